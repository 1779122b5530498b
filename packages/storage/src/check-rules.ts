import { CANDLE_LENGTH } from "@market-data/market/store";

/** The maximum clock difference between sources, in ms. Later observation times are errors. */
export const DEFAULT_FUTURE_TOLERANCE_MS = 3_600_000;

/** SQL expressions of a database. */
interface Dialect {
  /** The current Unix time in ms. */
  readonly now: string;
  /** Functions that return the greatest and the least of several values. */
  readonly greatest: string;
  readonly least: string;
}

/** The tables whose rows are counted, with the column for the time of a row. */
export const ROW_TIMES = {
  metrics: "last_updated",
  candle_daily: "last_updated",
  candle_hourly: "last_updated",
  quote: "time",
  rate: "time",
  dex_candle: "last_updated",
  dex_trade: "time",
  series_point: "time",
};

/** SQL that counts the rows of each table, and the periods with at least two quotes but without a candle. */
export function createCounts(): readonly (readonly [what: string, sql: string])[] {
  return [
    ...Object.keys(ROW_TIMES).map((table) => [table, `SELECT count(*) FROM ${table}`] as const),
    ...CANDLES.map(
      ([what, table, length]) =>
        [
          what,
          // Counts the second quote of each period: a scan in key order needs no sort.
          `SELECT count(*) FROM (
             SELECT asset_id, time / ${length} AS period, lag(time / ${length}) OVER quotes AS before,
               lag(time / ${length}, 2) OVER quotes AS earlier
             FROM quote WINDOW quotes AS (PARTITION BY asset_id ORDER BY time)
           ) AS quoted WHERE period = before AND period IS DISTINCT FROM earlier AND NOT EXISTS (
             SELECT 1 FROM ${table} AS candle WHERE candle.asset_id = quoted.asset_id AND time_open = period * ${length})`,
        ] as const,
    ),
  ];
}

const CANDLES = [
  ["days with quotes only", "candle_daily", CANDLE_LENGTH.daily],
  ["hours with quotes only", "candle_hourly", CANDLE_LENGTH.hourly],
] as const;

/** SQL of each check: counts the rows that break a rule. */
export function createRules({
  now,
  greatest,
  least,
}: Dialect): readonly (readonly [error: string, sql: string])[] {
  return [
    ...Object.entries(ROW_TIMES).map(
      ([table, time]) =>
        [
          `rows of ${table} in the future: remove them (market-data remove --from)`,
          `SELECT count(*) FROM ${table} WHERE ${time} > ${now} + ${DEFAULT_FUTURE_TOLERANCE_MS}`,
        ] as const,
    ),
    [
      "metrics without an asset",
      "SELECT count(*) FROM metrics WHERE NOT EXISTS (SELECT 1 FROM catalogue WHERE part = 'assets' AND key = CAST(asset_id AS TEXT))",
    ],
    [
      "rates without a fiat currency",
      "SELECT count(DISTINCT fiat_id) FROM rate WHERE NOT EXISTS (SELECT 1 FROM catalogue WHERE part = 'fiats' AND key = CAST(fiat_id AS TEXT))",
    ],
    [
      "ids used by both an asset and a fiat currency",
      "SELECT count(*) FROM catalogue AS a JOIN catalogue AS f ON f.part = 'fiats' AND f.key = a.key WHERE a.part = 'assets'",
    ],
    [
      "wallets of an unknown exchange",
      "SELECT count(*) FROM catalogue AS w WHERE part = 'wallets' AND NOT EXISTS (SELECT 1 FROM catalogue WHERE part = 'exchanges' AND key = CAST(w.facts ->> 'exchangeId' AS TEXT))",
    ],
    [
      "wallets with an unknown asset or an unknown platform",
      "SELECT count(*) FROM catalogue AS w WHERE part = 'wallets' AND (SELECT count(*) FROM catalogue WHERE part = 'assets' AND key IN (CAST(w.facts ->> 'assetId' AS TEXT), CAST(w.facts ->> 'platformId' AS TEXT))) < CASE WHEN w.facts ->> 'assetId' = w.facts ->> 'platformId' THEN 1 ELSE 2 END",
    ],
    [
      "slugs used by several exchanges: import the exchanges with unique slugs",
      "SELECT count(*) FROM (SELECT 1 FROM catalogue WHERE part = 'exchanges' GROUP BY facts ->> 'slug' HAVING count(*) > 1) AS shared",
    ],
    [
      "daily candles whose prices contradict each other",
      `SELECT count(*) FROM candle_daily WHERE high < ${greatest}(open, close, low) OR low > ${least}(open, close)`,
    ],
    [
      "hourly candles whose prices contradict each other",
      `SELECT count(*) FROM candle_hourly WHERE high < ${greatest}(open, close, low) OR low > ${least}(open, close)`,
    ],
  ];
}
