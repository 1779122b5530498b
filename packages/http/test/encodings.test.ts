import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, ENCODINGS } from "../src/index.ts";

test.each([
  ["gzip", "gzip"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate, br, zstd", "zstd"],
  ["GZIP;Q=0.5, br;q=0.1", "gzip"],
  ["br;q=0, *", "zstd"],
  ["deflate", undefined],
  ["identity, gzip;q=0.5", undefined],
  ["gzip;q=0", undefined],
  ["", undefined],
])("Accept-Encoding: %s chooses %s", (accepted, expected) => {
  expect(chooseEncoding(accepted)?.name).toBe(expected);
});

const suffixes = ["", "x", "ä".repeat(300), "y".repeat(65_535)];

test.each(
  ENCODINGS.flatMap((encoding) =>
    suffixes.map((suffix) => ({ encoding, suffix, name: encoding.name, bytes: suffix.length })),
  ),
)(
  "$name: a suffix of $bytes characters follows a head of any size above zero",
  async ({ encoding, suffix }) => {
    for (const size of [1, 5000, 300_000]) {
      const head = Buffer.from(Array.from({ length: size }, (_, index) => (index * index) % 251));
      const batches = [head.subarray(0, 700), head.subarray(700)];
      for (const { bytes, finish } of [encoding.compress(head), await encoding.compressBatches(batches)]) {
        const whole = decode(encoding.name, Buffer.concat([bytes, finish(Buffer.from(suffix))]));
        expect(whole.equals(Buffer.concat([head, Buffer.from(suffix)]))).toBe(true);
      }
    }
  },
);

function decode(name: string, bytes: Buffer): Buffer {
  if (name === "gzip") return gunzipSync(bytes);
  return name === "br" ? brotliDecompressSync(bytes) : zstdDecompressSync(bytes);
}
