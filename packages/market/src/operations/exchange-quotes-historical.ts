import { operations } from "@market-data/openapi";
import type { ExchangeHistoricalQuote, ExchangeQuotesHistorical } from "@market-data/types";
import { convertedOrNull } from "../conversion/convert.ts";
import { seriesQuotes } from "../history/find-quotes.ts";
import { lookUpExchanges } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationHandler } from "../operation.ts";
import { getExchangeSeries } from "../store/exchange-series.ts";
import { iso } from "../values/timestamps.ts";
import { readHistoricalQuotes } from "./historical-quotes.ts";

const operation = operations.exchangeQuotesHistoricalV1;

/**
 * Returns the volumes of exchanges at past times. An exchange without volumes in the requested span has an empty list.
 */
export const exchangeQuotesHistorical: OperationHandler<"exchangeQuotesHistoricalV1"> = async (
  parameters,
  context,
) => {
  const { lookups, count, list } = await readHistoricalQuotes(
    parameters,
    context,
    (snapshot) => lookUpExchanges(snapshot, parameters),
    ({ id }) => seriesQuotes(context.store, getExchangeSeries(id)),
  );
  const data = toData(operation, lookups, context, (exchange): ExchangeQuotesHistorical => {
    const { id, name, slug } = exchange;
    const quotes = list(exchange, ({ point: { time, values } }, convert) => {
      const timestamp = iso(time);
      const quote = convert(
        (rate): ExchangeHistoricalQuote => ({
          volume_24h: convertedOrNull(values["volume24h"] ?? null, rate),
          volume_24h_adjusted: convertedOrNull(values["volume24hAdjusted"] ?? null, rate),
          timestamp,
        }),
      );
      return { timestamp, num_market_pairs: values["numMarketPairs"] ?? 0, quote };
    });
    return { id, name, slug, quotes };
  });
  return { data, count };
};
