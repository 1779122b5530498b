import { setImmediate } from "node:timers/promises";
import { ChunkedText, digest } from "@market-data/http";
import type { Serialised } from "./serialise.ts";

/** After so many records, other calls have their turn. */
const TURN = 250;
/** What is longer stays in pieces, in bytes. */
const LONGEST_JOINED = 10_000;
const RECORD_TAG_LENGTH = 11;

/** A record's JSON, with a mark that other texts do not have. */
class SharedText {
  readonly text: string;
  /** In bytes. */
  readonly length: number;
  #tag: string | undefined;

  constructor(text: string) {
    this.text = text;
    this.length = Buffer.byteLength(text);
  }

  get tag(): string {
    this.#tag ??= digest(this.text, RECORD_TAG_LENGTH);
    return this.#tag;
  }
}

/** The JSON of records that several answers share: each is made once, and lives as long as its record. */
export class SharedTexts {
  readonly #texts = new WeakMap<object, SharedText>();
  readonly #rewrite: (json: string) => string;

  /** @param rewrite Changes the text of a record, for example the names of its fields. */
  constructor(rewrite: (json: string) => string = (json) => json) {
    this.#rewrite = rewrite;
  }

  of(record: object): SharedText {
    const known = this.#texts.get(record);
    if (known !== undefined) return known;
    const made = new SharedText(this.#rewrite(JSON.stringify(record)));
    this.#texts.set(record, made);
    return made;
  }
}

/** Shared records as an answer holds them: a list, or a map of records or lists of them. */
export type SharedData = readonly object[] | Readonly<Record<string, object | readonly object[]>>;

/**
 * Shared records as JSON; many of them piece by piece, as `serialise` does it. The mark of a long answer is made of the
 * records' own marks: to read all of its text would take longer than to write it.
 */
export async function serialiseShared(
  data: SharedData,
  before: string,
  texts: SharedTexts,
): Promise<Serialised> {
  const parts: (string | SharedText)[] = [before];
  let length = Buffer.byteLength(before);
  let count = 0;
  for (const { opening, records, closing } of groupsOf(data)) {
    parts.push(opening);
    for (const [index, record] of records.entries()) {
      if (index > 0) parts.push(",");
      const shared = texts.of(record);
      parts.push(shared);
      length += shared.length;
      if (++count % TURN === 0) await setImmediate();
    }
    parts.push(closing);
    length += Buffer.byteLength(opening) + Math.max(0, records.length - 1) + closing.length;
  }
  const pieces = parts.map((part) => (typeof part === "string" ? part : part.text));
  if (length > LONGEST_JOINED) {
    const marks = parts.map((part) => (typeof part === "string" ? part : part.tag));
    return { json: new ChunkedText(pieces, length), tag: digest(marks.join("")) };
  }
  const json = pieces.join("");
  return { json, tag: digest(json) };
}

/** Records that stand one after the other, and what stands around them. */
interface Group {
  readonly opening: string;
  readonly records: readonly object[];
  readonly closing: string;
}

function groupsOf(data: SharedData): Group[] {
  if (isList(data)) return [{ opening: "[", records: data, closing: "]" }];
  const entries = Object.entries(data);
  if (entries.length === 0) return [{ opening: "{", records: [], closing: "}" }];
  return entries.map(([key, value], index) => {
    const name = `${index === 0 ? "{" : ","}${JSON.stringify(key)}:`;
    const end = index === entries.length - 1 ? "}" : "";
    return isList(value)
      ? { opening: `${name}[`, records: value, closing: `]${end}` }
      : { opening: name, records: [value], closing: end };
  });
}

function isList(value: object): value is readonly object[] {
  return Array.isArray(value);
}
