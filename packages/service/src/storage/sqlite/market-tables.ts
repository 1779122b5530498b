import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  type BatchWriter,
  ROW_TABLES,
  type Row,
  type RowTable,
  type RowTableName,
  RowWriter,
} from "@market-data/market/store";

/** Adds a change to the stale series: a version, two times, and whether the change is partial. */
const MARK_STALE = `
  INSERT INTO stale_series (one, version, from_time, to_time, is_partial)
  SELECT 1, ?1, ?2, ?3, coalesce(?4, 0) FROM state WHERE origin IS NOT 'sample'
  ON CONFLICT (one) DO UPDATE SET
    version = excluded.version,
    from_time = min(coalesce(from_time, excluded.from_time), coalesce(excluded.from_time, from_time)),
    to_time = max(coalesce(to_time, excluded.to_time), coalesce(excluded.to_time, to_time)),
    is_partial = coalesce(?4, is_partial)`;

/** Writes the market to its tables, within the caller's transaction. */
export class MarketTables extends RowWriter implements BatchWriter {
  readonly #statements: Readonly<Record<RowTableName, StatementSync>>;
  readonly #markOrigin: StatementSync;
  readonly #removeSeries: StatementSync;
  readonly #markStale: StatementSync;
  readonly #markRecorded: StatementSync;
  readonly #countWrite: StatementSync;
  readonly #readRevision: StatementSync;
  #source: string | null = null;
  /** The revision of the transaction, once a row needs it. */
  #revision: number | undefined;

  constructor(database: DatabaseSync) {
    super();
    const statements = Object.entries(ROW_TABLES).map(([name, table]) => [name, toStatement(name, table)]);
    this.#statements = Object.fromEntries(
      statements.map(([name, text]) => [name, database.prepare(text as string)]),
    ) as Record<RowTableName, StatementSync>;
    this.#markOrigin = database.prepare("UPDATE state SET origin = iif(origin = 'import', origin, ?)");
    this.#removeSeries = database.prepare(
      "DELETE FROM series_point WHERE name = ? AND id = ? AND time BETWEEN ? AND ?",
    );
    this.#markStale = database.prepare(MARK_STALE);
    this.#markRecorded = database.prepare("DELETE FROM stale_series WHERE version = ?");
    this.#countWrite = database.prepare("UPDATE state SET revision = revision + 1");
    this.#readRevision = database.prepare("SELECT revision FROM state");
  }

  /** Begins a transaction. @param source The source of its rows; null if unknown. */
  begin(source: string | null): void {
    this.#source = source;
    this.#revision = undefined;
  }

  readonly markOrigin: BatchWriter["markOrigin"] = (origin) => {
    this.#markOrigin.run(origin);
  };

  readonly removeSeries: BatchWriter["removeSeries"] = ({ name, id }, { from, to }) => {
    this.#removeSeries.run(name, id, from, to);
  };

  readonly markStale: BatchWriter["markStale"] = ({ span, isPartial }) => {
    const partial = isPartial === undefined ? null : Number(isPartial);
    this.#markStale.run(this.#getRevision(), span?.from ?? null, span?.to ?? null, partial);
  };

  readonly markRecorded: BatchWriter["markRecorded"] = (version) => {
    this.#markRecorded.run(version);
  };

  protected put(name: RowTableName, row: Row): void {
    const { stamp }: RowTable = ROW_TABLES[name];
    const statement = this.#statements[name];
    if (stamp === undefined) statement.run(...row);
    else statement.run(...row, stamp === "source" ? this.#source : this.#getRevision());
  }

  #getRevision(): number {
    if (this.#revision === undefined) {
      this.#countWrite.run();
      this.#revision = (this.#readRevision.get() as { revision: number }).revision;
    }
    return this.#revision;
  }
}

/** Inserts a row, or replaces the row with an equal key. */
function toStatement(name: string, { columns, stamp }: RowTable): string {
  const all = stamp === undefined ? columns : [...columns, stamp];
  return `INSERT OR REPLACE INTO ${name} (${all.join(", ")}) VALUES (${all.map(() => "?").join(", ")})`;
}
