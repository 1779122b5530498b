import type { KeyChange, KeyChangeFeed } from "@market-data/storage";
import { sleep, withTimeout } from "../timeout.ts";
import type { Database } from "./database.ts";
import { KEY_CHANNEL } from "./postgres-key-store.ts";

/** The interval between two checks that no notification is outstanding, in ms. */
const CHECK_MS = 300;
/** The pause before a lost connection is replaced, in ms. */
const RETRY_MS = 1000;
/** A connection without a response for this time is replaced, in ms. */
const RESPONSE_MS = 2000;

/**
 * Receives changes of keys on a separate connection. PostgreSQL sends notifications before the response to a later statement: a
 * response proves that all changes before the statement are known.
 */
export class PostgresKeyChangeFeed implements KeyChangeFeed {
  readonly #database: Database;
  readonly #closing = new AbortController();
  readonly #working: Promise<void>;
  #listener: (change?: KeyChange) => void = () => {};
  #knownUntil = Number.NEGATIVE_INFINITY;

  /** @param database With the tables of the accounts. */
  constructor(database: Database) {
    this.#database = database;
    this.#working = this.#work();
  }

  get knownUntil(): number {
    return this.#knownUntil;
  }

  onChange(listener: (change?: KeyChange) => void): void {
    this.#listener = listener;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      // The database logs its outages, and keys are read from it meanwhile.
      await this.#listen(signal).catch(() => {});
      await sleep(RETRY_MS, signal);
    }
  }

  /** Listens until the connection is lost. */
  async #listen(signal: AbortSignal): Promise<void> {
    const session = await this.#database.connectAlone(RESPONSE_MS, (text) => this.#receive(text));
    const { sql, lost } = session;
    const waking = AbortSignal.any([signal, lost]);
    try {
      const listening = sql`DO $$ BEGIN EXECUTE format('LISTEN %I', ${KEY_CHANNEL}); END $$`;
      await withTimeout(listening, RESPONSE_MS);
      // Any key may have changed before.
      this.#listener();
      while (!waking.aborted) {
        const start = performance.now();
        await withTimeout(sql`SELECT 'key changes'`, RESPONSE_MS);
        this.#knownUntil = start;
        await sleep(CHECK_MS, waking);
      }
    } finally {
      session.end();
    }
  }

  #receive(text: string): void {
    const [keyId, accountId] = text.split(" ");
    if (keyId === undefined || accountId === undefined) this.#listener();
    else this.#listener({ keyId, accountId });
  }
}
