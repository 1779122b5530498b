import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { MemoryMeter } from "../src/metering/memory-meter.ts";
import type { Account } from "../src/metering/meter.ts";
import { meterConformance } from "../src/metering/meter-conformance.ts";
import { openAccounts } from "../src/storage/sqlite/open.ts";
import { SqliteJournal } from "../src/storage/sqlite/sqlite-journal.ts";

const NOON = Date.UTC(2026, 0, 15, 12);
const account: Account = {
  keyId: "key_1",
  limits: {
    rateLimitMinute: 30,
    creditLimitDaily: 500,
    creditLimitMonthly: 10_000,
    monthlyReset: "calendar-month",
  },
  activated: NOON,
};

afterEach(() => vi.useRealTimers());

test.each(meterConformance)("a meter in memory: $name", ({ run }) => run(() => new MemoryMeter()));

test.each(meterConformance)("a meter with a journal: $name", ({ run }) =>
  run(() => new MemoryMeter({ journal: new SqliteJournal(openAccounts(":memory:")) })),
);

test("credits outlast the process once they are written", async () => {
  const database = openAccounts(":memory:");
  const before = new MemoryMeter({ journal: new SqliteJournal(database) });
  await before.charge(account, 7, NOON);
  await before.close();
  const { day, month } = await new MemoryMeter({ journal: new SqliteJournal(database) }).usage(account, NOON);
  expect([day.used, month.used]).toEqual([7, 7]);
});

test("what was charged is written within a second, once", async () => {
  vi.useFakeTimers();
  const journal = new SqliteJournal(openAccounts(":memory:"));
  const add = vi.spyOn(journal, "add");
  const meter = new MemoryMeter({ journal });
  for (let call = 0; call < 100; call += 1) await meter.charge(account, 1, NOON);
  vi.advanceTimersByTime(999);
  expect(add).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(add).toHaveBeenCalledOnce();
  expect(journal.used("key_1", "day", Date.UTC(2026, 0, 15))).toBe(100);
  vi.advanceTimersByTime(60_000);
  expect(add).toHaveBeenCalledOnce();
});

test("a journal that cannot be written loses nothing: it is tried again", async () => {
  vi.useFakeTimers();
  const journal = new SqliteJournal(openAccounts(":memory:"));
  const onError = vi.fn();
  const meter = new MemoryMeter({ journal, onError });
  vi.spyOn(journal, "add").mockImplementationOnce(() => {
    throw new Error("database or disk is full");
  });
  await meter.charge(account, 3, NOON);
  vi.advanceTimersByTime(1000);
  expect(onError).toHaveBeenCalledWith(new Error("database or disk is full"));
  vi.advanceTimersByTime(1000);
  expect(journal.used("key_1", "month", Date.UTC(2026, 0, 1))).toBe(3);
});

test("a journal that fails half way writes nothing of it", () => {
  const database = openAccounts(":memory:");
  const journal = new SqliteJournal(database);
  const entry = { keyId: "key_1", kind: "day", from: NOON, credits: 1 } as const;
  expect(() => journal.add([entry, { ...entry, keyId: "key_2", credits: Number.NaN }])).toThrow();
  expect(journal.used("key_1", "day", NOON)).toBe(0);
});

test("two processes that write one journal add up", async () => {
  const journal = new SqliteJournal(openAccounts(":memory:"));
  const meters = [new MemoryMeter({ journal }), new MemoryMeter({ journal })];
  for (const meter of meters) await meter.charge(account, 5, NOON);
  for (const meter of meters) await meter.close();
  expect(journal.used("key_1", "day", Date.UTC(2026, 0, 15))).toBe(10);
});

test("a database of a newer version of the service is not touched", () => {
  const file = "file:newer?mode=memory&cache=shared";
  const newer = new DatabaseSync(file);
  newer.exec("PRAGMA user_version = 99");
  expect(() => openAccounts(file)).toThrow(/newer version/);
  newer.close();
});

test("a process that is killed under load loses nothing that was written", async () => {
  const folder = mkdtempSync(join(tmpdir(), "meter-"));
  const file = join(folder, "accounts.db");
  const script = fileURLToPath(new URL("support/charging.ts", import.meta.url));
  const child = spawn(process.execPath, [script, file], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout.setEncoding("utf8"), "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  const database = openAccounts(file);
  const used = new SqliteJournal(database).used("key_1", "day", Date.UTC(2026, 0, 15));
  database.close();
  rmSync(folder, { recursive: true });
  expect(used).toBeGreaterThanOrEqual(Number.parseInt(line, 10));
});
