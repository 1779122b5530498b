// Filtered lists, by page and by item.
import { createMarketData, getQuote } from "@market-data/client";

const api = createMarketData({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
});

const filters = {
  price_min: 1,
  market_cap_min: 1_000_000_000,
  volume_24h_min: 1_000_000,
  percent_change_24h_min: -50,
  percent_change_24h_max: 100,
  sort: "market_cap",
  sort_dir: "desc",
  cryptocurrency_type: "all",
  convert: ["USD"],
} as const;

for await (const coin of api.cryptocurrency.listings.latest.items(filters, { maximum: 20 })) {
  const { price, percent_change_24h, market_cap } = getQuote(coin, "USD");
  console.log(coin.svc_rank ?? "-", coin.slug, price, percent_change_24h, market_cap, coin.tags?.length ?? 0);
}

const slugs = new Map<number, string>();
for await (const page of api.cryptocurrency.map.pages({ limit: 100, sort: "id" }, { maximum: 200 })) {
  for (const { id, slug, rank, is_active } of page.data) {
    if (is_active !== 0 && rank !== null) slugs.set(id, slug);
  }
}
console.log(slugs.size, "active coins have a rank");

const { data: found } = await api.cryptocurrency.map({
  symbol: ["BTC", "BAT"],
  listing_status: ["active", "untracked"],
  aux: ["platform", "first_historical_data", "last_historical_data", "is_active", "status"],
});
for (const { id, name, symbol, platform, first_historical_data } of found) {
  console.log(id, name, symbol, platform?.token_address ?? "", first_historical_data ?? "");
}

const { data: fresh } = await api.cryptocurrency.listings.new({ limit: 5, sort_dir: "desc" });
for (const { name, date_added, quote } of fresh) console.log(name, date_added, quote.USD.price);

const { data: then } = await api.cryptocurrency.listings.historical({
  date: "2026-01-10",
  limit: 5,
  sort: "svc_rank",
  convert: "USD",
});
for (const { name, svc_rank, quote } of then) console.log(svc_rank, name, quote.USD.market_cap);

const { data: winners } = await api.cryptocurrency.trending.gainersLosers({
  time_period: "24h",
  sort: "percent_change_24h",
  sort_dir: "desc",
  limit: 5,
});
const { data: searched } = await api.cryptocurrency.trending.latest({ time_period: "24h", limit: 5 });
const { data: visited } = await api.cryptocurrency.trending.mostVisited({ time_period: "24h", limit: 5 });
for (const { name, quote } of [...winners, ...searched, ...visited]) {
  console.log(name, quote.USD.percent_change_24h);
}
