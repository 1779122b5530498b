import { type Aim, isReached, type Row, ratios, type Spread, spread, type Table } from "./table.ts";

const COLUMNS = ["what", "unit", "ours", "reference", "the reference's", "ratio", "aim"] as const;
type Cells = Record<(typeof COLUMNS)[number], string>;

/** A table as lines of Markdown. */
export function toMarkdown({ title, rows }: Table): string {
  const lines = rows.map(toCells).map((cells) => COLUMNS.map((column) => escapeCell(cells[column])));
  const head = [[...COLUMNS], ["---", "---", "---:", "---", "---:", "---:", "---"]];
  const table = [...head, ...lines].map((cells) => `| ${cells.join(" | ")} |`);
  return [`### ${title}`, "", ...table].join("\n");
}

/** Prints a table for a reader at the terminal. */
export function printTable({ title, rows }: Table): void {
  console.log(`\n${title} (min · median · max)`);
  console.table(rows.map(toCells));
}

function toCells(row: Row): Cells {
  return {
    what: row.what,
    unit: row.unit,
    ours: toSpread(spread(row.ours)),
    reference: row.reference,
    "the reference's": toSpread(spread(row.theirs)),
    ratio: toSpread(spread(ratios(row))),
    aim: row.aim === undefined ? "" : toAim(row.aim, row.unit, isReached(row) === true),
  };
}

function toSpread({ min, median, max }: Spread): string {
  return min === max ? toText(median) : [min, median, max].map(toText).join(" · ");
}

function toAim({ least, most, of = "ratio" }: Aim, unit: string, reached: boolean): string {
  const bounds = [
    least === undefined ? [] : `at least ${toText(least)}`,
    most === undefined ? [] : `at most ${toText(most)}`,
  ];
  return `${bounds.flat().join(", ")}${of === "ours" ? ` ${unit}` : ""}: ${reached ? "reached" : "missed"}`;
}

/** Three digits that matter, none behind the point from 100 on. */
function toText(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|");
}
