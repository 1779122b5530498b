// Exchanges: their list, pairs and fees.
import { createMarketData } from "@market-data/client";

const api = createMarketData({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
});

const { data: trading } = await api.exchange.map({ crypto_id: 1, sort: "volume_24h", limit: 2 });
const ids = trading.map(({ id }) => id);

const { data: facts } = await api.exchange.info({ id: ids, aux: ["urls", "date_launched"] });
for (const { name, urls, date_launched, maker_fee, taker_fee, weekly_visits } of Object.values(facts)) {
  console.log(name, urls?.fee?.[0] ?? "no page about fees", date_launched ?? "long ago");
  console.log(maker_fee ?? "?", "%", taker_fee ?? "?", "%", weekly_visits ?? "unknown many", "visits a week");
}

const { data: ranking } = await api.exchange.listings.latest({
  category: "spot",
  market_type: "fees",
  sort: "exchange_score",
  limit: 3,
  convert: ["USD", "EUR"],
});
for (const { name, num_market_pairs, exchange_score, quote } of ranking)
  console.log(name, num_market_pairs, exchange_score, quote.USD.volume_24h, quote.EUR.volume_24h_adjusted);

const { data: volumes } = await api.exchange.quotes.latest({ id: ids, convert: "USD" });
for (const id of ids) console.log(volumes[id]?.rank, volumes[id]?.quote.USD.volume_24h);

const { data: past } = await api.exchange.quotes.historical({
  id: ids,
  interval: "daily",
  count: 3,
  convert: "USD",
});
for (const { name, quotes } of Object.values(past))
  for (const { timestamp, quote } of quotes) console.log(name, timestamp, quote.USD.volume_24h);

for (const id of ids) {
  const { data: markets } = await api.exchange.marketPairs.latest({ id, matched_id: [1], limit: 3 });
  for (const { market_pair, quote } of markets.market_pairs)
    console.log(market_pair, quote.exchange_reported.price);
  const { data: assets } = await api.exchange.assets({ id });
  for (const { wallet_address, balance, currency } of assets)
    console.log(wallet_address, balance, currency.symbol, balance * (currency.price_usd ?? 0));
}
