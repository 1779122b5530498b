import { operations, type ParsedParameters } from "@market-data/openapi";
import type { CryptocurrencyListingsHistoricalV1Result, Quote } from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { converted, stated } from "../conversion/convert.ts";
import { type DayConversion, dayConversions } from "../conversion/day-conversions.ts";
import { BadParameter } from "../errors.ts";
import { auxShaper } from "../records/aux.ts";
import { plainRecord } from "../records/records.ts";
import { isOfType } from "../rows/listing-filters.ts";
import { type Order, plainOrders, type Ranked, sorted } from "../rows/ordering.ts";
import { pageOf } from "../rows/paging.ts";
import type { DayEnd } from "../store/history.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { percentChange, product } from "../values/rounding.ts";
import { DAY, iso, startOfDay } from "../values/timestamps.ts";

type Parameters = ParsedParameters["cryptocurrencyListingsHistoricalV1"];
type DayPeriod = keyof DayEnd["priceBefore"];

/** An asset as it stood at the end of a day, in US dollars. */
interface DayRow extends Ranked {
  readonly end: DayEnd;
  readonly marketCap: number | null;
}

const { cache } = operations.cryptocurrencyListingsHistoricalV1;
/** How long after its end a day is available, in ms. */
const AVAILABLE_AFTER = "schedule" in cache ? Number(cache.schedule[0]?.availableAfterSeconds) * 1000 : 0;

const shaper = auxShaper(operations.cryptocurrencyListingsHistoricalV1);

const orders: Readonly<Record<Parameters["sort"], Order<DayRow>>> = {
  svc_rank: plainOrders.svc_rank,
  name: plainOrders.name,
  symbol: plainOrders.symbol,
  max_supply: plainOrders.max_supply,
  market_cap: figure(({ marketCap }) => marketCap),
  price: figure(({ end }) => end.point.price),
  circulating_supply: figure(({ end }) => end.point.circulatingSupply),
  total_supply: figure(({ end }) => end.point.totalSupply),
  num_market_pairs: figure(({ end }) => end.numMarketPairs),
  volume_24h: figure(({ end }) => end.point.volume24h),
  percent_change_1h: figure(changeOf("1h")),
  percent_change_24h: figure(changeOf("24h")),
  percent_change_7d: figure(changeOf("7d")),
};

/**
 * The ranking at the end of a UTC day, at that moment's rates (document 2, `/v1/cryptocurrency/listings/historical`).
 *
 * @throws {BadParameter} for a day that is not over, or ended too recently to be available.
 */
export async function cryptocurrencyListingsHistoricalV1(
  parameters: Parameters,
  { store, now }: AnswerContext,
): Promise<Answer<CryptocurrencyListingsHistoricalV1Result["data"]>> {
  const day = startOfDay(parameters.date);
  if (now < day + DAY + AVAILABLE_AFTER) throw notThere(day);
  const [snapshot, ends] = await Promise.all([store.snapshot(), store.dayEnd(day)]);
  const conversions = await dayConversions(snapshot, store, parameters, day, ends);
  const rows = sorted(rowsOf(snapshot, ends, parameters), orders[parameters.sort], parameters.sort_dir);
  const shape = shaper(parameters.aux);
  const data = pageOf(rows, parameters).map((row) => shape(recordOf(snapshot, row, conversions)));
  return { data, count: data.length };
}

function notThere(day: number): BadParameter {
  const from = iso(day + DAY + AVAILABLE_AFTER);
  const date = iso(day).slice(0, "yyyy-mm-dd".length);
  return new BadParameter(
    "date",
    `Invalid value for "date": "${date}". That day can be read from ${from} on.`,
  );
}

/** Of assets that the catalogue knows, whatever their state is today. */
function rowsOf(snapshot: Snapshot, ends: readonly DayEnd[], { cryptocurrency_type }: Parameters): DayRow[] {
  return ends.flatMap((end) => {
    const asset = snapshot.assets.get(end.assetId);
    if (asset === undefined || !isOfType(asset, cryptocurrency_type)) return [];
    const { marketCap, price, circulatingSupply } = end.point;
    return [{ asset, rank: end.rank, end, marketCap: marketCap ?? product(price, circulatingSupply) }];
  });
}

function recordOf(snapshot: Snapshot, row: DayRow, conversions: readonly DayConversion[]) {
  const { asset, rank, end } = row;
  const { circulatingSupply, totalSupply, time } = end.point;
  const { numMarketPairs } = end;
  const subject = { asset, rank, numMarketPairs, circulatingSupply, totalSupply, lastUpdated: time };
  const quote = Object.fromEntries(conversions.map((currency) => [currency.key, quoteOf(row, currency)]));
  return plainRecord(snapshot, subject, quote, { flags: false });
}

function quoteOf({ end, marketCap }: DayRow, { rate, before }: DayConversion): Quote {
  const { price, volume24h, time } = end.point;
  const change = (period: DayPeriod) => {
    const [earlier, rateThen] = [end.priceBefore[period], before[period]];
    if (earlier === null || rateThen === null) return null;
    return percentChange(earlier / rateThen, price / rate);
  };
  return {
    price: stated(price, rate),
    volume_24h: converted(volume24h, rate),
    percent_change_1h: change("1h"),
    percent_change_24h: change("24h"),
    percent_change_7d: change("7d"),
    market_cap: converted(marketCap, rate),
    last_updated: iso(time),
  };
}

function changeOf(period: DayPeriod): (row: DayRow) => number | null {
  return ({ end }) => percentChange(end.priceBefore[period], end.point.price);
}

function figure(value: (row: DayRow) => number | null): Order<DayRow> {
  return { value, natural: "desc" };
}
