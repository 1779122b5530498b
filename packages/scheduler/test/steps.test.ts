import fc from "fast-check";
import { expect, test } from "vitest";
import { forEachInSteps, runSync, sortInSteps } from "../src/steps.ts";
import { runTask } from "../src/task.ts";

test("sortInSteps returns the order of Array.sort", () => {
  const entries = fc.array(fc.record({ key: fc.nat(5), name: fc.nat() }), { maxLength: 3000, size: "max" });
  const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;
  fc.assert(
    fc.property(entries, (all) => {
      expect(runSync(sortInSteps(all, byKey))).toEqual([...all].sort(byKey));
    }),
  );
});

test("the event loop runs during long work", async () => {
  let rounds = 0;
  let isDone = false;
  const count = () => {
    rounds += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  let sum = 0;
  const entries = Array.from({ length: 200_000 }, (_, index) => index);
  const work = forEachInSteps(entries, (entry) => {
    for (let more = 0; more < 100; more += 1) sum += Math.sqrt(entry);
  });
  await runTask(work, "urgent");
  isDone = true;
  expect(sum).toBeGreaterThan(0);
  expect(rounds).toBeGreaterThan(1);
});
