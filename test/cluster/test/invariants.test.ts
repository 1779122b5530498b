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
  unpublished: [],
  unstored: [],
  suspended: [],
  unanswered: [],
  nodes: 3,
  clocks: [],
  logs: [],
  compared: [
    { of: "nodes", path: "/a", responses: ['W/"a"', 'W/"a"'] },
    { of: "history", path: "/b", responses: ["200 body", "200 body"] },
  ],
};
const later = (each: Seen, ms: number): Seen => ({ ...each, start: each.start + ms, end: each.end + ms });
/** A response of a node with a price, some ms later. */
const priced = (price: number, ms: number, node = 0): Seen => ({
  ...one,
  key: "b",
  node,
  price,
  start: one.start + ms,
  end: one.start + ms + 10,
});

test("a history in which all holds has no violation", () => {
  expect(findViolations(calm)).toEqual([]);
});

test.each<[rule: string, history: History]>([
  [
    "a key is not admitted more often",
    { ...calm, seen: [...calm.seen, one], keys: [{ ...limits, stored: 4 }] },
  ],
  [
    "a key is not admitted more often",
    {
      ...calm,
      alone: [{ from: T + 500, to: T + 600 }],
      seen: Array.from({ length: 10 }, () => one),
      keys: [{ ...limits, stored: 10 }],
    },
  ],
  ["a key has exactly the requests", { ...calm, seen: calm.seen.slice(1), keys: [{ ...limits, stored: 2 }] }],
  [
    "a key has exactly the requests",
    // In the minute after one with all of them.
    {
      ...calm,
      seen: [calm.seen, calm.seen.slice(1).map((each) => later(each, 60_000))].flat(),
      keys: [{ ...limits, dailyLimit: 9, stored: 5 }],
    },
  ],
  [
    "no more credits",
    { ...calm, seen: calm.seen.map((each) => ({ ...each, credits: 2 })), keys: [{ ...limits, stored: 8 }] },
  ],
  ["the credits that callers were told", { ...calm, keys: [{ ...limits, stored: 2 }] }],
  ["the credits that callers were told", { ...calm, keys: [{ ...limits, stored: 6 }] }],
  [
    "the credits that callers were told",
    // Two were told long before the node was killed.
    { ...calm, killed: [{ node: 0, time: T + 3000 }], keys: [{ ...limits, stored: 1 }] },
  ],
  [
    "the credits that callers were told",
    // And it could store again.
    {
      ...calm,
      killed: [{ node: 0, time: T + 8000 }],
      unstored: [{ from: T + 500, to: T + 2000 }],
      keys: [{ ...limits, stored: 1 }],
    },
  ],
  ["a revoked key", { ...calm, keys: [{ ...limits, stored: 3, revoked: T - 1000 }] }],
  ["the only error", { ...calm, seen: [...calm.seen, { ...one, status: 500, credits: 0 }] }],
  ["the only error", { ...calm, seen: [...calm.seen, { ...one, status: 503, credits: 0 }] }],
  ["the prices of a node", { ...calm, seen: [...calm.seen, priced(2, 100), priced(1, 111)] }],
  ["prices never step back for", { ...calm, seen: [...calm.seen, priced(2, 100), priced(1, 611, 1)] }],
  [
    "prices never step back for",
    // Another node than the one that gets no answer.
    {
      ...calm,
      unpublished: [{ from: T, to: T + 5000 }],
      unanswered: [{ node: 2, from: T, to: T + 5000 }],
      seen: [...calm.seen, priced(2, 100), priced(1, 2200, 1)],
    },
  ],
  [
    "prices never step back for",
    // It had to read the replica by then.
    {
      ...calm,
      unpublished: [{ from: T, to: T + 9000 }],
      unanswered: [{ node: 1, from: T, to: T + 9000 }],
      seen: [...calm.seen, priced(2, 100), priced(1, 5200, 1)],
    },
  ],
  [
    "all nodes respond",
    { ...calm, compared: [{ of: "nodes", path: "/a", responses: ['W/"a"', 'W/"a"', 'W/"b"'] }] },
  ],
  [
    "history has",
    { ...calm, compared: [{ of: "history", path: "/b", responses: ["200 body", "200 other"] }] },
  ],
  ["what is compared", { ...calm, compared: [{ of: "nodes", path: "/a", responses: ["404", "404"] }] }],
  [
    "what is compared",
    { ...calm, compared: [{ of: "history", path: "/b", responses: ["400 body", "400 body"] }] },
  ],
])("what breaks this is found: %s", (rule, history) => {
  expect(findViolations(history)).toEqual([expect.stringContaining(rule)]);
});

