import { StorageError } from "@market-data/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OutageLog } from "../../cluster/src/outage-log.ts";
import { createLogger } from "../src/monitoring/logger.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function createOutages() {
  const lines: string[] = [];
  const log = createLogger({ write: (text) => void lines.push(...text.trimEnd().split("\n")) });
  const messages = { level: "warn", fails: "It is away.", worksAgain: "It is back." } as const;
  const read = () => {
    log.flush();
    return lines.splice(0).map((line) => {
      const { level, message, reason, where, stack, shortOutages: short } = JSON.parse(line);
      const more = [
        ...(stack === undefined ? [] : ["with its stack"]),
        ...(short === undefined ? [] : [short]),
      ];
      return [level, message, where, reason, ...more];
    });
  };
  return { outages: new OutageLog(log, messages, { where: "db" }), read };
}

test("logs an outage once, and its end once", () => {
  const { outages, read } = createOutages();
  outages.end();
  expect(read()).toEqual([]);
  for (let time = 0; time < 3; time += 1)
    outages.fail(new StorageError("unavailable", "db", "cannot be reached."));
  expect(read()).toEqual([["warn", "It is away.", "db", "db cannot be reached."]]);
  outages.end();
  outages.end();
  expect(read()).toEqual([["info", "It is back.", "db", undefined]]);
  vi.advanceTimersByTime(60_000);
  outages.fail("it is gone");
  expect(read()).toEqual([["warn", "It is away.", "db", "it is gone"]]);
});

test("logs a further reason once, after two seconds", () => {
  const { outages, read } = createOutages();
  outages.fail("it ended the connection");
  outages.fail("it is starting");
  outages.fail("it is full");
  expect(read()).toEqual([["warn", "It is away.", "db", "it ended the connection"]]);
  vi.advanceTimersByTime(1900);
  expect(read()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(read()).toEqual([["warn", "It is away.", "db", "it is full"]]);
  for (const reason of ["it ended the connection", "it is full"]) {
    outages.fail(reason);
    vi.advanceTimersByTime(2000);
  }
  expect(read()).toEqual([]);
  outages.fail("it is starting");
  outages.end();
  vi.advanceTimersByTime(2000);
  expect(read()).toEqual([["info", "It is back.", "db", undefined]]);
});

test("logs an outage soon after another only after two seconds, and counts shorter ones", () => {
  const { outages, read } = createOutages();
  outages.fail("it is gone");
  outages.end();
  expect(read()).toHaveLength(2);
  for (let time = 0; time < 3; time += 1) {
    outages.fail("it is gone");
    vi.advanceTimersByTime(1900);
    outages.end();
  }
  expect(read()).toEqual([]);
  outages.fail("it is going");
  outages.fail("it is gone");
  vi.advanceTimersByTime(2000);
  expect(read()).toEqual([["warn", "It is away.", "db", "it is gone"]]);
  outages.end();
  expect(read()).toEqual([["info", "It is back.", "db", undefined, 3]]);
});

test("logs the stack of an unexpected error", () => {
  const { outages, read } = createOutages();
  outages.fail(new TypeError("x is undefined"));
  expect(read()).toEqual([["warn", "It is away.", "db", "x is undefined", "with its stack"]]);
});
