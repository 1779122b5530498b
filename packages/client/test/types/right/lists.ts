import type { CryptocurrencyMapV1Parameters, MarketData } from "@market-data/client";
import type { MapItem, MapResponse } from "@market-data/types";
import { assert, type Equal } from "./equal.js";

declare const api: MarketData;

// One value, an array, a readonly array, an array of unknown length.
declare const symbols: string[];
declare const fixed: readonly string[];
export const map = await api.cryptocurrency.map();
assert<Equal<typeof map, MapResponse>>();
export const first: MapItem | undefined = map.data[0];
await api.cryptocurrency.map({});
await api.cryptocurrency.map({ symbol: "BTC" });
await api.cryptocurrency.map({ symbol: ["BTC", "ETH"], aux: "status" });
await api.cryptocurrency.map({ symbol: symbols });
await api.cryptocurrency.map({ symbol: fixed, listing_status: ["active", "inactive"] });
await api.simple.price({ ids: [1, 1027], include_market_cap: true });

// Undefined counts as absent, for any compiler options.
declare const limit: number | undefined;
const parameters: CryptocurrencyMapV1Parameters = { limit, sort: undefined };
await api.cryptocurrency.map(parameters, { timeout: 1000 });

// Fields selected by `aux` are optional.
assert<Equal<(typeof map.data)[number]["status"], "active" | "inactive" | "untracked" | undefined>>();

// Text parameters of version 3 accept numbers and booleans. Times accept Unix seconds.
await api.cryptocurrency.listings.latest({ start: 1, limit: "100", price_min: 0.5, sort: "market_cap" });
await api.cryptocurrency.quotes.latest({ id: 1, skip_invalid: true });
await api.cryptocurrency.quotes.latest({ id: 1, skip_invalid: "false" });
await api.cryptocurrency.quotes.historical({ id: 1, time_start: 1_768_435_200, time_end: "2026-01-15" });

// A path parameter is one of the parameters.
await api.partners.fcas.quotes.latest({ partner: "example-partner", symbol: ["BTC", "ETH"] });
await api.dex.pairs.ohlcv.latest({ contract_address: "0x01", network_slug: "ethereum" });
