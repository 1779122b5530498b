import type { Operation, OperationId } from "@market-data/openapi";
import type { ResponseData } from "../operation.ts";
import { type Laziness, toList, toValue } from "../values/lazy.ts";
import type { Lookup } from "./lookup.ts";

/**
 * The data of a response about what was found, in the shape of the operation's `x-svc-result`: a map with
 * the requested values as keys, and an array under a symbol where it says so; for a single value the record or array
 * itself where it says so. Where nothing was found it is an empty map.
 *
 * @param toRecord Makes the record of what was found, as the operation's schema describes it.
 */
export function toData<Id extends OperationId, Item>(
  { result }: Operation<Id>,
  lookups: readonly Lookup<Item>[],
  laziness: Laziness,
  toRecord: (item: Item) => unknown,
): ResponseData<Id> {
  const [only] = lookups;
  const isUnwrapped = only?.isOnly === true && result.unwrappedFor?.includes(only.by) === true;
  // Object.fromEntries, because assigning to a key such as "__proto__" would not add it.
  const data = isUnwrapped
    ? entry(only)
    : Object.fromEntries(lookups.map((lookup) => [lookup.key, entry(lookup)]));
  // The schema of the response and `x-svc-result` describe the same shape; the compiler knows the schema alone.
  return data as ResponseData<Id>;

  function entry({ by, items }: Lookup<Item>): unknown {
    return result.arrayUnder?.includes(by)
      ? toList(laziness, items, toRecord)
      : toValue(laziness, () => toRecord(items[0] as Item));
  }
}
