import { expect, test } from "vitest";
import { findViolations, type History, type Seen } from "../src/invariants.ts";

const T = Date.UTC(2026, 0, 15, 12);
const one: Seen = {
  key: "a",
  node: 0,
  start: T + 1000,
  end: T + 1010,
  status: 200,
  credits: 1,
  hasRetryAfter: false,
};
const limits = { key: "a", minuteLimit: 3, dailyLimit: 5 };
const calm: History = {
  seen: [one, one, one, { ...one, status: 429, credits: 0, hasRetryAfter: true }],
  keys: [{ ...limits, stored: 3 }],
  killed: [],
  alone: [],
  unstored: [],
  suspended: [],
  unanswered: [],
  nodes: 3,
  clocks: [],
  logs: [],
  compared: [{ path: "/a", etags: ['W/"a"', 'W/"a"'] }],
};
/** A later response of a node with a price. */
const priced = (price: number, ms: number, node = 0): Seen => ({
  ...one,
  key: "b",
  node,
  price,
  start: one.start + ms,
  end: one.start + ms + 10,
});

test("a history without faults has no violation", () => {
  expect(findViolations(calm)).toEqual([]);
});

test.each<[rule: string, history: History]>([
  [
    "a key is not admitted more often",
    { ...calm, seen: [...calm.seen, one], keys: [{ ...limits, stored: 4 }] },
  ],
  ["a key has exactly the requests", { ...calm, seen: calm.seen.slice(1), keys: [{ ...limits, stored: 2 }] }],
  [
    "no more credits",
    { ...calm, seen: calm.seen.map((each) => ({ ...each, credits: 2 })), keys: [{ ...limits, stored: 8 }] },
  ],
  ["the credits that callers were told", { ...calm, keys: [{ ...limits, stored: 2 }] }],
  ["a revoked key", { ...calm, keys: [{ ...limits, stored: 3, revoked: T - 1000 }] }],
  ["the only error", { ...calm, seen: [...calm.seen, { ...one, status: 503, credits: 0 }] }],
  ["the prices of a node", { ...calm, seen: [...calm.seen, priced(2, 100), priced(1, 111)] }],
  ["prices never step back for", { ...calm, seen: [...calm.seen, priced(2, 100), priced(1, 611, 1)] }],
  ["all nodes respond", { ...calm, compared: [{ path: "/a", etags: ['W/"a"', 'W/"a"', 'W/"b"'] }] }],
  ["all nodes respond", { ...calm, compared: [{ path: "/a", etags: ["404", "404"] }] }],
])("finds a violation: %s", (rule, history) => {
  expect(findViolations(history)).toEqual([expect.stringContaining(rule)]);
});
