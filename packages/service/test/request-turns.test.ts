import { beforeEach, expect, test, vi } from "vitest";
import { RequestTurns } from "../src/http/request-turns.ts";

let clock = 0;

beforeEach(() => {
  const now = vi.spyOn(performance, "now").mockImplementation(() => clock);
  return () => now.mockRestore();
});

/** Requests that all come in one round of the event loop: those handled in each. @param length How long each takes, in ms. */
async function handleAll(names: readonly string[], length: number): Promise<string[][]> {
  const turns = new RequestTurns();
  const rounds: string[][] = [[]];
  let isOver = false;
  const nextRound = () => {
    if (isOver) return;
    rounds.push([]);
    setImmediate(nextRound);
  };
  setImmediate(nextRound);
  const handle = (name: string) => {
    rounds.at(-1)?.push(name);
    clock += length;
  };
  await Promise.all(
    names.map((name) => {
      const turn = turns.enter(name.charAt(0));
      return turn === undefined ? handle(name) : turn.then(() => handle(name));
    }),
  );
  isOver = true;
  expect(turns.waiting).toBe(0);
  return rounds.filter((round) => round.length > 0);
}

const MANY = ["a1", "a2", "a3", "a4", "a5", "a6"];

test("a request that takes long lets others be read before the next one is handled", async () => {
  expect(await handleAll(MANY, 3)).toEqual(MANY.map((name) => [name]));
});

test("callers take turns: one request is not behind all of another caller", async () => {
  expect((await handleAll([...MANY, "b1"], 3)).flat()).toEqual(["a1", "a2", "b1", "a3", "a4", "a5", "a6"]);
});

test("requests that take little are handled together", async () => {
  const rounds = await handleAll(
    Array.from({ length: 20 }, (_, index) => `a${index}`),
    0,
  );
  expect(rounds).toHaveLength(1);
});

test("a lone request is handled at once, however long the ones before it took", async () => {
  const turns = new RequestTurns();
  for (let count = 0; count < 3; count++) {
    expect(turns.enter("a")).toBeUndefined();
    clock += 3;
    await new Promise((resolve) => setImmediate(resolve));
  }
});
