import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { DEFAULT_FUTURE_TOLERANCE_MS } from "../../import/import-options.ts";
import type { CheckResult } from "../backend.ts";
import { StorageError } from "../storage-error.ts";
import { ACCOUNT_MIGRATIONS } from "./account-migrations.ts";
import type { DataFolder } from "./data-folder.ts";
import { withStorageErrors } from "./errors.ts";
import { openReader } from "./open.ts";

/** The tables whose rows are counted, and the column with the time of a row. */
const TIMES = {
  figures: "last_updated",
  bar_daily: "last_updated",
  bar_hourly: "last_updated",
  point: "time",
  rate: "time",
  dex_bar: "last_updated",
  dex_trade: "time",
  series: "time",
};

/** Each counts rows that should not be there. */
const RULES: readonly (readonly [error: string, sql: string])[] = [
  ...Object.entries(TIMES).map(
    ([table, time]) =>
      [
        `rows of ${table} in the future: remove them (market-data remove --from)`,
        `SELECT count(*) FROM ${table} WHERE ${time} > unixepoch() * 1000 + ${DEFAULT_FUTURE_TOLERANCE_MS}`,
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
    "SELECT count(*) FROM catalogue AS w WHERE part = 'wallets' AND (SELECT count(*) FROM catalogue WHERE part = 'assets' AND key IN (CAST(w.facts ->> 'assetId' AS TEXT), CAST(w.facts ->> 'platformId' AS TEXT))) < 1 + (w.facts ->> 'assetId' <> w.facts ->> 'platformId')",
  ],
  [
    "slugs that exchanges share: import the exchanges with a slug for each",
    "SELECT count(*) FROM (SELECT 1 FROM catalogue WHERE part = 'exchanges' GROUP BY facts ->> 'slug' HAVING count(*) > 1)",
  ],
  [
    "daily candles whose prices contradict each other",
    "SELECT count(*) FROM bar_daily WHERE high < max(open, close, low) OR low > min(open, close)",
  ],
  [
    "hourly candles whose prices contradict each other",
    "SELECT count(*) FROM bar_hourly WHERE high < max(open, close, low) OR low > min(open, close)",
  ],
];

/**
 * Looks through the databases of a folder.
 *
 * @throws {StorageError} when one cannot be opened.
 */
export function check(files: DataFolder): CheckResult {
  if (!existsSync(files.market)) throw new StorageError("missing", files.market, "does not exist.");
  const market = withDatabase(files.market, () => openReader(files.market), marketCheck);
  if (!existsSync(files.accounts)) return market;
  const accounts = withDatabase(
    files.accounts,
    () => openReader(files.accounts, ACCOUNT_MIGRATIONS),
    (database) => ({
      facts: [["keys", count(database, "SELECT count(*) FROM api_key WHERE revoked IS NULL")] as const],
      errors: integrity(database, files.accounts),
    }),
  );
  return { facts: [...market.facts, ...accounts.facts], errors: [...market.errors, ...accounts.errors] };

  function marketCheck(database: DatabaseSync): CheckResult {
    const errors = integrity(database, files.market);
    if (errors.length > 0) return { facts: [], errors };
    const { origin } = database.prepare("SELECT origin FROM state").get() as { origin: string | null };
    const parts = database.prepare("SELECT part, count(*) AS entries FROM catalogue GROUP BY part").all();
    return {
      facts: [
        ["market", origin ?? "empty"],
        ...(parts as { part: string; entries: number }[]).map(
          ({ part, entries }) => [part, entries] as const,
        ),
        ...Object.keys(TIMES).map(
          (table) => [table, count(database, `SELECT count(*) FROM ${table}`)] as const,
        ),
      ],
      errors: RULES.flatMap(([error, sql]) => {
        const rows = count(database, sql);
        return rows === 0 ? [] : [`${files.market}: ${rows} ${error}`];
      }),
    };
  }
}

function withDatabase<Result>(
  file: string,
  open: () => DatabaseSync,
  work: (database: DatabaseSync) => Result,
): Result {
  return withStorageErrors(file, () => {
    const database = open();
    try {
      return work(database);
    } finally {
      database.close();
    }
  });
}

function integrity(database: DatabaseSync, file: string): string[] {
  const rows = database.prepare("PRAGMA integrity_check(20)").all() as { integrity_check: string }[];
  return rows.flatMap(({ integrity_check: found }) => (found === "ok" ? [] : [`${file}: ${found}`]));
}

function count(database: DatabaseSync, sql: string): number {
  return Object.values(database.prepare(sql).get() as Record<string, number>)[0] ?? 0;
}
