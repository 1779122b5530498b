import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkUtf8 } from "../../src/import/file-bytes.ts";

async function* cut(bytes: Buffer, lengths: readonly number[]): AsyncGenerator<Buffer> {
  let at = 0;
  for (const length of lengths) {
    yield bytes.subarray(at, at + length);
    at += length;
  }
  yield bytes.subarray(at);
}

async function check(bytes: Buffer, lengths: readonly number[]): Promise<Buffer | string> {
  const passed: Buffer[] = [];
  try {
    for await (const chunk of checkUtf8(cut(bytes, lengths))) {
      if (!isUtf8(chunk)) return "a chunk is cut within a character";
      passed.push(chunk);
    }
  } catch (error) {
    return (error as Error).message;
  }
  return Buffer.concat(passed);
}

/** Finds the first invalid UTF-8 byte by decoding every prefix. */
function findBadByte(bytes: Buffer): number {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let characters = 0;
  for (let end = 1; end <= bytes.length; end += 1) {
    try {
      decoder.decode(bytes.subarray(characters, end));
      characters = end;
    } catch {
      // An incomplete or an invalid character.
    }
  }
  return characters;
}

const text = fc.string({ unit: "grapheme" }).map((each) => Buffer.from(each));
const lines = fc.constantFrom(Buffer.from("\n"), Buffer.from("a\n\u00e9\n\u{1f642}"));
const wild = fc.uint8Array({ maxLength: 6 }).map((each) => Buffer.from(each));
const pieces = fc.array(fc.oneof(text, lines, wild), { maxLength: 8 }).map((each) => Buffer.concat(each));
const lengths = fc.array(fc.nat({ max: 5 }), { maxLength: 20 });

test("passes UTF-8 unchanged and reports the line and byte of invalid bytes, however the file is split", async () => {
  await fc.assert(
    fc.asyncProperty(pieces, lengths, async (bytes, cuts) => {
      const found = await check(bytes, cuts);
      if (isUtf8(bytes)) {
        expect(found).toEqual(bytes);
        return;
      }
      const at = findBadByte(bytes);
      const line = bytes.subarray(0, at).toString("latin1").split("\n").length;
      const byte = bytes[at]?.toString(16);
      expect(found).toBe(`line ${line} is not UTF-8 (byte 0x${byte} at ${at})`);
    }),
    { numRuns: 2000 },
  );
});
