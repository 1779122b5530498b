import { columnName } from "@market-data/market/store";
import { type Columns, type RowOf, readRow } from "./columns.ts";
import type { Format } from "./format.ts";
import type { ImportSession } from "./session.ts";

/** A format of this service: one kind of record a file, one row a record. */
export interface NativeFormat<Of extends Columns = Columns> {
  /** As the file is called: `candles-daily` for `candles-daily.csv`. */
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
 * A native format as the import knows formats. Its files are recognised by their name: `points.csv`, `points-2024.csv`,
 * `points.2024.csv.gz`.
 *
 * @param index Of the format among the native ones: files of the first ones are read first.
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

function isNamed(file: string, name: string): boolean {
  return file.startsWith(name) && /^([-._]?\d[^/]*)?\.csv$/.test(file.slice(name.length));
}

/** What is wrong with a file's header; undefined where nothing is. */
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
