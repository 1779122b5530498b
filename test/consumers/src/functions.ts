// A small program. A bundler keeps two operations.
import {
  type Client,
  createClient,
  cryptocurrencyMapV1,
  cryptocurrencyQuotesLatestV3,
  getQuote,
  pathClient,
} from "@market-data/client";

const client: Client = createClient({
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
});

async function getIds(symbols: readonly string[]): Promise<number[]> {
  const { data } = await cryptocurrencyMapV1(client, { symbol: symbols, listing_status: "active" });
  return data.map(({ id }) => id);
}

const id = await getIds(["BTC", "ETH"]);
const { data, headers } = await cryptocurrencyQuotesLatestV3(client, { id, convert: "USD" }).withResponse();
for (const coin of data) console.log(coin.symbol, getQuote(coin, "USD").price);
console.log(headers.creditCount, "credits");

for await (const { name, rank } of cryptocurrencyMapV1.items(client, { sort: "svc_rank" }, { maximum: 3 })) {
  console.log(rank, name);
}

const { data: airdrops } = await pathClient(client).GET("/v1/cryptocurrency/airdrops", {
  params: { query: { status: "ONGOING" } },
});
console.log(airdrops?.data.length ?? 0);
