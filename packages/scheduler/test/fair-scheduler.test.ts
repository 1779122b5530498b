import { beforeEach, expect, test, vi } from "vitest";
import { FairScheduler } from "../src/fair-scheduler.ts";

let clock = 0;

beforeEach(() => {
  const now = vi.spyOn(performance, "now").mockImplementation(() => clock);
  return () => now.mockRestore();
});

/** Sends requests in one iteration of the event loop, and returns the requests handled per iteration. @param length Duration of a request in ms. */
async function handleAll(names: readonly string[], length: number): Promise<string[][]> {
  const scheduler = new FairScheduler();
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
      const waiting = scheduler.wait(name.charAt(0));
      return waiting === undefined ? handle(name) : waiting.then(() => handle(name));
    }),
  );
  isOver = true;
  expect(scheduler.waiting).toBe(0);
  return rounds.filter((round) => round.length > 0);
}

const MANY = ["a1", "a2", "a3", "a4", "a5", "a6"];

test("handles one long request per iteration of the event loop", async () => {
  expect(await handleAll(MANY, 3)).toEqual(MANY.map((name) => [name]));
});

test("handles callers round-robin", async () => {
  expect((await handleAll([...MANY, "b1"], 3)).flat()).toEqual(["a1", "a2", "b1", "a3", "a4", "a5", "a6"]);
});

test("handles short requests in one iteration", async () => {
  const rounds = await handleAll(
    Array.from({ length: 20 }, (_, index) => `a${index}`),
    0,
  );
  expect(rounds).toHaveLength(1);
});

test("handles a single request immediately after long requests", async () => {
  const scheduler = new FairScheduler();
  for (let count = 0; count < 3; count++) {
    expect(scheduler.wait("a")).toBeUndefined();
    clock += 3;
    await new Promise((resolve) => setImmediate(resolve));
  }
});

test("recovers when scheduling throws once", async () => {
  const rounds: (() => void)[] = [];
  const schedule = vi.fn((callback: () => void) => void rounds.push(callback));
  const fail = () => {
    throw new ReferenceError("once");
  };
  vi.stubGlobal("setImmediate", schedule);
  try {
    const scheduler = new FairScheduler();
    schedule.mockImplementationOnce(fail);
    expect(() => scheduler.wait("a")).toThrow("once");
    expect(scheduler.wait("a")).toBeUndefined();
    clock += 3;
    const first = scheduler.wait("a");
    schedule.mockImplementationOnce(fail);
    expect(() => rounds.shift()?.()).toThrow("once");
    const second = scheduler.wait("a");
    for (let round = rounds.shift(); round !== undefined && scheduler.waiting > 0; round = rounds.shift())
      round();
    await Promise.all([first, second]);
  } finally {
    vi.unstubAllGlobals();
  }
});
