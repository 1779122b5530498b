import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reviewDocuments } from "../src/review-documents.ts";

/** A change of an OpenAPI document with the verdict of an expert, written before any program saw the pair. */
export interface ReviewPair {
  readonly name: string;
  /** The folder with `base.yaml` and `head.yaml`. */
  readonly folder: string;
  /** `policy` accepts every report. */
  readonly verdict: "breaking" | "safe" | "none" | "policy";
  readonly why: string;
}

/** The names of the rules in a report of a program. */
export interface PairReport {
  readonly breaking: readonly string[];
  readonly others: readonly string[];
}

export type Outcome = "right" | "miss" | "silent miss" | "false alarm";

/** The pairs of this repository. */
export const PAIRS_FOLDER = join(import.meta.dirname, "review-pairs");

/** Reads `NAME/expected.txt`: the verdict, then the reason. */
export function readPairs(parent = PAIRS_FOLDER): ReviewPair[] {
  const entries = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = entries.map(({ name }) => name).sort();
  return names.map((name) => {
    const folder = join(parent, name);
    const [verdict = "", why = ""] = readFileSync(join(folder, "expected.txt"), "utf8").split("\n");
    if (!/^(breaking|safe|none|policy)$/.test(verdict)) throw new Error(`${name} has no verdict.`);
    return { name, folder, verdict: verdict as ReviewPair["verdict"], why };
  });
}

/** Reviews a pair like the command for any two documents. */
export async function reviewPair({ folder }: ReviewPair): Promise<PairReport> {
  const { changes } = await reviewDocuments(join(folder, "base.yaml"), join(folder, "head.yaml"));
  const listRules = (isBreaking: boolean) =>
    changes.filter(({ level }) => (level === "major") === isBreaking).map(({ rule }) => rule);
  return { breaking: listRules(true), others: listRules(false) };
}

/** @param report The report of a program; undefined if the program failed. */
export function judge({ verdict }: ReviewPair, report: PairReport | undefined): Outcome {
  if (report === undefined) return verdict === "breaking" ? "miss" : "false alarm";
  if (verdict === "policy") return "right";
  if (verdict !== "breaking") return report.breaking.length === 0 ? "right" : "false alarm";
  if (report.breaking.length > 0) return "right";
  return report.others.length > 0 ? "miss" : "silent miss";
}
