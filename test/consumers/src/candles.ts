// Candles for a chart of one coin and of several, including the current day.
import { asMap, createMarketData } from "@market-data/client";

const api = createMarketData({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
});

interface Candle {
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

const { data: bitcoin } = await api.cryptocurrency.ohlcv.historical({
  id: 1,
  time_period: "daily",
  interval: "daily",
  time_start: "2026-01-01",
  time_end: "2026-01-10",
  count: 10,
  convert: "EUR",
});
const candles = bitcoin.quotes.map(({ time_open, quote }): Candle => {
  const { open, high, low, close, volume } = quote.EUR;
  return { time: Date.parse(time_open) / 1000, open, high, low, close, volume: volume ?? 0 };
});
const highest = bitcoin.quotes.reduce((peak, { quote }) => Math.max(peak, quote.EUR.high), 0);
console.log(bitcoin.name, bitcoin.symbol, candles.length, "candles, the highest at", highest);

const watched = ["bitcoin", "ethereum"] as const;
const { data: several } = await api.cryptocurrency.ohlcv.historical({ slug: watched, count: 3 });
for (const slug of watched) {
  const history = asMap(several, watched)[slug];
  for (const { time_close, time_high, quote } of history?.quotes ?? []) {
    console.log(slug, time_close, time_high ?? "", quote.USD.close, quote.USD.market_cap ?? "");
  }
}

const { data: today } = await api.cryptocurrency.ohlcv.latest({ id: [1, 1027], convert: ["USD", "EUR"] });
for (const coin of Object.values(today)) {
  if (coin === undefined) continue;
  const { open, close, volume, last_updated } = coin.quote.USD;
  console.log(coin.name, coin.time_open, open, close, volume, last_updated, coin.quote.EUR.close);
}

const { data: line } = await api.cryptocurrency.quotes.historical({
  id: 1,
  interval: "1h",
  count: 24,
  convert: "USD",
  aux: ["price", "volume", "market_cap"],
});
for (const { timestamp, quote } of line.quotes) {
  console.log(timestamp, quote.USD.price, quote.USD.volume_24h, quote.USD.market_cap);
}
