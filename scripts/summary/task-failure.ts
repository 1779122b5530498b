import { stripVTControlCharacters } from "node:util";
import { firstLines } from "./first-lines.ts";

/** What to run where a task failed that a command fixes. */
const FIXES: Readonly<Record<string, string>> = {
  "//#lint:code": "`pnpm format` formats, and fixes what it safely can.",
  "check:generated": "`pnpm generate` writes what the contract makes.",
};

/** A task that failed without a test that did: what it printed, and what fixes it. */
export function describeTaskFailure(taskId: string, log: string): string {
  const fix = FIXES[taskId] ?? FIXES[taskId.slice(taskId.indexOf("#") + 1)];
  // Without what pnpm says of the command that it runs.
  const printed = stripVTControlCharacters(log)
    .split("\n")
    .filter((line) => !/^(> |\s*ELIFECYCLE)/.test(line));
  return [taskId, firstLines(printed.join("\n").trim()), fix].filter(Boolean).join("\n");
}
