// All data about one coin: metadata, markets, history and categories.
import { createMarketData } from "@market-data/client";

const api = createMarketData({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
});

const { data: pages } = await api.cryptocurrency.info({
  id: [1, 825],
  aux: ["urls", "logo", "description", "tags", "platform", "date_added", "notice"],
  skip_invalid: true,
});
for (const page of Object.values(pages)) {
  if (page === undefined) continue;
  const [website = "no website"] = page.urls?.website ?? [];
  console.log(page.name, page.category, website, page.logo ?? "", page.urls?.source_code?.length ?? 0);
  console.log(page.description ?? page.notice ?? "", page.date_launched ?? page.date_added ?? "");
}

// Several coins may share a symbol, so the map contains lists.
const { data: namesakes } = await api.cryptocurrency.info({ symbol: "BAT" });
for (const { id, name, platform } of namesakes["BAT"] ?? []) console.log(id, name, platform?.symbol ?? "");

const { data: markets } = await api.cryptocurrency.marketPairs.latest({
  id: 1,
  limit: 10,
  sort: "volume_24h_strict",
  sort_dir: "desc",
  category: "spot",
  fee_type: "all",
  matched_symbol: ["USD", "EUR"],
  convert: "USD",
});
console.log(markets.name, "has", markets.num_market_pairs ?? "unknown many", "markets");
for (const { exchange, market_pair, market_pair_base, market_pair_quote, quote } of markets.market_pairs) {
  const reported = quote.exchange_reported;
  console.log(exchange.name, market_pair, market_pair_base.currency_symbol, market_pair_quote.currency_type);
  console.log(quote.USD.price, quote.USD.volume_24h, reported.price, reported.volume_24h_base);
}

const { data: performance } = await api.cryptocurrency.pricePerformanceStats.latest({
  id: 1,
  time_period: ["24h", "7d", "all_time"],
  convert: "USD",
});
for (const [period, values] of Object.entries(performance["1"]?.periods ?? {})) {
  const { open, high, low, close, percent_change, price_change } = values?.quote.USD ?? {};
  console.log(period, values?.open_timestamp, open, high, low, close, percent_change, price_change);
}

const { data: categories } = await api.cryptocurrency.categories({ id: 1, limit: 3 });
for (const { id, name, num_tokens, market_cap, avg_price_change } of categories) {
  console.log(name, num_tokens, market_cap, avg_price_change);
  const { data: category } = await api.cryptocurrency.category({ id, limit: 3, convert: "EUR" });
  for (const coin of category.coins) console.log(coin.name, coin.quote.EUR.price, category.volume_change);
}

const { data: airdrops } = await api.cryptocurrency.airdrops({ status: "ENDED", limit: 3 });
for (const { id, project_name, start_date, end_date, total_prize } of airdrops) {
  console.log(project_name, start_date, end_date, total_prize);
  const { data: airdrop } = await api.cryptocurrency.airdrop({ id });
  console.log(airdrop[id]?.coin?.symbol, airdrop[id]?.winner_count, airdrop[id]?.link);
}
