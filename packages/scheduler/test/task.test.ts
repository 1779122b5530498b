import { afterEach, expect, test, vi } from "vitest";
import { andThen, type MaybePromise } from "../src/maybe-promise.ts";
import { Task, waitForTimeSlice } from "../src/task.ts";

afterEach(() => void vi.restoreAllMocks());

/** Returns the tasks that ran in each iteration of the event loop, until all tasks have ended. */
async function observe(works: readonly MaybePromise<void>[], ran: string[]): Promise<string[][]> {
  const rounds: string[][] = [];
  let isOver = false;
  const look = (): void => {
    rounds.push(ran.splice(0));
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await Promise.all(works);
  isOver = true;
  return [...rounds, ran.splice(0)].filter((round) => round.length > 0);
}

test("one task continues in each iteration of the event loop, in order", async () => {
  const taken: string[] = [];
  const work = async (name: string, count: number): Promise<void> => {
    const task = new Task();
    for (let index = 0; index < count; index += 1) {
      await task.yield();
      taken.push(name);
    }
  };
  const rounds = await observe([work("a", 3), work("b", 2), work("c", 3)], taken);
  expect(rounds).toEqual([["a"], ["b"], ["c"], ["a"], ["b"], ["c"], ["a"], ["c"]]);
});

test("an aborted task ends, and the next task continues", async () => {
  const caller = new AbortController();
  const left = new Task(caller.signal).yield();
  const stays = new Task().yield();
  caller.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  await stays;
});

test("tasks that begin in the same iteration of the event loop share a time slice", async () => {
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const first = new Task();
  expect(first.shouldYield).toBe(false);
  now += 20;
  expect(first.shouldYield).toBe(true);
  expect(new Task().shouldYield).toBe(true);
  await new Promise(setImmediate);
  expect(new Task().shouldYield).toBe(false);
});

test("a task begins immediately during the time slice, and in a later iteration after the time slice", async () => {
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const begun: string[] = [];
  const begin = (name: string): MaybePromise<void> =>
    andThen(waitForTimeSlice(), () => {
      begun.push(name);
      now += 20;
    });
  // Ends the iteration of the previous test.
  await new Promise(setImmediate);
  const works = ["a", "b", "c"].map(begin);
  expect(begun.splice(0)).toEqual(["a"]);
  expect(await observe(works, begun)).toEqual([["b"], ["c"]]);
});
