// The whole market: size, sentiment, and indexes of the largest coins.
import { createMarketData } from "@market-data/client";

const api = createMarketData({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
});

const { data: market } = await api.globalMetrics.quotes.latest({ convert: ["USD", "EUR"] });
console.log(market.quote.EUR.total_market_cap, "euros;", market.btc_dominance, "% of it Bitcoin");

const { data: days } = await api.globalMetrics.quotes.historical({
  interval: "daily",
  count: 7,
  convert: "USD",
});
for (const { timestamp, btc_dominance, quote } of days.quotes) {
  console.log(timestamp, btc_dominance, quote.USD?.total_market_cap, quote.USD?.total_volume_24h);
}

const { data: mood } = await api.fearAndGreed.latest();
const { data: moods } = await api.fearAndGreed.historical({ limit: 7 });
console.log(mood.value, mood.value_classification, "after", moods.map(({ value }) => value).join(", "));

const { data: large } = await api.index.svc100Latest();
const { data: largest } = await api.index.svc20Latest();
console.log(large.value, large.constituents?.length, largest.value, largest.constituents?.length);

const span = { interval: "daily", count: 3 } as const;
const { data: past } = await api.index.svc100Historical(span);
const { data: pastOfLargest } = await api.index.svc20Historical(span);
for (const { update_time, value } of [...past, ...pastOfLargest]) console.log(update_time, value);
