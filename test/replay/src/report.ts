import type { Difference } from "./compare/compare.ts";
import { findMeant } from "./compare/meant.ts";
import type { MeantDifference } from "./meant-differences.ts";
import type { Outcome } from "./replay.ts";

/** What a replay found, as `--json` writes it. */
export interface Report {
  requests: number;
  identical: number;
  /** Requests by server and part of the table. */
  groups: Record<string, number>;
  /** Requests by the old side's status; `none` where there was no response. */
  statuses: Record<string, number>;
  /** How many requests differ as meant, by the reason. */
  meant: Record<string, number>;
  /** Reasons of entries of the list that no difference matched. */
  spent: string[];
  unexpected: { server: string; group: string; request: string; differences: Difference[] }[];
}

const MAX_SHOWN = 30;
const MAX_TITLE = 160;
const SHOWN_VALUE = 110;
const CONTEXT = 30;

/** Collects outcomes into a report. */
export class ReportBuilder {
  readonly #list: readonly MeantDifference[];
  readonly #used = new Set<MeantDifference>();
  readonly #report: Report = {
    requests: 0,
    identical: 0,
    groups: {},
    statuses: {},
    meant: {},
    spent: [],
    unexpected: [],
  };

  constructor(list: readonly MeantDifference[]) {
    this.#list = list;
  }

  add({ request, status, differences }: Outcome): void {
    const report = this.#report;
    report.requests += 1;
    count(report.groups, `${request.server}: ${request.group}`);
    count(report.statuses, String(status ?? "none"));
    if (differences.length === 0) {
      report.identical += 1;
      return;
    }
    const entries = differences.map((difference) => findMeant(this.#list, request, difference));
    const found = entries.filter((entry) => entry !== undefined);
    for (const entry of found) this.#used.add(entry);
    const others = differences.filter((_, index) => entries[index] === undefined);
    if (others.length === 0) {
      for (const reason of new Set(found.map((entry) => entry.reason))) count(report.meant, reason);
      return;
    }
    const { server, group, title } = request;
    report.unexpected.push({ server, group, request: title, differences: others });
  }

  /** @param isWhole Whether all requests were sent: only then an entry without a match is spent. */
  finish(isWhole: boolean): Report {
    const spent = this.#list.filter((entry) => isWhole && !this.#used.has(entry));
    return { ...this.#report, spent: spent.map(({ reason }) => reason) };
  }
}

/** Whether both sides behave the same, but for what is meant. */
export function isClean({ unexpected, spent }: Report): boolean {
  return unexpected.length === 0 && spent.length === 0;
}

/** A report for people. */
export function describeReport(report: Report): string {
  const { requests, identical, groups, statuses, meant, spent, unexpected } = report;
  const meantTotal = requests - identical - unexpected.length;
  return [
    `Requests to each side: ${requests}`,
    ...table(groups),
    "Statuses of the old side",
    ...table(statuses),
    `Identical: ${identical}`,
    `Different as meant: ${meantTotal}`,
    ...table(meant),
    `Different unexpectedly: ${unexpected.length}`,
    ...unexpected
      .slice(0, MAX_SHOWN)
      .flatMap(({ server, request, differences }) => [
        "",
        `  ${server}  ${shortened(request, MAX_TITLE)}`,
        ...differences.flatMap(describeDifference),
      ]),
    ...(unexpected.length > MAX_SHOWN
      ? ["", `  ... and ${unexpected.length - MAX_SHOWN} more; --json FILE writes all of them.`]
      : []),
    ...(spent.length === 0
      ? []
      : [
          "",
          "No difference matches these entries any more. Remove them from test/replay/src/meant-differences.ts:",
        ]),
    ...spent.map((reason) => `  ${reason}`),
  ].join("\n");
}

function describeDifference(difference: Difference): string[] {
  const { old, new: present } = difference;
  const from = Math.max(0, firstDifference(old, present) - CONTEXT);
  return [
    `    ${difference.field}`,
    `      old  ${excerpt(old, from)}`,
    `      new  ${excerpt(present, from)}`,
  ];
}

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

function excerpt(text: string, from: number): string {
  return (from > 0 ? "..." : "") + shortened(text.slice(from), SHOWN_VALUE);
}

function shortened(text: string, length: number): string {
  // Control characters would garble a terminal.
  const shown = (text.length > length ? `${text.slice(0, length)}...` : text).replace(
    /[^\x20-\x7e]/g,
    escaped,
  );
  return shown;
}

function escaped(character: string): string {
  return `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

function table(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).map(([name, number]) => `  ${String(number).padStart(6)}  ${name}`);
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
