import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Slightly more assets than the largest page of listings. */
export const ASSETS = 5200;
/** Number of assets with daily candles, from the first asset. */
export const ASSETS_WITH_HISTORY = 200;
const DAYS = 60;
const DAY_MS = 86_400_000;
/** The id of the first asset. Further ids are consecutive. */
export const FIRST_ID = 100_001;

/** Writes a market as files for `market-data import`, in native formats. */
export function writeMarketFiles(folder: string, now: number, count = ASSETS): void {
  const write = (name: string, header: string, lines: readonly string[]) =>
    writeFileSync(join(folder, name), `${[header, ...lines].join("\n")}\n`);
  const updated = new Date(now - 60_000).toISOString();
  const assets = Array.from({ length: count }, (_, index) => ({
    key: `a${index}`,
    id: FIRST_ID + index,
    index,
  }));
  write("fiats.csv", "id,symbol,name,sign", ["2781,USD,United States Dollar,$", "2790,EUR,Euro,€"]);
  write("rates.csv", "fiat,time,usd", [`EUR,2020-01-01,1.25`]);
  write(
    "assets.csv",
    "key,id,name,symbol,slug,date_added,max_supply,infinite_supply",
    assets.map(
      ({ key, id, index }) =>
        `${key},${id},Asset ${index},S${index},asset-${index},2020-01-01,21000000,false`,
    ),
  );
  write(
    "metrics.csv",
    "asset,price,volume_24h,circulating_supply,total_supply,last_updated",
    assets.map(
      ({ key, index }) =>
        `${key},${1000 / (index + 1) + 0.123},${1e9 / (index + 1)},1000000,2000000,${updated}`,
    ),
  );
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  write(
    "candles-daily.csv",
    "asset,time_open,open,high,low,close,volume",
    assets.slice(0, ASSETS_WITH_HISTORY).flatMap(({ key, index }) =>
      Array.from({ length: DAYS }, (_, day) => {
        const price = 1000 / (index + 1) + day / 100;
        const open = new Date(today - (DAYS - day) * DAY_MS).toISOString().slice(0, 10);
        return `${key},${open},${price},${price * 1.1},${price * 0.9},${price * 1.01},1000`;
      }),
    ),
  );
}
