import { afterEach, describe, expect, test, vi } from "vitest";
import { queueMacrotask } from "../src/macrotask.ts";
import { runTask, Task, waitForTimeSlice } from "../src/task.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Missing globals by environment. */
const environments = {
  Node: [],
  "a browser": ["setImmediate"],
  "Jest's jsdom": ["setImmediate", "MessageChannel"],
};

describe.each(Object.entries(environments))("with the globals of %s", (_, missing) => {
  const remove = () => missing.forEach((name) => void vi.stubGlobal(name, undefined));

  test("calls the function once, after all microtasks", async () => {
    remove();
    const called: string[] = [];
    await new Promise<void>((resolve) => {
      queueMacrotask(() => {
        called.push("next round");
        resolve();
      });
      Promise.resolve()
        .then(() => called.push("microtask"))
        .then(() => called.push("its microtask"));
    });
    expect(called).toEqual(["microtask", "its microtask", "next round"]);
  });

  test("completes a task and a generator that yield", async () => {
    remove();
    let now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => (now += 20));
    const steps = function* (): Generator<void, string> {
      yield;
      yield;
      return "done";
    };
    expect(await runTask(steps(), "urgent")).toBe("done");
    const task = new Task();
    expect(task.shouldYield).toBe(true);
    await Promise.all([task.yield(), waitForTimeSlice()]);
  });
});

test("continues queued and later tasks after scheduling throws once", async () => {
  const scheduling = vi.spyOn(globalThis, "setImmediate");
  const fail = () => {
    throw new ReferenceError("once");
  };
  scheduling.mockImplementationOnce(fail as never);
  expect(() => new Task()).toThrow("once");
  const task = new Task();
  scheduling.mockImplementationOnce(fail as never);
  await expect(task.yield()).rejects.toThrow("once");
  await task.yield();
  await task.yield();
});
