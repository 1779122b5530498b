import type { Difference } from "./compare/compare.ts";
import { findMeant } from "./compare/meant.ts";
import type { MeantDifference } from "./meant-differences.ts";
import type { Outcome } from "./replay.ts";

/** What a replay found, as `--json` writes it. */
export interface Report {
  requests: number;
  identical: number;
  /** By server and part of the table: how many requests had which status on the old side. */
  groups: Record<string, Record<string, number>>;
  /** How many requests differ as meant, by the reason. */
  meant: Record<string, number>;
  /** Entries of the list that no difference matched. */
  spent: string[];
  unexpected: UnexpectedRequest[];
}

export interface UnexpectedRequest {
  server: string;
  group: string;
  request: string;
  differences: Difference[];
}

const MAX_KINDS = 20;
const MAX_FIELDS = 5;
const MAX_TITLE = 160;
const MAX_VALUE = 110;
const CONTEXT = 30;

/** Collects outcomes into a report. */
export class ReportBuilder {
  readonly #list: readonly MeantDifference[];
  readonly #used = new Set<MeantDifference>();
  readonly #report: Report = { requests: 0, identical: 0, groups: {}, meant: {}, spent: [], unexpected: [] };

  constructor(list: readonly MeantDifference[]) {
    this.#list = list;
  }

  add({ request, status, differences }: Outcome): void {
    const report = this.#report;
    const { server, group, title } = request;
    report.requests += 1;
    const name = `${server}: ${group}`;
    report.groups[name] ??= {};
    count(report.groups[name], String(status ?? "none"));
    if (differences.length === 0) {
      report.identical += 1;
      return;
    }
    const entries = differences.map((difference) => findMeant(this.#list, request, difference));
    const found = entries.filter((entry) => entry !== undefined);
    for (const entry of found) this.#used.add(entry);
    const others = differences.filter((_, index) => entries[index] === undefined);
    if (others.length > 0) report.unexpected.push({ server, group, request: title, differences: others });
    else for (const reason of new Set(found.map((entry) => entry.reason))) count(report.meant, reason);
  }

  /** @param needsAll Whether every entry of the list must have matched. */
  finish(needsAll: boolean): Report {
    const spent = this.#list.filter((entry) => needsAll && !this.#used.has(entry));
    return { ...this.#report, spent: spent.map(describeEntry) };
  }
}

/** Whether both sides behave the same, but for what is meant. */
export function isClean({ unexpected, spent }: Report): boolean {
  return unexpected.length === 0 && spent.length === 0;
}

/** A report for people. */
export function describeReport(report: Report): string {
  const { requests, identical, groups, meant, spent, unexpected } = report;
  return [
    "Requests to each side, with the statuses of the old one",
    ...Object.entries(groups).map(([name, statuses]) => {
      const total = Object.values(statuses).reduce((sum, number) => sum + number, 0);
      const each = Object.entries(statuses).map(([status, number]) => `${status} ${number}x`);
      return counted(total, `${name.padEnd(30)} ${each.join(", ")}`);
    }),
    "",
    counted(requests, "requests"),
    counted(identical, "identical"),
    counted(requests - identical - unexpected.length, "different as meant"),
    ...Object.entries(meant).map(([reason, number]) => counted(number, `  ${reason}`)),
    counted(unexpected.length, "different unexpectedly"),
    ...describeUnexpected(unexpected),
    ...describeSpent(spent),
  ].join("\n");
}

/** Requests that differ in the same fields show once. */
function describeUnexpected(unexpected: readonly UnexpectedRequest[]): string[] {
  const kinds = new Map<string, UnexpectedRequest[]>();
  for (const each of unexpected) {
    const kind = `${each.server} ${each.differences.map(({ field }) => field).join()}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  const shown = [...kinds.values()].sort((one, other) => other.length - one.length).slice(0, MAX_KINDS);
  return [
    ...shown.flatMap((alike) => alike.slice(0, 1).flatMap((first) => describeKind(first, alike.length))),
    ...(kinds.size > MAX_KINDS
      ? ["", `... and ${kinds.size - MAX_KINDS} other kinds; --json FILE writes all.`]
      : []),
  ];
}

function describeKind({ server, request, differences }: UnexpectedRequest, total: number): string[] {
  const more = differences.length - MAX_FIELDS;
  return [
    "",
    `${server}  ${shortened(request, MAX_TITLE)}${total === 1 ? "" : `   (and ${total - 1} more like it)`}`,
    ...differences.slice(0, MAX_FIELDS).flatMap(describeDifference),
    ...(more > 0 ? [`  ... and ${more} more fields`] : []),
  ];
}

function describeDifference({ field, old, new: present }: Difference): string[] {
  const from = Math.max(0, firstDifference(old, present) - CONTEXT);
  return [`  ${field}`, `    old  ${excerpt(old, from)}`, `    new  ${excerpt(present, from)}`];
}

function describeSpent(spent: readonly string[]): string[] {
  if (spent.length === 0) return [];
  return [
    "",
    "Nothing differs any more as these entries say. Remove them from test/replay/src/meant-differences.ts:",
    ...spent.map((reason) => `  ${reason}`),
  ];
}

function describeEntry({ reason, field, old }: MeantDifference): string {
  return `${reason} (${field.source}${old === undefined ? "" : `, old ${old.source}`})`;
}

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

function excerpt(text: string, from: number): string {
  return (from > 0 ? "..." : "") + shortened(text.slice(from), MAX_VALUE);
}

function shortened(text: string, length: number): string {
  const shown = text.length > length ? `${text.slice(0, length)}...` : text;
  // Control characters would garble a terminal.
  return shown.replace(
    /[^\x20-\x7e]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
}

function counted(number: number, name: string): string {
  return `${String(number).padStart(7)}  ${name}`;
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
