import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { loadContract } from "@market-data/generator-review";
import { findOasdiff } from "@market-data/test-helpers/tools";
import { measureAlternately, timeProgram } from "../measure.ts";
import { getPackageFolder, ROOT } from "../packages.ts";
import type { Measured } from "../rows.ts";

const REVIEW = join(getPackageFolder("@market-data/generator-review"), "src/cli.ts");
/** A parameter that several operations share. */
const CHANGED = "components/parameters/LimitUpTo5000.yaml";
/** The exit code for a breaking change without a changeset. */
const REJECTED = 1;

/** The review of one change as a whole process, compared with oasdiff, which only compares two bundles. */
export async function measure(rounds: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), "bench-review-"));
  try {
    const [base, changed] = [copyContract(join(folder, "base")), copyContract(join(folder, "changed"))];
    changeBound(join(dirname(changed), CHANGED));
    const bundles = [join(folder, "base.json"), join(folder, "changed.json")] as const;
    await writeBundle(base, bundles[0]);
    await writeBundle(changed, bundles[1]);
    const program = await findOasdiff();
    return {
      review: await measureAlternately(rounds, {
        ours: () => timeProgram([REVIEW, base, "--contract", changed], { exitCode: REJECTED }),
        peer: () => timeProgram(["changelog", ...bundles, "--format", "json"], { program }),
      }),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Creates a repository folder with the contract and the files that the review needs. Returns the contract's root file.
 */
function copyContract(repository: string): string {
  const spec = join(repository, "spec");
  for (const part of ["components", "extensions", "paths", "openapi.yaml", "package.json", "redocly.yaml"]) {
    cpSync(join(ROOT, "spec", part), join(spec, part), { recursive: true });
  }
  for (const part of ["spec/node_modules", "packages", "test/consumers", "node_modules"]) {
    mkdirSync(dirname(join(repository, part)), { recursive: true });
    symlinkSync(join(ROOT, part), join(repository, part));
  }
  return join(spec, "openapi.yaml");
}

function changeBound(file: string): void {
  const before = readFileSync(file, "utf8");
  const after = before.replace(/maximum: \d+/, "maximum: 4000");
  if (after === before) throw new Error(`${file} has no bound to change.`);
  writeFileSync(file, after);
}

async function writeBundle(root: string, file: string): Promise<void> {
  const { document } = await loadContract({ root });
  writeFileSync(file, JSON.stringify(document));
}
