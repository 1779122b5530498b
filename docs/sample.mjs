import { createMarketData, getQuote } from "@market-data/client";

const api = createMarketData({ baseUrl: "http://127.0.0.1:4000", apiKey: process.env.MARKET_DATA_KEY });
const coins = await api.cryptocurrency.quotes.latest({ id: [1, 1027], convert: ["USD", "EUR"] });
for (const coin of coins) console.log(coin.name, getQuote(coin, "EUR").price);
