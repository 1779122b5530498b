import { createHash, hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";

/** Lists of more items are cut; one of so many is written in about half a millisecond. */
const LONG = 500;
/** As many items of a long list are turned into text in one go. */
const CHUNK = 250;
/** A piece of so many characters takes long enough to let other calls have their turn. */
const LONG_PIECE = 10_000;
/** How deep long lists are looked for: a map of records that each hold a list. */
const DEEPEST = 3;
/** Enough of a digest to tell texts apart. */
const TAG_LENGTH = 22;
const RECORD_TAG_LENGTH = 11;
const COMMA = 0x2c;

/** Data as JSON, with a mark that other data does not have. */
export interface Serialised {
  /** A text where it was made in one go, else bytes. */
  readonly json: string | Buffer;
  readonly tag: string;
}

/**
 * Data as JSON. Long lists are done piece by piece, so that a large answer does not keep small ones waiting.
 *
 * @param before What stands before the data.
 * @param rewrite Changes a text of JSON, for example the names of its fields.
 */
export async function serialise(
  data: unknown,
  before: string,
  rewrite: (json: string) => string = (json) => json,
): Promise<Serialised> {
  if (!holdsLong(data, DEEPEST)) {
    const json = before + rewrite(JSON.stringify(data));
    return { json, tag: tagOf(json) };
  }
  const pieces = [Buffer.from(before)];
  const digest = createHash("sha256");
  for (const text of piecesOf(data, DEEPEST)) {
    const piece = Buffer.from(rewrite(text));
    pieces.push(piece);
    digest.update(piece);
    if (piece.length > LONG_PIECE) await setImmediate();
  }
  return { json: Buffer.concat(pieces), tag: digest.digest("base64url").slice(0, TAG_LENGTH) };
}

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
    this.#tag ??= hash("sha256", this.text, "base64url").slice(0, RECORD_TAG_LENGTH);
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
  const groups: TextGroup[] = [];
  let length = Buffer.byteLength(before);
  let count = 0;
  for (const { opening, records, closing } of groupsOf(data)) {
    const shared: SharedText[] = [];
    for (const record of records) {
      const text = texts.of(record);
      shared.push(text);
      length += text.length + 1;
      if (++count % CHUNK === 0) await setImmediate();
    }
    length += Buffer.byteLength(opening) + closing.length;
    groups.push({ opening, shared, closing });
  }
  if (length > LONG_PIECE) {
    return { json: await bytesOf(groups, before, length), tag: tagOf(groups.map(marksOf).join("")) };
  }
  const json = before + groups.map(textOf).join("");
  return { json, tag: tagOf(json) };
}

/** The texts of records that stand one after the other, and what stands around them. */
interface TextGroup {
  readonly opening: string;
  readonly shared: readonly SharedText[];
  readonly closing: string;
}

function textOf({ opening, shared, closing }: TextGroup): string {
  return opening + shared.map(({ text }) => text).join() + closing;
}

function marksOf({ opening, shared }: TextGroup): string {
  return opening + shared.map(({ tag }) => tag).join("");
}

/** All of it goes right into one buffer: large texts that live but briefly cost whole collections of garbage. */
async function bytesOf(groups: readonly TextGroup[], before: string, most: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(most);
  let end = bytes.write(before, 0);
  let count = 0;
  for (const { opening, shared, closing } of groups) {
    end += bytes.write(opening, end);
    for (const [index, { text }] of shared.entries()) {
      if (index > 0) bytes[end++] = COMMA;
      end += bytes.write(text, end);
      if (++count % CHUNK === 0) await setImmediate();
    }
    end += bytes.write(closing, end);
  }
  return bytes.subarray(0, end);
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

function tagOf(text: string): string {
  return hash("sha256", text, "base64url").slice(0, TAG_LENGTH);
}

function holdsLong(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null || depth === 0) return false;
  if (Array.isArray(value)) return value.length > LONG;
  const parts = Object.values(value);
  return parts.length > LONG || parts.some((part) => holdsLong(part, depth - 1));
}

/** The JSON of a value, cut between the items of long lists and the fields of what holds them. */
function* piecesOf(value: unknown, depth: number): Generator<string> {
  if (!holdsLong(value, depth)) yield JSON.stringify(value);
  else if (Array.isArray(value)) yield* listPieces(value);
  else yield* objectPieces(value as object, depth);
}

function* listPieces(list: readonly unknown[]): Generator<string> {
  for (let from = 0; from < list.length; from += CHUNK) {
    const items = JSON.stringify(list.slice(from, from + CHUNK)).slice(1, -1);
    yield `${from === 0 ? "[" : ","}${items}`;
  }
  yield "]";
}

function* objectPieces(object: object, depth: number): Generator<string> {
  let opening = "{";
  for (const [name, value] of Object.entries(object)) {
    if (value === undefined) continue;
    yield `${opening}${JSON.stringify(name)}:`;
    yield* piecesOf(value, depth - 1);
    opening = ",";
  }
  yield opening === "{" ? "{}" : "}";
}
