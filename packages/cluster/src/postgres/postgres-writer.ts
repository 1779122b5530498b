import type { MarketWriter } from "@market-data/market";
import { AtomicWriter, type BatchWriter } from "@market-data/market/store";
import type { Database } from "./database.ts";
import { KINDS } from "./fetched-history.ts";
import { MarketRows } from "./market-rows.ts";
import { Partitions } from "./partitions.ts";
import { takeRevision, type Written } from "./stored-state.ts";

/** Writes the market into PostgreSQL. Each call is one transaction, with a revision of its own. */
export class PostgresWriter extends AtomicWriter implements MarketWriter {
  readonly #database: Database;
  readonly #partitions: Partitions;
  readonly #onWrite: () => void;

  /**
   * @param database With the tables of the market.
   * @param onWrite Called after each write.
   */
  constructor(database: Database, onWrite: () => void = () => {}) {
    super();
    this.#database = database;
    this.#partitions = new Partitions(database);
    this.#onWrite = onWrite;
  }

  protected async write(work: (rows: BatchWriter) => void, source?: string): Promise<void> {
    const rows = new MarketRows(source);
    work(rows);
    const written = { quote: 0, hourly: 0, daily: 0 };
    for (const kind of KINDS) {
      const times = [...rows.listTimes(kind)];
      await this.#partitions.make(kind, times);
      written[kind] = times.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
    }
    try {
      await this.#write(rows, written, true);
    } catch (error) {
      if (!isAborted(error)) throw error;
      // What the server did not take, it says so now, or it takes it.
      await this.#write(rows, written, false);
    }
    this.#onWrite();
  }

  async #write(rows: MarketRows, written: Written, mayCopy: boolean): Promise<void> {
    await this.#database.transaction(async (sql) => {
      await rows.write(sql, await takeRevision(sql, written), mayCopy);
    });
  }
}

/** Whether a statement failed because one before it had. */
function isAborted(error: unknown): boolean {
  return (error as { code?: string }).code === "25P02";
}
