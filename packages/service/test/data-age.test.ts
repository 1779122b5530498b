import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLogger } from "../src/monitoring/logger.ts";
import { startServer } from "../src/server/server.ts";
import { backends } from "./support/backends.ts";
import { fixture, NOW, TemporaryMarket } from "./support/temporary-market.ts";

const HOUR = 3_600_000;

/** The metrics of a served market by name and labels, an hour after the import. */
async function readMetrics(market: TemporaryMarket): Promise<Map<string, number>> {
  const server = await startServer({
    data: market.folder,
    host: "127.0.0.1",
    port: 0,
    log: createLogger({ level: "error", write() {} }),
    settings: { addressLimit: 0, metricsLifetime: 0, stopDrain: 0 },
    now: NOW + HOUR,
  });
  onTestFinished(() => server.close());
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return new Map(
    [...text.matchAll(/^(market_data_(?:stale|source)\S*) (\S+)$/gm)].map(([, name = "", value]) => [
      name,
      Number(value),
    ]),
  );
}

test("one fresh asset hides neither stale assets nor a stopped source", async () => {
  await using market = new TemporaryMarket();
  const assets = ["fresh", "hours", "days", "weeks"].map(
    (key) => `${key},${key},${key.toUpperCase()},active`,
  );
  const files = {
    "assets.csv": [
      "key,name,symbol,status",
      ...assets,
      "gone,gone,GONE,inactive",
      "never,never,NEVER,active",
    ],
    "quotes-1.csv": ["asset,time,price", "fresh,2026-01-15T12:00:00Z,1"],
    "quotes-2.csv": [
      "asset,time,price",
      "hours,2026-01-15T10:00:00Z,1",
      "days,2026-01-13,1",
      "weeks,2026-01-01,1",
      "gone,2025-01-01,1",
    ],
    "rates.csv": ["fiat,time,usd", "EUR,2026-01-14T13:00:00Z,1.2"],
    "fiats.csv": ["symbol,name", "EUR,Euro"],
  };
  const write = (name: keyof typeof files) => {
    const path = join(market.folder, name);
    writeFileSync(path, `${files[name].join("\n")}\n`);
    return path;
  };
  await market.import([write("assets.csv"), write("quotes-1.csv"), write("quotes-2.csv")]);
  await market.import([write("fiats.csv"), write("rates.csv")], { source: "bank" });
  expect(Object.fromEntries(await readMetrics(market))).toEqual({
    'market_data_stale_assets{older_than="1h"}': 3,
    'market_data_stale_assets{older_than="1d"}': 2,
    'market_data_stale_assets{older_than="7d"}': 1,
    'market_data_source_age_seconds{source="csv"}': 3600,
    'market_data_source_age_seconds{source="bank"}': 24 * 3600,
  });
});

test.each(backends)(
  "each source has the time of its newest row, for any order of files: $name",
  async (backend) => {
    await using market = new TemporaryMarket(backend);
    const read = async () =>
      Object.fromEntries(
        [...(await (await market.store()).snapshot()).sources.values()].map(({ name, newest }) => [
          name,
          new Date(newest).toISOString(),
        ]),
      );
    await market.import([fixture("external")]);
    const expected = {
      coinmetrics: "2021-03-03T23:59:59.999Z",
      ecb: "2021-03-03T00:00:00.000Z",
      coinbase: "2021-03-02T23:59:59.999Z",
      binance: "2021-03-02T00:59:59.999Z",
    };
    expect(await read()).toEqual(expected);
    const content = await (await market.store()).snapshot();
    await market.import([fixture("external")]);
    expect([...(await (await market.store()).snapshot()).sources]).toEqual([...content.sources]);
    const file = join(market.folder, "coinmetrics_old.csv");
    writeFileSync(file, "asset,date,price_usd,market_cap_usd,supply_current\nbtc,2020-01-01,1,,\n");
    await market.import([file]);
    expect(await read()).toEqual(expected);
  },
);
