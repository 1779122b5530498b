import {
  asMap,
  type Entries,
  type MarketData,
  type OhlcvHistoricalIn,
  type QuotesHistoricalIn,
} from "@market-data/client";
import type { Airdrop, Metadata } from "@market-data/types";
import { assert, type Equal } from "./equal.js";

declare const api: MarketData;
declare const ids: number[];
type Bars = OhlcvHistoricalIn<"USD">;

// One id or slug, or a list with one item: a record.
const one = await api.cryptocurrency.ohlcv.historical({ id: 1, time_period: "hourly" });
assert<Equal<typeof one.data, Bars>>();
const alone = await api.cryptocurrency.ohlcv.historical({ slug: ["bitcoin"] });
assert<Equal<typeof alone.data, Bars>>();

// Several ids: a map with possibly skipped records.
const two = await api.cryptocurrency.ohlcv.historical({ id: [1, 1027] });
assert<Equal<typeof two.data, Entries<Bars>>>();
const mixed = await api.cryptocurrency.ohlcv.historical({ id: 1, slug: "ethereum" });
assert<Equal<typeof mixed.data, Entries<Bars>>>();
assert<Equal<(typeof two.data)["1"], Bars | undefined>>();
export const bitcoin: string | undefined = two.data[1]?.name;

// Since version 2, a map by symbol contains lists.
const bySymbol = await api.cryptocurrency.ohlcv.historical({ symbol: "BTC", convert: "EUR" });
assert<Equal<typeof bySymbol.data, Entries<OhlcvHistoricalIn<"EUR">[]>>>();
const oldSymbol = await api.v1.cryptocurrency.ohlcv.historical({ symbol: "BTC" });
assert<Equal<typeof oldSymbol.data, Bars>>();
const oldSymbols = await api.v1.cryptocurrency.ohlcv.historical({ symbol: ["BTC", "ETH"] });
assert<Equal<typeof oldSymbols.data, Entries<Bars>>>();

// An unknown number of ids: a record or a map, which `asMap` converts to a map. Only symbols return arrays.
const unknown = await api.cryptocurrency.ohlcv.historical({ id: ids });
assert<Equal<typeof unknown.data, Bars | Entries<Bars>>>();
const unknownMap = asMap(unknown.data, ids);
assert<Equal<typeof unknownMap, Entries<Bars>>>();
export const opens: string | undefined = asMap(unknown.data, ids)["1"]?.quotes[0]?.time_open;
const unknownSlugs = await api.cryptocurrency.ohlcv.historical({
  id: ids,
  slug: ["bitcoin"],
  convert: "EUR",
});
export const closes = asMap(unknownSlugs.data)["1"]?.quotes.map(({ quote }) => quote.EUR.close);
const unknownQuotes = await api.cryptocurrency.quotes.historical({ id: ids });
export const prices = asMap(unknownQuotes.data, ids)["1"]?.quotes.map(({ quote }) => quote.USD.price);
const oldUnknown = await api.v1.cryptocurrency.ohlcv.historical({ id: ids });
export const oldOpens = asMap(oldUnknown.data, ids)["1"]?.quotes[0]?.time_open;
for (const { name } of Object.values(asMap(unknown.data)).flatMap((bars) => bars ?? [])) console_(name);
const map = asMap(two.data);
assert<Equal<typeof map, Entries<Bars>>>();
const made = asMap(one.data, "1");
assert<Equal<typeof made, Entries<Bars>>>();

// A symbol in addition to an id.
const both = await api.cryptocurrency.ohlcv.historical({ id: [1, 1027], symbol: "BAT" });
assert<Equal<typeof both.data, Bars | Entries<Bars | Bars[]>>>();

// Quote histories without `slug`.
const history = await api.cryptocurrency.quotes.historical({ id: 1, convert: "EUR" });
assert<Equal<typeof history.data, QuotesHistoricalIn<"EUR">>>();
const histories = await api.cryptocurrency.quotes.historical({ symbol: ["BTC", "ETH"] });
assert<Equal<typeof histories.data, Entries<QuotesHistoricalIn<"USD">[]>>>();

// Operations that return a map even for one id.
const info = await api.cryptocurrency.info({ id: 1 });
assert<Equal<typeof info.data, Entries<Metadata>>>();
const infos = await api.cryptocurrency.info({ symbol: "BAT" });
assert<Equal<typeof infos.data, Entries<Metadata[]>>>();
const byAddress = await api.cryptocurrency.info({ address: "0x1" });
assert<Equal<typeof byAddress.data, Entries<Metadata>>>();
const selected = await api.cryptocurrency.info({ symbol: "BAT", address: "0x1" });
assert<Equal<typeof selected.data, Entries<Metadata[]>>>();
const either = await api.cryptocurrency.info({ id: 1, symbol: "BAT" });
assert<Equal<typeof either.data, Entries<Metadata | Metadata[]>>>();
const airdrop = await api.cryptocurrency.airdrop({ id: "695f1a7000000000000a9001" });
assert<Equal<typeof airdrop.data, { [key: string]: Airdrop }>>();

// A lookup chosen at run time.
declare const lookup: { id: number } | { symbol: string };
const chosen = await api.v2.cryptocurrency.quotes.latest(lookup);
for (const entry of Object.values(chosen.data)) console_([entry ?? []].flat()[0]?.name);

function console_(_name: string | undefined): void {}
