import fc from "fast-check";
import { expect, test } from "vitest";
import { Pieces } from "../src/caching/pieces.ts";

const LONG = "ä€😀x".repeat(30_000);

function piecesOf(texts: readonly string[]): Pieces {
  return new Pieces(texts, Buffer.byteLength(texts.join("")));
}

const texts = fc.array(
  fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.integer({ min: 0, max: LONG.length }).map((length) => LONG.slice(0, length - (length % 5))),
  ),
);

test("pieces of any number and length are the bytes of the whole text", async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (some) => {
      expect((await piecesOf(some).bytes()).equals(Buffer.from(some.join("")))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test("lots are taken one by one, as often as they are wanted", () => {
  const pieces = piecesOf(["before", LONG, "a".repeat(100_000), "b".repeat(100_000)]);
  for (let time = 0; time < 2; time++) {
    const copies = Array.from(pieces.lots(), (lot) => Buffer.from(lot));
    expect(copies.length).toBeGreaterThan(2);
    expect(Buffer.concat(copies).toString()).toBe(
      `before${LONG}${"a".repeat(100_000)}${"b".repeat(100_000)}`,
    );
  }
});
