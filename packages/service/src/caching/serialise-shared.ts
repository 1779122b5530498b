import { ChunkedText, digest, type MaybePromise } from "@market-data/http";
import { doInTurns, LazyList, LazyValue, type Turns } from "@market-data/market";
import type { Serialised } from "./serialise.ts";

/** Longer texts stay in chunks, in bytes. */
const MAX_JOINED_BYTES = 10_000;
const RECORD_DIGEST_LENGTH = 11;
/** How many records are written between two looks at the clock, which take as long as a record. */
const LOOK_EVERY = 16;

/** A record's JSON, with a digest that other texts do not have. */
class SharedText {
  /** In bytes. */
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

  /** With a comma before it; most records of maps never need that. */
  get following(): string {
    if (this.#following === undefined) {
      this.#following = `,${this.#text}`;
      // V8 keeps comma and record apart until something reads them as one text, which measuring does.
      Buffer.byteLength(this.#following);
      // A part of the other has no characters of its own in memory.
      this.#text = this.#following.slice(1);
    }
    return this.#following;
  }

  /** Of the text; computed once. */
  computeDigest(): string {
    this.#digest ??= digest(this.#text, RECORD_DIGEST_LENGTH);
    return this.#digest;
  }
}

/** The JSON of records that several responses share: each is made once, and lives as long as its record. */
export class SharedTexts {
  /** Changes a text of JSON, for example the names of its fields. */
  readonly rewrite: (json: string) => string;
  /** Where a record has its text: a map of thousands of records would have to be fetched from memory for each of them. */
  readonly #key = Symbol("text");

  constructor(rewrite: (json: string) => string = (json) => json) {
    this.rewrite = rewrite;
  }

  /** @param record Never changed from now on. It is given a property that nobody else sees, nor a copy of it has. */
  get(record: object): SharedText {
    const known = (record as Record<symbol, SharedText | undefined>)[this.#key];
    if (known !== undefined) return known;
    const value = new SharedText(this.rewrite(JSON.stringify(record)));
    Object.defineProperty(record, this.#key, { value });
    return value;
  }
}

/** Shared records, or what returns them when it is read. */
type SharedList = readonly object[] | LazyList<object>;

/** Shared records as a response contains them: a list, or a map of records or lists of them. */
export type SharedData = SharedList | Readonly<Record<string, object | LazyValue<object> | SharedList>>;

/**
 * Shared records as JSON; many of them in chunks, as `serialise` does it. The digest of a long text is made of the records' own from
 * where it is long: to read it again would take longer than to write it.
 */
export function serialiseShared(
  data: SharedData,
  prefix: string,
  texts: SharedTexts,
): MaybePromise<Serialised> {
  return doInTurns((turns) => write(data, prefix, texts, turns));
}

function* write(
  data: SharedData,
  prefix: string,
  texts: SharedTexts,
  turns: Turns,
): Generator<void, Serialised> {
  const parts = [prefix];
  /** In bytes. */
  let length = Buffer.byteLength(prefix);
  /** Of a long text: its beginning, and the digests of the records that follow, with what is between them. */
  let digests: string[] | undefined;
  let written = 0;
  for (const { opening, value, closing } of toGroups(data)) {
    parts.push(opening);
    length += Buffer.byteLength(opening);
    digests?.push(opening);
    const records = isList(value) ? value : [value instanceof LazyValue ? value.toJSON() : value];
    let isFirst = true;
    for (const record of records) {
      const shared = texts.get(record);
      parts.push(isFirst ? shared.text : shared.following);
      length += isFirst ? shared.length : shared.length + 1;
      if (digests !== undefined) digests.push(shared.computeDigest());
      else if (length > MAX_JOINED_BYTES) digests = [parts.join("")];
      isFirst = false;
      written += 1;
      if (written % LOOK_EVERY === 0 && turns.isOver) yield;
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

/** Records that follow one another, or one that is made when its group is reached, and what precedes and follows them. */
interface Group {
  readonly opening: string;
  readonly value: object | LazyValue<object> | SharedList;
  readonly closing: string;
}

function toGroups(data: SharedData): Group[] {
  if (isList(data)) return [{ opening: "[", value: data, closing: "]" }];
  const entries = Object.entries(data);
  if (entries.length === 0) return [{ opening: "{", value: [], closing: "}" }];
  return entries.map(([key, value], index) => {
    const name = `${index === 0 ? "{" : ","}${JSON.stringify(key)}:`;
    const end = index === entries.length - 1 ? "}" : "";
    return isList(value)
      ? { opening: `${name}[`, value, closing: `]${end}` }
      : { opening: name, value, closing: end };
  });
}

function isList(value: object): value is SharedList {
  return Array.isArray(value) || value instanceof LazyList;
}
