import { columnName } from "@market-data/market/store";
import { reject } from "./errors.ts";
import { observedTimes, quoted, type Reader } from "./values.ts";

/** A column of a file: the reader of its values, and the default for empty values. */
export interface Column<Value> {
  readonly read: Reader<unknown>;
  readonly isRequired: boolean;
  readonly defaultValue: Value | undefined;
  /** Whether stored values are kept if a file lacks the column. The field is then undefined. */
  readonly keepsStored?: true;
  /** The description in IMPORT-FORMATS.md. */
  readonly note: string;
}

export function required<Value>(read: Reader<Value>, note: string): Column<Value> {
  return { read, isRequired: true, defaultValue: undefined, note };
}

/** An optional column. Missing and empty values are null (unknown) by default. */
export function optional<Value>(read: Reader<Value>, note: string): Column<Value | null>;
export function optional<Value, Otherwise>(
  read: Reader<Value>,
  note: string,
  defaultValue: Otherwise,
): Column<Value | Otherwise>;
export function optional(read: Reader<unknown>, note: string, defaultValue: unknown = null): Column<unknown> {
  return { read, isRequired: false, defaultValue, note };
}

/** An optional column. Stored values are kept if a file lacks the column. */
export function keepStored<Value>(column: Column<Value>): Column<Value | undefined> {
  return { ...column, keepsStored: true };
}

/** Columns by field: `timeOpen` is the column `time_open`. */
export type Columns = Readonly<Record<string, Column<unknown>>>;

/** The values of a row by field. */
export type RowOf<Of extends Columns> = {
  -readonly [Field in keyof Of]: Of[Field] extends Column<infer Value> ? Value : never;
};

/** A repeated column name. Empty names are ignored. */
export function findRepeated(names: readonly string[]): string | undefined {
  return names.find((name, index) => name !== "" && names.indexOf(name) < index);
}

/** A row of texts by column. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** The values of a record by column. */
export function toTexts(columns: readonly string[], values: readonly string[]): Texts {
  return Object.fromEntries(columns.map((name, index) => [name, values[index]]));
}

/** Trims white space, but keeps a byte order mark: an invisible character may make a look-alike. */
function trimSpace(text: string): string {
  if (!text.includes("\ufeff")) return text.trim();
  const marked = text.replaceAll("\ufeff", ".");
  const start = marked.length - marked.trimStart().length;
  return text.slice(start, start + marked.trim().length);
}

/**
 * @param latest The latest valid time of an observation, as Unix time in ms.
 * @throws {RowError} for the first invalid value.
 */
export function readRow<Of extends Columns>(
  columns: Of,
  texts: Texts,
  latest = Number.POSITIVE_INFINITY,
): RowOf<Of> {
  const row: Record<string, unknown> = {};
  for (const [field, { read, isRequired, defaultValue, keepsStored }] of Object.entries(columns)) {
    const name = columnName(field);
    const value = trimSpace(texts[name] ?? "");
    if (value !== "") {
      const found = read(value, name);
      if (observedTimes.has(read) && Number(found) > latest)
        reject(`${name} ${quoted(value)} is in the future`);
      row[field] = found;
    } else if (isRequired) reject(`${name} is missing`);
    else row[field] = keepsStored && texts[name] === undefined ? undefined : defaultValue;
  }
  return row as RowOf<Of>;
}
