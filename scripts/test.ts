// Runs what must pass after each edit, with --all also the tests that take long, which a merge needs; ends with
// each failure and one line: N passed, N failed. Turbo's options choose a part of it: pnpm test --filter=@market-data/mock
// Counted are vitest's tests, and each lint, type check, freshness check and build as one.
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installTools, RUNNERS } from "@market-data/test-helpers/tools";
import { describeTaskFailure } from "./summary/task-failure.ts";
import type { TestReport } from "./summary/test-reporter.ts";
import { turbo } from "./turbo.ts";

const TASKS = ["//#lint:code", "lint", "check", "check:generated", "build", "test"];
/** Where each task of tests reports what passed. */
const REPORTS: Readonly<Record<string, string>> = {
  test: "results/vitest.json",
  "test:slow": "results/slow.json",
};
const RUNS = ".turbo/runs";
const given = process.argv.slice(2);

interface TaskSummary {
  taskId: string;
  task: string;
  directory: string;
  logFile: string;
  execution?: { exitCode: number | null };
}

rmSync(RUNS, { recursive: true, force: true });
mkdirSync(RUNS, { recursive: true });
for (const file of globSync("{scripts,spec,generators/*,packages/*,test/*}/results/*.json")) rmSync(file);

// Here, once: tests that begin at the same time would all install them, in the time that a test has.
await installTools();
if (given.includes("--all")) await installTools(RUNNERS);
const exitCode = await turbo([
  "run",
  ...TASKS,
  ...(given.includes("--all") ? ["test:slow"] : []),
  "--continue",
  "--summarize",
  // A task waits for its servers and browsers for part of its time.
  "--concurrency=150%",
  "--output-logs=new-only",
  ...given.filter((option) => option !== "--all"),
]);
const counts = readTasks().map(countTask);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failures = counts.flatMap((count) => count.failures);
const failed = failures.length || (exitCode === 0 ? 0 : 1);
for (const failure of failures) console.log(`FAILED ${failure}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function readTasks(): TaskSummary[] {
  const [summary] = readdirSync(RUNS);
  if (summary === undefined) return [];
  const { tasks } = JSON.parse(readFileSync(join(RUNS, summary), "utf8")) as { tasks: TaskSummary[] };
  return tasks.filter(({ execution }) => execution !== undefined);
}

function countTask({ taskId, task, directory, logFile, execution }: TaskSummary): TestReport {
  const succeeded = execution?.exitCode === 0;
  const report = REPORTS[task] && join(directory, REPORTS[task]);
  const { passed, failures } =
    report === undefined || !existsSync(report)
      ? { passed: succeeded ? 1 : 0, failures: [] }
      : (JSON.parse(readFileSync(report, "utf8")) as TestReport);
  if (succeeded || failures.length > 0)
    return { passed, failures: failures.map((failure) => `${taskId}: ${failure}`) };
  // A run that broke off without a failed test has failed all the same.
  const log = existsSync(logFile) ? readFileSync(logFile, "utf8") : "";
  return { passed, failures: [describeTaskFailure(taskId, log)] };
}
