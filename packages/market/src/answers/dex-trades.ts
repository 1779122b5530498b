import { operations, type ParsedParameters } from "@market-data/openapi";
import type { DexPairsTradeLatestV4Result, DexTradeQuote, DexTrade as TradeRecord } from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { type Conversion, conversions } from "../conversion/convert.ts";
import { type PastRates, pastRates } from "../conversion/past-rates.ts";
import { type FoundPair, findPairs } from "../dex/dex-pairs.ts";
import { pairFields, pairQuote, statedInList, statedText, textField } from "../dex/dex-records.ts";
import { figureText } from "../dex/figure-text.ts";
import { auxShaper } from "../records/aux.ts";
import type { DexTrade } from "../store/dex.ts";
import { iso } from "../values/timestamps.ts";

/** So many trades of a pair are shown; how many the service showed is not documented. */
const MOST_TRADES = 20;

/** DEX pairs with their newest trades, the newest first (document 3, trade pair). */
export async function dexPairsTradeLatestV4(
  parameters: ParsedParameters["dexPairsTradeLatestV4"],
  { store }: AnswerContext,
): Promise<Answer<DexPairsTradeLatestV4Result["data"]>> {
  const snapshot = await store.snapshot();
  const currencies = conversions(snapshot, parameters);
  const pairs: { found: FoundPair; trades: readonly DexTrade[] }[] = [];
  for (const found of findPairs(snapshot, parameters)) {
    const { contractAddress, networkId } = found.pair;
    const trades = await store.dexTrades(contractAddress, networkId, MOST_TRADES);
    pairs.push({ found, trades: found.isReversed ? trades.map(reversed) : trades });
  }
  const times = pairs.flatMap(({ trades }) => trades.map(({ time }) => time));
  const rates = await pastRates(store, currencies, times, parameters);
  const shape = auxShaper(operations.dexPairsTradeLatestV4)(parameters.aux);
  const data = pairs.map(({ found, trades }) =>
    shape({
      ...pairFields(found),
      quote: statedInList(
        currencies,
        ({ rate }) => rate,
        (currency, rate) => pairQuote(found.pair, currency, rate),
      ),
      transactions: trades.map((trade) => tradeRecord(trade, found, currencies, rates)),
    }),
  );
  return { data, count: times.length };
}

/** A trade seen from the pair's quote asset: who bought the one sold the other. */
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

function tradeRecord(
  trade: DexTrade,
  { network }: FoundPair,
  currencies: readonly Conversion[],
  rates: PastRates,
): TradeRecord {
  const { time, type, transactionHash } = trade;
  const link = network.transactionHashUrl;
  return {
    date: iso(time),
    type,
    quote: statedInList(
      currencies,
      (currency) => rates(currency, time),
      ({ id }, rate) => quoteOf(trade, id, rate),
    ),
    transaction_hash: transactionHash,
    ...textField("blockchain_explorer_link", link && link + transactionHash),
  };
}

function quoteOf(trade: DexTrade, id: number, rate: number): DexTradeQuote | null {
  const price = statedText(trade.price, rate);
  if (price === null) return null;
  return {
    convert_id: String(id),
    price,
    ...textField("total", statedText(trade.total, rate)),
    ...textField("price_by_quote_asset", figureText(trade.priceByQuoteAsset)),
    ...textField("amount_base_asset", figureText(trade.amountBaseAsset)),
    ...textField("amount_quote_asset", figureText(trade.amountQuoteAsset)),
  };
}
