import { afterEach, expect, test, vi } from "vitest";
import { Turns } from "../../src/values/turns.ts";

afterEach(() => void vi.restoreAllMocks());

/** Which works had a turn in each round of the event loop, until all of them have ended. */
async function observe(works: readonly Promise<void>[], turns: string[]): Promise<string[][]> {
  const rounds: string[][] = [];
  let isOver = false;
  const look = (): void => {
    rounds.push(turns.splice(0));
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await Promise.all(works);
  isOver = true;
  return [...rounds, turns.splice(0)].filter((round) => round.length > 0);
}

test("of several works one has its turn in each round of the event loop, in order", async () => {
  const taken: string[] = [];
  const work = async (name: string, count: number): Promise<void> => {
    const turns = new Turns();
    for (let index = 0; index < count; index += 1) {
      await turns.next();
      taken.push(name);
    }
  };
  const rounds = await observe([work("a", 3), work("b", 2), work("c", 3)], taken);
  expect(rounds).toEqual([["a"], ["b"], ["c"], ["a"], ["b"], ["c"], ["a"], ["c"]]);
});

test("work that nobody needs any more ends with its turn, and the others go on", async () => {
  const caller = new AbortController();
  const left = new Turns(caller.signal).next();
  const stays = new Turns().next();
  caller.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  await stays;
});

test("works that begin in the same round of the event loop share a turn, and those of a later one do not", async () => {
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const first = new Turns();
  expect(first.isOver).toBe(false);
  now += 20;
  expect(first.isOver).toBe(true);
  expect(new Turns().isOver).toBe(true);
  await new Promise(setImmediate);
  expect(new Turns().isOver).toBe(false);
});
