import type { Difference } from "./compare/difference.ts";
import { findExpected } from "./compare/expected.ts";
import type { ExpectedDifference } from "./expected-differences.ts";
import type { Outcome } from "./replay.ts";

/** The result of a replay, as in `--json`. */
export interface Report {
  requests: number;
  identical: number;
  /** Number of requests per status of the old side, by server and group. */
  groups: Record<string, Record<string, number>>;
  /** Number of requests with expected differences, by reason. */
  expected: Record<string, number>;
  /** Entries of the list without a matching difference. */
  unused: string[];
  unexpected: UnexpectedRequest[];
}

interface UnexpectedRequest {
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
  readonly #list: readonly ExpectedDifference[];
  readonly #used = new Set<ExpectedDifference>();
  readonly #report: Report = {
    requests: 0,
    identical: 0,
    groups: {},
    expected: {},
    unused: [],
    unexpected: [],
  };

  constructor(list: readonly ExpectedDifference[]) {
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
    const entries = differences.map((difference) => findExpected(this.#list, request, difference));
    const found = entries.filter((entry) => entry !== undefined);
    for (const entry of found) this.#used.add(entry);
    const others = differences.filter((_, index) => entries[index] === undefined);
    if (others.length > 0) report.unexpected.push({ server, group, request: title, differences: others });
    else for (const reason of new Set(found.map((entry) => entry.reason))) count(report.expected, reason);
  }

  /** @param needsAll Whether every entry of the list needs a match. */
  finish(needsAll: boolean): Report {
    const unused = this.#list.filter((entry) => needsAll && !this.#used.has(entry));
    return { ...this.#report, unused: unused.map(describeEntry) };
  }
}

/** True for a report with only expected differences. */
export function isClean({ unexpected, unused }: Report): boolean {
  return unexpected.length === 0 && unused.length === 0;
}

/** Formats a report for a terminal. */
export function describeReport(report: Report): string {
  const { requests, identical, groups, expected, unused, unexpected } = report;
  return [
    "Requests per side, with the statuses of the old side",
    ...Object.entries(groups).map(([name, statuses]) => {
      const total = Object.values(statuses).reduce((sum, number) => sum + number, 0);
      const each = Object.entries(statuses).map(([status, number]) => `${status} ${number}x`);
      return counted(total, `${name.padEnd(30)} ${each.join(", ")}`);
    }),
    "",
    counted(requests, "requests"),
    counted(identical, "identical"),
    counted(requests - identical - unexpected.length, "with expected differences"),
    ...Object.entries(expected).map(([reason, number]) => counted(number, `  ${reason}`)),
    counted(unexpected.length, "with unexpected differences"),
    ...describeUnexpected(unexpected),
    ...describeUnused(unused),
  ].join("\n");
}

/** Requests with differences in the same fields are shown once. */
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

function describeUnused(unused: readonly string[]): string[] {
  if (unused.length === 0) return [];
  return [
    "",
    "These entries match no difference. Remove them from test/replay/src/expected-differences.ts:",
    ...unused.map((reason) => `  ${reason}`),
  ];
}

function describeEntry({ reason, field, old }: ExpectedDifference): string {
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
