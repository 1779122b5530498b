import { setTimeout as delay } from "node:timers/promises";
import { type Publisher, type PublishOptions, StorageError } from "@market-data/storage";
import { OutageLog, type OutageMessages } from "../outage-log.ts";
import { readChanges } from "../postgres/changes.ts";
import type { Database } from "../postgres/database.ts";
import { EarlierHistory } from "../postgres/earlier-history.ts";
import { readRevision } from "../postgres/stored-state.ts";
import { sleep } from "../timeout.ts";
import { createBusConnection } from "./follow-market.ts";
import { LeaderWatch, PUBLISHER_COMMANDS } from "./leadership.ts";
import { RedisPublisher } from "./redis-bus.ts";
import { isTimeout, toStorageError } from "./redis-errors.ts";

/** How often a process that does not publish asks whether the one that does has ended, in ms. */
const RETRY_MS = 1000;
/** How often a process that publishes without the lock tries to take it, in ms: sooner than those that wait. */
const LOCK_MS = 500;
/** Of the name of a file of the log, in hexadecimal digits. */
const TIMELINE_DIGITS = 8;

const FAILING: OutageMessages = {
  level: "error",
  fails: "Changes of the market cannot be published.",
  worksAgain: "Changes of the market can be published again.",
};
/** Of a process that waits: the one that publishes may have no difficulty. */
const UNSURE: OutageMessages = {
  level: "warn",
  fails: "PostgreSQL cannot be asked who publishes: this process could not take over now.",
  worksAgain: "PostgreSQL can be asked who publishes again.",
};
/** What a process does, with what is logged when that changes. */
const ROLES = {
  publishes: "Publishing: this process publishes what changes in the market.",
  waits: "Waiting: another process publishes what changes in the market.",
};

/**
 * Publishes what changes in the market, once no other process does. The lock is that of a connection to the database: it ends
 * with it, and with its process. A process that is suspended keeps it: then another leads without it, until it can take it.
 */
export async function publishMarket(
  database: Database,
  { log, ...settings }: PublishOptions,
): Promise<Publisher> {
  const connection = createBusConnection(settings, PUBLISHER_COMMANDS);
  const { location } = connection;
  const outages = new OutageLog(log, FAILING);
  const unsure = new OutageLog(log, UNSURE);
  const onError = (error: unknown) => {
    // Of one that is away, the connection reports that.
    if (connection.isUp || !isTimeout(error)) outages.fail(toStorageError(error, location));
  };
  connection.on("down", (reason) => outages.fail(`${location} ${reason}.`));
  const onWorking = () => {
    if (connection.isUp) outages.end();
  };
  let role: keyof typeof ROLES | undefined;
  const setRole = (next: keyof typeof ROLES) => {
    if (role !== next) log.log("info", ROLES[next], { market: database.location, redis: location });
    role = next;
  };
  await connection.open();
  const leader = new LeaderWatch(connection);
  const closing = new AbortController();
  const { signal } = closing;
  const closed = new Promise<void>((resolve) =>
    signal.addEventListener("abort", () => resolve(), { once: true }),
  );
  const working = work();

  async function work(): Promise<void> {
    while (!signal.aborted) {
      const lock = await waitForLock();
      if (signal.aborted) lock?.unlock();
      else await lead(lock).catch(onError);
      await delay(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Waits until the lock is taken, which is returned, or the process that has it says nothing any more. */
  async function waitForLock(): Promise<Lock | undefined> {
    while (!signal.aborted) {
      try {
        const lock = await takeLock(database);
        unsure.end();
        return lock;
      } catch (error) {
        if (!(error instanceof StorageError && error.kind === "locked")) {
          if (role === "waits") unsure.fail(error);
          else onError(error);
        } else {
          setRole("waits");
          unsure.end();
          onWorking();
          if (await leader.isLeaderExpired().catch(() => false)) return undefined;
        }
      }
      await delay(RETRY_MS, undefined, { signal }).catch(() => {});
    }
    return undefined;
  }

  /** Publishes with the lock; without one it tries to take it meanwhile. */
  async function lead(taken: Lock | undefined): Promise<void> {
    let lock = taken;
    const ending = new AbortController();
    const ended = new Promise<void>((resolve) => ending.signal.addEventListener("abort", () => resolve()));
    const losing = (async () => {
      while (lock === undefined) {
        await sleep(LOCK_MS, ending.signal);
        if (ending.signal.aborted) return;
        lock = await takeLock(database).catch(() => undefined);
      }
      await Promise.race([lock.lost, ended]);
    })();
    try {
      await publish(losing, () => lock !== undefined);
    } finally {
      ending.abort();
      await losing;
      lock?.unlock();
    }
  }

  /** Publishes until it is closed, the lock is lost, or another process publishes. */
  async function publish(lost: Promise<void>, hasLock: () => boolean): Promise<void> {
    const earlier = new EarlierHistory();
    const publisher = new RedisPublisher({
      connection,
      readRevision: () => database.query(readRevision),
      readChanges: (known) => readChanges(database, known, earlier),
      readAhead: () => earlier.readAhead(database),
      onError,
      onLead: () => setRole("publishes"),
      onPublished: onWorking,
      hasLock,
      timeline: await readTimeline(database),
    });
    const replaced = publisher.ended.then(() => "replaced");
    const reason = await Promise.race([closed, lost, replaced]);
    if (reason === "replaced") setRole("waits");
    await publisher.close();
  }

  return {
    async close() {
      closing.abort();
      await working;
      await connection.close();
    },
  };
}

/** How often servers have taken over from one another, up to the one that is read; 0 where that is not told. */
async function readTimeline(database: Database): Promise<number> {
  try {
    const [row] = await database.query(
      (sql) => sql<{ file: string }[]>`SELECT pg_walfile_name(pg_current_wal_lsn()) AS file`,
    );
    return Number.parseInt(row?.file.slice(0, TIMELINE_DIGITS) ?? "", 16);
  } catch (error) {
    if (error instanceof StorageError && error.kind === "unavailable") throw error;
    return 0;
  }
}

interface Lock {
  unlock(): void;
  readonly lost: Promise<void>;
}

/** @throws {StorageError} of the kind `locked` where another process has it. */
async function takeLock(database: Database): Promise<Lock> {
  let lose = (): void => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  return { lost, unlock: await database.lock("publisher", "is published by another process.", lose) };
}
