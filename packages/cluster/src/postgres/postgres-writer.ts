import type { MarketWriter } from "@market-data/market";
import { AtomicWriter, type BatchWriter } from "@market-data/market/store";
import type { Database } from "./database.ts";
import { KINDS } from "./fetched-history.ts";
import { MarketRows } from "./market-rows.ts";
import { Partitions } from "./partitions.ts";
import { takeRevision } from "./stored-state.ts";

/** Writes the market to PostgreSQL. Each call is one transaction with a new revision. */
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
    await this.#database.transaction(async (sql) => rows.write(sql, await takeRevision(sql, written)));
    this.#onWrite();
  }
}
