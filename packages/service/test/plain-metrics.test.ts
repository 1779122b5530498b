import fc from "fast-check";
import { AggregatorRegistry, Counter, Histogram, Registry } from "prom-client";
import { expect, test } from "vitest";
import { PlainCounter, PlainHistogram } from "../src/observing/plain-metrics.ts";

const operation = fc.constantFrom("a", "b");

/** What a registry with one metric reports: its text, and that of it and another thread's together. */
async function report(make: (registers: Registry[]) => void): Promise<unknown> {
  const registry = new Registry();
  make([registry]);
  const values = await registry.getMetricsAsJSON();
  const together = AggregatorRegistry.aggregate([values, structuredClone(values)]);
  return [sorted(await registry.metrics()), sorted(await together.metrics())];
}

function sorted(text: string): string[] {
  return text.split("\n").sort();
}

test("a histogram reports what prom-client's does", async () => {
  const values = fc.array(
    fc.tuple(operation, fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 2, noNaN: true }))),
  );
  await fc.assert(
    fc.asyncProperty(values, async (observed) => {
      const options = {
        name: "seconds",
        help: "Time.",
        labelNames: ["operation"] as const,
        buckets: [0.25, 0.5, 1],
      };
      const plain = await report((registers) => {
        const histogram = new PlainHistogram({ ...options, registers });
        const observe = new Map<string, (value: number) => void>();
        for (const [name, value] of observed) {
          if (!observe.has(name)) observe.set(name, histogram.add({ operation: name }));
          observe.get(name)?.(value);
        }
      });
      const theirs = await report((registers) => {
        const histogram = new Histogram({ ...options, registers });
        for (const [name, value] of observed) histogram.observe({ operation: name }, value);
      });
      expect(plain).toEqual(theirs);
    }),
  );
});

test("a counter reports what prom-client's does", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(operation, fc.nat())), async (counted) => {
      const options = { name: "requests", help: "Requests.", labelNames: ["operation"] as const };
      const plain = await report((registers) => {
        const counter = new PlainCounter({ ...options, registers });
        const tallies = new Map<string, ReturnType<typeof counter.add>>();
        for (const [name, count] of counted) {
          const tally = tallies.get(name) ?? counter.add({ operation: name });
          tallies.set(name, tally);
          tally.value += count;
        }
      });
      const theirs = await report((registers) => {
        const counter = new Counter({ ...options, registers });
        for (const [name, count] of counted) counter.inc({ operation: name }, count);
      });
      expect(plain).toEqual(theirs);
    }),
  );
});
