import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresBackend } from "@market-data/cluster";
import type { MarketStore } from "@market-data/market";
import { openDatabase } from "@market-data/service";
import postgres, { type Sql } from "postgres";
import type { Table } from "../figures/table.ts";
import { ROUNDS } from "../measure.ts";
import type { Engines } from "./engines.ts";

const DAY = 86_400_000;
const STEP = 300_000;
const POINTS_A_DAY = DAY / STEP;
const DAYS = 365;
const FROM = Date.UTC(2025, 0, 1);
const TO = FROM + DAYS * DAY;
/** So many points, each five minutes of an asset for a year; `BENCH_POINTS` adds a size. */
const SIZES = [1_000_000, 10_000_000, ...(process.env["BENCH_POINTS"]?.split(",").map(Number) ?? [])];
const MEASURED_POINTS = 1_000_000;
const READS = 20;

/** A quote of an asset at a time, in the SQL of PostgreSQL and SQLite: figures with as many digits as real ones. */
const FIGURES = [
  "100 + asset + 30 * sin(time / 7e9) + sin(time / 3e5 * asset)",
  "1e6 * (2 + sin(time / 9e7 + asset))",
  "19813373.1 * (100 + asset + 30 * sin(time / 7e9) + sin(time / 3e5 * asset))",
  "19813373.1",
  "21000000.5",
];
const COLUMNS = ["price", "volume_24h", "market_cap", "circulating_supply", "total_supply"];

/** The size of quotes, in rows and packed, and what it takes to read them when there are more. */
export async function benchGrowth(engines: Engines): Promise<Table[]> {
  const tables = [await measureBytes(engines)];
  const url = await engines.createDatabase("growth");
  const backend = new PostgresBackend({ market: url, accounts: url });
  await backend.migrate();
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const { store, close } = await backend.openMarket();
  try {
    const times = new Map<number, readonly Figure[]>();
    let filled = 0;
    for (const size of SIZES) {
      const assets = countAssets(size);
      await fill(sql, filled, assets);
      filled = assets;
      times.set(size, await measureReads(store, assets));
    }
    const [first, ...others] = [...times];
    if (first === undefined) throw new Error("There is no size to measure.");
    tables.push(...others.map((other) => compare(first, other)));
    return tables;
  } finally {
    await close();
    await sql.end();
  }
}

function countAssets(points: number): number {
  return Math.max(1, Math.round(points / DAYS / POINTS_A_DAY));
}

/** Bytes with indexes, of the same points. */
async function measureBytes(engines: Engines): Promise<Table> {
  const url = await engines.createDatabase("bytes");
  const backend = new PostgresBackend({ market: url, accounts: url });
  await backend.migrate();
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const assets = countAssets(MEASURED_POINTS);
    await sql.unsafe(`CREATE TABLE point_2025 PARTITION OF point FOR VALUES FROM (${FROM}) TO (${TO});
      INSERT INTO point (asset_id, time, ${COLUMNS.join(", ")}) SELECT asset, time, ${FIGURES.join(", ")}
      FROM generate_series(1, ${assets}) AS asset, generate_series(${FROM}::bigint, ${TO - 1}, ${STEP}) AS time`);
    const points = assets * DAYS * POINTS_A_DAY;
    const rows = (await countBytes(sql, "point")) / points;
    const begun = performance.now();
    await backend.maintain({ now: TO, packBefore: TO });
    const packing = points / ((performance.now() - begun) / 1000);
    const packed = (await countBytes(sql, "point_day")) / points;
    const sqlite = measureSqlite(assets) / points;
    console.log(`  ${Math.round(packing).toLocaleString("en")} quotes packed a second`);
    return {
      title: "Bytes of a quote with five figures, with all indexes",
      rows: [
        { what: "in rows", unit: "bytes", ours: [rows], reference: "SQLite", theirs: [sqlite] },
        { what: "packed", unit: "bytes", ours: [packed], reference: "in rows", theirs: [rows] },
      ],
    };
  } finally {
    await sql.end();
  }
}

async function countBytes(sql: Sql, table: string): Promise<number> {
  const [row] = await sql`
    SELECT sum(pg_total_relation_size(inhrelid))::float8 AS bytes FROM pg_inherits
    WHERE inhparent = ${table}::regclass`;
  return row?.["bytes"];
}

