import type { Asset } from "../store/catalogue.ts";

/**
 * When an asset was added: as its source states it, else the first record of its history, else `newest`.
 *
 * @param newest When its newest metrics were updated; undefined without any.
 */
export function getDateAdded<Newest extends number | undefined>(
  { dateAdded, firstHistoricalData }: Asset,
  newest: Newest,
): number | Newest {
  return dateAdded ?? firstHistoricalData ?? newest;
}
