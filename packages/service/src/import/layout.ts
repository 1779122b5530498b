import { columnName } from "@market-data/market/store";
import type { Columns, RowOf } from "./columns.ts";
import type { ImportSession } from "./session.ts";

/** What a file of ours holds, one row a record. */
export interface Layout<Of extends Columns = Columns> {
  /** As the file is called: `bars-daily` for `bars-daily.csv`. */
  readonly name: string;
  readonly summary: string;
  readonly columns: Of;
  /** @param source By which name the file's source is known. */
  save(session: ImportSession, row: RowOf<Of>, source: string): void;
}

export function layout<const Of extends Columns>(of: Layout<Of>): Layout {
  return of as unknown as Layout;
}

/** What is wrong with a file's header; undefined where nothing is. */
export function headerFault({ name, columns }: Layout, header: readonly string[]): string | undefined {
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
