import type { Operation } from "../operation.ts";

/**
 * What an answer costs (document 1, *Limits*): a base, one credit for each started `size` of what is counted, and one
 * for each conversion beyond the first. An answer without rows costs the base alone.
 *
 * @param count How many of the counted unit the answer holds.
 * @param conversions How many currencies the call converts to.
 */
export function creditsOf(
  { credits }: Pick<Operation, "credits">,
  count: number,
  conversions: number,
): number {
  const { base, per, convertExtra } = credits;
  if (per !== undefined && count === 0) return base;
  const bySize = per === undefined ? 0 : Math.ceil(count / per.size);
  return base + bySize + (convertExtra ? Math.max(0, conversions - 1) : 0);
}

/** How many different currencies a call converts to; `convert_id` takes the place of `convert`. */
export function conversionsOf(parameters: Readonly<Record<string, unknown>>): number {
  const { convert, convert_id: ids } = parameters;
  if (Array.isArray(ids)) return new Set(ids).size;
  if (!Array.isArray(convert)) return 0;
  return new Set(convert.map((symbol) => String(symbol).toUpperCase())).size;
}
