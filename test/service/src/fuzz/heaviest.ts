/** Creates the most expensive requests: many rows in many currencies, and long histories. */
export function heaviestTargets(ids: readonly number[], currencies: readonly number[]): string[] {
  const id = ids.join(",");
  const convert = `convert_id=${currencies.join(",")}`;
  const dexPair = "contract_address=0x0000000000000000000000000000000000007101&network_id=1";
  const periods = "time_period=all_time,yesterday,24h,7d,30d,90d,365d";
  return [
    `/v1/cryptocurrency/map?listing_status=active,inactive,untracked&limit=5000`,
    `/v2/cryptocurrency/info?id=${id}`,
    `/v3/cryptocurrency/listings/latest?limit=5000&${convert}`,
    `/v1/cryptocurrency/listings/historical?date=2026-01-13&limit=5000&${convert}`,
    `/v3/cryptocurrency/quotes/latest?id=${id}&${convert}`,
    `/v2/cryptocurrency/ohlcv/latest?id=${id}&${convert}`,
    `/v2/cryptocurrency/price-performance-stats/latest?id=${id}&${periods}&${convert}`,
    `/v2/cryptocurrency/price-performance-stats/latest?id=${id}&${periods}`,
    `/v2/cryptocurrency/market-pairs/latest?symbol=USDT&limit=5000&${convert}`,
    `/v2/cryptocurrency/ohlcv/historical?id=${id}&count=100&convert=USD,EUR,BTC`,
    `/v2/cryptocurrency/ohlcv/historical?id=${id}&time_start=2024-01-20&convert=USD,EUR,BTC`,
    `/v3/cryptocurrency/quotes/historical?id=${id}&count=100&convert=USD,EUR,BTC`,
    `/v3/cryptocurrency/quotes/historical?id=${id}&count=10000&convert=USD,EUR,BTC`,
    `/v3/cryptocurrency/quotes/historical?id=1,1027,825&count=10000&convert=USD,EUR,BTC`,
    `/v4/dex/pairs/ohlcv/historical?${dexPair}&time_period=hourly&count=10000&${convert}`,
    `/v4/dex/pairs/trade/latest?${dexPair}&${convert}`,
  ];
}
