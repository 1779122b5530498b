// Runs the behaviour suite with all clients: pnpm compare [name ...]
// Without names, writes packages/client/COMPARISON.md. Fails if our client fails.
import { fork } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { testCases } from "../../src/behaviour/index.ts";
import { generateClients } from "./generate.ts";
import { measureQueryOptions } from "./query-options.ts";
import type { Verdict } from "./run-suite.ts";
import { checkStreams } from "./streams.ts";
import { subjects } from "./subjects/index.ts";
import { comparison, type Run } from "./table.ts";

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(subjects);

generateClients();
await checkStreams();
const runs: Run[] = [];
for (const name of names) {
  const run = await runOne(name);
  runs.push(run);
  const failures = run.verdicts.filter((verdict) => verdict !== undefined).length;
  console.log(`${run.name} ${run.version}: ${testCases.length - failures} passed, ${failures} failed`);
  if (asked.length > 0 || name === "ours") printFailures(run.verdicts);
  if (name === "ours" && failures > 0) process.exitCode = 1;
}
if (asked.length === 0) {
  const target = fileURLToPath(new URL("../../../../packages/client/COMPARISON.md", import.meta.url));
  writeFileSync(target, comparison(testCases, runs, await measureQueryOptions(), new Date()));
  console.log("Written: packages/client/COMPARISON.md");
}

function runOne(name: string): Promise<Run> {
  const child = fork(fileURLToPath(new URL("run-one.ts", import.meta.url)), [name], {
    execArgv: ["--no-warnings"],
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code} before the suite did.`)));
    child.once("message", (message) => {
      const run = message as Omit<Run, "version" | "verdicts"> & { verdicts: (string | null)[] };
      // IPC messages cannot contain `undefined`.
      const verdicts = run.verdicts.map((verdict) => verdict ?? undefined);
      resolve({ ...run, verdicts, version: getVersion(run.module) });
    });
  });
}

function getVersion(module: string): string {
  const manifest = new URL(`../node_modules/${module}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

function printFailures(verdicts: readonly Verdict[]): void {
  for (const [index, point] of testCases.entries()) {
    const verdict = verdicts[index];
    if (verdict !== undefined) console.log(`  ${point.group}: ${point.name}: ${verdict}`);
  }
}
