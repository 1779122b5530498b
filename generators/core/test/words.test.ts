import { expect, test } from "vitest";
import type { Access, Cache, Constraints, Credits, Lifecycle, Operation, Parameter } from "../src/index.ts";
import {
  cacheWords,
  constraintWords,
  creditWords,
  durationWords,
  lifecycleWords,
  loadContract,
  paginationWords,
  parameterWords,
  planWords,
  replacementWords,
  secondsWords,
} from "../src/index.ts";

test.each([
  ["P1M", "1 month"],
  ["P12M", "12 months"],
  ["P6Y", "6 years"],
  ["P30D", "30 days"],
])("the duration %s is %s", (duration, words) => {
  expect(durationWords(duration)).toBe(words);
});

test("what is no duration is refused", () => {
  expect(() => durationWords("PT1H")).toThrow('"PT1H" is no duration');
});

test.each([
  [30, "30 seconds"],
  [60, "1 minute"],
  [600, "10 minutes"],
  [86_400, "24 hours"],
])("%d seconds are %s", (seconds, words) => {
  expect(secondsWords(seconds)).toBe(words);
});

const access: [Access, string][] = [
  [{ keyRequired: false, plans: [] }, "Needs no key."],
  [{ keyRequired: true, plans: [] }, "Plans: all."],
  [
    {
      keyRequired: true,
      plans: [{ plan: "Basic", history: "latest" }, { plan: "Startup", history: "P1M" }, { plan: "Free" }],
    },
    "Plans: Basic (newest values only), Startup (1 month back), Free.",
  ],
];
test.each(access)("plans: %j", (value, words) => {
  expect(planWords(value)).toBe(words);
});

const credits: [Credits, string][] = [
  [{ base: 0, convertExtra: false }, "Costs no credits."],
  [{ base: 1, convertExtra: false }, "Costs 1 credit."],
  [{ base: 1, convertExtra: true }, "Costs 1 credit, and 1 for each conversion beyond the first."],
  [
    { base: 0, per: { size: 100, unit: "data points" }, convertExtra: false },
    "Costs 1 credit for each 100 data points returned, rounded up.",
  ],
  [
    { base: 1, per: { size: 200, unit: "cryptocurrencies" }, convertExtra: true },
    "Costs 1 credit, and 1 for each 200 cryptocurrencies returned, rounded up, and 1 for each conversion beyond the first.",
  ],
];
test.each(credits)("credits: %j", (value, words) => {
  expect(creditWords(value)).toBe(words);
});

const caches: [Cache, string][] = [
  [{ seconds: 30 }, "An answer stands for 30 seconds."],
  [{ refreshedWhen: "Multipliers change." }, "A new answer comes when multipliers change."],
  [
    { schedule: [{ every: "day", availableAfterSeconds: 1800 }] },
    "The record of a UTC day is there 30 minutes after its end.",
  ],
  [
    { schedule: [{ every: "day", availableAfterSeconds: 600, earliestSeconds: 300, timePeriod: "daily" }] },
    "The record of a UTC day is there 5 to 10 minutes after its end (`time_period` `daily`).",
  ],
  [
    { schedule: [{ every: "hour", availableAfterSeconds: 3600, earliestSeconds: 300 }] },
    "The record of a UTC hour is there 5 minutes to 1 hour after its end.",
  ],
];
test.each(caches)("cache: %j", (value, words) => {
  expect(cacheWords(value)).toBe(words);
});

const constraints: [Constraints, string][] = [
  [[], ""],
  [[{ atLeastOneOf: ["id", "slug", "symbol"] }], "Send at least one of `id`, `slug` and `symbol`."],
  [
    [{ exactlyOneOf: ["id", "symbol"] }, { atMostOneOf: ["convert", "convert_id"] }],
    "Send exactly one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.",
  ],
];
test.each(constraints)("constraints: %j", (value, words) => {
  expect(constraintWords(value)).toBe(words);
});

test("pages", () => {
  const pages = { start: "start", limit: "limit" } as const;
  expect(paginationWords(null)).toBe("");
  expect(paginationWords({ ...pages, end: "short-page" })).toContain("fewer items than `limit`");
  expect(paginationWords({ ...pages, end: "has-more" })).toContain("`has_more` is false");
});

const current = { operationId: "newV2", path: "/v2/new", lifecycle: { status: "current" } } as Operation;
const lifecycles: [Lifecycle, string, string][] = [
  [{ status: "current" }, "", ""],
  [
    { status: "deprecated", replacedBy: "newV2", deprecatedSince: "2026-11-21", sunset: "2028-01-01" },
    "Deprecated since 2026-11-21; it may go after 2028-01-01.",
    "Use `GET /v2/new`.",
  ],
  [
    { status: "deprecated", replacedBy: null, reason: "Nobody needs it", deprecatedSince: "2026-11-21" },
    "Deprecated since 2026-11-21.",
    "Nobody needs it.",
  ],
  [
    { status: "legacy", replacedBy: "newV2", reason: "It is faster." },
    "Legacy: kept for the programs that call it already.",
    "Use `GET /v2/new`. It is faster.",
  ],
];
test.each(lifecycles)("lifecycle: %j", (lifecycle, words, replacement) => {
  expect(lifecycleWords(lifecycle)).toBe(words);
  expect(replacementWords({ operationId: "oldV1", lifecycle }, [current])).toBe(replacement);
});

test("a replacement that does not exist is refused", () => {
  const lifecycle: Lifecycle = { status: "legacy", replacedBy: "goneV3" };
  expect(() => replacementWords({ operationId: "oldV1", lifecycle }, [current])).toThrow(
    '"goneV3", which is no operation',
  );
});

const parameters: [Partial<Parameter>, string][] = [
  [{ schema: { type: "string" } }, ""],
  [{ schema: { type: "integer", minimum: 1, maximum: 5000 } }, "From 1 to 5000."],
  [{ schema: { type: "number", minimum: -100 } }, "At least -100."],
  [{ schema: { type: "number", maximum: 5 } }, "At most 5."],
  [{ schema: { type: "array", maxItems: 120 }, list: true }, "Up to 120 items."],
  [
    { schema: { type: "integer", minimum: 1 }, fallback: "non-positive" },
    "At least 1. Zero and less count as the default.",
  ],
  [
    { schema: { type: "string" }, readsAs: { type: "integer", minimum: 1 } },
    "Sent as text: a whole number, at least 1.",
  ],
  [{ schema: { type: "string" }, readsAs: { type: "number" } }, "Sent as text: a number."],
  [{ schema: { type: "string" }, readsAs: { type: "boolean" } }, "Sent as text: `true` or `false`."],
  [{ schema: { type: "string" }, readsAs: { type: "time" } }, ""],
];
test.each(parameters)("parameter: %j", (parameter, words) => {
  expect(parameterWords({ list: false, ...parameter } as Parameter)).toBe(words);
});

test("every operation of the contract can be told in words", async () => {
  const { operations } = (await loadContract()).model;
  for (const operation of operations) {
    expect(planWords(operation.access)).toMatch(/\.$/);
    expect(creditWords(operation.credits)).toMatch(/^Costs .*\.$/);
    expect(cacheWords(operation.cache)).toMatch(/\.$/);
    expect(replacementWords(operation, operations) === "").toBe(operation.lifecycle.status === "current");
  }
});
