import { execFileSync } from "node:child_process";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { getBound, getRatio, median } from "./guard.ts";
import type { Row, Values } from "./rows.ts";

const HEAD = `# Benchmarks

<!-- Written by pnpm bench --write. -->

Each row compares our value with the value of a peer. A run measures both sides in turn, round by round. The table shows medians.
A ratio above 1 means that our value is better than the peer's value; at 2, our value is twice as good. Other programs share the
machine and change its speed, so compare ratios, not values of different days. \`pnpm bench --guard\` measures all rows again and
fails if a ratio is below its bound.

| what is measured | peer | the peer's value | our value | ratio | bound | command |
| --- | --- | ---: | ---: | ---: | ---: | --- |
`;
const CIRCUMSTANCES = "\n## Commit and machine\n\n";

/**
 * Updates the page with newly measured rows. All other rows and circumstances stay.
 *
 * @param page The current page.
 * @param rows All rows in the order of the page.
 * @param circumstances Commit and machine of each part's run.
 */
export function updatePage<Name extends string>(
  page: string,
  rows: Readonly<Record<Name, Row>>,
  measured: Readonly<Partial<Record<Name, Values>>>,
  circumstances: ReadonlyMap<string, string>,
): string {
  const before = page.split("\n");
  const all = Object.entries<Row>(rows).map(([name, row]): [Row, Values | undefined] => [
    row,
    measured[name as Name],
  ]);
  const lines = all.flatMap(
    ([row, values]) => (values ? toLine(row, values) : before.find((line) => isRowLine(row, line))) ?? [],
  );
  const notes = [...new Set(all.map(([{ part }]) => part))].flatMap((part) => {
    const start = `- \`pnpm bench ${part}\`: `;
    const text = circumstances.get(part);
    return (text ? start + text : before.find((line) => line.startsWith(start))) ?? [];
  });
  return `${HEAD}${lines.join("\n")}\n${CIRCUMSTANCES}${notes.join("\n")}\n`;
}

function toLine(row: Row, { ours, peer }: Values): string {
  const toText = (values: readonly number[]) => `${toDigits(median(values))} ${row.unit}`;
  const numbers = [toDigits(getRatio(row, { ours, peer })), toDigits(getBound(row))];
  const cells = [row.what, row.peer, toText(peer), toText(ours), ...numbers, `\`pnpm bench ${row.part}\``];
  return `| ${cells.join(" | ")} |`;
}

function isRowLine({ what, peer }: Row, line: string): boolean {
  return line.startsWith(`| ${what} | ${peer} | `);
}

/** Formats a number with two decimals, one decimal (from 10) or none (from 100). */
export function toDigits(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Describes the time, the commit, the version of Node, and the machine with its load before and after. */
export function describeCircumstances(begun: Date, loadBefore: number): string {
  const cores = cpus();
  const parts = [
    describeRevision(begun),
    `Node ${process.versions.node}`,
    `${cores.length} × ${cores[0]?.model.trim() ?? "unknown CPU"}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()} ${release().split("-")[0]}`,
    `load ${loadBefore.toFixed(1)} before and ${getLoad().toFixed(1)} after`,
  ];
  return `${parts.join(", ")}.`;
}

/** Describes a time and the current commit. */
export function describeRevision(time: Date): string {
  const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();
  const changed =
    git("status", "--porcelain", "--untracked-files=no") === "" ? "" : " with uncommitted changes";
  const minute = time.toISOString().slice(0, 16).replace("T", " ");
  return `${minute} UTC, commit ${git("rev-parse", "--short=10", "HEAD")}${changed}`;
}

/** Returns the system's load average of the last minute. */
export function getLoad(): number {
  return loadavg()[0] as number;
}
