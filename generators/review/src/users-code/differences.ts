import { createTwoFilesPatch } from "diff";
import type { UsersCode } from "../review.ts";
import type { Emitted } from "./emitted.ts";

/** Above this number of changed lines, the search for the shortest difference takes seconds. */
const MAX_CHANGED_LINES = 4000;
const OPTIONS = { context: 3, maxEditLength: MAX_CHANGED_LINES } as const;
/** The patch format starts with a useless line of `=`. */
const RULE = /^=+\n/;

/** The unified difference of each changed file, by path. */
export function getDifferences(base: Emitted, now: Emitted): UsersCode["differences"] {
  const files = [...new Set([...now.keys(), ...base.keys()])].sort();
  return files
    .filter((file) => base.get(file) !== now.get(file))
    .map((file) => ({ file, difference: getDifference(file, base.get(file), now.get(file)) }));
}

function getDifference(file: string, base: string | undefined, now: string | undefined): string {
  const from = base === undefined ? "/dev/null" : `a/${file}`;
  const to = now === undefined ? "/dev/null" : `b/${file}`;
  const patch = createTwoFilesPatch(from, to, base ?? "", now ?? "", undefined, undefined, OPTIONS);
  return patch === undefined ? wholesale(from, to, base ?? "", now ?? "") : patch.replace(RULE, "");
}

/** The difference of a nearly new file: only the number of lines. */
function wholesale(from: string, to: string, base: string, now: string): string {
  const [before, after] = [base, now].map((text) => text.split("\n").length - 1);
  return `--- ${from}\n+++ ${to}\n@@ -1,${before} +1,${after} @@ More than ${MAX_CHANGED_LINES} lines differ.\n`;
}
