import type { ErrorCodes } from "@market-data/generator-core";
import type { ContractPair } from "../pair.ts";
import type { Level } from "../review.ts";
import { code } from "../text/format.ts";
import { type Found, withoutOrigins } from "./rule.ts";

type ErrorCode = ErrorCodes[number];

/** What programs do on an error of each kind, and whether a change of it breaks them. */
const FACTS: readonly (readonly [key: keyof ErrorCode, level: Level, advice: string])[] = [
  ["status", "major", "Expect the new status."],
  ["name", "major", "Know the error by its new name."],
  ["retry", "major", "Retry, or do not, as it states now."],
  ["meaning", "patch", "Nothing: only words changed."],
];

/** The codes of errors. */
export function errorCodesRule({ base, now }: ContractPair): Found[] {
  const before = withoutOrigins(base.contract.model.errors);
  const after = withoutOrigins(now.contract.model.errors);
  return [
    ...before.flatMap((error, index) =>
      after.some(({ code: each }) => each === error.code) ? [] : [removed(error, index)],
    ),
    ...after.flatMap((error, index) => {
      const old = before.find(({ code: each }) => each === error.code);
      return old === undefined
        ? [added(error, index)]
        : compare(old, error, { base: before.indexOf(old), now: index });
    }),
  ];
}

function removed({ code: number, name }: ErrorCode, index: number): Found {
  return {
    ...about(number),
    rule: "error-code-removed",
    level: "major",
    text: `Error ${number} (${code(name)}) was removed.`,
    advice: "Handle the code that is sent in its place.",
    places: { base: ["x-svc-errors", index] },
  };
}

function added({ code: number, name, meaning }: ErrorCode, index: number): Found {
  return {
    ...about(number),
    rule: "error-code-added",
    level: "minor",
    text: `Error ${number} (${code(name)}) is new: ${meaning}`,
    advice: "Nothing, if your program treats unknown codes by their HTTP status.",
    places: { now: ["x-svc-errors", index] },
  };
}

function compare(before: ErrorCode, after: ErrorCode, index: { base: number; now: number }): Found[] {
  return FACTS.filter(([key]) => before[key] !== after[key]).map(([key, level, advice]) => ({
    ...about(after.code),
    rule: `error-${key}-changed`,
    level,
    text:
      level === "patch"
        ? `The words for error ${after.code} changed.`
        : `The ${key === "retry" ? "advice on retries" : key} of error ${after.code} changed.`,
    advice,
    places: { base: ["x-svc-errors", index.base, key], now: ["x-svc-errors", index.now, key] },
  }));
}

function about(number: number): { subject: string } {
  return { subject: `error ${number}` };
}
