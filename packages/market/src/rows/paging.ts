/**
 * The page of a list selected by `start` (counted from 1) and `limit`; without a limit, everything from `start`. Reads
 * no further than the end of the page.
 *
 * @param accepts Whether an item is in the list. Default: all items.
 */
export function paginate<Item>(
  items: readonly Item[],
  { start, limit = Number.POSITIVE_INFINITY }: { readonly start: number; readonly limit?: number },
  accepts?: (item: Item) => boolean,
): Item[] {
  if (accepts === undefined) return items.slice(start - 1, start - 1 + limit);
  const found: Item[] = [];
  let position = 0;
  for (const item of items) {
    if (!accepts(item)) continue;
    position += 1;
    if (position < start) continue;
    found.push(item);
    if (found.length >= limit) break;
  }
  return found;
}
