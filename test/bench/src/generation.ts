import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { multiplyContract } from "./many-operations.ts";
import { type Command, median, timeInTurn } from "./measure.ts";

const redocly = join(
  dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);
const generator = fileURLToPath(new URL("../../../generators/openapi/src/generate.ts", import.meta.url));

/** Contract to packages/openapi, as a whole process, beside `redocly bundle` alone; for 40, 400 and 4,000 operations. */
export function benchGeneration(): void {
  const rows = [
    { times: 1, rounds: 7 },
    { times: 10, rounds: 3 },
    { times: 100, rounds: 1 },
  ].map(({ times, rounds }) => measure(times, rounds));
  console.log("\nContract -> bundle -> model -> packages/openapi, whole process, medians of wall seconds");
  console.table(rows);
}

function measure(times: number, rounds: number): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const contract = multiplyContract(join(folder, "spec"), times);
    const [ours, peer] = timeInTurn([generate(contract, folder), bundle(contract, folder)], rounds).map(
      median,
    ) as [number, number];
    const operations = 40 * times;
    return {
      operations,
      "ours, s": round(ours),
      "redocly bundle, s": round(peer),
      ratio: round(ours / peer),
      "ours per operation, ms": round((ours / operations) * 1000),
    };
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

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
