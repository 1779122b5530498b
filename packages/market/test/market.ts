import { findSentText, type OperationId, parseQuery } from "@market-data/openapi";
import { asset, metrics, NOON } from "../../../test/conformance/src/fixtures.ts";
import { measureResponse } from "../src/budget/quote-budget.ts";
import { type FindText, ParameterError } from "../src/errors.ts";
import { marketOperations } from "../src/market-operations.ts";
import type { OperationResult, ResponseData } from "../src/operation.ts";
import type { ChangePeriod } from "../src/store/asset-metrics.ts";
import { buildSnapshot, type MetricsWithPast } from "../src/store/build-snapshot.ts";
import type { Asset, Fiat } from "../src/store/catalogue.ts";
import { metricsToQuote } from "../src/store/quotes.ts";
import type { Snapshot } from "../src/store/snapshot.ts";
import type { MarketStore } from "../src/store/store.ts";
import { emptyTables } from "../src/store/tables.ts";

export { asset, NOON } from "../../../test/conformance/src/fixtures.ts";

/** Metrics of an asset, with some past prices. */
export type KnownMetrics = Partial<Omit<MetricsWithPast, "priceBefore">> & {
  priceBefore?: Partial<Record<ChangePeriod, number | null>>;
};

export function withPast(assetId: number, known: KnownMetrics = {}): MetricsWithPast {
  const { priceBefore = {}, volume24hBefore = null, ...newest } = known;
  const unknown = { "1h": null, "24h": null, "7d": null, "30d": null, "60d": null, "90d": null };
  return {
    ...metrics(assetId, newest),
    priceBefore: { ...unknown, ...priceBefore },
    volume24hBefore,
  };
}

/** An asset with its known facts and metrics; null for an asset without metrics. */
export type Coin = readonly [id: number, facts?: Partial<Asset>, metrics?: KnownMetrics | null];

export const DOLLAR: Fiat = {
  id: 2781,
  symbol: "USD",
  name: "United States Dollar",
  sign: "$",
  kind: "fiat",
};
export const EURO: Fiat = { id: 2790, symbol: "EUR", name: "Euro", sign: "€", kind: "fiat" };
export const EURO_RATE = 1.25;

/** Optional parts of a market, besides coins and currencies. */
export type Extras = Partial<
  Pick<Snapshot, "tags" | "categories" | "airdrops" | "multipliers" | "trends" | "fiats" | "rates">
>;

/** A market of the given coins, the dollar and the euro, plus optional parts. */
export function makeSnapshot(coins: readonly Coin[], extras: Extras = {}): Snapshot {
  const withMetrics = coins.filter(([, , known]) => known !== null);
  const parts = {
    ...emptyTables(),
    assets: new Map(coins.map(([id, facts]) => [id, asset(id, facts)])),
    metrics: new Map(withMetrics.map(([id, , known]) => [id, withPast(id, known ?? {})])),
    fiats: extras.fiats ?? new Map([DOLLAR, EURO].map((fiat) => [fiat.id, fiat])),
    rates:
      extras.rates ?? new Map([[EURO.id, { fiatId: EURO.id, usd: EURO_RATE, lastUpdated: NOON - 60_000 }]]),
  };
  return { ...buildSnapshot(parts, 1), ...extras };
}

/** A store of a snapshot. The only history is the newest metrics, plus the given queries. Fiat rates are constant. */
export function makeStore(snapshot: Snapshot, history: Partial<MarketStore> = {}): MarketStore {
  const none = async () => [];
  return {
    snapshot: async () => snapshot,
    candles: none,
    derivedCandles: none,
    closestQuotes: async (id, times, tolerance, side) => {
      const metrics = snapshot.metrics.get(id);
      const newest = metrics && metricsToQuote(metrics);
      return times.map((time) => {
        if (newest === undefined || (side === "before" && newest.time > time)) return null;
        return Math.abs(newest.time - time) <= tolerance ? newest : null;
      });
    },
    firstQuotes: async (_assetId, spans) => spans.map(() => null),
    lastQuotes: async (_assetId, times) => times.map(() => null),
    extremes: async () => null,
    dayEnd: none,
    ratesAt: async (id, times) => {
      const usd = snapshot.rates.get(id)?.usd;
      return times.map((time) => (usd === undefined ? null : { time, usd }));
    },
    seriesPoints: none,
    closestPoints: async (_series, times) => times.map(() => null),
    firstPoints: async (_series, spans) => spans.map(() => null),
    dexTrades: none,
    dexCandles: none,
    ...history,
  };
}

const PATH = { partner: "example" };
const PERIOD = { used: 0, limit: 100, period: { from: NOON, to: NOON + 60_000 } };
/** The usage of an account without requests. */
const UNUSED = { minute: PERIOD, day: PERIOD, month: PERIOD };

/** The result of a request whose query is parsed by the contract. Throws errors with the message for the caller. */
export async function ask<Id extends OperationId>(
  id: Id,
  query: string,
  market: Snapshot | MarketStore,
  now = NOON,
): Promise<OperationResult<ResponseData<Id>>> {
  const parsed = parseQuery(id, query, PATH);
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  const store = "version" in market ? makeStore(market) : market;
  const { parameters, given } = parsed;
  measureResponse(marketOperations[id], { ...parameters }, { snapshot: await store.snapshot(), now, given });
  try {
    return await marketOperations[id].handle(parameters, { store, now, given, usage: UNUSED });
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error;
    const findText: FindText = (name, value) => findSentText(id, query, PATH, name, value);
    throw Object.assign(error, { message: error.messageFor(findText) });
  }
}
