/**
 * Splits a list into lists that fit into a URL: servers reject a longer one with status 414. Requests of a multiple of 100 ids
 * cost no more credits than one of all ids.
 * @param size The maximum number of items in each, at least 1. Default 500.
 * @throws TypeError for another size.
 */
export function splitList<Item>(items: readonly Item[], size = 500): Item[][] {
  if (!(size >= 1)) throw new TypeError('splitList: "size" must be a number, at least 1');
  const length = Math.floor(size);
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );
}