function measureSqlite(assets: number): number {
  const folder = mkdtempSync(join(tmpdir(), "market-data-bytes-"));
  const database = openDatabase(join(folder, "market.db"));
  try {
    const pages = () => Number(Object.values(database.prepare("PRAGMA page_count").get() ?? {})[0]);
    const before = pages();
    database.exec(`WITH RECURSIVE
      assets (asset) AS (SELECT 1 UNION ALL SELECT asset + 1 FROM assets WHERE asset < ${assets}),
      times (time) AS (SELECT ${FROM} UNION ALL SELECT time + ${STEP} FROM times WHERE time < ${TO - STEP})
      INSERT INTO point (asset_id, time, ${COLUMNS.join(", ")})
      SELECT asset, time, ${FIGURES.join(", ")} FROM assets, times`);
    const size = Number(Object.values(database.prepare("PRAGMA page_size").get() ?? {})[0]);
    return (pages() - before) * size;
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

/** Packed days and daily candles of further assets, made within the server. */
async function fill(sql: Sql, from: number, to: number): Promise<void> {
  console.log(`  history of ${to} assets is made, ${(to * DAYS * POINTS_A_DAY).toLocaleString("en")} points`);
  await sql.unsafe(`CREATE TABLE IF NOT EXISTS point_day_2025 PARTITION OF point_day FOR VALUES FROM (${FROM}) TO (${TO});
    CREATE TABLE IF NOT EXISTS bar_daily_2025 PARTITION OF bar_daily FOR VALUES FROM (${FROM}) TO (${TO});
    INSERT INTO point_day (asset_id, day, first_time, last_time, time, ${COLUMNS.join(", ")}, source)
    SELECT asset, day, day, day + ${DAY - STEP}, array_agg((time - day)::int ORDER BY time),
      ${FIGURES.map((figure) => `array_agg((${figure})::float8 ORDER BY time)`).join(", ")}, array_agg(NULL::text)
    FROM generate_series(${from + 1}, ${to}) AS asset, generate_series(${FROM}::bigint, ${TO - 1}, ${DAY}) AS day,
      generate_series(day, day + ${DAY - 1}, ${STEP}) AS time GROUP BY asset, day;
    INSERT INTO bar_daily (asset_id, time_open, open, high, low, close, volume, market_cap, last_updated)
    SELECT asset, time, price, price * 1.01, price * 0.99, price, price * 1e5, price * 2e7, time + ${DAY - 1}
    FROM (SELECT asset, time, ${FIGURES[0]} AS price FROM generate_series(${from + 1}, ${to}) AS asset,
      generate_series(${FROM}::bigint, ${TO - 1}, ${DAY}) AS time) AS days`);
  await sql.unsafe("VACUUM ANALYZE point_day, bar_daily");
}

interface Figure {
  readonly what: string;
  /** A round each, in ms. */
  readonly times: readonly number[];
}

async function measureReads(store: MarketStore, assets: number): Promise<Figure[]> {
  const reads: Readonly<Record<string, (index: number) => Promise<readonly unknown[]>>> = {
    "the quote closest to a time": (index) =>
      store.closestQuotes(
        idOf(index, assets),
        [FROM + ((index * 7919) % (DAYS - 1)) * DAY + 12_345_678],
        DAY,
      ),
    "a day of one asset in five minutes": (index) => {
      const day = FROM + ((index * 7919) % (DAYS - 1)) * DAY;
      const times = Array.from({ length: POINTS_A_DAY }, (_, one) => day + one * STEP);
      return store.closestQuotes(idOf(index, assets), times, STEP);
    },
    "a year of days of one asset": (index) =>
      store.candles({ assetId: idOf(index, assets), period: "daily", from: FROM, to: TO }),
    "the end of a day, of all assets": (index) => store.dayEnd(FROM + ((index * 7919) % DAYS) * DAY),
  };
  const figures: Figure[] = [];
  for (const [what, read] of Object.entries(reads)) {
    const count = what.endsWith("all assets") ? 1 : READS;
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const begun = performance.now();
      for (let index = 0; index < count; index++) {
        const found = await read(round * count + index);
        if (found.length === 0 || found.includes(null)) throw new Error(`${what}: something was not found.`);
      }
      if (round > 0) times.push((performance.now() - begun) / count);
    }
    figures.push({ what, times });
  }
  return figures;
}

/** Assets in an order without a pattern. */
function idOf(index: number, assets: number): number {
  return 1 + ((index * 7919) % assets);
}

function compare(
  [few, before]: readonly [number, readonly Figure[]],
  [many, after]: readonly [number, readonly Figure[]],
): Table {
  const name = (points: number) => `${points / 1e6} million points`;
  return {
    title: `Reads of packed history from ${name(many)}, of ${countAssets(many)} assets for a year`,
    rows: after.map(({ what, times }, index) => ({
      what,
      unit: "ms",
      ours: times,
      reference: `${name(few)}, of ${countAssets(few)} assets`,
      theirs: before[index]?.times ?? [],
    })),
  };
}
