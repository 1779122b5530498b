import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createEventParser, type SentEvent } from "../src/event-parser.ts";

/** Parses bytes in parts that end at some places, through the decoder of a stream. */
function parse(bytes: Uint8Array, cuts: readonly number[], maximum = 10_000): SentEvent[] {
  const decoder = new TextDecoder();
  const readPart = createEventParser(maximum);
  const ends = [...cuts.filter((cut) => cut <= bytes.length), bytes.length].sort((one, other) => one - other);
  return ends.flatMap((end, index) =>
    readPart(decoder.decode(bytes.subarray(index === 0 ? 0 : ends[index - 1], end), { stream: true })),
  );
}

const toBytes = (text: string) => new TextEncoder().encode(text);

describe("an event", () => {
  test.each<[string, string, SentEvent[]]>([
    ["has data and an id", "id: 7\ndata: a\n\n", [{ id: "7", data: "a" }]],
    ["may have several lines of data", "data: a\ndata:\ndata: b\n\n", [{ id: "", data: "a\n\nb" }]],
    ["loses one space after the colon", "data:  a\n\n", [{ id: "", data: " a" }]],
    ["may have no space after the colon", "data:a:b\n\n", [{ id: "", data: "a:b" }]],
    ["may have a field without a colon", "data\n\n", [{ id: "", data: "" }]],
    ["ends a line with CR, LF or CRLF", "data: a\rdata: b\r\ndata: c\n\r\n", [{ id: "", data: "a\nb\nc" }]],
    ["may follow a byte order mark", "\uFEFFdata: a\n\n", [{ id: "", data: "a" }]],
    [
      "ignores comments and unknown fields",
      ": ping\n\nretry: 5\nevent: x\ndata: a\n\n",
      [
        { id: "", data: "" },
        { id: "", data: "a" },
      ],
    ],
    [
      "keeps the id of the previous event",
      "id: 7\ndata: a\n\ndata: b\n\n",
      [
        { id: "7", data: "a" },
        { id: "7", data: "b" },
      ],
    ],
    ["may change the id without data", "id: 7\n\n", [{ id: "7", data: "" }]],
    [
      "may reset the id",
      "id: 7\ndata: a\n\nid\ndata: b\n\n",
      [
        { id: "7", data: "a" },
        { id: "", data: "b" },
      ],
    ],
    [
      "ignores an id that is no header value",
      "id: 7\n\nid: \0\ndata: b\n\n",
      [
        { id: "7", data: "" },
        { id: "7", data: "b" },
      ],
    ],
    ["is incomplete without an empty line", "data: a\n\ndata: b\n", [{ id: "", data: "a" }]],
    [
      "keeps other line separators in its data",
      "data: a\u2028b\u0085c\n\n",
      [{ id: "", data: "a\u2028b\u0085c" }],
    ],
  ])("%s", (_, text, events) => {
    expect(parse(toBytes(text), [])).toEqual(events);
  });

  test("has at most the maximum length, over all its lines", () => {
    expect(parse(toBytes("data: 123\n\ndata: 456\n\n"), [3], 9)).toHaveLength(2);
    for (const text of ["data: 1234\n\n", "data: 1\ndata:\n\n", ":123456789\n", "data: endless"])
      expect(() => parse(toBytes(text), [], 9)).toThrow("An event is longer than 9 characters");
  });
});

test("any cuts, in characters and in CRLF too, give the same events", () => {
  const line = fc.oneof(
    fc.constantFrom("", ": ping", "data", "id: 7", "event: quote"),
    fc.string({ unit: "grapheme" }).map((text) => `data: ${text}`),
    fc.string({ unit: "grapheme" }),
  );
  const lines = fc.array(fc.tuple(line, fc.constantFrom("\n", "\r", "\r\n")), { maxLength: 12 });
  fc.assert(
    fc.property(lines, fc.array(fc.nat(200), { maxLength: 20 }), (parts, cuts) => {
      const bytes = toBytes(parts.map((part) => part.join("")).join(""));
      expect(parse(bytes, cuts)).toEqual(parse(bytes, []));
      expect(parse(bytes, [...bytes.keys()])).toEqual(parse(bytes, []));
    }),
  );
});
