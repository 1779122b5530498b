import { afterEach, expect, test, vi } from "vitest";
import { andThen, type MaybePromise } from "../../src/values/maybe-promise.ts";
import { beginTurn, Turns } from "../../src/values/turns.ts";

afterEach(() => void vi.restoreAllMocks());

/** Which works had a turn in each round of the event loop, until all of them have ended. */
async function observe(works: readonly MaybePromise<void>[], turns: string[]): Promise<string[][]> {
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

test("work begins at once while the round's turn is not over, and with a turn of its own where it is", async () => {
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const begun: string[] = [];
  const begin = (name: string): MaybePromise<void> =>
    andThen(beginTurn(), () => {
      begun.push(name);
      now += 20;
    });
  // The round of the test before is over.
  await new Promise(setImmediate);
  const works = ["a", "b", "c"].map(begin);
  expect(begun.splice(0)).toEqual(["a"]);
  expect(await observe(works, begun)).toEqual([["b"], ["c"]]);
});
