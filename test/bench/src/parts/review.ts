import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { loadContract, toYaml } from "@market-data/generator-review";
import { findOasdiff } from "@market-data/test-helpers/tools";
import { measureAlternately, measureCpu, timeProgram } from "../measure.ts";
import { getPackageFolder, ROOT } from "../packages.ts";
import { DESCRIPTIONS, type Measured } from "../rows.ts";

const REVIEW = join(getPackageFolder("@market-data/generator-review"), "src/cli.ts");
const DOCUMENTS_REVIEW = join(ROOT, "packages/review/dist/market-data-review.js");
/** A parameter of several operations. */
const CHANGED = "components/parameters/LimitUpTo5000.yaml";
/** The exit code for a breaking change without a changeset. */
const REJECTED = 1;

/** The review of a change and of two documents, as whole processes, compared with oasdiff. */
export async function measure(rounds: number): Promise<Measured> {
  timeProgram([join(ROOT, "scripts/turbo.ts"), "build", "--filter=@market-data/review"], { folder: ROOT });
  const folder = mkdtempSync(join(tmpdir(), "bench-review-"));
  try {
    const [base, changed] = [copyContract(join(folder, "base")), copyContract(join(folder, "changed"))];
    changeBound(join(dirname(changed), CHANGED));
    const bundles = [join(folder, "base.yaml"), join(folder, "changed.yaml")] as const;
    await writeBundle(base, bundles[0]);
    await writeBundle(changed, bundles[1]);
    const large = installDescriptions(folder);
    const program = await findOasdiff();
    const compare = (ours: readonly string[], documents: readonly string[]) =>
      measureAlternately(rounds, {
        ours: () => measureCpu(ours, { exitCode: REJECTED }),
        peer: () => measureCpu(["changelog", ...documents, "--format", "json"], { program }),
      });
    return {
      review: await compare([REVIEW, base, "--contract", changed], bundles),
      reviewLarge: await compare([DOCUMENTS_REVIEW, ...large], large),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Installs GitHub's own descriptions of two releases of GitHub Enterprise. */
function installDescriptions(folder: string): string[] {
  timeProgram(["install", "--prefix", folder, "--no-save", "--silent", DESCRIPTIONS.replace(" ", "@")], {
    program: "npm",
    folder,
  });
  return ["3.18", "3.19"].map((release) =>
    join(folder, `node_modules/@octokit/openapi/generated/ghes-${release}.json`),
  );
}

/** Creates a repository folder with the contract and the inputs of the review. Returns the contract's root file. */
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
  writeFileSync(file, toYaml(document));
}
