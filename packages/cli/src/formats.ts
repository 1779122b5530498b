import { getField, isScalar, listAllColumns, pick, type Row, toText } from "./rows.ts";
import { cut, escapeControls, escapeLine, getWidth } from "./text.ts";

/** How to print rows. */
export interface FormatOptions {
  /** The fields to print. Empty for all fields. */
  readonly fields: readonly string[];
  /** The width of the terminal; `Infinity` without a terminal. */
  readonly width: number;
  /** Whether the output is a terminal, where control characters are escaped. */
  readonly isTerminal: boolean;
  /** Whether these rows follow the rows of an earlier request. */
  readonly isRepeated?: boolean;
}

type Pages = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
type Text = AsyncGenerator<string>;

/** The formats by name. Each prints page after page, so that a long list needs little memory. */
export const formats: Readonly<Record<string, (pages: Pages, options: FormatOptions) => Text>> = {
  table,
  json,
  ndjson,
  csv,
};

/** One row as JSON per line. */
async function* ndjson(pages: Pages, { fields, isTerminal }: FormatOptions): Text {
  for await (const rows of pages) {
    for (const row of rows) {
      const text = JSON.stringify(fields.length ? pick(row, fields) : row);
      yield `${isTerminal ? escapeControls(text) : text}\n`;
    }
  }
}

/** One JSON array, a row per line. */
async function* json(pages: Pages, options: FormatOptions): Text {
  let before = "[\n";
  for await (const line of ndjson(pages, options)) {
    yield before + line.trimEnd();
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** RFC 4180. The columns are those of the first page. */
async function* csv(pages: Pages, { fields, isTerminal, isRepeated }: FormatOptions): Text {
  const print = (texts: readonly string[]) =>
    `${texts.map((text) => toCell(isTerminal ? escapeLine(text) : text)).join(",")}\r\n`;
  let columns: readonly string[] | undefined;
  for await (const rows of pages) {
    if (!columns) {
      columns = fields.length ? fields : listAllColumns(rows);
      if (columns.length && !isRepeated) yield print(columns);
    }
    for (const row of rows) yield print(columns.map((name) => toText(getField(row, name))));
  }
}

const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Quotes a cell. Spreadsheets run cells that begin like a formula, so such a text gets a leading quote. */
export function toCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The maximum width of a text. Numbers are never cut. */
const MAX_CELL = 40;
const GAP = "  ";

/** Names and times first, then quotes, then the other columns. */
const rankColumn = (name: string): number =>
  /^(id|name|symbol|time.*)$/.test(name) ? 0 : name.startsWith("quote.") ? 1 : 2;

/** A table that fits the terminal. The first page determines columns and widths. A single row becomes a list of fields. */
async function* table(pages: Pages, { fields, width }: FormatOptions): Text {
  let columns = fields;
  let widths: number[] | undefined;
  let maximum = Math.min(MAX_CELL, width);
  const toCells = (row: Row) =>
    columns.map((name) => {
      const value = getField(row, name);
      const text = escapeLine(toText(value));
      const isNumber = typeof value === "number";
      return { isNumber, text: isNumber ? text : cut(text, maximum) };
    });
  const toLine = (cells: ReturnType<typeof toCells>) => {
    const padded = cells.map(({ text, isNumber }, index) => {
      const space = " ".repeat(Math.max(0, (widths?.[index] as number) - getWidth(text)));
      return isNumber ? space + text : text + space;
    });
    return `${padded.join(GAP).trimEnd()}\n`;
  };
  for await (const page of pages) {
    let rows = page;
    if (!widths) {
      const known = listAllColumns(rows);
      const [row] = rows;
      if (row && rows.length === 1 && !fields.length) {
        columns = ["field", "value"];
        maximum = Math.max(GAP.length, width - GAP.length - Math.max(...known.map(getWidth)));
        rows = known.map((field) => ({ field, value: getField(row, field) }));
      } else if (!fields.length) {
        columns = known
          .filter((name) => rows.some((each) => isScalar(getField(each, name))))
          .sort((one, other) => rankColumn(one) - rankColumn(other));
      }
      const lines = rows.map(toCells);
      widths = columns.map((name, index) =>
        Math.max(getWidth(name), ...lines.map((cells) => getWidth(cells[index]?.text ?? ""))),
      );
      const head = columns.map((text, index) => ({ text, isNumber: lines[0]?.[index]?.isNumber ?? false }));
      const ends = widths.map((_, index, all) =>
        all.slice(0, index + 1).reduce((a, b) => a + GAP.length + b),
      );
      // The first column is always shown.
      columns = columns.filter((_, index) => !index || (ends[index] as number) <= width);
      if (columns.length) yield toLine(head.slice(0, columns.length));
    }
    for (const row of rows) yield toLine(toCells(row));
  }
}
