import { operations, type ParsedParameters } from "@market-data/openapi";
import type { Quote } from "@market-data/types";
import { converted, convertedOrNull } from "../conversion/convert.ts";
import { type DayConversion, readDayConversions } from "../conversion/day-conversions.ts";
import { InvalidValueError } from "../errors.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { plainRecord } from "../records/records.ts";
import { isOfType } from "../rows/listing-filters.ts";
import { type Order, plainOrders, type Ranked, sorted } from "../rows/ordering.ts";
import { paginate } from "../rows/paging.ts";
import { availableAfter } from "../spec-facts.ts";
import type { DayEnd } from "../store/history.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { toList } from "../values/lazy.ts";
import { percentChange, product } from "../values/rounding.ts";
import { DAY, iso, startOfDay } from "../values/timestamps.ts";
import { Turns } from "../values/turns.ts";

type Parameters = ParsedParameters["cryptocurrencyListingsHistoricalV1"];
type DayPeriod = keyof DayEnd["priceBefore"];

/** An asset at the end of a day, in US dollars. */
interface DayRow extends Ranked {
  readonly end: DayEnd;
  readonly marketCap: number | null;
}

const operation = operations.cryptocurrencyListingsHistoricalV1;
const filterFields = auxFilter(operation);
/** The time from the end of a day until its ranking is available, in ms. */
const AVAILABLE_AFTER = availableAfter(operation, "day");

const orders: Readonly<Record<Parameters["sort"], Order<DayRow>>> = {
  svc_rank: plainOrders.svc_rank,
  name: plainOrders.name,
  symbol: plainOrders.symbol,
  max_supply: plainOrders.max_supply,
  market_cap: metric(({ marketCap }) => marketCap),
  price: metric(({ end }) => end.point.price),
  circulating_supply: metric(({ end }) => end.point.circulatingSupply),
  total_supply: metric(({ end }) => end.point.totalSupply),
  num_market_pairs: metric(({ end }) => end.numMarketPairs),
  volume_24h: metric(({ end }) => end.point.volume24h),
  percent_change_1h: metric(priceChange("1h")),
  percent_change_24h: metric(priceChange("24h")),
  percent_change_7d: metric(priceChange("7d")),
};

/**
 * The ranking at the end of a UTC day, at the rates of that time.
 *
 * @throws {ParameterError} for a day whose ranking is not available yet.
 */
export const listingsHistorical: OperationHandler<"cryptocurrencyListingsHistoricalV1"> = async (
  parameters,
  context,
) => {
  const { store, now } = context;
  const day = startOfDay(parameters.date);
  if (now < day + DAY + AVAILABLE_AFTER) throw notAvailableError(parameters, day);
  const turns = new Turns(context.signal);
  const [snapshot, ends] = await Promise.all([store.snapshot(), store.dayEnd(day)]);
  const conversions = await readDayConversions(snapshot, store, parameters, day, ends);
  const listed = await toRows(snapshot, ends, parameters, turns);
  const all = await sorted(listed, orders[parameters.sort], parameters.sort_dir);
  const rows = paginate(all, parameters);
  const filter = filterFields(parameters.aux);
  const data = toList(context, rows, (row) => filter(toRecord(snapshot, row, conversions)));
  return { data, count: rows.length };
};

function notAvailableError({ date }: Parameters, day: number): InvalidValueError {
  const from = iso(day + DAY + AVAILABLE_AFTER);
  return new InvalidValueError("date", date, `That day is available from ${from}.`);
}

/** For assets in the catalogue, whatever their state is today. */
async function toRows(
  snapshot: Snapshot,
  ends: readonly DayEnd[],
  { cryptocurrency_type }: Parameters,
  turns: Turns,
): Promise<DayRow[]> {
  const rows: DayRow[] = [];
  for (const end of ends) {
    if (turns.isOver) await turns.next();
    const asset = snapshot.assets.get(end.assetId);
    if (asset === undefined || !isOfType(asset, cryptocurrency_type)) continue;
    const { marketCap, price, circulatingSupply } = end.point;
    rows.push({ asset, rank: end.rank, end, marketCap: marketCap ?? product(price, circulatingSupply) });
  }
  return rows;
}

function toRecord(snapshot: Snapshot, row: DayRow, conversions: readonly DayConversion[]) {
  const { asset, rank, end } = row;
  const { circulatingSupply, totalSupply, time } = end.point;
  const { numMarketPairs } = end;
  const state = { asset, rank, numMarketPairs, circulatingSupply, totalSupply, lastUpdated: time };
  const quote = Object.fromEntries(conversions.map((currency) => [currency.key, toQuote(row, currency)]));
  return plainRecord(snapshot, state, quote);
}

function toQuote({ end, marketCap }: DayRow, { rate, before }: DayConversion): Quote {
  const { price, volume24h, time } = end.point;
  const change = (period: DayPeriod) => {
    const [earlier, rateThen] = [end.priceBefore[period], before[period]];
    if (earlier === null || rateThen === null) return null;
    return percentChange(earlier / rateThen, price / rate);
  };
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
  return ({ end }) => percentChange(end.priceBefore[period], end.point.price);
}

function metric(value: (row: DayRow) => number | null): Order<DayRow> {
  return { value, defaultDirection: "desc" };
}
