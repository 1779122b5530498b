import fc from "fast-check";
import { expect, test } from "vitest";
import { finish, finishInTurns, forEachInSteps, sortInSteps } from "../../src/values/steps.ts";

test("what is sorted in steps is in the order of the language's own sort, equal entries too", () => {
  const entries = fc.array(fc.record({ key: fc.nat(5), name: fc.nat() }), { maxLength: 3000, size: "max" });
  const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;
  fc.assert(
    fc.property(entries, (all) => {
      expect(finish(sortInSteps(all, byKey))).toEqual([...all].sort(byKey));
    }),
  );
});

test("everything else has its turns while long work is done", async () => {
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
  await finishInTurns(work);
  isDone = true;
  expect(sum).toBeGreaterThan(0);
  expect(rounds).toBeGreaterThan(1);
});
