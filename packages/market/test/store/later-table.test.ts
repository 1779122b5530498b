import { expect, test } from "vitest";
import { LaterTable } from "../../src/store/later-table.ts";
import { finish, type Steps } from "../../src/values/steps.ts";

/** Reads one entry in each step, and notes which. */
function* reading(read: string[], error?: Error): Steps<ReadonlyMap<string, number>> {
  const table = new Map<string, number>();
  for (const key of ["a", "b", "c"]) {
    read.push(key);
    table.set(key, table.size);
    yield;
  }
  if (error !== undefined) throw error;
  return table;
}

const ALL: readonly (readonly [string, number])[] = [
  ["a", 0],
  ["b", 1],
  ["c", 2],
];

test("nothing is read until somebody needs it", () => {
  const read: string[] = [];
  expect([new LaterTable(reading(read)).isRead, read]).toEqual([false, []]);
});

test("a caller that needs it meanwhile has all of it, and each entry is read once", () => {
  const read: string[] = [];
  const table = new LaterTable(reading(read));
  const steps = table.read();
  steps.next();
  steps.next();
  expect(read).toEqual(["a", "b"]);
  expect([...table]).toEqual(ALL);
  expect([...finish(steps)]).toEqual(ALL);
  expect([...table]).toEqual(ALL);
  expect([table.isRead, read]).toEqual([true, ["a", "b", "c"]]);
});

test("all who need it learn that it could not be read", () => {
  const error = new Error("A damaged disk.");
  const table = new LaterTable(reading([], error));
  const [one, other] = [table.read(), table.read()];
  expect(() => finish(one)).toThrow(error);
  expect(() => finish(other)).toThrow(error);
  expect(() => [...table]).toThrow(error);
  expect(table.isRead).toBe(false);
});
