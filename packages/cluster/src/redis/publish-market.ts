import { setTimeout as delay } from "node:timers/promises";
import { type Publishing, type PublishOptions, StorageError } from "@market-data/service";
import { readChanges } from "../postgres/changes.ts";
import type { Database } from "../postgres/database.ts";
import { EarlierHistory } from "../postgres/earlier-history.ts";
import { readRevision } from "../postgres/stored-state.ts";
import { connectBus } from "./follow-market.ts";
import { RedisPublisher } from "./redis-bus.ts";

/** How often a process that does not publish asks whether the one that does has ended, in ms. */
const RETRY_MS = 1000;

/**
 * Publishes what changes in the market, once no other process does. The lock is that of a connection to the database: it ends
 * with its process.
 */
export async function publishMarket(
  database: Database,
  { onError, onLead, ...settings }: PublishOptions,
): Promise<Publishing> {
  const connection = await connectBus(settings);
  const closing = new AbortController();
  const working = lead();

  async function lead(): Promise<void> {
    const unlock = await waitForLock(database, closing.signal, onError);
    if (unlock === undefined) return;
    onLead();
    const earlier = new EarlierHistory();
    const publisher = new RedisPublisher({
      connection,
      readRevision: () => database.query(readRevision),
      readChanges: (known) => readChanges(database, known, earlier),
      readAhead: () => earlier.readAhead(database),
      onError,
    });
    await new Promise((resolve) => closing.signal.addEventListener("abort", resolve, { once: true }));
    await publisher.close();
    unlock();
  }

  return {
    async close() {
      closing.abort();
      await working;
      await connection.close();
    },
  };
}

async function waitForLock(
  database: Database,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<(() => void) | undefined> {
  while (!signal.aborted) {
    try {
      return await database.lock("publisher", "is published by another process.");
    } catch (error) {
      if (!(error instanceof StorageError && error.kind === "locked")) onError(error);
      await delay(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }
  return undefined;
}
