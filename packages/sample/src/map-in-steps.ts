import type { Steps } from "@market-data/scheduler";

/** Maps items with `read`, in steps of one item. */
export function* mapInSteps<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Result,
): Steps<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(read(item));
    yield;
  }
  return results;
}
