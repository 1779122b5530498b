import type { Operation } from "@market-data/openapi";

/**
 * Returns the credits of a response (`x-svc-credits`): a base, one credit per started `size` of counted units, and one credit per
 * conversion beyond the first. A response without rows costs the base.
 *
 * @param count The number of counted units or rows. Rows with only null values do not count.
 * @param conversions The number of currencies that the request converts to.
 */
export function countCredits(
  { credits }: Pick<Operation, "credits">,
  count: number,
  conversions: number,
): number {
  const { base, per, convertExtra } = credits;
  if (count === 0) return base;
  const bySize = per === undefined ? 0 : Math.ceil(count / per.size);
  return base + bySize + (convertExtra ? Math.max(0, conversions - 1) : 0);
}

/** Returns the number of distinct conversion currencies. `convert_id` overrides `convert`. */
export function countConversions(parameters: Readonly<Record<string, unknown>>): number {
  const { convert, convert_id: ids } = parameters;
  if (Array.isArray(ids)) return new Set(ids).size;
  if (!Array.isArray(convert)) return 0;
  return new Set(convert.map((symbol) => String(symbol).toUpperCase())).size;
}
