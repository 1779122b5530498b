// Holds our comparison against those of oasdiff and Redocly over all pairs of the tests
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Agreement } from "./agreement.ts";
import { type Comparison, makeComparisons } from "./comparisons.ts";
import { disagreements } from "./disagreements.ts";
import { type Engine, EngineError, type EngineName } from "./engine.ts";

const DIFFERENT = 1;
const COULD_NOT_RUN = 2;

/** Imported when they start, since one that is not installed is an error of its own. */
const ENGINES: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  oasdiff: async () => (await import("./oasdiff.ts")).startOasdiff(),
  redocly: async () => (await import("./redocly.ts")).startRedocly(),
};

const folder = mkdtempSync(join(tmpdir(), "agreement-"));
const engines: [EngineName, Engine][] = [];
try {
  for (const name of Object.keys(ENGINES) as EngineName[]) engines.push([name, await start(name)]);
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof EngineError ? error.message : error);
  process.exitCode = COULD_NOT_RUN;
} finally {
  for (const [, engine] of engines) engine.stop();
  rmSync(folder, { recursive: true });
}

async function start(name: EngineName): Promise<Engine> {
  try {
    return await ENGINES[name]();
  } catch (error) {
    throw new EngineError(`${name} could not be started: ${(error as Error).message}`);
  }
}

async function run(): Promise<number> {
  const agreement = new Agreement(disagreements);
  let count = 0;
  for await (const comparison of makeComparisons()) {
    for (const side of ["before", "after"] as const)
      writeFileSync(join(folder, `${side}.json`), JSON.stringify(comparison[side]));
    await Promise.all(
      engines.map(([name, engine]) => compareWithEngine(agreement, comparison, name, engine)),
    );
    count += 1;
  }
  const problems = agreement.findProblems();
  for (const problem of problems) console.error(problem);
  console.log(`${count} comparisons with ${engines.map(([name]) => name).join(" and ")}.`);
  return problems.length === 0 ? 0 : DIFFERENT;
}

async function compareWithEngine(
  agreement: Agreement,
  { pair, side, changes }: Comparison,
  name: EngineName,
  engine: Engine,
): Promise<void> {
  const ours = changes.filter(({ level }) => level === "major").map(({ rule }) => rule);
  const add = (theirs: readonly string[] | "crash") =>
    agreement.add({ engine: name, pair, side, ours, theirs });
  try {
    add(await engine.findBreaks("before.json", "after.json", folder));
  } catch (error) {
    if (!add("crash")) throw new EngineError(`${pair} (${side}): ${(error as Error).message}`);
  }
}
