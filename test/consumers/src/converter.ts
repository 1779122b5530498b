// A converter for amounts, currencies and times.
import { createMarketData } from "@market-data/client";
import type { PriceConversion } from "@market-data/types";

const api = createMarketData({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
});

const [text = "2.5", symbol = "BTC", ...into] = process.argv.slice(2);
const amount = Number(text);

// Several currencies may share a symbol.
const { data, status } = await api.tools.priceConversion({ amount, symbol, convert: ["USD", "EUR"] });
for (const { amount, name, quote } of data) {
  console.log(`${amount} ${name} are ${quote.USD.price} USD, ${quote.EUR.price} EUR`);
  console.log(`at ${quote.USD.last_updated}, for ${status.credit_count} credits`);
}

// The available currencies.
const { data: currencies } = await api.fiat.map({ sort: "name", include_metals: true });
for (const { symbol, name, sign } of currencies) console.log(symbol, name, sign);

// By id and time; the symbols of the response are unknown.
const then = await api.tools.priceConversion({ amount: 100, id: 1027, time: 1768435200, convert_id: [2781] });
const { name, last_updated }: Omit<PriceConversion, "quote"> = then.data;
console.log(name, last_updated);
for (const [currency, quote] of Object.entries(then.data.quote)) {
  if (quote !== undefined) console.log(then.data.symbol, currency, quote.price.toFixed(2));
}

if (into.length > 0) {
  const asked = await api.tools.priceConversion({ amount, symbol, convert: into });
  const quote = asked.data[0]?.quote ?? {};
  for (const currency of into) console.log(currency, quote[currency]?.price ?? "no such currency");
}

const { data: prices } = await api.simple.price({
  ids: [1, 1027, 825],
  include_market_cap: true,
  include_volume_24h: true,
  include_percent_change_24h: true,
  include_last_updated: true,
});
for (const { id, price, market_cap, volume_24h, percent_change_24h, last_updated } of prices) {
  console.log(id, price, market_cap, volume_24h, percent_change_24h, last_updated);
}
