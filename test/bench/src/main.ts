import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findRegressions, getRatio, median } from "./guard.ts";
import { ROOT } from "./packages.ts";
import { describeCircumstances, getLoad, toDigits, updatePage } from "./page.ts";
import { type Measured, ROWS, type Row, type RowName } from "./rows.ts";

interface Part {
  /** @param write Whether a part with a page of its own writes the page. */
  readonly measure: (rounds: number, write: boolean) => Measured | Promise<Measured>;
}

const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  small: () => import("./parts/small.ts"),
  service: () => import("./parts/service.ts"),
  start: () => import("./parts/start.ts"),
  cluster: () => import("./parts/cluster.ts"),
  mock: () => import("./parts/mock.ts"),
  client: () => import("./parts/client.ts"),
  python: () => import("./parts/python.ts"),
  validators: () => import("./parts/validators.ts"),
  review: () => import("./parts/review.ts"),
  "review-pairs": () => import("./parts/review-pairs.ts"),
  site: () => import("./parts/site.ts"),
};
const PAGE = join(ROOT, "docs/benchmarks.md");
const ROUNDS = "5";
const USAGE = `Usage: pnpm bench [--guard] [--write] [--rounds N] [PART ...]

Measures our program and a peer alternately, and prints their ratios. Needs Linux, because CPU times and memory come from /proc.

  --guard     Fail for a row with less than half of its stated ratio.
  --write     Write the results to docs/benchmarks.md; those of review-pairs to docs/review-pairs.md.
  --rounds N  Measure each row N times (default: ${ROUNDS}).

Parts: ${Object.keys(PARTS).join(", ")} (default: all).
Exit codes: 0 for success, 1 for a regression or a failed measurement, 2 for invalid arguments.`;

const options = readOptions();
if (options === undefined) process.exitCode = 2;
else if (options.help) console.log(USAGE);
else process.exitCode = await run(options);

interface BenchOptions {
  readonly parts: readonly string[];
  readonly rounds: number;
  readonly guard: boolean;
  readonly write: boolean;
  readonly help: boolean;
}

function readOptions(): BenchOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: {
        guard: { type: "boolean", default: false },
        write: { type: "boolean", default: false },
        rounds: { type: "string", default: ROUNDS },
        help: { type: "boolean", short: "h", default: false },
      },
      allowPositionals: true,
    });
    const unknown = positionals.filter((name) => !(name in PARTS));
    if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(", ")}.`);
    if (!/^[1-9]\d?$/.test(values.rounds)) throw new Error("--rounds must be a number from 1 to 99.");
    const parts = Object.keys(PARTS).filter((name) => positionals.length === 0 || positionals.includes(name));
    return { ...values, parts, rounds: Number(values.rounds) };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return undefined;
  }
}

/** Measures all parts, even after a failure. Returns the exit code. */
async function run({ parts, rounds, guard, write }: BenchOptions): Promise<number> {
  const measured: Record<string, Measured[RowName]> = {};
  const circumstances = new Map<string, string>();
  let failed = false;
  for (const part of parts) {
    const [begun, load] = [new Date(), getLoad()];
    try {
      const found = await (await (PARTS[part] as () => Promise<Part>)()).measure(rounds, write);
      Object.assign(measured, found);
      circumstances.set(part, describeCircumstances(begun, load));
      print(part, found);
    } catch (error) {
      failed = true;
      console.error(`${part} could not be measured:`, error);
    }
  }
  if (write) writeFileSync(PAGE, updatePage(readFileSync(PAGE, "utf8"), ROWS, measured, circumstances));
  const regressions = guard ? findRegressions(pickRows(parts), measured) : [];
  for (const line of regressions) console.error(line);
  return failed || regressions.length > 0 ? 1 : 0;
}

function pickRows(parts: readonly string[]): Record<string, Row> {
  return Object.fromEntries(Object.entries<Row>(ROWS).filter(([, { part }]) => parts.includes(part)));
}

function print(part: string, measured: Measured): void {
  if (Object.keys(measured).length === 0) return;
  console.log(`\n${part}`);
  const rows = Object.entries<Row>(pickRows([part])).map(([name, row]) => {
    const values = measured[name as RowName];
    if (values === undefined) return { what: row.what, ours: "not measured" };
    return {
      what: row.what,
      unit: row.unit,
      ours: toDigits(median(values.ours)),
      peer: row.peer,
      "the peer's": toDigits(median(values.peer)),
      ratio: toDigits(getRatio(row, values)),
      stated: toDigits(row.stated),
    };
  });
  console.table(rows);
}
