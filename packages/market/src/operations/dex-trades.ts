import { operations } from "@market-data/openapi";
import { Task } from "@market-data/scheduler";
import type { DexTradeQuote, DexTrade as TradeRecord } from "@market-data/types";
import { type Currency, lastRatesAt, noRateError } from "../conversion/convert.ts";
import { type PastRates, readPastRates, uniqueTimes } from "../conversion/past-rates.ts";
import { readChangeConversions } from "../conversion/view-rates.ts";
import { decimalText } from "../dex/decimal-text.ts";
import { type FoundPair, findPairs } from "../dex/dex-pairs.ts";
import { convertedText, pairFields, pairQuote, quoteList, textField } from "../dex/dex-records.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { getView } from "../rows/view.ts";
import type { DexTrade } from "../store/dex.ts";
import { toList } from "../values/lazy.ts";
import { iso } from "../values/timestamps.ts";

/** Returns DEX pairs with their newest trades, newest first. */
export const dexTrades: OperationHandler<"dexPairsTradeLatestV4"> = async (parameters, context) => {
  const { store } = context;
  const task = new Task(context.signal);
  const snapshot = await store.snapshot();
  const pairs: { found: FoundPair; trades: readonly DexTrade[] }[] = [];
  for (const found of findPairs(snapshot, parameters)) {
    const { contractAddress, networkId } = found.pair;
    const trades = await store.dexTrades(contractAddress, networkId, parameters.limit);
    pairs.push({ found, trades: found.isReversed ? trades.map(reversed) : trades });
  }
  const pairTimes = uniqueTimes(pairs.map(({ found }) => found.pair.lastUpdated));
  const currencies = await readChangeConversions(getView(snapshot), context, parameters, pairTimes);
  for (const currency of currencies) {
    const missing = pairTimes.find((time) => currency.getRate(time) === null);
    if (missing !== undefined) throw await noRateError(context, parameters, currency, missing);
  }
  const times = pairs.flatMap(({ trades }) => trades.map(({ time }) => time));
  const rates = await readPastRates(context, currencies, times, parameters, task, lastRatesAt);
  const filter = auxFilter(operations.dexPairsTradeLatestV4)(parameters.aux);
  const data = toList(context, pairs, ({ found, trades }) =>
    filter({
      ...pairFields(found),
      quote: currencies.flatMap((currency) => pairQuote(found.pair, currency) ?? []),
      transactions: toList(context, trades, (trade) => toTrade(trade, found, currencies, rates)),
    }),
  );
  return { data, count: times.length };
};

/** The trade as seen from the pair's quote asset: buying one asset sells the other. */
function reversed(trade: DexTrade): DexTrade {
  const { type, price, priceByQuoteAsset, amountBaseAsset, amountQuoteAsset } = trade;
  return {
    ...trade,
    type: type === "buy" ? "sell" : "buy",
    price: price / priceByQuoteAsset,
    priceByQuoteAsset: 1 / priceByQuoteAsset,
    amountBaseAsset: amountQuoteAsset,
    amountQuoteAsset: amountBaseAsset,
  };
}

function toTrade(
  trade: DexTrade,
  { network }: FoundPair,
  currencies: readonly Currency[],
  rates: PastRates,
): TradeRecord {
  const { time, type, transactionHash } = trade;
  const link = network.transactionHashUrl;
  return {
    date: iso(time),
    type,
    quote: quoteList(
      currencies,
      (currency) => rates(currency, time),
      ({ id }, rate) => toQuote(trade, id, rate),
    ),
    transaction_hash: transactionHash,
    ...textField("blockchain_explorer_link", link && link + transactionHash),
  };
}

function toQuote(trade: DexTrade, id: number, rate: number): DexTradeQuote | null {
  const price = convertedText(trade.price, rate);
  if (price === null) return null;
  return {
    convert_id: String(id),
    price,
    ...textField("total", convertedText(trade.total, rate)),
    ...textField("price_by_quote_asset", decimalText(trade.priceByQuoteAsset)),
    ...textField("amount_base_asset", decimalText(trade.amountBaseAsset)),
    ...textField("amount_quote_asset", decimalText(trade.amountQuoteAsset)),
  };
}
