import type { OperationId, OperationWithAux } from "@market-data/openapi";
import type { HistoricalQuote, QuotesHistorical, QuotesHistoricalItem } from "@market-data/types";
import { convertedOrNull } from "../conversion/convert.ts";
import { assetQuotes, toSearchInterval } from "../history/find-quotes.ts";
import { lookUp } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { isActive } from "../records/records.ts";
import type { Asset } from "../store/catalogue.ts";
import type { StoredQuote } from "../store/history.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { iso } from "../values/timestamps.ts";
import { readHistoricalQuotes } from "./historical-quotes.ts";

type QuotesHistoricalId = Extract<OperationId, `cryptocurrencyQuotesHistoricalV${number}`>;

/** Returns quotes at past times. Rules: spec/guides/time-and-intervals.md. */
export function quotesHistorical<Id extends QuotesHistoricalId>(
  operation: OperationWithAux<Id>,
): OperationHandler<Id> {
  const filterFields = auxFilter(operation);
  return async (parameters, context) => {
    const { lookups, count, list } = await readHistoricalQuotes(
      parameters,
      context,
      (snapshot) => lookUp(snapshot, parameters, operation),
      ({ id }) => assetQuotes(context.store, id),
    );
    const snapshot = await context.store.snapshot();
    const filter = filterFields(parameters.aux);
    const data = toData(operation, lookups, context, (asset) => {
      const quotes = list(asset, ({ point, window }, convert): QuotesHistoricalItem => {
        const timestamp = iso(point.time);
        const quote = convert((rate) => toQuote(point, timestamp, rate));
        return { timestamp, search_interval: toSearchInterval(window), quote };
      });
      return filter(toRecord(snapshot, asset, quotes));
    });
    return { data, count };
  };
}

function toRecord(snapshot: Snapshot, asset: Asset, quotes: QuotesHistoricalItem[]): QuotesHistorical {
  const { id, name, symbol } = asset;
  return {
    id,
    name,
    symbol,
    is_active: isActive(snapshot, asset),
    is_fiat: 0,
    quotes,
  };
}

function toQuote(quote: StoredQuote, timestamp: string, rate: number): HistoricalQuote | null {
  const price = convertedOrNull(quote.price, rate);
  if (price === null) return null;
  const volume = convertedOrNull(quote.volume24h, rate);
  return {
    price,
    volume_24h: volume,
    volume_24hr: volume,
    market_cap: convertedOrNull(quote.marketCap, rate),
    circulating_supply: quote.circulatingSupply,
    total_supply: quote.totalSupply,
    last_updated: timestamp,
    timestamp,
  };
}
