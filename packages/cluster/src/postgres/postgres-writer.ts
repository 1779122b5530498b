import type { MarketBatch, MarketWriter, Origin, TransactionOptions } from "@market-data/market";
import { type BatchWriter, WriteBatch } from "@market-data/market/store";
import type { Database, Queries } from "./database.ts";
import { KINDS } from "./fetched-history.ts";
import { MarketRows } from "./market-rows.ts";
import { Partitions } from "./partitions.ts";

/** Writes the market into PostgreSQL. Each call is one transaction, with a revision of its own. */
export class PostgresWriter implements MarketWriter {
  readonly #database: Database;
  readonly #partitions: Partitions;
  readonly #onWrite: () => void;

  /**
   * @param database With the tables of the market.
   * @param onWrite Called after each write.
   */
  constructor(database: Database, onWrite: () => void = () => {}) {
    this.#database = database;
    this.#partitions = new Partitions(database);
    this.#onWrite = onWrite;
  }

  readonly saveCatalogue = this.#saves("saveCatalogue");
  readonly saveMetrics = this.#saves("saveMetrics");
  readonly saveCandles = this.#saves("saveCandles");
  readonly saveQuotes = this.#saves("saveQuotes");
  readonly saveRates = this.#saves("saveRates");
  readonly saveDexCandles = this.#saves("saveDexCandles");
  readonly saveDexTrades = this.#saves("saveDexTrades");
  readonly saveSeries = this.#saves("saveSeries");
  readonly saveSourceKeys = this.#saves("saveSourceKeys");

  async transaction(
    work: (batch: MarketBatch) => Promise<void>,
    { source }: TransactionOptions = {},
  ): Promise<void> {
    const batch = new WriteBatch();
    await work(batch);
    await this.#write((rows) => batch.saveInto(rows), source);
  }

  async markOrigin(origin: Origin): Promise<Origin> {
    const [state] = await this.#database.transaction(async (sql) => {
      await sql`UPDATE state SET origin = ${origin}, revision = revision + 1 WHERE origin IS NULL`;
      return sql<{ origin: Origin }[]>`SELECT origin FROM state`;
    });
    this.#onWrite();
    return (state as { origin: Origin }).origin;
  }

  #saves<Method extends keyof BatchWriter>(method: Method) {
    return async (...given: Parameters<BatchWriter[Method]>): Promise<void> => {
      await this.#write((rows) => (rows[method] as (...given: unknown[]) => void)(...given));
    };
  }

  async #write(work: (rows: BatchWriter) => void, source?: string): Promise<void> {
    const rows = new MarketRows(source);
    work(rows);
    for (const kind of KINDS) await this.#partitions.make(kind, rows.times(kind));
    await this.#database.transaction(async (sql) => rows.write(sql, await takeRevision(sql)));
    this.#onWrite();
  }
}

/** The revision of a transaction, which those that come later wait for: revisions are in the order of commits. */
export async function takeRevision(sql: Queries): Promise<number> {
  const [state] = await sql<
    { revision: number }[]
  >`UPDATE state SET revision = revision + 1 RETURNING revision`;
  if (state === undefined) throw new Error("The table state has no row.");
  return state.revision;
}
