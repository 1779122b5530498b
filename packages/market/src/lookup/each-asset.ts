import type { Turns } from "../values/turns.ts";
import type { Lookup } from "./lookup.ts";

/** What the lookups of a request found, each once, in the requested order. */
export function uniqueItems<Item>(lookups: readonly Lookup<Item>[]): Item[] {
  return [...new Set(lookups.flatMap(({ items }) => items))];
}

/**
 * How many assets or exchanges are read at the same time: a request for hundreds does not fill a store's queue, and what the store
 * returns for them at once does not keep other requests waiting.
 */
const MAX_CONCURRENT = 4;

/** What `read` returns for each item, by its id. @throws The reason of the turns' signal, once it is aborted. */
export async function readEach<Item extends { readonly id: number }, Found>(
  items: readonly Item[],
  turns: Turns,
  read: (item: Item) => Promise<Found>,
): Promise<Map<number, Found>> {
  const found = new Map<number, Found>();
  for (let first = 0; first < items.length; first += MAX_CONCURRENT) {
    const some = items.slice(first, first + MAX_CONCURRENT);
    const results = await Promise.all(some.map(read));
    for (const [index, { id }] of some.entries()) found.set(id, results[index] as Found);
    if (turns.isOver) await turns.next();
    turns.check();
  }
  return found;
}

/** What `read` returns for each item, by its id: what is known already, and for the others, which become known. */
export async function readMissing<Item extends { readonly id: number }, Found>(
  known: Map<number, Found>,
  items: readonly Item[],
  turns: Turns,
  read: (item: Item) => Promise<Found>,
): Promise<ReadonlyMap<number, Found>> {
  const missing = items.filter(({ id }) => !known.has(id));
  for (const [id, found] of await readEach(missing, turns, read)) known.set(id, found);
  return known;
}
