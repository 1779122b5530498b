// A library around the client. The compiler emits its declarations from inferred types.
import {
  type Cryptocurrency,
  createMarketData,
  type MapItem,
  type Quote,
  type Status,
} from "@market-data/client";

export const api = createMarketData({ baseUrl: "https://api.example.com" });

export const byPath = () => api.fetch.GET("/v1/cryptocurrency/map", { params: { query: { limit: 5 } } });
export const categories = async () => (await byPath()).data?.data;
export const paths = api.fetch;
export const get = api.fetch.GET;
export const latest = (ids: number[]) => api.cryptocurrency.quotes.latest({ id: ids });
export const bars = (ids: number[]) => api.cryptocurrency.ohlcv.historical({ id: ids, convert: "EUR" });
export const map = async () => (await api.cryptocurrency.map()).data;
export const items = () => api.cryptocurrency.listings.latest.items();
export const getName = (item: MapItem): string => item.name;
export const getPrice = (coin: Cryptocurrency): Quote | undefined => coin.quote["USD"];
export const getCredits = (status: Status): number => status.credit_count;
