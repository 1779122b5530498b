import type { TestCase } from "../../src/behaviour/index.ts";
import type { Verdict } from "./run-suite.ts";

/** The results of one client. */
export interface Run {
  name: string;
  /** The npm package and version. */
  module: string;
  version: string;
  contract: "ours" | "its own";
  verdicts: readonly Verdict[];
}

/** Creates COMPARISON.md with all clients, behaviours and results. */
export function comparison(
  points: readonly TestCase[],
  runs: readonly Run[],
  queryOptions: readonly (readonly (string | number)[])[],
  date: Date,
): string {
  return `# Comparison

<!-- Written by "pnpm compare". Do not edit. -->

Each behaviour is a test in \`test/client/src/behaviour\`. A test server misbehaves on purpose, and a small adapter
(\`test/client/other-clients\`) calls every client with its own options. A failed test runs a second time, alone. Measured on ${date.toISOString().slice(0, 10)}, Node ${process.versions.node}.

${table(
  ["client", "package", "contract", "passed", "failed", "failed as not offered"],
  runs.map((run) => {
    const failures = run.verdicts.filter((verdict) => verdict !== undefined);
    return [
      run.name,
      `${run.module} ${run.version}`,
      run.contract,
      points.length - failures.length,
      failures.length,
      failures.filter((verdict) => verdict.startsWith("not offered")).length,
    ];
  }),
)}

The clients with their own contract are published SDKs. They call their own paths, and the test server sends errors in
the format of their service. The SDKs also obey a header of their service about retries, which the test server does
not send. A client without a feature passes the tests that forbid the feature: a client without retries never retries
after a 400.

✓ passed, ✗ failed, – failed because the client does not offer the feature.

${getGroups(points)
  .map((group) => groupTable(group, points, runs))
  .join("\n\n")}

${queryTable(queryOptions)}

## Why

${runs
  .map((run) => reasons(points, run))
  .filter((text) => text !== "")
  .join("\n\n")}
`;
}

/** The options for TanStack Query that generators with our contract offer. */
export function queryTable(rows: readonly (readonly (string | number)[])[]): string {
  const head = [
    "client",
    "one operation",
    "all operations",
    "staleTime",
    "next page",
    "no second retry",
    "enabled",
  ];
  return `## TanStack Query

The bytes that options for TanStack Query add to the client, minified and compressed with gzip, and the options that the
code sets.

${table(head, rows)}`;
}

function getGroups(points: readonly TestCase[]): string[] {
  return [...new Set(points.map(({ group }) => group))];
}

function groupTable(group: string, points: readonly TestCase[], runs: readonly Run[]): string {
  const rows = points.flatMap((point, index) =>
    point.group === group ? [[point.name, ...runs.map(({ verdicts }) => sign(verdicts[index]))]] : [],
  );
  return `## ${group}\n\n${table(["behaviour", ...runs.map(({ name }) => name)], rows)}`;
}

function sign(verdict: Verdict): string {
  if (verdict === undefined) return "✓";
  return verdict.startsWith("not offered") ? "–" : "✗";
}

/** Lists the failures of a client, grouped by reason. */
function reasons(points: readonly TestCase[], { name, verdicts }: Run): string {
  const byReason = new Map<string, string[]>();
  for (const [index, { group, name: point }] of points.entries()) {
    const verdict = verdicts[index];
    if (verdict === undefined) continue;
    byReason.set(verdict, [...(byReason.get(verdict) ?? []), `${group}: ${point}`]);
  }
  if (byReason.size === 0) return "";
  const lines = [...byReason].map(([reason, places]) => `- ${code(reason)}: ${places.join("; ")}`);
  return `### ${name}\n\n${lines.join("\n")}`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Formats code in Markdown. */
function code(text: string): string {
  return text.startsWith("not offered") ? text : `\`${text.replaceAll("`", "'")}\``;
}
