// Decentralized exchanges: networks, exchanges, pairs, candles and trades.
import { createMarketData } from "@market-data/client";
import type { DexOhlcvQuote } from "@market-data/types";

const api = createMarketData({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
});

const { data: networks } = await api.dex.networks.list({ limit: 5, sort: "name", sort_dir: "asc" });
const [network] = networks;
console.log(network?.id, network?.name, network?.network_slug);

const { data: exchanges } = await api.dex.listings.quotes({ limit: 5, convert_id: 2781 });
for (const { id, name, market_share, quote } of exchanges) {
  console.log(
    id,
    name,
    market_share,
    quote?.map(({ volume_24h }) => Number(volume_24h ?? 0)),
  );
}
const { data: about } = await api.dex.listings.info({ id: exchanges.map(({ id }) => id) });
console.log(about.map(({ slug, urls }) => [slug, urls?.website?.[0]]));

const contract_address = process.argv[2] ?? "0x0000000000000000000000000000000000007101";
const where = { contract_address, network_slug: "ethereum", skip_invalid: true } as const;

function getClose(quotes: readonly DexOhlcvQuote[]): number {
  return Number(quotes[0]?.close ?? Number.NaN);
}

const { data: today } = await api.dex.pairs.ohlcv.latest(where);
for (const { name, time_open, quote } of today) console.log(name, time_open, getClose(quote));

const { data: history } = await api.dex.pairs.ohlcv.historical({ ...where, count: 5, time_period: "daily" });
for (const { quotes } of history)
  for (const { quote, time_close } of quotes) console.log(time_close, getClose(quote));

const { data: pairs } = await api.dex.pairs.trade.latest({ ...where, aux: ["transaction_hash"] });
for (const { base_asset_symbol, quote_asset_symbol, transactions } of pairs) {
  for (const { date, type, quote, transaction_hash } of transactions) {
    console.log(base_asset_symbol, quote_asset_symbol, date, type, quote[0]?.price, transaction_hash);
  }
}
