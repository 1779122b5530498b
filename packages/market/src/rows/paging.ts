/**
 * The part of a list that `start` (counted from 1) and `limit` name; all that follows `start` without a limit. Goes no
 * further through the list than it must.
 *
 * @param keeps Which items the list is made of; all by default.
 */
export function paginate<Item>(
  items: readonly Item[],
  { start, limit = Number.POSITIVE_INFINITY }: { readonly start: number; readonly limit?: number },
  keeps?: (item: Item) => boolean,
): Item[] {
  if (keeps === undefined) return items.slice(start - 1, start - 1 + limit);
  const found: Item[] = [];
  let position = 0;
  for (const item of items) {
    if (!keeps(item)) continue;
    position += 1;
    if (position < start) continue;
    found.push(item);
    if (found.length >= limit) break;
  }
  return found;
}