test.each<[what: string, history: History]>([
  [
    "a minute in which nodes counted alone",
    { ...calm, alone: [{ from: T, to: T + 1 }], seen: [...calm.seen, one], keys: [{ ...limits, stored: 4 }] },
  ],
  [
    "what a killed node had not stored",
    { ...calm, killed: [{ node: 0, time: T + 1100 }], keys: [{ ...limits, stored: 0 }] },
  ],
  [
    "what a killed node could not store",
    {
      ...calm,
      killed: [{ node: 0, time: T + 3000 }],
      unstored: [{ from: T + 500, to: T + 2000 }],
      keys: [{ ...limits, stored: 0 }],
    },
  ],
  [
    "a request without a response",
    {
      ...calm,
      seen: [...calm.seen, { key: "a", node: 0, start: T, end: T, credits: 0, hasRetryAfter: false }],
      keys: [{ ...limits, stored: 4 }],
    },
  ],
  [
    "a request over the end of a minute",
    { ...calm, seen: [...calm.seen, { ...one, start: T - 5 }], keys: [{ ...limits, stored: 4 }] },
  ],
  [
    "a request over the end of a minute by one of the clocks",
    {
      ...calm,
      clocks: [0, -2000],
      seen: [...calm.seen, { ...one, start: T + 2001, end: T + 2002 }],
      keys: [{ ...limits, stored: 4 }],
    },
  ],
  [
    "requests of a limit over the end of a minute",
    {
      ...calm,
      seen: [{ ...one, start: T - 5 }, one, one, { ...one, status: 429, credits: 0, hasRetryAfter: true }],
    },
  ],
  [
    "requests up to the limit of a day in two minutes",
    {
      ...calm,
      seen: [
        ...[one, one, one].map((each) => ({ ...each, start: T - 90, end: T - 80 })),
        ...calm.seen.slice(2),
        one,
      ],
      keys: [{ ...limits, stored: 5 }],
    },
  ],
  [
    "credits of two days",
    {
      ...calm,
      seen: [...calm.seen.map((each) => later(each, -86_400_000)), ...calm.seen],
      keys: [{ ...limits, stored: 6 }],
    },
  ],
  [
    "a request within a second of a revocation",
    { ...calm, keys: [{ ...limits, stored: 3, revoked: T + 500 }] },
  ],
  [
    "a request under way while a node turned",
    { ...calm, seen: [...calm.seen, priced(2, 100), priced(1, 105)] },
  ],
  [
    "a node that turns a little later",
    { ...calm, seen: [...calm.seen, priced(2, 100), priced(1, 400, 1), priced(2, 500, 1)] },
  ],
  [
    "a node that looks itself, and later",
    {
      ...calm,
      unpublished: [{ from: T, to: T + 1 }],
      seen: [...calm.seen, priced(2, 100), priced(1, 900, 1)],
    },
  ],
  [
    "a node that looks itself, and gets no answer at first",
    {
      ...calm,
      unpublished: [{ from: T, to: T + 5000 }],
      unanswered: [{ node: 1, from: T, to: T + 5000 }],
      seen: [...calm.seen, priced(2, 100), priced(1, 5000, 1)],
    },
  ],
  [
    "a node that was suspended, and answers what it was asked before",
    {
      ...calm,
      suspended: [{ node: 1, from: T, to: T + 3000 }],
      seen: [...calm.seen, priced(2, 100), priced(1, 2500, 1)],
    },
  ],
  [
    "a busy service",
    { ...calm, seen: [...calm.seen, { ...one, status: 503, credits: 0, hasRetryAfter: true }] },
  ],
])("%s is no violation", (_, history) => {
  expect(findViolations(history)).toEqual([]);
});
