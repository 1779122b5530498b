import type { OUTPUTS } from "./flags.ts";
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
}

/** A format of the output. Prints page after page, so that a long list needs little memory. */
export interface Format {
  /** Converts a page of rows to lines. */
  page(rows: readonly Row[]): Iterable<string>;
  /** Ends a list. A further page starts the next list. */
  end(): string;
}

/** The formats by name. */
export const formats: Readonly<Record<(typeof OUTPUTS)[number], (options: FormatOptions) => Format>> = {
  table,
  json,
  ndjson,
  csv,
};

function* printJson(rows: readonly Row[], { fields, isTerminal }: FormatOptions): Iterable<string> {
  for (const row of rows) {
    const text = JSON.stringify(fields.length ? pick(row, fields) : row);
    yield isTerminal ? escapeControls(text) : text;
  }
}

function ndjson(options: FormatOptions): Format {
  return {
    *page(rows) {
      for (const text of printJson(rows, options)) yield `${text}\n`;
    },
    end: () => "",
  };
}

/** One JSON array, a row per line. */
function json(options: FormatOptions): Format {
  let separator = "[";
  return {
    *page(rows) {
      for (const text of printJson(rows, options)) {
        yield `${separator}\n  ${text}`;
        separator = ",";
      }
    },
    end() {
      const text = separator === "[" ? "[]\n" : "\n]\n";
      separator = "[";
      return text;
    },
  };
}

/** RFC 4180. The columns are those of the first page. */
function csv({ fields, isTerminal }: FormatOptions): Format {
  let columns = fields;
  const print = (texts: readonly string[]) =>
    `${texts.map((text) => toCell(isTerminal ? escapeLine(text) : text)).join(",")}\r\n`;
  let isFirst = true;
  return {
    *page(rows) {
      if (!columns.length) columns = listAllColumns(rows);
      if (isFirst && columns.length) yield print(columns);
      isFirst = false;
      for (const row of rows) yield print(columns.map((name) => toText(getField(row, name))));
    },
    end: () => "",
  };
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

/** A table that fits the terminal. The first page determines columns and widths. One row becomes a list of its fields. */
function table({ fields, width }: FormatOptions): Format {
  let columns: readonly string[] = [];
  let widths: number[] = [];
  let maximum = MAX_CELL;

  const toCells = (row: Row) =>
    columns.map((name) => {
      const value = getField(row, name);
      const text = escapeLine(toText(value));
      return typeof value === "number" ? text : cut(text, Math.min(maximum, width));
    });
  const toLine = (cells: readonly string[], row?: Row) => {
    const padded = columns.map((name, index) => {
      const cell = cells[index] as string;
      const space = " ".repeat(Math.max(0, (widths[index] as number) - getWidth(cell)));
      return row && typeof getField(row, name) === "number" ? space + cell : cell + space;
    });
    return `${padded.join(GAP).trimEnd()}\n`;
  };
  /** Chooses the columns. Returns the rows to print. */
  const begin = (rows: readonly Row[]): readonly Row[] => {
    const known = listAllColumns(rows);
    const [row] = rows;
    if (row && rows.length === 1 && !fields.length) {
      columns = ["field", "value"];
      maximum = Math.max(10, width - GAP.length - Math.max(...known.map(getWidth)));
      return known.map((field) => ({ field, value: getField(row, field) }));
    }
    const scalars = known.filter((name) => rows.some((each) => isScalar(getField(each, name))));
    columns = fields.length ? fields : scalars.sort((one, other) => rankColumn(one) - rankColumn(other));
    return rows;
  };

  return {
    *page(given) {
      let rows = given;
      if (!widths.length) {
        rows = begin(given);
        const lines = [columns, ...rows.map(toCells)];
        widths = columns.map((_, index) =>
          Math.max(...lines.map((cells) => getWidth(cells[index] as string))),
        );
        columns = columns.slice(0, countFitting(widths, width));
        if (columns.length) yield toLine(columns, rows[0]);
      }
      for (const row of rows) yield toLine(toCells(row), row);
    },
    end() {
      widths = [];
      return "";
    },
  };
}

/** Returns how many columns fit. The first column is always shown. */
function countFitting(widths: readonly number[], width: number): number {
  let rest = width + GAP.length;
  const count = widths.findIndex((each) => {
    rest -= each + GAP.length;
    return rest < 0;
  });
  return count < 0 ? widths.length : Math.max(1, count);
}
