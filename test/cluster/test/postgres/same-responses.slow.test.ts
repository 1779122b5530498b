import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresBackend } from "@market-data/cluster";
import { createLogger, openBackend, type Server, SqliteBackend, startServer } from "@market-data/service";
import type { DataLocation } from "@market-data/storage";
import { createSchema, type TestSchema } from "@market-data/test-helpers/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixture, run } from "../support/program.ts";

const NOW = Date.parse("2026-01-15T12:00:00Z");
const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

let schema: TestSchema;
let moved: TestSchema;
let folder: string;
let servers: Server[];
let keys: string[];

beforeAll(async () => {
  [schema, moved] = await Promise.all([createSchema(), createSchema()]);
  folder = mkdtempSync(join(tmpdir(), "market-data-"));
  const files = join(folder, "files");
  mkdirSync(files);
  for (const [name, content] of Object.entries(makeHistory())) writeFileSync(join(files, name), content);
  const locations: DataLocation[] = [join(folder, "data"), at(schema), at(moved)];
  const imports = [
    ["--data", join(folder, "data")],
    ["--market", schema.url, "--rejects", join(folder, "rejected.csv")],
  ];
  const imported = await Promise.all(
    imports.map((where) =>
      run(["import", fixture("native"), files, "--future-tolerance", "1000000", ...where]),
    ),
  );
  expect(imported.map(({ code, err }) => (code === 0 ? 0 : err))).toEqual([0, 0]);
  expect(imported[1]?.out.replaceAll(folder, "")).toBe(imported[0]?.out.replaceAll(join(folder, "data"), ""));
  await new PostgresBackend(at(moved)).moveFrom(new SqliteBackend(join(folder, "data")));
  await new PostgresBackend(at(schema)).maintain({ now: NOW });
  servers = await Promise.all(locations.map(serve));
  keys = await Promise.all(locations.map(makeKey));
});

afterAll(async () => {
  for (const server of servers ?? []) await server.close();
  rmSync(folder, { recursive: true });
  await schema.close();
  await moved.close();
});

function at({ url }: TestSchema) {
  return { market: url, accounts: url };
}

function serve(data: DataLocation): Promise<Server> {
  return startServer({
    data,
    host: "127.0.0.1",
    port: 0,
    now: NOW,
    sample: false,
    plans: { Enterprise: { history: "P40Y", rateLimitMinute: 1_000_000, creditLimitDaily: 1_000_000_000 } },
    settings: { addressLimit: 0 },
    log: createLogger({ level: "silent" }),
  });
}

async function makeKey(location: DataLocation): Promise<string> {
  const accounts = await (await openBackend(location)).openAccounts();
  const { secret } = await accounts.keys.create({ plan: "Enterprise", name: "" }, NOW);
  await accounts.close();
  return secret;
}

/** Import files with hours and days of three assets with gaps, and quotes of the last days. */
function makeHistory(): Record<string, string> {
  const iso = (time: number) => new Date(time).toISOString();
  const price = (asset: number, time: number) =>
    (asset * (100 + 10 * Math.sin(time / 7e6) + Math.cos(time / 3e5))).toFixed(6);
  const daily = ["asset,time_open,open,high,low,close,volume,market_cap,circulating_supply"];
  const hourly = ["asset,time_open,open,high,low,close"];
  const quotes = ["asset,time,price,volume_24h,market_cap,circulating_supply,total_supply"];
  const assets = ["key,name,symbol,slug"];
  const rates = ["fiat,time,usd"];
  for (let day = 420; day > 0; day -= 1) rates.push(`EUR,${iso(NOW - day * DAY)},${1 + (day % 17) / 100}`);
  for (const asset of [1, 2, 3]) {
    const key = `made-${asset}`;
    assets.push(`${key},Made ${asset},MADE${asset},made-${asset}`);
    const bar = (time: number) => {
      const [open, close] = [price(asset, time), price(asset, time + HOUR)];
      const [low, high] = [open, close].map(Number).sort((one, other) => one - other) as [number, number];
      return `${key},${iso(time)},${open},${high * 1.01},${low * 0.99},${close}`;
    };
    for (let day = 400; day > 0; day -= 1) {
      const time = NOW - 12 * HOUR - day * DAY;
      if ((day + asset) % 11 > 0)
        daily.push(`${bar(time)},${day % 3 ? 1e6 / day : ""},${day % 5 ? 2e9 : ""},`);
    }
    for (let hour = 24 * 40; hour > 0; hour -= 1) {
      if ((hour + asset) % 7 > 0) hourly.push(bar(NOW - hour * HOUR));
    }
    for (let time = NOW - 3 * DAY; time < NOW; time += 5 * MINUTE) {
      if (time % (asset * 35 * MINUTE) > 0)
        quotes.push(`${key},${iso(time)},${price(asset, time)},${asset * 1e5},,,`);
    }
  }
  const lines = {
    "assets.csv": assets,
    "candles-daily.csv": daily,
    "candles-hourly.csv": hourly,
    "quotes.csv": quotes,
    "rates.csv": rates,
  };
  return Object.fromEntries(Object.entries(lines).map(([name, rows]) => [name, `${rows.join("\n")}\n`]));
}

