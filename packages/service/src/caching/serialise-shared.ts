import { ChunkedText, digest } from "@market-data/http";
import { type MaybePromise, runTask, type Steps } from "@market-data/scheduler";
import type { Serialised } from "./serialise.ts";

/** Maximum length of a text in one string, in bytes. A longer text stays in chunks. */
const MAX_JOINED_BYTES = 10_000;
const RECORD_DIGEST_LENGTH = 11;
/** Records per step. The clock is read once per step, because reading it takes as long as a record. */
const RECORDS_PER_STEP = 16;

/** The JSON of a record with a unique digest. */
class SharedText {
  /** The length in bytes. */
  readonly length: number;
  #text: string;
  #following: string | undefined;
  #digest: string | undefined;

  constructor(text: string) {
    this.#text = text;
    this.length = Buffer.byteLength(text);
  }

  get text(): string {
    return this.#text;
  }

  /** The text with a comma in front, created on first use. Most records in maps need no comma. */
  get following(): string {
    if (this.#following === undefined) {
      this.#following = `,${this.#text}`;
      // V8 joins the comma and the record when the text is first read. Measuring reads the text.
      Buffer.byteLength(this.#following);
      // A slice shares the characters of the joined text.
      this.#text = this.#following.slice(1);
    }
    return this.#following;
  }

  /** The digest of the text, computed once. */
  computeDigest(): string {
    this.#digest ??= digest(this.#text, RECORD_DIGEST_LENGTH);
    return this.#digest;
  }
}

/** The JSON of shared records. Each text is created once and lives as long as the record. */
export class SharedTexts {
  /** Rewrites JSON text, for example the names of fields. */
  readonly rewrite: (json: string) => string;
  /** The property that stores a record's text. A map of thousands of records would cost a memory access per record. */
  readonly #key = Symbol("text");

  constructor(rewrite: (json: string) => string = (json) => json) {
    this.rewrite = rewrite;
  }

  /** Adds a non-enumerable symbol property to the record. @param record Must not change any more. */
  get(record: object): SharedText {
    const known = (record as Record<symbol, SharedText | undefined>)[this.#key];
    if (known !== undefined) return known;
    const value = new SharedText(this.rewrite(JSON.stringify(record)));
    Object.defineProperty(record, this.#key, { value });
    return value;
  }
}

/** Shared records in a response: a list, a map of records, or a map of lists. Records may be created lazily. */
export type SharedData = readonly object[] | Readonly<Record<string, object | readonly object[]>>;

/**
 * Serialises shared records; many records in chunks, like `serialise`. The digest of a long text combines the digests
 * of its records, because reading the text again would take longer than writing it.
 */
export function serialiseShared(
  data: SharedData,
  prefix: string,
  texts: SharedTexts,
): MaybePromise<Serialised> {
  return runTask(write(data, prefix, texts));
}

function* write(data: SharedData, prefix: string, texts: SharedTexts): Steps<Serialised> {
  const parts = [prefix];
  /** The length in bytes. */
  let length = Buffer.byteLength(prefix);
  /** For a long text: its beginning, then the digests of the remaining records with the text between them. */
  let digests: string[] | undefined;
  let written = 0;
  for (const { opening, records, closing } of toGroups(data)) {
    parts.push(opening);
    length += Buffer.byteLength(opening);
    digests?.push(opening);
    let isFirst = true;
    for (const record of records) {
      const shared = texts.get(record);
      parts.push(isFirst ? shared.text : shared.following);
      length += isFirst ? shared.length : shared.length + 1;
      if (digests !== undefined) digests.push(shared.computeDigest());
      else if (length > MAX_JOINED_BYTES) digests = [parts.join("")];
      isFirst = false;
      written += 1;
      if (written % RECORDS_PER_STEP === 0) yield;
    }
    parts.push(closing);
    length += closing.length;
    digests?.push(closing);
  }
  if (digests !== undefined)
    return { json: new ChunkedText(parts, length), digest: digest(digests.join("")) };
  const json = parts.join("");
  return { json, digest: digest(json) };
}

/** One or several records with the text before and after them. */
interface Group {
  readonly opening: string;
  readonly records: readonly object[];
  readonly closing: string;
}

function* toGroups(data: SharedData): Generator<Group> {
  if (isList(data)) return yield { opening: "[", records: data, closing: "]" };
  const keys = Object.keys(data);
  if (keys.length === 0) yield { opening: "{", records: [], closing: "}" };
  for (const [index, key] of keys.entries()) {
    const value = data[key] as object;
    const name = `${index === 0 ? "{" : ","}${JSON.stringify(key)}:`;
    const end = index === keys.length - 1 ? "}" : "";
    yield isList(value)
      ? { opening: `${name}[`, records: value, closing: `]${end}` }
      : { opening: name, records: [value], closing: end };
  }
}

function isList(value: object): value is readonly object[] {
  return Array.isArray(value);
}
