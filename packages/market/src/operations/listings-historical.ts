import { operations, type ParsedParameters } from "@market-data/openapi";
import { Task } from "@market-data/scheduler";
import type { Quote } from "@market-data/types";
import { converted, convertedOrNull } from "../conversion/convert.ts";
import { type DayConversion, readDayConversions } from "../conversion/day-conversions.ts";
import { InvalidValueError } from "../errors.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { changeIn } from "../records/quote-context.ts";
import { plainRecord } from "../records/records.ts";
import { hasType } from "../rows/listing-filters.ts";
import { type Order, plainOrders, type Ranked, sorted } from "../rows/ordering.ts";
import { paginate } from "../rows/paging.ts";
import { availableAfter } from "../spec-facts.ts";
import type { DayEnd } from "../store/history.ts";
import { getPriceSpan, mayBeInTotals } from "../store/market-totals.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { toList } from "../values/lazy.ts";
import { percentChange, product } from "../values/rounding.ts";
import { DAY, iso, startOfDay } from "../values/timestamps.ts";

type Parameters = ParsedParameters["cryptocurrencyListingsHistoricalV1"];
type DayPeriod = keyof DayEnd["priceBefore"];

/** An asset at the end of a day, in USD. */
interface DayRow extends Ranked {
  readonly end: DayEnd;
  readonly marketCap: number | null;
}

const operation = operations.cryptocurrencyListingsHistoricalV1;
const filterFields = auxFilter(operation);
/** The delay between the end of a day and its ranking, in ms. */
const AVAILABLE_AFTER = availableAfter(operation, "day");

const orders: Readonly<Record<Parameters["sort"], Order<DayRow>>> = {
  svc_rank: plainOrders.svc_rank,
  name: plainOrders.name,
  symbol: plainOrders.symbol,
  max_supply: plainOrders.max_supply,
  market_cap: metric(({ marketCap }) => marketCap),
  price: metric(({ end }) => end.quote.price),
  circulating_supply: metric(({ end }) => end.quote.circulatingSupply),
  total_supply: metric(({ end }) => end.quote.totalSupply),
  num_market_pairs: metric(({ end }) => end.numMarketPairs),
  volume_24h: metric(({ end }) => end.quote.volume24h),
  percent_change_1h: metric(priceChange("1h")),
  percent_change_24h: metric(priceChange("24h")),
  percent_change_7d: metric(priceChange("7d")),
};

/**
 * Returns the ranking at the end of a UTC day. Each asset is converted at the rates of its last price.
 *
 * @throws {ParameterError} if the ranking of the day is not available yet.
 */
export const listingsHistorical: OperationHandler<"cryptocurrencyListingsHistoricalV1"> = async (
  parameters,
  context,
) => {
  const { store, now } = context;
  const day = startOfDay(parameters.date);
  if (now < day + DAY + AVAILABLE_AFTER) throw notAvailableError(parameters, day);
  const task = new Task(context.signal);
  const snapshot = await store.snapshot();
  const ends = await store.dayEnd(day, listCandidates(snapshot, day), snapshot.maxPriceAge);
  const listed = await toRows(snapshot, ends, parameters, task);
  const all = await sorted(listed, orders[parameters.sort], parameters.sort_dir);
  const rows = paginate(all, parameters);
  const shown = rows.map(({ end }) => end);
  const conversions = await readDayConversions(snapshot, context, parameters, ends, shown, task);
  const filter = filterFields(parameters.aux);
  const data = toList(context, rows, (row) => filter(toRecord(snapshot, row, conversions)));
  return { data, count: rows.length };
};

function notAvailableError({ date }: Parameters, day: number): InvalidValueError {
  const from = iso(day + DAY + AVAILABLE_AFTER);
  return new InvalidValueError("date", date, `That day is available from ${from}.`);
}

/** The assets that may have a price at the end of a day, in any listing state today. */
function listCandidates(snapshot: Snapshot, day: number): number[] {
  const earliest = day - 2 * snapshot.maxPriceAge;
  return [...snapshot.assets.values()].flatMap((asset) => {
    const span = mayBeInTotals(asset) ? getPriceSpan(snapshot, asset) : undefined;
    return span !== undefined && span.from < day + DAY && span.to >= earliest ? asset.id : [];
  });
}

async function toRows(
  snapshot: Snapshot,
  ends: readonly DayEnd[],
  { cryptocurrency_type }: Parameters,
  task: Task,
): Promise<DayRow[]> {
  const rows: DayRow[] = [];
  for (const end of ends) {
    if (task.shouldYield) await task.yield();
    const asset = snapshot.assets.get(end.assetId);
    if (asset === undefined || !hasType(asset, cryptocurrency_type)) continue;
    const { marketCap, price, circulatingSupply } = end.quote;
    rows.push({ asset, rank: end.rank, end, marketCap: marketCap ?? product(price, circulatingSupply) });
  }
  return rows;
}

function toRecord(snapshot: Snapshot, row: DayRow, conversions: readonly DayConversion[]) {
  const { asset, rank, end } = row;
  const { circulatingSupply, totalSupply, time } = end.quote;
  const { numMarketPairs } = end;
  const state = { asset, rank, numMarketPairs, circulatingSupply, totalSupply, lastUpdated: time };
  const quote = Object.fromEntries(conversions.map((currency) => [currency.key, toQuote(row, currency)]));
  return plainRecord(snapshot, state, quote);
}

function toQuote({ end, marketCap }: DayRow, { getRates }: DayConversion): Quote {
  const { price, volume24h, time } = end.quote;
  const { rate, before } = getRates(end);
  const change = (period: DayPeriod) =>
    changeIn(end.priceBefore[period], before === undefined ? 1 : before[period], price, rate);
  return {
    price: converted(price, rate),
    volume_24h: convertedOrNull(volume24h, rate),
    percent_change_1h: change("1h"),
    percent_change_24h: change("24h"),
    percent_change_7d: change("7d"),
    market_cap: convertedOrNull(marketCap, rate),
    last_updated: iso(time),
  };
}

function priceChange(period: DayPeriod): (row: DayRow) => number | null {
  return ({ end }) => percentChange(end.priceBefore[period], end.quote.price);
}

function metric(value: (row: DayRow) => number | null): Order<DayRow> {
  return { value, defaultDirection: "desc" };
}
