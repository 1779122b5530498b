import type { Point } from "../../src/behaviour/index.ts";
import type { Verdict } from "./run-suite.ts";

/** One client's way through the suite. */
export interface Run {
  name: string;
  /** The npm package, and its version. */
  module: string;
  version: string;
  contract: "ours" | "its own";
  verdicts: readonly Verdict[];
}

/** COMPARISON.md: each client and each behaviour, as measured. */
export function comparison(points: readonly Point[], runs: readonly Run[], date: Date): string {
  return `# Comparison

<!-- Written by "pnpm compare". Do not edit. -->

Each behaviour is a test of the suite in \`test/client/src/behaviour\`: a server of our own misbehaves on purpose, and every
client is called through a small adapter (\`test/client/other-clients\`), with its own options for what it offers. Who fails runs once
more, alone. Measured on ${date.toISOString().slice(0, 10)}, Node ${process.versions.node}.

${table(
  ["client", "package", "called with the contract", "passed", "failed", "of these not offered"],
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

The clients with a contract of their own are published SDKs: they call their own paths, and the server answers them
in the form of error that they know. They also obey a response header of their own services that tells whether to
retry, which this server does not send. *Passed* also counts what a client cannot get wrong for want of the feature:
who never retries does not retry after a 400.

✓ passed, ✗ failed, – failed because it is not offered.

${getGroups(points)
  .map((group) => groupTable(group, points, runs))
  .join("\n\n")}

## Why

${runs
  .map((run) => reasons(points, run))
  .filter((text) => text !== "")
  .join("\n\n")}
`;
}

function getGroups(points: readonly Point[]): string[] {
  return [...new Set(points.map(({ group }) => group))];
}

function groupTable(group: string, points: readonly Point[], runs: readonly Run[]): string {
  const rows = points.flatMap((point, index) =>
    point.group === group ? [[point.name, ...runs.map(({ verdicts }) => sign(verdicts[index]))]] : [],
  );
  return `## ${group}\n\n${table(["behaviour", ...runs.map(({ name }) => name)], rows)}`;
}

function sign(verdict: Verdict): string {
  if (verdict === undefined) return "✓";
  return verdict.startsWith("not offered") ? "–" : "✗";
}

/** A client's failures, those with one reason together. */
function reasons(points: readonly Point[], { name, verdicts }: Run): string {
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

/** Words of a program, as they are. */
function code(text: string): string {
  return text.startsWith("not offered") ? text : `\`${text.replaceAll("`", "'")}\``;
}
