import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../src/storage/sqlite/open.ts";
import { fixture, NOW, TemporaryMarket } from "../support/temporary-market.ts";

const HOUR = 3_600_000;
const iso = (time: number): string => new Date(time).toISOString();

/** Files with a single row and a replaceable time. */
const FILES: readonly (readonly [name: string, content: (time: string) => string])[] = [
  ["quotes.csv", (time) => `asset,time,price\none,${time},1\n`],
  ["metrics.csv", (time) => `asset,price,last_updated\none,1,${time}\n`],
  ["rates.csv", (time) => `fiat,time,usd\nEUR,${time},1.1\n`],
  [
    "candles-hourly.csv",
    (time) => `asset,time_open,open,high,low,close,last_updated\none,2026-01-15T10:00:00Z,1,1,1,1,${time}\n`,
  ],
  ["assets.csv", (time) => `key,name,symbol,date_added\nnew,New,NEW,${time}\n`],
  ["categories.csv", (time) => `id,name,title,last_updated\nc,C,C,${time}\n`],
];

test.each(FILES)("%s: rejects a time beyond the tolerance with its line", async (name, content) => {
  await using market = new TemporaryMarket();
  await market.import([fixture("native/fiats.csv")]);
  const assets = join(market.folder, "assets.csv");
  writeFileSync(assets, "key,name,symbol\none,One,ONE\n");
  await market.import([assets]);
  const file = join(market.folder, name);
  for (const [time, options, rejected] of [
    [NOW + HOUR, {}, 0],
    [NOW + HOUR + 1000, {}, 1],
    [Date.parse("9999-12-31T00:00:00Z"), {}, 1],
    [NOW + 2 * HOUR, { futureTolerance: 2 * HOUR }, 0],
  ] as const) {
    writeFileSync(file, content(iso(time)));
    expect(await market.import([file], options)).toMatchObject([{ loaded: 1 - rejected, rejected }]);
    if (rejected === 1) {
      expect(readFileSync(market.rejects, "utf8")).toMatch(/,2,.*"?"?"?.* is in the future/);
    }
  }
});

test("accepts planned times in the future", async () => {
  await using market = new TemporaryMarket();
  const assets = join(market.folder, "assets.csv");
  writeFileSync(assets, "key,name,symbol,date_launched\none,One,ONE,2027-01-01\n");
  const airdrops = join(market.folder, "airdrops.csv");
  const columns = "id,asset,project_name,status,start_date,end_date";
  writeFileSync(airdrops, `${columns}\na,one,One,UPCOMING,2027-01-01,2027-02-01\n`);
  const results = await market.import([assets, airdrops]);
  expect(results.map(({ rejected }) => rejected)).toEqual([0, 0]);
});

test.each([
  [
    "coinmetrics.csv",
    "asset,date,price_usd,market_cap_usd,supply_current\nbtc,DAY,1,1,1\n",
    "is in the future",
  ],
  ["candles-daily.csv", "asset,time_open,open,high,low,close\none,DAY,1,1,1,1\n", "is in the future"],
])("%s: rejects the end of an unfinished day", async (name, content, reason) => {
  await using market = new TemporaryMarket();
  const assets = join(market.folder, "assets.csv");
  writeFileSync(assets, "key,name,symbol\none,One,ONE\n");
  await market.import([assets]);
  const file = join(market.folder, name);
  for (const [day, rejected] of [
    ["2026-01-14", 0],
    ["2026-01-15", 1],
  ] as const) {
    writeFileSync(file, content.replace("DAY", day));
    expect(await market.import([file])).toMatchObject([{ rejected }]);
  }
  expect(readFileSync(market.rejects, "utf8")).toContain(reason);
});

test("check reports future rows of older versions", async () => {
  await using market = new TemporaryMarket();
  await market.import([fixture("native")]);
  const database = openDatabase(market.file);
  database.exec(
    "INSERT INTO quote (asset_id, time, price) SELECT asset_id, 253402214400000, 1 FROM metrics LIMIT 1",
  );
  database.close();
  const { errors } = (await market.backend.maintenance.check()) ?? { errors: [] };
  expect(errors).toEqual([expect.stringContaining("1 rows of quote in the future: remove them")]);
});
