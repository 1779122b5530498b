import { columnName } from "@market-data/market/store";
import { reject } from "./errors.ts";
import { observedTimes, quoted, type Reader } from "./values.ts";

/** A column of a file: how its values are read, and what replaces an empty one. */
export interface Column<Value> {
  readonly read: Reader<unknown>;
  readonly isRequired: boolean;
  readonly otherwise: Value | undefined;
  /** For the documentation. */
  readonly note: string;
}

export function required<Value>(read: Reader<Value>, note: string): Column<Value> {
  return { read, isRequired: true, otherwise: undefined, note };
}

/** A column that may be left out, or its value: then it is null, which says that it is not known. */
export function optional<Value>(read: Reader<Value>, note: string): Column<Value | null>;
export function optional<Value, Otherwise>(
  read: Reader<Value>,
  note: string,
  otherwise: Otherwise,
): Column<Value | Otherwise>;
export function optional(read: Reader<unknown>, note: string, otherwise: unknown = null): Column<unknown> {
  return { read, isRequired: false, otherwise, note };
}

/** Columns by the field that they fill; `timeOpen` is the column `time_open`. */
export type Columns = Readonly<Record<string, Column<unknown>>>;

/** The values of a row by field. */
export type RowOf<Of extends Columns> = {
  -readonly [Field in keyof Of]: Of[Field] extends Column<infer Value> ? Value : never;
};

/** A name that several columns have; empty ones do not matter. */
export function findRepeated(names: readonly string[]): string | undefined {
  return names.find((name, index) => name !== "" && names.indexOf(name) < index);
}

/** A row of texts by column. */
export type Texts = Readonly<Record<string, string | undefined>>;

/**
 * @param latest The latest time at which something can have been observed, a Unix time in ms.
 * @throws {RowError} for the first value that is wrong.
 */
export function readRow<Of extends Columns>(
  columns: Of,
  texts: Texts,
  latest = Number.POSITIVE_INFINITY,
): RowOf<Of> {
  const row: Record<string, unknown> = {};
  for (const [field, { read, isRequired, otherwise }] of Object.entries(columns)) {
    const name = columnName(field);
    const value = texts[name]?.trim() ?? "";
    if (value !== "") {
      const found = read(value, name);
      if (observedTimes.has(read) && Number(found) > latest)
        reject(`${name} ${quoted(value)} is in the future`);
      row[field] = found;
    } else if (isRequired) reject(`${name} is missing`);
    else row[field] = otherwise;
  }
  return row as RowOf<Of>;
}
