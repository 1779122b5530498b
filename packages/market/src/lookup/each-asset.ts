import type { Asset } from "../store/catalogue.ts";
import type { Turns } from "../values/turns.ts";
import type { Lookup } from "./lookup.ts";

/** The assets of a request, each once, in the requested order. */
export function uniqueAssets(lookups: readonly Lookup[]): Asset[] {
  return [...new Set(lookups.flatMap(({ items }) => items))];
}

/**
 * How many assets are read at the same time: a request for hundreds does not fill a store's queue, and what the store
 * returns for them at once does not keep other requests waiting.
 */
const MAX_CONCURRENT = 4;

/** What `read` returns for each asset, by its id. @throws The reason of the turns' signal, once it is aborted. */
export async function readEachAsset<Found>(
  assets: readonly Asset[],
  turns: Turns,
  read: (asset: Asset) => Promise<Found>,
): Promise<Map<number, Found>> {
  const found = new Map<number, Found>();
  for (let first = 0; first < assets.length; first += MAX_CONCURRENT) {
    const some = assets.slice(first, first + MAX_CONCURRENT);
    const results = await Promise.all(some.map(read));
    for (const [index, { id }] of some.entries()) found.set(id, results[index] as Found);
    if (turns.isOver) await turns.next();
    turns.check();
  }
  return found;
}
