/**
 * The page of a list that `start` (counted from 1) and `limit` select; everything from `start` without a limit. Reads the
 * list only as far as necessary.
 *
 * @param accepts Which items are in the list; all by default.
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
