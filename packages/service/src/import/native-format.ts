import { columnName } from "@market-data/market/store";
import { type Columns, type RowOf, readRow } from "./columns.ts";
import { isNamed } from "./file-name.ts";
import type { Format } from "./format.ts";
import type { ImportSession } from "./session.ts";

/** A format of this service: a file contains one kind of record, and a row is a record. */
export interface NativeFormat<Of extends Columns = Columns> {
  /** The name of the file without its extension: `candles-daily` for `candles-daily.csv`. */
  readonly name: string;
  readonly summary: string;
  readonly columns: Of;
  /** @param source The name of the file's source. */
  save(session: ImportSession, row: RowOf<Of>, source: string): void;
}

export function nativeFormat<const Of extends Columns>(format: NativeFormat<Of>): NativeFormat {
  return format as unknown as NativeFormat;
}

/**
 * Converts a native format to a format of the import, recognised by file names: `quotes.csv`, `quotes-2024.csv`,
 * `quotes (1).csv.gz`.
 *
 * @param index The position among the native formats, and the reading order of files.
 */
export function toFormat(native: NativeFormat, index: number): Format {
  return {
    name: native.name,
    summary: native.summary,
    order: 100 + index,
    recognises: ({ name, header }) =>
      isNamed(name, native.name) && findHeaderError(native, header) === undefined,
    findError: ({ header }) => findHeaderError(native, header),
    start: ({ session, options }) => ({
      row({ texts }) {
        native.save(session, readRow(native.columns, texts, session.latest), options.source);
      },
    }),
  };
}

/** The error of a file's header; undefined for a valid header. */
function findHeaderError({ name, columns }: NativeFormat, header: readonly string[]): string | undefined {
  const known = Object.keys(columns).map(columnName);
  const unknown = header.find((column) => !known.includes(column));
  if (unknown !== undefined) {
    return `there is no column "${unknown}" in ${name}; the columns are ${known.join(", ")}`;
  }
  const missing = Object.entries(columns).find(
    ([field, { isRequired }]) => isRequired && !header.includes(columnName(field)),
  );
  return missing === undefined ? undefined : `the column "${columnName(missing[0])}" is missing`;
}
