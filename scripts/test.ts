// Runs what must pass after each edit, with --all also the tests that take long, which a merge needs; ends with
// each failure and one line: N passed, N failed. Turbo's options choose a part of it: pnpm test --filter=@market-data/mock
// Counted are vitest's tests, and each lint, type check, freshness check and build as one.
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
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
  execution?: { exitCode: number | null };
}

interface Count {
  passed: number;
  /** Each failed test, or the task where it has none. */
  failures: readonly string[];
}

/** What vitest reports of a package's tests. */
interface Report {
  numPassedTests: number;
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
}

rmSync(RUNS, { recursive: true, force: true });
mkdirSync(RUNS, { recursive: true });
for (const file of globSync("{scripts,spec,generators/*,packages/*,test/*}/results/*.json")) rmSync(file);

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

function countTask({ taskId, task, directory, execution }: TaskSummary): Count {
  const succeeded = execution?.exitCode === 0;
  const report = REPORTS[task] && join(directory, REPORTS[task]);
  if (report === undefined || !existsSync(report))
    return { passed: succeeded ? 1 : 0, failures: succeeded ? [] : [taskId] };
  const result = JSON.parse(readFileSync(report, "utf8")) as Report;
  const failures = listFailures(result).map((failure) => `${taskId}: ${failure}`);
  // A run that broke off without a failed test has failed all the same.
  if (!succeeded && failures.length === 0) failures.push(taskId);
  return { passed: result.numPassedTests, failures };
}

/** Failed tests, and files that could not be run, each with why. */
function listFailures({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0) return message === "" ? [] : [`${name}\n${message}`];
    return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${shorten(failureMessages)}`);
  });
}

/** Without the places in test tools. */
function shorten(messages: readonly string[]): string {
  const lines = messages.flatMap((message) => message.split("\n"));
  return lines.filter((line) => !/^\s+at .*(node_modules|new Promise)/.test(line)).join("\n");
}
