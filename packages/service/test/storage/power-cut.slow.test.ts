import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { basename, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { assert, asyncProperty, boolean, constantFrom, infiniteStream, nat } from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ACCOUNT_MIGRATIONS } from "../../src/storage/sqlite/account-migrations.ts";
import { MARKET_MIGRATIONS } from "../../src/storage/sqlite/market-migrations.ts";
import { setUp } from "../../src/storage/sqlite/open.ts";
import { SqliteKeyStore } from "../../src/storage/sqlite/sqlite-key-store.ts";
import { SqliteWriter } from "../../src/storage/sqlite/sqlite-writer.ts";
import { openUsage } from "../support/accounts.ts";
import { cutPower, type DiskOperation, RecordedDisk } from "../support/recorded-disk.ts";
import { openOnDisk } from "../support/sqlite-on-disk.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

const NOON = Date.UTC(2026, 0, 15, 12);
const FILE = "some.db";

interface Subject {
  readonly migrations: readonly string[];
  /** Steps that report their completion. */
  readonly steps: (database: DatabaseSync) => readonly (() => Promise<unknown>)[];
  /** A query of all stored data. */
  readonly content: string;
}

const accounts: Subject = {
  migrations: ACCOUNT_MIGRATIONS,
  steps(database) {
    const keys = new SqliteKeyStore(database);
    const { usage, featureUsage: features } = openUsage(database);
    const ids: string[] = [];
    const id = () => ids[0] as string;
    const create = async () => {
      ids.push((await keys.create({ plan: "Basic", name: "a" }, NOON)).key.id);
    };
    const use = () => usage.add([{ accountId: id(), kind: "day", from: NOON, credits: 3 }]);
    const countFeatures = (day: number) =>
      features.add(
        ["", "sort"].map((parameter) => ({
          feature: { operationId: "simplePriceV1", parameter, value: "" },
          day,
          requests: 3,
          keyIds: [id()],
        })),
      );
    return [
      create,
      use,
      () => countFeatures(NOON),
      () => keys.move(id(), "Startup", NOON),
      create,
      () => keys.change(id(), { owner: "Ann", networks: ["10.0.0.0/8"] }, NOON),
      use,
      () => countFeatures(NOON + 1),
      () => features.forget(NOON + 1),
      () => keys.rotate(id(), NOON, NOON),
      () => keys.revoke(id(), NOON),
    ];
  },
  content: `SELECT (SELECT group_concat(command) FROM key_log) AS log, (SELECT count(*) FROM api_key) AS keys,
      (SELECT count(*) FROM api_key WHERE revoked IS NULL) AS valid, (SELECT group_concat(plan) FROM account) AS plans,
      (SELECT count(*) FROM key_secret) AS secrets, (SELECT sum(credits) FROM key_usage) AS credits,
      (SELECT sum(requests) FROM feature_usage) AS requests, (SELECT sum(last_day) FROM feature_key) AS lastDays`,
};

const market: Subject = {
  migrations: MARKET_MIGRATIONS,
  steps(database) {
    const writer = new SqliteWriter(database);
    const quotes = (assetId: number) =>
      Array.from({ length: 200 }, (_, index) => ({
        time: index,
        price: assetId,
        volume24h: 1.1,
        marketCap: 1.1,
        circulatingSupply: null,
        totalSupply: null,
      }));
    return [
      () => writer.markOrigin("import"),
      ...[1, 2, 3, 4, 5, 6].map(
        (id) => () => writer.transaction((batch) => batch.saveQuotes(id, quotes(id))),
      ),
    ];
  },
  content: `SELECT origin, revision, (SELECT count(*) FROM quote) AS quotes, (SELECT count(*) FROM touched) AS touched
    FROM state`,
};

/** All disk operations, and the stored data after each step. */
interface Run {
  readonly operations: readonly DiskOperation[];
  /** The number of operations and the stored data when each step was reported. */
  readonly reports: readonly { readonly operations: number; readonly content: unknown }[];
}

async function record({ migrations, steps, content }: Subject, mode?: string): Promise<Run> {
  const disk = new RecordedDisk();
  const database = openOnDisk(disk, FILE);
  database.exec("PRAGMA page_size = 4096");
  setUp(database, FILE, migrations);
  if (mode !== undefined) database.exec(mode);
  const report = () => ({
    operations: disk.operations.length,
    content: database.prepare(content).get(),
  });
  const reports = [report()];
  for (const step of steps(database)) {
    await step();
    reports.push(report());
  }
  return { operations: [...disk.operations], reports };
}

/** The stored data after a power cut at an operation, and the index of the last report before the cut. */
function cut({ operations, reports }: Run, { content }: Subject, at: number, survives: () => boolean) {
  const database = openOnDisk(cutPower(operations.slice(0, at), survives), FILE);
  try {
    const [integrity] = database.prepare("PRAGMA integrity_check").all();
    const stored = database.prepare(content).get();
    return { integrity, stored, reported: reports.findLastIndex((each) => each.operations <= at) };
  } finally {
    database.close();
  }
}

describe.each([
  ["accounts", accounts],
  ["a market", market],
])("after a power cut in %s", (_, subject) => {
  test("all reported data exists, and unreported steps exist completely or not at all", async () => {
    // Makes SQLite copy the log to the database and restart the log during the steps.
    const run = await record(subject, "PRAGMA wal_autocheckpoint = 8");
    const from = run.reports[0]?.operations ?? 0;
    const coins = infiniteStream(boolean()).map((stream) => () => stream.next().value === true);
    const fates = [
      coins,
      constantFrom(
        () => false,
        () => true,
      ),
    ] as const;
    for (const fate of fates) {
      await assert(
        asyncProperty(nat(run.operations.length - from), fate, async (offset, survives) => {
          const { integrity, stored, reported } = cut(run, subject, from + offset, survives);
          expect(integrity).toEqual({ integrity_check: "ok" });
          const possible = run.reports.slice(reported, reported + 2).map(({ content }) => content);
          expect(possible).toContainEqual(stored);
        }),
        { numRuns: 100 },
      );
    }
  });

  test("unsynced commits would be lost: the test disk drops unsynced data", async () => {
    const run = await record(subject, "PRAGMA synchronous = NORMAL");
    const { stored } = cut(run, subject, run.operations.length, () => false);
    expect(stored).toEqual(run.reports[0]?.content);
    expect(run.reports.at(-1)?.content).not.toEqual(stored);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Records the names of synced and renamed files, in order. */
function recordSyncs(): string[] {
  const done: string[] = [];
  const names = new Map<number, string>();
  const { openSync, fsyncSync, renameSync } = fs;
  vi.spyOn(fs, "openSync").mockImplementation((...given) => {
    const handle = openSync(...given);
    names.set(handle, basename(String(given[0])));
    return handle;
  });
  vi.spyOn(fs, "fsyncSync").mockImplementation((handle) => {
    done.push(`sync ${names.get(handle)}`);
    fsyncSync(handle);
  });
  vi.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    done.push(`rename ${basename(String(to))}`);
    renameSync(from, to);
  });
  syncBuiltinESMExports();
  return done;
}

test("a backup is on disk before it gets its name, and its name before it is reported", async () => {
  await using market = new TemporaryMarket();
  await market.import([fixture("native")]);
  const done = recordSyncs();
  await market.backend.maintenance.backUp(join(market.folder, "backups", "today"));
  expect(done).toEqual([
    "sync backups",
    `sync ${basename(market.folder)}`,
    "sync market.db.unfinished",
    "rename market.db",
    "sync today",
  ]);
});