const MADE = "symbol=MADE1,MADE2,MADE3";
const time = (text: string) => `time_start=${text}`;

test.each([
  ...["5m", "15m", "hourly", "1d", "daily", "weekly", "7d", "monthly"].flatMap((interval) => [
    `/v3/cryptocurrency/quotes/historical?${MADE}&interval=${interval}&count=50`,
    `/v2/cryptocurrency/quotes/historical?symbol=MADE2&interval=${interval}&count=20&time_end=2026-01-02T00:00:00Z&convert=EUR,USD`,
    `/v1/cryptocurrency/quotes/historical?symbol=MADE3&interval=${interval}&${time("2025-12-20")}&time_end=2026-01-10`,
  ]),
  ...["hourly", "daily"].flatMap((period) => [
    `/v2/cryptocurrency/ohlcv/historical?${MADE}&time_period=${period}&interval=${period}&count=100`,
    `/v1/cryptocurrency/ohlcv/historical?slug=made-1&time_period=${period}&${time("2025-12-01")}&time_end=2026-01-01&convert=EUR`,
  ]),
  `/v2/cryptocurrency/ohlcv/historical?slug=made-2&interval=weekly&count=40`,
  `/v2/cryptocurrency/ohlcv/latest?${MADE}&convert=EUR`,
  `/v2/cryptocurrency/price-performance-stats/latest?${MADE}&time_period=all_time,yesterday,24h,7d,30d,90d,365d`,
  "/v1/cryptocurrency/listings/historical?date=2026-01-10&limit=100",
  "/v1/cryptocurrency/listings/historical?date=2025-12-31&limit=100&sort=name&convert=EUR",
  "/v3/cryptocurrency/quotes/latest?slug=made-1,made-2",
  "/v1/cryptocurrency/listings/latest?limit=200",
  "/v2/tools/price-conversion?amount=3&symbol=MADE1&time=2026-01-03T04:05:06Z&convert=EUR,MADE2",
  "/v1/global-metrics/quotes/historical?count=40&interval=1d",
  "/v1/global-metrics/quotes/historical?count=40&interval=5m",
  "/v1/exchange/quotes/historical?slug=example-exchange&count=10",
  "/v3/index/svc20-historical?count=10",
  "/v3/fear-and-greed/historical?limit=50",
  "/v1/cryptocurrency/map?limit=100",
  "/v2/cryptocurrency/info?slug=made-1,example-one",
  "/v1/exchange/map?limit=100",
  "/v4/dex/pairs/ohlcv/historical?network_slug=example-net&contract_address=0xpool&count=10",
  "/v4/dex/pairs/trade/latest?network_slug=example-net&contract_address=0xpool",
])("equal bytes from SQLite, from an import into PostgreSQL, and after a move: %s", async (path) => {
  const [sqlite, postgres, carriedOver] = await Promise.all(
    servers.map(({ url }, index) => get(`${url}${path}`, keys[index] ?? "")),
  );
  expect(postgres).toEqual(sqlite);
  expect(carriedOver).toEqual(sqlite);
  expect([sqlite?.status, sqlite?.body]).toEqual([200, expect.any(String)]);
});

async function get(url: string, key: string) {
  const response = await fetch(url, { headers: { "X-SVC_PRO_API_KEY": key } });
  const body = await response.text();
  // The duration differs between requests.
  return {
    status: response.status,
    etag: response.headers.get("etag"),
    body: body.replace(/"elapsed":\d+/, ""),
  };
}
