import { operations, type ParsedParameters } from "@market-data/openapi";
import type {
  CryptocurrencyOhlcvLatestV1Result,
  CryptocurrencyOhlcvLatestV2Result,
  OhlcvLatest,
  OhlcvLatestQuote,
} from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { type Currency, converted, targets } from "../conversion/convert.ts";
import { type PastRates, pastRates, statedInEach } from "../conversion/past-rates.ts";
import { closeTime, momentOf, pricesOf } from "../history/bar-figures.ts";
import { assetsOf, forEachAsset } from "../lookup/each-asset.ts";
import { countAssets, lookUp, narrowed } from "../lookup/lookup.ts";
import { keyed } from "../lookup/results.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Bar } from "../store/history.ts";
import { DAY, iso, isoOrNull, startOfDay } from "../values/timestamps.ts";

type Id = "cryptocurrencyOhlcvLatestV1" | "cryptocurrencyOhlcvLatestV2";

/** OHLCV of the running UTC day, one asset under a symbol (document 3, OHLCV latest v1). */
export async function cryptocurrencyOhlcvLatestV1(
  parameters: ParsedParameters["cryptocurrencyOhlcvLatestV1"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyOhlcvLatestV1Result["data"]>> {
  const { data, count } = await ohlcvLatest("cryptocurrencyOhlcvLatestV1", parameters, context);
  return { data: data as Record<string, OhlcvLatest>, count };
}

/** OHLCV of the running UTC day, all assets under a symbol (document 2, `/v2/cryptocurrency/ohlcv/latest`). */
export async function cryptocurrencyOhlcvLatestV2(
  parameters: ParsedParameters["cryptocurrencyOhlcvLatestV2"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyOhlcvLatestV2Result["data"]>> {
  return ohlcvLatest("cryptocurrencyOhlcvLatestV2", parameters, context);
}

async function ohlcvLatest(id: Id, parameters: ParsedParameters[Id], { store, now }: AnswerContext) {
  const { version, result } = operations[id];
  const snapshot = await store.snapshot();
  const currencies = targets(snapshot, parameters);
  const found = lookUp(snapshot, parameters, { version });
  const from = startOfDay(now);
  const days = await forEachAsset(assetsOf(found), async ({ id: assetId }) => {
    const [day] = await store.bars({ assetId, period: "daily", from, to: from + DAY });
    return day;
  });
  const dayOf = (asset: Asset) => days.get(asset.id);
  const lookups = narrowed(found, (asset) => dayOf(asset) !== undefined, parameters.skip_invalid);
  const moments = assetsOf(lookups).map((asset) => momentOf(dayOf(asset) as Bar, "daily", now));
  const rates = await pastRates(store, currencies, moments, parameters);
  const data = keyed(lookups, result, (asset) => record(asset, dayOf(asset) as Bar, now, currencies, rates));
  return { data, count: countAssets(lookups) };
}

function record(
  { id, name, symbol }: Asset,
  day: Bar,
  now: number,
  currencies: readonly Currency[],
  rates: PastRates,
): OhlcvLatest {
  const moment = momentOf(day, "daily", now);
  const last_updated = iso(moment);
  return {
    id,
    name,
    symbol,
    last_updated,
    time_open: iso(day.timeOpen),
    time_close: iso(closeTime(day, "daily")),
    time_high: isoOrNull(day.timeHigh),
    time_low: isoOrNull(day.timeLow),
    quote: statedInEach(
      currencies,
      (currency) => rates(currency, moment),
      (rate) => quoteOf(day, last_updated, rate),
    ),
  };
}

function quoteOf(day: Bar, last_updated: string, rate: number): OhlcvLatestQuote | null {
  const prices = pricesOf(day, rate);
  return prices && { ...prices, volume: converted(day.volume, rate), last_updated };
}
