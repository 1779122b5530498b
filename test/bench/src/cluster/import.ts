import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresBackend } from "@market-data/cluster";
import type { Candle, MarketWriter } from "@market-data/market";
import { openDatabase, SqliteWriter } from "@market-data/service";
import { PROGRAM } from "@market-data/test-cluster/service-node";
import type { Row, Table } from "../figures/table.ts";
import { ROUNDS, timeInTurn } from "../measure.ts";
import type { Engines } from "./engines.ts";

const HOUR = 3_600_000;
const BEGIN = Date.UTC(2020, 0);
const ROWS = 50_000;
const ROWS_AT_ONCE = 5000;
const SQLITE = "SQLite";

/** Hourly candles: a file of them by the command, and without reading a file. */
export async function benchImport(engines: Engines): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), "market-data-import-"));
  try {
    const rows = [await importFile(engines, folder), await writeRows(engines, folder)];
    return [{ title: `Import of ${ROWS.toLocaleString("en")} new candles`, rows }];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As an operator does it, the start of the process included. */
async function importFile(engines: Engines, folder: string): Promise<Row> {
  writeFiles(folder);
  const run = (round: number, where: readonly string[]) => ({
    program: process.execPath,
    args: [
      PROGRAM,
      "import",
      join(folder, "assets.csv"),
      join(folder, "bars-hourly.csv"),
      "--rejects",
      join(folder, `${round}.csv`),
      ...where,
    ],
  });
  const row = { what: "market-data import of a file", unit: "rows/s", reference: SQLITE };
  const [ours, theirs]: [number[], number[]] = [[], []];
  // Each round imports into an empty market.
  for (let round = 0; round < ROUNDS; round++) {
    const url = await engines.createDatabase(`import_${round}`);
    const sides = [run(round, ["--market", url]), run(round, ["--data", join(folder, `data-${round}`)])];
    const [[own = 0] = [], [other = 0] = []] = timeInTurn(sides, 1, 0);
    ours.push(ROWS / own);
    theirs.push(ROWS / other);
  }
  return { ...row, ours, theirs, aim: { least: 0.7 } };
}

function writeFiles(folder: string): void {
  const header = "asset,time_open,open,high,low,close,volume,market_cap,circulating_supply,total_supply";
  const lines = getCandles(0).map(({ timeOpen, open, high, low, close, ...rest }) =>
    [
      ...["made-1", new Date(timeOpen).toISOString(), open, high, low, close],
      ...[rest.volume, rest.marketCap, rest.circulatingSupply, rest.totalSupply],
    ].join(),
  );
  writeFileSync(join(folder, "assets.csv"), "key,name,symbol,slug\nmade-1,Made 1,MADE1,made-1\n");
  writeFileSync(join(folder, "bars-hourly.csv"), [header, ...lines, ""].join("\n"));
}

async function writeRows(engines: Engines, folder: string): Promise<Row> {
  const url = await engines.createDatabase("written");
  const market = await new PostgresBackend({ market: url, accounts: url }).openMarket();
  const file = join(folder, "written.db");
  const database = openDatabase(file);
  const [ours, theirs]: [number[], number[]] = [[], []];
  try {
    const sqlite = new SqliteWriter(database, file);
    for (let round = 0; round <= ROUNDS; round++) {
      const candles = getCandles(round);
      const [own, other] = [
        await write(market.writer, round + 1, candles),
        await write(sqlite, round + 1, candles),
      ];
      // The first one compiles, and does not count.
      if (round === 0) continue;
      ours.push(own);
      theirs.push(other);
    }
  } finally {
    database.close();
    await market.close();
  }
  return {
    what: `the writer alone, ${ROWS_AT_ONCE.toLocaleString("en")} rows a transaction`,
    unit: "rows/s",
    ours,
    reference: SQLITE,
    theirs,
  };
}

/** @returns Rows a second. */
async function write(writer: MarketWriter, assetId: number, candles: readonly Candle[]): Promise<number> {
  const begun = performance.now();
  for (let start = 0; start < candles.length; start += ROWS_AT_ONCE)
    await writer.saveCandles(assetId, "hourly", candles.slice(start, start + ROWS_AT_ONCE));
  return (1000 * candles.length) / (performance.now() - begun);
}

/** With as many digits as real ones. */
function getCandles(round: number): Candle[] {
  return Array.from({ length: ROWS }, (_, index) => {
    const timeOpen = BEGIN + index * HOUR;
    const open = 100 + round + 30 * Math.sin(index / 97) + 3 * Math.sin(index * 1.7);
    const prices = { open, high: open * 1.0171, low: open * 0.9813, close: open * 1.0013 };
    const rest = {
      volume: open * 8231.7,
      marketCap: open * 1981337.3,
      circulatingSupply: 1981337.3,
      totalSupply: 2100000.1,
    };
    return { timeOpen, ...prices, timeHigh: null, timeLow: null, ...rest, lastUpdated: timeOpen + HOUR - 1 };
  });
}
