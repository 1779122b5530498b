import fc from "fast-check";
import { expect, test } from "vitest";
import { ChunkedText } from "../src/index.ts";

const LONG = "ä€😀x".repeat(30_000);

function chunked(texts: readonly string[]): ChunkedText {
  return new ChunkedText(texts, Buffer.byteLength(texts.join("")));
}

const texts = fc.array(
  fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.integer({ min: 0, max: LONG.length }).map((length) => LONG.slice(0, length - (length % 5))),
  ),
);

test("encodes chunks of any number and length like the whole text", async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (some) => {
      expect((await chunked(some).bytes()).equals(Buffer.from(some.join("")))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test("yields batches lazily and repeatedly", () => {
  const text = chunked(["before", LONG, "a".repeat(100_000), "b".repeat(100_000)]);
  for (let time = 0; time < 2; time++) {
    const copies = Array.from(text.batches(), (batch) => Buffer.from(batch));
    expect(copies.length).toBeGreaterThan(2);
    expect(Buffer.concat(copies).toString()).toBe(
      `before${LONG}${"a".repeat(100_000)}${"b".repeat(100_000)}`,
    );
  }
});
