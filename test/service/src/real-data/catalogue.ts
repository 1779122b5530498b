import type { Checks, Get } from "./checks.ts";
import { readLines, readRows } from "./files.ts";

interface MapItem {
  readonly id: number;
  readonly name: string;
  readonly symbol: string;
}

/** Checks that assets, tokens, market pairs and currencies are found by what identifies them. */
export async function checkCatalogue(folder: string, get: Get, checks: Checks): Promise<void> {
  const { data: named } = (await get("/v1/cryptocurrency/map?listing_status=active,inactive,untracked")) as {
    data: MapItem[];
  };
  const tokens = readLines(folder, "open/tokens_multichain.csv.gz").length - 1;
  checks.equal("assets, as many as there are tokens at least", named.length > tokens, true);
  await checkToken(folder, get, checks);
  await checkPairs(folder, get, checks);
  await checkCurrencies(folder, get, checks);
  const registry = (await get("/v2/cryptocurrency/info?id=1")) as {
    data: Record<string, { description: string | null; logo?: string }>;
  };
  checks.equal(
    "Bitcoin's description",
    registry.data["1"]?.description?.startsWith("Bitcoin, the first"),
    true,
  );
}

const TOKEN = "0x514910771AF9Ca656af840dff83E8264EcF986CA";

async function checkToken(folder: string, get: Get, checks: Checks): Promise<void> {
  const row = readRows(folder, "open/tokens_multichain.csv.gz").find(
    ({ chain, address }) => chain === "ethereum" && address?.toLowerCase() === TOKEN.toLowerCase(),
  );
  const { data } = (await get("/v2/cryptocurrency/info?slug=chainlink")) as {
    data: Record<string, { symbol: string; platform: { symbol: string; token_address: string } }>;
  };
  const found = data["chainlink"];
  checks.equal("a token's symbol", found?.symbol, row?.["symbol"]);
  checks.equal("its address", found?.platform.token_address, row?.["address"]);
  checks.equal("its platform", found?.platform.symbol, "ETH");
}

/** Market pairs with Bitcoin as base or quote, under any symbol that an exchange uses. */
async function checkPairs(folder: string, get: Get, checks: Checks): Promise<void> {
  const expected = readRows(folder, "open/market_pairs_lean.csv").filter(
    ({ symbol = "", quote = "" }) => quote === "BTC" || symbol.slice(0, -quote.length) === "BTC",
  ).length;
  const { data } = (await get("/v2/cryptocurrency/market-pairs/latest?id=1&limit=1")) as {
    data: { num_market_pairs: number };
  };
  checks.equal("pairs of Bitcoin", data.num_market_pairs, expected);
}

/** Bitcoin's price in every currency of the European Central Bank, at the rates of its newest day. */
async function checkCurrencies(folder: string, get: Get, checks: Checks): Promise<void> {
  const rows = readRows(folder, "open/fx_ecb_daily_per_eur.csv.gz");
  const newest = rows
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const day = rows.filter(({ date }) => date === newest);
  const dollars = Number(day.find(({ currency }) => currency === "USD")?.["per_eur"]);
  const codes = day.map(({ currency }) => currency);
  const path = `/v3/cryptocurrency/quotes/latest?id=1&convert=USD,EUR,${codes.filter((code) => code !== "USD").join(",")}`;
  const [bitcoin] = (await get(path)) as { quote: { symbol: string; price: number }[] }[];
  const prices = new Map(bitcoin?.quote.map(({ symbol, price }) => [symbol, price]));
  const inDollars = prices.get("USD") ?? Number.NaN;
  checks.close("Bitcoin in euros now", prices.get("EUR"), inDollars / dollars);
  for (const { currency = "", per_eur } of day) {
    checks.close(`Bitcoin in ${currency} now`, prices.get(currency), (inDollars / dollars) * Number(per_eur));
  }
}
