import { afterEach, describe, expect, test, vi } from "vitest";
import { inNextRound } from "../../src/values/next-round.ts";
import { finishInTurns } from "../../src/values/steps.ts";
import { beginTurn, Turns } from "../../src/values/turns.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The globals that environments lack. */
const environments = {
  Node: [],
  "a browser": ["setImmediate"],
  "Jest's jsdom": ["setImmediate", "MessageChannel"],
};

describe.each(Object.entries(environments))("with the globals of %s", (_, missing) => {
  const remove = () => missing.forEach((name) => void vi.stubGlobal(name, undefined));

  test("a function is called once, after all microtasks", async () => {
    remove();
    const called: string[] = [];
    await new Promise<void>((resolve) => {
      inNextRound(() => {
        called.push("next round");
        resolve();
      });
      Promise.resolve()
        .then(() => called.push("microtask"))
        .then(() => called.push("its microtask"));
    });
    expect(called).toEqual(["microtask", "its microtask", "next round"]);
  });

  test("divided work ends", async () => {
    remove();
    let now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => (now += 20));
    const steps = function* (): Generator<void, string> {
      yield;
      yield;
      return "done";
    };
    expect(await finishInTurns(steps())).toBe("done");
    const turns = new Turns();
    expect(turns.isOver).toBe(true);
    await Promise.all([turns.next(), beginTurn()]);
  });
});

test("where scheduling throws once, later work has its turn, and the work that waited before too", async () => {
  const scheduling = vi.spyOn(globalThis, "setImmediate");
  const fail = () => {
    throw new ReferenceError("once");
  };
  scheduling.mockImplementationOnce(fail as never);
  expect(() => new Turns()).toThrow("once");
  const turns = new Turns();
  scheduling.mockImplementationOnce(fail as never);
  await expect(turns.next()).rejects.toThrow("once");
  await turns.next();
  await turns.next();
});
