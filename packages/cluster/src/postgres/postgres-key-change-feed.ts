import { randomUUID } from "node:crypto";
import type { KeyChange, KeyChangeFeed } from "@market-data/storage";
import { sleep, withTimeout } from "../timeout.ts";
import type { Database, Session } from "./database.ts";
import { KEY_CHANNEL } from "./postgres-key-store.ts";
import { identifier } from "./queries.ts";

/** How often it is made sure that nothing was missed, in ms. */
const ASK_MS = 300;
/** How soon it is tried again to listen, in ms. */
const RETRY_MS = 1000;
/** In place of a key: said to find out whether it is heard. */
const PROBE = "probe";
/** A connection that answers later than this is given up, in ms: its other end may be gone. */
const ANSWER_MS = 2000;

/**
 * Hears of changes of keys on a connection of its own. Each answer on it comes after all notifications that were sent before: what was
 * stored before the question is known then.
 */
export class PostgresKeyChangeFeed implements KeyChangeFeed {
  readonly #database: Database;
  readonly #closing = new AbortController();
  readonly #working: Promise<void>;
  #listener: (change?: KeyChange) => void = () => {};
  #probed: (text: string) => void = () => {};
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
      // The database is asked for keys meanwhile: that it is away is reported there.
      await this.#subscribe().catch(() => {});
      await sleep(RETRY_MS, signal);
    }
  }

  async #subscribe(): Promise<void> {
    const onNotify = (text: string) => this.#receive(text);
    const { signal } = this.#closing;
    const session = await this.#database.connectAlone({ onNotify, connectTimeout: ANSWER_MS, signal });
    try {
      await this.#listen(session);
    } finally {
      session.end();
    }
  }

  /** Listens until the connection is lost. */
  async #listen({ sql, lost }: Session): Promise<void> {
    const { signal } = this.#closing;
    const [row] = await respond(
      sql<{ channel: string; pid: number }[]>`SELECT ${KEY_CHANNEL} AS channel, pg_backend_pid() AS pid`,
    );
    if (row === undefined) return;
    await respond(sql`LISTEN ${identifier(row.channel)}`);
    await this.#probe(row.channel);
    // What changed before is not heard of.
    this.#listener();
    const waking = AbortSignal.any([signal, lost]);
    while (!waking.aborted) {
      const start = performance.now();
      const [answer] = await respond(sql<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`);
      // A pooler has taken another one, which does not listen.
      if (answer?.pid !== row.pid) return;
      this.#knownUntil = start;
      await sleep(ASK_MS, waking);
    }
  }

  /**
   * Makes sure that something is heard that another connection says: between a pooler's transactions nothing is.
   *
   * @throws {Error} where it is not.
   */
  async #probe(channel: string): Promise<void> {
    const text = `${PROBE} ${randomUUID()}`;
    const received = new Promise<void>((resolve) => {
      this.#probed = (each) => each === text && resolve();
    });
    await respond(this.#database.query((sql) => sql`SELECT pg_notify(${channel}, ${text})`));
    await respond(received);
  }

  #receive(text: string): void {
    const [keyId, accountId] = text.split(" ");
    if (keyId === PROBE) this.#probed(text);
    else if (keyId === undefined || accountId === undefined) this.#listener();
    else this.#listener({ keyId, accountId });
  }
}

function respond<Result>(result: PromiseLike<Result>): Promise<Result> {
  return withTimeout(result, ANSWER_MS);
}
