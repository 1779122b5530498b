// The value of a portfolio in two currencies, with price changes per coin.
import { createMarketData, getQuote } from "@market-data/client";

const api = createMarketData({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
});

const holdings = new Map([
  [1, 0.5],
  [1027, 4],
  [825, 1200],
]);

const coins = await api.cryptocurrency.quotes.latest({
  id: [...holdings.keys()],
  convert: ["USD", "EUR"],
  aux: ["num_market_pairs", "svc_rank", "tags", "platform"],
  skip_invalid: true,
});

const worth = { USD: 0, EUR: 0 };
for (const coin of coins) {
  const amount = holdings.get(coin.id) ?? 0;
  const dollars = getQuote(coin, "USD");
  const euros = getQuote(coin, "EUR");
  worth.USD += amount * dollars.price;
  worth.EUR += amount * euros.price;
  const day = dollars.percent_change_24h ?? 0;
  const week = dollars.percent_change_7d?.toFixed(1) ?? "?";
  const share = dollars.market_cap_dominance?.toFixed(2) ?? "?";
  const chain = coin.platform?.name ?? "a chain of its own";
  const tags = coin.tags?.map(({ name }) => name).join(", ") ?? "";
  console.log(`${coin.svc_rank}. ${coin.name} (${coin.symbol}), on ${chain}: ${day.toFixed(2)} %, ${week} %`);
  console.log(`   of the market ${share} %, supply ${coin.circulating_supply ?? "unknown"}, ${tags}`);
  console.log(
    `   as of ${new Date(dollars.last_updated).toISOString()}, volume ${euros.volume_24h ?? "?"} EUR`,
  );
}
console.log(`${worth.USD.toFixed(2)} USD, ${worth.EUR.toFixed(2)} EUR`);
