import type { Operation } from "@market-data/openapi";

/**
 * What a response costs (`x-svc-credits`): a base, one credit for each started `size` of what is counted, and one for
 * each conversion beyond the first. A response without rows costs the base alone.
 *
 * @param count How many of the counted unit, or rows, the response contains; those of nulls alone do not count.
 * @param conversions How many currencies the request converts to.
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

/** How many different currencies a request converts to; `convert_id` takes the place of `convert`. */
export function countConversions(parameters: Readonly<Record<string, unknown>>): number {
  const { convert, convert_id: ids } = parameters;
  if (Array.isArray(ids)) return new Set(ids).size;
  if (!Array.isArray(convert)) return 0;
  return new Set(convert.map((symbol) => String(symbol).toUpperCase())).size;
}
