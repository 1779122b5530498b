import type { DatabaseSync } from "node:sqlite";
import type { CheckResult } from "@market-data/storage";
import { createCounts, createRules } from "@market-data/storage";
import { ACCOUNT_MIGRATIONS } from "./account-migrations.ts";
import { assertFileExists, type DataFolder, fileExists } from "./data-folder.ts";
import { withStorageErrors } from "./errors.ts";
import { openReader } from "./open.ts";

const COUNTS = createCounts();
const RULES = createRules({ now: "unixepoch() * 1000", greatest: "max", least: "min" });

/**
 * Checks the databases of a folder.
 *
 * @throws {StorageError} if a database cannot be opened.
 */
export function check(files: DataFolder): CheckResult {
  assertFileExists(files.market);
  const market = withDatabase(files.market, () => openReader(files.market), marketCheck);
  if (!fileExists(files.accounts)) return market;
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
        ...COUNTS.map(([what, sql]) => [what, count(database, sql)] as const),
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
