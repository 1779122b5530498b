import { createHash } from "node:crypto";
import { ChunkedText, DIGEST_LENGTH, digest } from "@market-data/http";
import { LazyList, LazyValue, Turns } from "@market-data/market";

/** Longer lists are written in chunks; one of this length takes about half a millisecond. */
const MAX_WHOLE_LIST = 500;
/** Items of a chunk of a list. */
const CHUNK_ITEMS = 250;
/** How long a chunk of a lazy list becomes, in characters, if its items are as long as those before them. */
const LAZY_CHUNK = 16_384;
/** Items of a lazy list that are made for one chunk at most. */
const MAX_LAZY_ITEMS = 64;
/** How deep long lists are looked for: a map of records that each contain a list. */
const MAX_DEPTH = 3;

/** Data as JSON, with a digest that other data does not have. */
export interface Serialised {
  /** A text where it was made in one go. */
  readonly json: string | ChunkedText;
  readonly digest: string;
}

/**
 * Data as JSON. Long and lazy lists are written in chunks, so that a large response does not keep small ones waiting.
 *
 * @param prefix What precedes the data.
 * @param rewrite Changes a text of JSON, for example the names of its fields.
 */
export async function serialise(
  data: unknown,
  prefix: string,
  rewrite: (json: string) => string = (json) => json,
): Promise<Serialised> {
  if (!containsLongList(data, MAX_DEPTH)) {
    const json = prefix + rewrite(JSON.stringify(data));
    return { json, digest: digest(json) };
  }
  const chunks = [prefix];
  let length = Buffer.byteLength(prefix);
  const hash = createHash("sha256");
  const turns = new Turns();
  for (const text of toChunks(data, MAX_DEPTH)) {
    const chunk = rewrite(text);
    chunks.push(chunk);
    length += Buffer.byteLength(chunk);
    hash.update(chunk);
    if (turns.isOver) await turns.next();
  }
  return { json: new ChunkedText(chunks, length), digest: hash.digest("base64url").slice(0, DIGEST_LENGTH) };
}

/** Bytes of a chunk that is sent while the rest is made; fewer cost more calls, more of them memory. */
const SENT_CHUNK = 65_536;

/**
 * Data as JSON, made while it is read: never more of it is in memory than a chunk.
 *
 * @param getSuffix What follows the data, asked for when that is written.
 * @throws The signal's reason, once it is aborted.
 */
export async function* streamJson(
  data: unknown,
  prefix: string,
  getSuffix: () => string,
  rewrite: (json: string) => string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const turns = new Turns(signal);
  let text = prefix;
  for (const chunk of toChunks(data, MAX_DEPTH)) {
    text += rewrite(chunk);
    if (text.length > SENT_CHUNK) {
      yield text;
      text = "";
    }
    if (turns.isOver) await turns.next();
  }
  yield text + getSuffix();
}

function containsLongList(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null || depth === 0) return false;
  if (value instanceof LazyList || value instanceof LazyValue) return true;
  if (Array.isArray(value)) return value.length > MAX_WHOLE_LIST;
  let parts = 0;
  for (const name in value) {
    parts += 1;
    if (parts > MAX_WHOLE_LIST || containsLongList(value[name as keyof typeof value], depth - 1)) return true;
  }
  return false;
}

/** The JSON of a value, cut between the items of long lists and the fields of what contains them. */
function* toChunks(value: unknown, depth: number): Generator<string> {
  if (value instanceof LazyValue) yield* toChunks(value.toJSON(), depth);
  else if (value instanceof LazyList) yield* lazyChunks(value, depth);
  else if (!containsLongList(value, depth)) yield JSON.stringify(value);
  else if (Array.isArray(value)) yield* listChunks(value);
  else yield* objectChunks(value as object, depth);
}

// Separators are chunks of their own: before a text, they would make another one of it, and V8 a copy when that is sent.

function* listChunks(list: readonly unknown[]): Generator<string> {
  for (let from = 0; from < list.length; from += CHUNK_ITEMS) {
    yield from === 0 ? "[" : ",";
    yield JSON.stringify(list.slice(from, from + CHUNK_ITEMS)).slice(1, -1);
  }
  yield "]";
}

function* lazyChunks(list: LazyList<unknown>, depth: number): Generator<string> {
  let separator = "[";
  let items: unknown[] = [];
  let enough = 1;
  /** Several at once: one by one, they take longer. */
  function* write(): Generator<string> {
    yield separator;
    separator = ",";
    const text = JSON.stringify(items).slice(1, -1);
    const alike = Math.floor((LAZY_CHUNK / text.length) * items.length);
    enough = Math.max(1, Math.min(alike, enough * 2, MAX_LAZY_ITEMS));
    items = [];
    yield text;
  }
  for (const item of list) {
    if (containsLongList(item, depth - 1)) {
      if (items.length > 0) yield* write();
      yield separator;
      separator = ",";
      yield* toChunks(item, depth - 1);
    } else {
      items.push(item);
      if (items.length >= enough) yield* write();
    }
  }
  if (items.length > 0) yield* write();
  yield separator === "[" ? "[]" : "]";
}

function* objectChunks(object: object, depth: number): Generator<string> {
  let opening = "{";
  for (const [name, value] of Object.entries(object)) {
    if (value === undefined) continue;
    yield `${opening}${JSON.stringify(name)}:`;
    yield* toChunks(value, depth - 1);
    opening = ",";
  }
  yield opening === "{" ? "{}" : "}";
}
