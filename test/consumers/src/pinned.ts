// An older program with pinned versions.
import { asMap, createMarketData } from "@market-data/client";

const api = createMarketData({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
  warn: false,
});

const { data: quotes } = await api.v1.cryptocurrency.quotes.latest({
  symbol: ["BTC", "ETH"],
  convert: "USD",
});
console.log(quotes["BTC"]?.quote.USD.price, quotes["ETH"]?.quote.USD.volume_24h);

const { data: namesakes } = await api.v2.cryptocurrency.quotes.latest({ symbol: ["BAT"], convert: "USD" });
for (const coin of namesakes["BAT"] ?? []) console.log(coin.slug, coin.quote.USD.market_cap);

const { data: listings } = await api.v1.cryptocurrency.listings.latest({
  limit: 10,
  price_max: 100,
  sort: "volume_24h",
  aux: ["svc_rank", "date_added", "tags"],
});
for (const { svc_rank, name, date_added, quote } of listings) {
  console.log(svc_rank, name, date_added, quote.USD.percent_change_1h);
}

const { data: pages } = await api.v1.cryptocurrency.info({ id: 1 });
console.log(pages["1"]?.urls?.website);

const { data: markets } = await api.v1.cryptocurrency.marketPairs.latest({ symbol: "BTC", limit: 5 });
console.log(markets.market_pairs.map(({ exchange }) => exchange.slug));

const { data: bars } = await api.v1.cryptocurrency.ohlcv.historical({ symbol: "BTC", count: 3 });
console.log(bars.quotes.map(({ quote }) => quote.USD.close));

const { data: day } = await api.v1.cryptocurrency.ohlcv.latest({ symbol: "BTC" });
console.log(day["BTC"]?.quote.USD.open);

const { data: best } = await api.v1.cryptocurrency.pricePerformanceStats.latest({ slug: "bitcoin" });
console.log(best["bitcoin"]?.periods["all_time"]?.quote.USD.percent_change);

for (const history of [
  await api.v1.cryptocurrency.quotes.historical({ id: [1, 1027], count: 2 }),
  await api.v2.cryptocurrency.quotes.historical({ id: [1, 1027], count: 2 }),
  await api.v3.cryptocurrency.quotes.historical({ id: [1, 1027], count: 2 }),
]) {
  console.log(asMap(history.data)["1027"]?.quotes.map(({ quote }) => quote.USD.price));
}

const { data: multipliers } = await api.v1.cryptocurrency.multiplier({ start: 1, limit: 10 });
const { data: same } = await api.v2.dex.multiplier({ crypto_id: [1, 825], skip_invalid: true });
for (const { crypto_id, multiplier, effective_at } of [...multipliers.items, ...same.items]) {
  console.log(crypto_id, multiplier, effective_at, multipliers.has_more, same.total_size);
}

const { data: conversion } = await api.v1.tools.priceConversion({ amount: 2, symbol: "BTC", convert: "USD" });
console.log(conversion.name, conversion.quote.USD.price);

const { data: scores } = await api.v1.partners.fcas.quotes.latest({ partner: "example", id: 1 });
console.log(scores.length);
