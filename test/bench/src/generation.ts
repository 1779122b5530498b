import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Table } from "./figures/table.ts";
import { multiplyContract } from "./many-operations.ts";
import { type Command, ROUNDS, timeInTurn } from "./measure.ts";
import { nameInstalled } from "./packages.ts";
import { benchRebuild } from "./rebuild.ts";

const redocly = join(
  dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);
const REDOCLY = `redocly bundle of ${nameInstalled("@redocly/cli")}`;
const generator = fileURLToPath(new URL("../../../generators/openapi/src/generate.ts", import.meta.url));

/**
 * Contract to packages/openapi, as a whole process, beside `redocly bundle` alone; for our operations 1, 10 and 100 times. And one
 * edit in a process that follows edits.
 */
export async function benchGeneration(): Promise<Table[]> {
  return [...[1, 10, 100].map(measure), await measureRebuild()];
}

async function measureRebuild(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const contract = multiplyContract(join(folder, "spec"), 1);
    return await benchRebuild(REDOCLY, () => timeInTurn([bundle(contract, folder)], 1, 0)[0]?.[0] as number);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure(times: number): Table {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const contract = multiplyContract(join(folder, "spec"), times);
    const [ours, theirs] = timeInTurn([generate(contract, folder), bundle(contract, folder)], ROUNDS);
    const row = {
      what: "contract, bundle, model, packages/openapi",
      unit: "s",
      ours: ours as number[],
      reference: REDOCLY,
      theirs: theirs as number[],
      aim: { most: 1.2 },
    };
    return { title: `The contract ${times === 1 ? "as it is" : `${times} times over`}`, rows: [row] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function generate(contract: string, folder: string): Command {
  const target = join(folder, "package");
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "package.json"), '{ "version": "0.0.0" }');
  return { program: process.execPath, args: [generator, "--contract", contract, "--target", target] };
}

function bundle(contract: string, folder: string): Command {
  const output = join(folder, "bundle.yaml");
  return { program: process.execPath, args: [redocly, "bundle", contract, "-o", output], folder };
}
