import type { Exchange } from "@market-data/market";
import { toSlug } from "../coins/names.ts";
import data from "../data/exchanges.json" with { type: "json" };

/** A data file's entry, by its status. */
interface ExchangeData {
  readonly id: number;
  readonly name: string;
  readonly notice: string | null;
}

const byStatus: Readonly<Record<Exchange["status"], readonly ExchangeData[]>> = data;

/** Exchanges on which the sample market's pairs trade. */
export const activeExchanges = exchangesIn("active");

/** All of them; the inactive and the untracked one have no pairs. */
export const sampleExchanges: readonly Exchange[] = [
  ...activeExchanges,
  ...exchangesIn("inactive"),
  ...exchangesIn("untracked"),
];

function exchangesIn(status: Exchange["status"]): Exchange[] {
  return byStatus[status].map((exchange) => ({ ...exchange, slug: toSlug(exchange.name), status }));
}
