import type { ErrorCodes } from "@market-data/generator-core";
import type { ContractPair } from "../pair.ts";
import { code } from "../text/format.ts";
import { type Found, withoutOrigins } from "./rule.ts";

type ErrorCode = ErrorCodes[number];

/** The facts of an error code with their nouns. */
const FACTS = [
  ["status", "status"],
  ["name", "name"],
  ["retry", "advice on retries"],
  ["meaning", "meaning"],
] as const;

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
    text: `Error ${number} (${code(name)}) was removed.`,
    places: { base: ["x-svc-errors", index] },
  };
}

function added({ code: number, name, meaning }: ErrorCode, index: number): Found {
  return {
    ...about(number),
    rule: "error-code-added",
    text: `Error ${number} (${code(name)}) is new: ${meaning}`,
    places: { now: ["x-svc-errors", index] },
  };
}

function compare(before: ErrorCode, after: ErrorCode, index: { base: number; now: number }): Found[] {
  return FACTS.filter(([key]) => before[key] !== after[key]).map(([key, noun]) => ({
    ...about(after.code),
    rule: `error-${key}-changed` as const,
    text: `The ${noun} of error ${after.code} changed.`,
    places: { base: ["x-svc-errors", index.base, key], now: ["x-svc-errors", index.now, key] },
  }));
}

function about(number: number): { subject: string } {
  return { subject: `error ${number}` };
}
