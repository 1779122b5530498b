import type { Operation, OperationId } from "@market-data/openapi";
import type { ResponseData } from "../operation.ts";
import { type Laziness, toList, toMap } from "../values/lazy.ts";
import type { Lookup } from "./lookup.ts";

/**
 * Shapes the results by the operation's `x-svc-result`: a map whose keys are the requested values, with an array under
 * a symbol if the contract says so. For a single value, the record or array may stand alone. Without results, an empty
 * map.
 *
 * @param toRecord Builds the record of an item, as described by the operation's schema.
 */
export function toData<Id extends OperationId, Item>(
  { result }: Operation<Id>,
  lookups: readonly Lookup<Item>[],
  laziness: Laziness,
  toRecord: (item: Item) => unknown,
): ResponseData<Id> {
  const [only] = lookups;
  const isUnwrapped = only?.isOnly === true && result.unwrappedFor?.includes(only.by) === true;
  const data = isUnwrapped
    ? getEntry(only)
    : toMap(
        laziness,
        lookups.map((lookup) => [lookup.key, () => getEntry(lookup)]),
      );
  // The schema and `x-svc-result` describe the same shape, but the compiler knows only the schema.
  return data as ResponseData<Id>;

  function getEntry({ by, items }: Lookup<Item>): unknown {
    return result.arrayUnder?.includes(by) ? toList(laziness, items, toRecord) : toRecord(items[0] as Item);
  }
}
