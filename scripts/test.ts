// Runs all quick checks. With --all, also runs the slow tests, which must pass before a merge. Prints each failure and
// a last line: N passed, N failed. Options of turbo select packages: pnpm test --filter=@market-data/mock
// The numbers count vitest tests; each lint, type check, freshness check and build counts as one.
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installTools, RUNNERS } from "@market-data/test-helpers/tools";
import { describeTaskFailure } from "./summary/task-failure.ts";
import type { TestReport } from "./summary/test-reporter.ts";
import { turbo } from "./turbo.ts";

const TASKS = ["//#lint:code", "lint", "check", "check:generated", "build", "test"];
/** The report file of each test task. */
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

// Installed once before the tests. Parallel tests would all install the tools within their timeouts.
await installTools();
if (given.includes("--all")) await installTools(RUNNERS);
const exitCode = await turbo([
  "run",
  ...TASKS,
  ...(given.includes("--all") ? ["test:slow"] : []),
  "--continue",
  "--summarize",
  // Tasks wait part of their time for servers and browsers, so more tasks than processors run in parallel.
  "--concurrency=200%",
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
  // An aborted run without a failed test counts as a failure.
  const log = existsSync(logFile) ? readFileSync(logFile, "utf8") : "";
  return { passed, failures: [describeTaskFailure(taskId, log)] };
}
