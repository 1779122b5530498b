import type { Asset } from "../store/catalogue.ts";

/**
 * The date an asset was added: stated by the source, else the first record of its history, else `newest`.
 *
 * @param newest The time of the asset's newest metrics; undefined without metrics.
 */
export function getDateAdded<Newest extends number | undefined>(
  { dateAdded, firstHistoricalData }: Asset,
  newest: Newest,
): number | Newest {
  return dateAdded ?? firstHistoricalData ?? newest;
}
