import { createSchema, type TestSchema } from "@market-data/test-helpers/schemas";
import { Database } from "../../src/postgres/database.ts";
import { MARKET } from "../../src/postgres/market-tables.ts";
import { openTables, type Schema } from "../../src/postgres/migrations.ts";

/** Empty tables for each test. Deleting rows takes a hundredth of the time of creating tables. */
export class SharedTables {
  readonly #schema: Schema;
  readonly #empty: string;
  #opened: Promise<{ database: Database; schema: TestSchema }> | undefined;

  /** @param empty SQL that deletes all rows. */
  constructor(schema: Schema, empty: string) {
    this.#schema = schema;
    this.#empty = empty;
  }

  async open(): Promise<Database> {
    this.#opened ??= this.#make();
    const { database } = await this.#opened;
    await database.query((sql) => sql.unsafe(this.#empty));
    return database;
  }

  /** Call after all tests. */
  async close(): Promise<void> {
    const opened = await this.#opened;
    await opened?.database.close();
    await opened?.schema.close();
  }

  async #make(): Promise<{ database: Database; schema: TestSchema }> {
    const schema = await createSchema();
    const database = await Database.open(schema.url);
    await openTables(database, this.#schema, true);
    return { database, schema };
  }
}

export function shareMarket(): SharedTables {
  const tables = MARKET.tables.filter((table) => table !== "state");
  const empty = tables.map((table) => `DELETE FROM ${table}`).join("; ");
  return new SharedTables(MARKET, `${empty}; UPDATE state SET origin = NULL, revision = 0, written = '{}'`);
}
