/**
 * Splits a list of ids into chunks for separate requests, because servers reject long URLs with status 414. With a
 * multiple of 100 as `size` and one currency, the requests cost no more credits than a single request.
 * @param size The maximum number of items per chunk, at least 1. Default 500.
 * @throws TypeError for an invalid size.
 */
export function splitList<Item>(items: readonly Item[], size = 500): Item[][] {
  if (!(size >= 1)) throw new TypeError('splitList: "size" must be a number, at least 1');
  const length = Math.floor(size);
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );
}
