import type { Operation } from "@market-data/openapi";
import type { Asset } from "../store/catalogue.ts";
import type { Lookup } from "./lookup.ts";

/** What stands under one key of a map. */
export type Entry<Item> = Item | Item[];

/**
 * The records of what was found, in the shape that the operation's `x-svc-result` describes: a map keyed as asked, with
 * an array under a symbol where it says so; or, for one value alone, the record or array itself where it says so
 * (document 1, *Versioning* 4 and 6). A call that found nothing has an empty map.
 *
 * @param record Makes one asset's record.
 */
export function resultMap<Item>(
  lookups: readonly Lookup[],
  result: Operation["result"],
  record: (asset: Asset) => Item,
): Entry<Item> | Record<string, Entry<Item>> {
  const [only] = lookups;
  if (only?.alone && result.unwrappedFor?.includes(only.by)) return entry(only, result, record);
  return keyed(lookups, result, record);
}

/** The same for an operation that never unwraps. */
export function keyed<Item>(
  lookups: readonly Lookup[],
  result: Operation["result"],
  record: (asset: Asset) => Item,
): Record<string, Entry<Item>> {
  // Not by assignment: a key such as "__proto__" would be none.
  return Object.fromEntries(lookups.map((lookup) => [lookup.key, entry(lookup, result, record)]));
}

function entry<Item>(
  { by, assets }: Lookup,
  { arrayUnder }: Operation["result"],
  record: (asset: Asset) => Item,
): Entry<Item> {
  return arrayUnder?.includes(by) ? assets.map(record) : record(assets[0] as Asset);
}
