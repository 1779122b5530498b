import type { Asset } from "../store/catalogue.ts";
import type { Lookup } from "./lookup.ts";

/** The assets of a call, each once, in the order asked. */
export function assetsOf(lookups: readonly Lookup[]): Asset[] {
  return [...new Set(lookups.flatMap(({ assets }) => assets))];
}

/** So many assets' histories are read at once: a call that names hundreds must not fill a store's queue. */
const AT_ONCE = 8;

/** What `read` gives for each asset, by its id. */
export async function forEachAsset<Found>(
  assets: readonly Asset[],
  read: (asset: Asset) => Promise<Found>,
): Promise<Map<number, Found>> {
  const found = new Map<number, Found>();
  for (let first = 0; first < assets.length; first += AT_ONCE) {
    const some = assets.slice(first, first + AT_ONCE);
    const results = await Promise.all(some.map(read));
    for (const [index, { id }] of some.entries()) found.set(id, results[index] as Found);
  }
  return found;
}
