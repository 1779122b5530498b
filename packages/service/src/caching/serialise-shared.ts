import { ChunkedText, digest } from "@market-data/http";
import { LazyList, LazyValue, Turns } from "@market-data/market";
import type { Serialised } from "./serialise.ts";

/** Longer texts stay in chunks, in bytes. */
const MAX_JOINED_BYTES = 10_000;
const RECORD_DIGEST_LENGTH = 11;
/** How many records are written between two looks at the clock, which take as long as a record. */
const LOOK_EVERY = 16;

/** A part of a response: the JSON of a record, or a text between records. */
type Part = SharedText | string;

/** A record's JSON, with a digest that other texts do not have. */
class SharedText {
  readonly text: string;
  /** In bytes. */
  readonly length: number;
  #digest: string | undefined;

  constructor(text: string) {
    this.text = text;
    this.length = Buffer.byteLength(text);
  }

  /** Of the text; computed once. */
  computeDigest(): string {
    this.#digest ??= digest(this.text, RECORD_DIGEST_LENGTH);
    return this.#digest;
  }
}

/** The JSON of records that several responses share: each is made once, and lives as long as its record. */
export class SharedTexts {
  /** Changes a text of JSON, for example the names of its fields. */
  readonly rewrite: (json: string) => string;
  readonly #texts = new WeakMap<object, SharedText>();

  constructor(rewrite: (json: string) => string = (json) => json) {
    this.rewrite = rewrite;
  }

  get(record: object): SharedText {
    const known = this.#texts.get(record);
    if (known !== undefined) return known;
    const made = new SharedText(this.rewrite(JSON.stringify(record)));
    this.#texts.set(record, made);
    return made;
  }
}

/** Shared records, or what returns them when it is read. */
type SharedList = readonly object[] | LazyList<object>;

/** Shared records as a response contains them: a list, or a map of records or lists of them. */
export type SharedData = SharedList | Readonly<Record<string, object | LazyValue<object> | SharedList>>;

/**
 * Shared records as JSON; many of them in chunks, as `serialise` does it. The digest of a long text is made of the
 * records' own digests: to read all of it would take longer than to write it.
 */
export async function serialiseShared(
  data: SharedData,
  prefix: string,
  texts: SharedTexts,
): Promise<Serialised> {
  const parts: Part[] = [];
  /** In bytes. */
  let length = 0;
  /** Of all parts of a text that is long: made with each of them, because together they take longer than a turn. */
  let digests: string | undefined;
  const add = (part: Part, bytes: number): void => {
    parts.push(part);
    length += bytes;
    if (digests !== undefined) digests += toDigest(part);
    else if (length > MAX_JOINED_BYTES) digests = parts.map(toDigest).join("");
  };
  add(prefix, Buffer.byteLength(prefix));
  const turns = new Turns();
  let written = 0;
  for (const { opening, records, closing } of toGroups(data)) {
    add(opening, Buffer.byteLength(opening));
    let isFirst = true;
    for (const record of records) {
      if (!isFirst) add(",", 1);
      isFirst = false;
      const shared = texts.get(record);
      add(shared, shared.length);
      written += 1;
      if (written % LOOK_EVERY === 0 && turns.isOver) await turns.next();
    }
    add(closing, closing.length);
  }
  if (digests !== undefined) {
    return { json: new ChunkedText(parts.map(toText), length), digest: digest(digests) };
  }
  let json = "";
  for (const part of parts) json += toText(part);
  return { json, digest: digest(json) };
}

function toText(part: Part): string {
  return typeof part === "string" ? part : part.text;
}

/** The digest of a record; a text between records as it is. */
function toDigest(part: Part): string {
  return typeof part === "string" ? part : part.computeDigest();
}

/** Records that follow one another, and what precedes and follows them. */
interface Group {
  readonly opening: string;
  readonly records: SharedList;
  readonly closing: string;
}

/** One by one: the records of a lazy map are made when their group is reached. */
function* toGroups(data: SharedData): Generator<Group> {
  if (isList(data)) return yield { opening: "[", records: data, closing: "]" };
  const entries = Object.entries(data);
  if (entries.length === 0) yield { opening: "{", records: [], closing: "}" };
  for (const [index, [key, value]] of entries.entries()) {
    const name = `${index === 0 ? "{" : ","}${JSON.stringify(key)}:`;
    const end = index === entries.length - 1 ? "}" : "";
    yield isList(value)
      ? { opening: `${name}[`, records: value, closing: `]${end}` }
      : { opening: name, records: [value instanceof LazyValue ? value.toJSON() : value], closing: end };
  }
}

function isList(value: object): value is SharedList {
  return Array.isArray(value) || value instanceof LazyList;
}
