import { DEFAULT_FUTURE_TOLERANCE_MS } from "../import/import-options.ts";

// What must hold of a stored market, for every database that has its tables.

/** How a database calls things. */
export interface Dialect {
  /** The Unix time in ms. */
  readonly now: string;
  /** The functions for the greatest and the least of several values. */
  readonly greatest: string;
  readonly least: string;
  /** What has all rows of a table, where that is not the table itself. */
  readonly relations?: Readonly<Record<string, string>>;
}

/** The tables whose rows are counted, and the column with the time of a row. */
export const ROW_TIMES = {
  figures: "last_updated",
  bar_daily: "last_updated",
  bar_hourly: "last_updated",
  point: "time",
  rate: "time",
  dex_bar: "last_updated",
  dex_trade: "time",
  series: "time",
};

/** Each counts rows that should not be there, in the SQL of a database. */
export function createRules({
  now,
  greatest,
  least,
  relations = {},
}: Dialect): readonly (readonly [error: string, sql: string])[] {
  return [
    ...Object.entries(ROW_TIMES).map(
      ([table, time]) =>
        [
          `rows of ${table} in the future: remove them (market-data remove --from)`,
          `SELECT count(*) FROM ${relations[table] ?? table} WHERE ${time} > ${now} + ${DEFAULT_FUTURE_TOLERANCE_MS}`,
        ] as const,
    ),
    [
      "figures without an asset",
      "SELECT count(*) FROM figures WHERE NOT EXISTS (SELECT 1 FROM catalogue WHERE part = 'assets' AND key = CAST(asset_id AS TEXT))",
    ],
    [
      "rates without a fiat currency",
      "SELECT count(DISTINCT fiat_id) FROM rate WHERE NOT EXISTS (SELECT 1 FROM catalogue WHERE part = 'fiats' AND key = CAST(fiat_id AS TEXT))",
    ],
    [
      "ids that an asset and a fiat currency share",
      "SELECT count(*) FROM catalogue AS a JOIN catalogue AS f ON f.part = 'fiats' AND f.key = a.key WHERE a.part = 'assets'",
    ],
    [
      "wallets of an exchange that is not there",
      "SELECT count(*) FROM catalogue AS w WHERE part = 'wallets' AND NOT EXISTS (SELECT 1 FROM catalogue WHERE part = 'exchanges' AND key = CAST(w.facts ->> 'exchangeId' AS TEXT))",
    ],
    [
      "wallets of an asset that is not there, or on the chain of one",
      "SELECT count(*) FROM catalogue AS w WHERE part = 'wallets' AND (SELECT count(*) FROM catalogue WHERE part = 'assets' AND key IN (CAST(w.facts ->> 'assetId' AS TEXT), CAST(w.facts ->> 'platformId' AS TEXT))) < CASE WHEN w.facts ->> 'assetId' = w.facts ->> 'platformId' THEN 1 ELSE 2 END",
    ],
    [
      "slugs that exchanges share: import the exchanges with a slug for each",
      "SELECT count(*) FROM (SELECT 1 FROM catalogue WHERE part = 'exchanges' GROUP BY facts ->> 'slug' HAVING count(*) > 1) AS shared",
    ],
    [
      "daily candles whose prices contradict each other",
      `SELECT count(*) FROM bar_daily WHERE high < ${greatest}(open, close, low) OR low > ${least}(open, close)`,
    ],
    [
      "hourly candles whose prices contradict each other",
      `SELECT count(*) FROM bar_hourly WHERE high < ${greatest}(open, close, low) OR low > ${least}(open, close)`,
    ],
  ];
}
