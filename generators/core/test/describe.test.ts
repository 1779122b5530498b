import { expect, test } from "vitest";
import type { Access, Cache, Constraints, Credits, Lifecycle, Operation, Parameter } from "../src/index.ts";
import {
  describeCache,
  describeConstraints,
  describeCredits,
  describeDuration,
  describeLifecycle,
  describePagination,
  describeParameter,
  describePlans,
  describeReplacement,
  describeSeconds,
  loadContract,
} from "../src/index.ts";

test.each([
  ["P1M", "1 month"],
  ["P12M", "12 months"],
  ["P6Y", "6 years"],
  ["P30D", "30 days"],
])("the duration %s is %s", (duration, text) => {
  expect(describeDuration(duration)).toBe(text);
});

test("rejects an invalid duration", () => {
  expect(() => describeDuration("PT1H")).toThrow('"PT1H" is not a duration');
});

test.each([
  [30, "30 seconds"],
  [60, "1 minute"],
  [600, "10 minutes"],
  [86_400, "24 hours"],
])("%d seconds are %s", (seconds, text) => {
  expect(describeSeconds(seconds)).toBe(text);
});

const access: [Access, string][] = [
  [{ keyRequired: false, plans: [] }, "No API key required."],
  [{ keyRequired: true, plans: [] }, "Plans: all."],
  [
    {
      keyRequired: true,
      plans: [{ plan: "Basic", history: "latest" }, { plan: "Startup", history: "P1M" }, { plan: "Free" }],
    },
    "Plans: Basic (latest values only), Startup (1 month back), Free.",
  ],
];
test.each(access)("plans: %j", (value, text) => {
  expect(describePlans(value)).toBe(text);
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
test.each(credits)("credits: %j", (value, text) => {
  expect(describeCredits(value)).toBe(text);
});

const caches: [Cache, string][] = [
  [{ seconds: 30 }, "Responses are cached for 30 seconds."],
  [{ refreshedWhen: "Multipliers change." }, "Responses change when multipliers change."],
  [{ never: "Each is new." }, "Responses are not cached. Each is new."],
  [
    { schedule: [{ every: "day", availableAfterSeconds: 1800 }] },
    "The record of a UTC day is available 30 minutes after its end.",
  ],
  [
    { schedule: [{ every: "day", availableAfterSeconds: 600, earliestSeconds: 300, timePeriod: "daily" }] },
    "The record of a UTC day is available 5 to 10 minutes after its end (`time_period` `daily`).",
  ],
  [
    { schedule: [{ every: "hour", availableAfterSeconds: 3600, earliestSeconds: 300 }] },
    "The record of a UTC hour is available 5 minutes to 1 hour after its end.",
  ],
];
test.each(caches)("cache: %j", (value, text) => {
  expect(describeCache(value)).toBe(text);
});

const constraints: [Constraints, string][] = [
  [[], ""],
  [[{ atLeastOneOf: ["id", "slug", "symbol"] }], "Send at least one of `id`, `slug` and `symbol`."],
  [
    [{ exactlyOneOf: ["id", "symbol"] }, { atMostOneOf: ["convert", "convert_id"] }],
    "Send exactly one of `id` and `symbol`. Send at most one of `convert` and `convert_id`.",
  ],
];
test.each(constraints)("constraints: %j", (value, text) => {
  expect(describeConstraints(value)).toBe(text);
});

test("pages", () => {
  const pages = { start: "start", limit: "limit" } as const;
  expect(describePagination(null)).toBe("");
  expect(describePagination({ ...pages, end: "short-page" })).toContain("fewer items than `limit`");
  expect(describePagination({ ...pages, end: "has-more" })).toContain("`has_more` is false");
});

const current = { operationId: "newV2", path: "/v2/new", lifecycle: { status: "current" } } as Operation;
const lifecycles: [Lifecycle, string, string][] = [
  [{ status: "current" }, "", ""],
  [
    { status: "deprecated", replacedBy: "newV2", deprecatedSince: "2026-11-21", sunset: "2028-01-01" },
    "Deprecated since 2026-11-21; it may be removed after 2028-01-01.",
    "Use `GET /v2/new`.",
  ],
  [
    { status: "deprecated", replacedBy: null, reason: "Nobody needs it", deprecatedSince: "2026-11-21" },
    "Deprecated since 2026-11-21.",
    "Nobody needs it.",
  ],
  [
    { status: "legacy", replacedBy: "newV2", reason: "It is faster." },
    "Legacy: maintained for existing clients.",
    "Use `GET /v2/new`. It is faster.",
  ],
];
test.each(lifecycles)("lifecycle: %j", (lifecycle, text, replacement) => {
  expect(describeLifecycle(lifecycle)).toBe(text);
  expect(describeReplacement({ operationId: "oldV1", lifecycle }, [current])).toBe(replacement);
});

test("rejects an unknown replacement", () => {
  const lifecycle: Lifecycle = { status: "legacy", replacedBy: "goneV3" };
  expect(() => describeReplacement({ operationId: "oldV1", lifecycle }, [current])).toThrow(
    '"goneV3", which is not an operation',
  );
});

const parameters: [Partial<Parameter>, string][] = [
  [{ schema: { type: "string" } }, ""],
  [{ schema: { type: "integer", minimum: 1, maximum: 5000 } }, "From 1 to 5000."],
  [{ schema: { type: "number", minimum: -100 } }, "At least -100."],
  [{ schema: { type: "number", maximum: 5 } }, "At most 5."],
  [{ schema: { minimum: 1e-8, maximum: 1e21 } }, "From 0.00000001 to 1000000000000000000000."],
  [{ schema: { exclusiveMinimum: 0, exclusiveMaximum: 0.1 } }, "Greater than 0. Less than 0.1."],
  [{ schema: { minimum: 0, multipleOf: 1e-7 } }, "At least 0. A multiple of 0.0000001."],
  [{ schema: { type: "array", maxItems: 120 }, list: true }, "Up to 120 items."],
  [
    { schema: { type: "integer", minimum: 1 }, fallback: "non-positive" },
    "At least 1. Zero and negative values are replaced by the default.",
  ],
  [
    { schema: { type: "string" }, readsAs: { type: "integer", minimum: 1 } },
    "Sent as text: a whole number, at least 1.",
  ],
  [{ schema: { type: "string" }, readsAs: { type: "number" } }, "Sent as text: a number."],
  [{ schema: { type: "string" }, readsAs: { type: "boolean" } }, "Sent as text: `true` or `false`."],
  [{ schema: { type: "string" }, readsAs: { type: "time" } }, ""],
];
test.each(parameters)("parameter: %j", (parameter, text) => {
  expect(describeParameter({ list: false, ...parameter } as Parameter)).toBe(text);
});

test("describes every operation of the contract", async () => {
  const { operations } = (await loadContract()).model;
  for (const operation of operations) {
    expect(describePlans(operation.access)).toMatch(/\.$/);
    expect(describeCredits(operation.credits)).toMatch(/^Costs .*\.$/);
    expect(describeCache(operation.cache)).toMatch(/\.$/);
    expect(describeReplacement(operation, operations) === "").toBe(operation.lifecycle.status === "current");
  }
});
