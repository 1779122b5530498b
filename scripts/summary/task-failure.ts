import { stripVTControlCharacters } from "node:util";
import { firstLines } from "./first-lines.ts";

/** Commands that fix a failed task. */
const FIXES: Readonly<Record<string, string>> = {
  "//#lint:code": "`pnpm format` formats, and fixes what it safely can.",
  "check:generated": "`pnpm generate` writes the generated files.",
};

/** Describes a failed task without failed tests: its output and its fix. */
export function describeTaskFailure(taskId: string, log: string): string {
  const fix = FIXES[taskId] ?? FIXES[taskId.slice(taskId.indexOf("#") + 1)];
  // pnpm's own lines are omitted.
  const printed = stripVTControlCharacters(log)
    .split("\n")
    .filter((line) => !/^(> |\s*ELIFECYCLE)/.test(line));
  return [taskId, firstLines(printed.join("\n").trim()), fix].filter(Boolean).join("\n");
}
