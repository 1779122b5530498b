import type { StoredQuote } from "@market-data/market";
import { optional, readRow, required } from "../columns.ts";
import { type Format, type ReadContext, type RowLoader, type SourceRow, withHeader } from "../format.ts";
import type { ImportSession } from "../session.ts";
import { makeName } from "../symbols.ts";
import { amount, day, line, price } from "../values.ts";

const SOURCE = "coinmetrics";
const LAST_MS = 86_400_000 - 1;

const COLUMNS = {
  asset: required(line, ""),
  date: required(day, ""),
  price_usd: required(price, ""),
  market_cap_usd: optional(amount, ""),
  supply_current: optional(amount, ""),
};

/**
 * Daily metrics of Coin Metrics. A day has only a closing price, which becomes a quote at the day's last millisecond. A
 * market cap or supply of 0 means unknown.
 */
export const coinMetricsDaily: Format = {
  name: "coin-metrics-daily",
  summary:
    "Daily prices, market caps and supplies of Coin Metrics: asset,date,price_usd,market_cap_usd,supply_current",
  order: 40,
  getSource: () => SOURCE,
  recognises: withHeader("asset", "date", "price_usd", "market_cap_usd", "supply_current"),
  start: (context) => new DailyMetrics(context),
};

/**
 * Some coins have a key per chain (`usdt_eth`, `usdt_trx`). Their days are added up at the end of the file. Memory grows
 * with the number of days.
 */
class DailyMetrics implements RowLoader {
  readonly #session: ImportSession;
  readonly #sums = new Map<number, Map<number, StoredQuote>>();

  constructor({ session }: ReadContext) {
    this.#session = session;
  }

  row({ texts }: SourceRow): void {
    const { assets, latest } = this.#session;
    const { asset, date, price_usd, market_cap_usd, supply_current } = readRow(COLUMNS, texts, latest);
    const key = { source: SOURCE, key: asset };
    const first = { name: makeName(asset), symbol: asset };
    const id = assets.save(key, { status: "active" }, first);
    const quote: StoredQuote = {
      time: date + LAST_MS,
      price: price_usd,
      volume24h: null,
      marketCap: market_cap_usd || null,
      circulatingSupply: supply_current || null,
      totalSupply: null,
    };
    if (assets.isPart(key)) this.#add(id, quote);
    else this.#session.addQuote(id, quote);
  }

  end(): void {
    for (const [id, quotes] of this.#sums) {
      for (const quote of quotes.values()) this.#session.addQuote(id, quote);
    }
  }

  #add(id: number, quote: StoredQuote): void {
    const quotes = this.#sums.get(id) ?? new Map<number, StoredQuote>();
    const other = quotes.get(quote.time);
    this.#sums.set(id, quotes.set(quote.time, other === undefined ? quote : sum(other, quote)));
  }
}

/** A sum is unknown if one of the chains has no value. */
function sum(one: StoredQuote, other: StoredQuote): StoredQuote {
  return {
    ...one,
    marketCap: add(one.marketCap, other.marketCap),
    circulatingSupply: add(one.circulatingSupply, other.circulatingSupply),
  };
}

function add(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
