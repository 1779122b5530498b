import type { Task } from "@market-data/scheduler";
import type { Lookup } from "./lookup.ts";

/** The items that the lookups of a request found, in the requested order, without duplicates. */
export function uniqueItems<Item>(lookups: readonly Lookup<Item>[]): Item[] {
  return [...new Set(lookups.flatMap(({ items }) => items))];
}

/**
 * The maximum number of assets or exchanges read concurrently. A request for hundreds neither fills a store's queue nor
 * delays other requests with a burst of results.
 */
const MAX_CONCURRENT = 4;

/** The results of `read` by item id. @throws The reason of the task's signal after an abort. */
export async function readEach<Item extends { readonly id: number }, Found>(
  items: readonly Item[],
  task: Task,
  read: (item: Item) => Promise<Found>,
): Promise<Map<number, Found>> {
  const found = new Map<number, Found>();
  for (let first = 0; first < items.length; first += MAX_CONCURRENT) {
    const some = items.slice(first, first + MAX_CONCURRENT);
    const results = await Promise.all(some.map(read));
    for (const [index, { id }] of some.entries()) found.set(id, results[index] as Found);
    if (task.shouldYield) await task.yield();
  }
  return found;
}

/** The results of `read` by item id. Known results are reused, and new results are added to `known`. */
export async function readMissing<Item extends { readonly id: number }, Found>(
  known: Map<number, Found>,
  items: readonly Item[],
  task: Task,
  read: (item: Item) => Promise<Found>,
): Promise<ReadonlyMap<number, Found>> {
  const missing = items.filter(({ id }) => !known.has(id));
  for (const [id, found] of await readEach(missing, task, read)) known.set(id, found);
  return known;
}
