import { listColumns, type Row } from "./rows.ts";
import { ToolError } from "./tool-error.ts";

const MAX_CELL_LENGTH = 200;
/** Cells of a table without requested fields. */
const MAX_CELLS = 200;
/** Columns of a table without requested fields, the most useful first. */
const USUAL = (
  "text id name symbol timestamp time_open update_time price open high low close volume volume_24h percent_change_24h " +
  "percent_change_7d market_cap value value_classification weight market_pair amount"
).split(" ");
const UNUSUAL = /(^|\.)(platform\.|quote\.id$)/;
const MIN_COLUMNS = 6;
const MAX_COLUMNS = 40;

/**
 * Writes rows as lines of cells separated by `|`. Cells are data: separators, backslashes, line ends and invisible
 * characters are escaped.
 *
 * @param fields The requested fields; a field with inner fields selects all of them. Default: usual fields.
 * @throws {ToolError} for an unknown field.
 */
export function toTable(rows: readonly Row[], fields?: readonly string[]): string {
  if (rows.length === 0) return "No rows.";
  const known = listColumns(rows);
  const columns = fields === undefined ? chooseColumns(known, rows.length) : findColumns(fields, known);
  const lines = rows.map((row) => columns.map((column) => toCell(row[column])).join("|"));
  return [columns.map(toCell).join("|"), ...lines].join("\n");
}

function findColumns(fields: readonly string[], known: readonly string[]): string[] {
  const found = fields.flatMap((field) => {
    const matches = known.filter((name) => name === field || name.startsWith(`${field}.`));
    if (matches.length > 0) return matches;
    const list = known.map(toCell).slice(0, MAX_COLUMNS).join(", ");
    throw new ToolError(`Unknown field ${JSON.stringify(field)}. The response has: ${list}`);
  });
  return [...new Set(found)];
}

function chooseColumns(known: readonly string[], rows: number): string[] {
  const toOrder = (column: string) => {
    const index = USUAL.indexOf(column.slice(column.lastIndexOf(".") + 1));
    return index === -1 || UNUSUAL.test(column) ? USUAL.length : index;
  };
  const count = Math.min(MAX_COLUMNS, Math.max(MIN_COLUMNS, Math.floor(MAX_CELLS / rows)));
  return known.toSorted((a, b) => toOrder(a) - toOrder(b)).slice(0, count);
}

/** Writes a value as a cell of one line. */
export function toCell(value: unknown): string {
  if (value === undefined || value === null) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const shown = text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH)}…` : text;
  return shown
    .replace(/[\\|]/g, "\\$&")
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
