import { createHash } from "node:crypto";
import { ChunkedText, DIGEST_LENGTH, digest } from "@market-data/http";
import { isLazy } from "@market-data/market";
import { Task } from "@market-data/scheduler";

/** Longer lists are written in chunks. A list of this length takes about half a millisecond. */
const MAX_WHOLE_LIST = 500;
/** Items in a chunk of a list. */
const CHUNK_ITEMS = 250;
/** The target length of a chunk of a lazy list, in characters, estimated from the previous items. */
const LAZY_CHUNK = 16_384;
/** The maximum number of lazy items created for one chunk. */
const MAX_LAZY_ITEMS = 64;
/** The depth at which long lists are detected: a map of records that contain lists. */
const MAX_DEPTH = 3;

/** JSON data with a unique digest. */
export interface Serialised {
  /** A string if the JSON was written in one step. */
  readonly json: string | ChunkedText;
  readonly digest: string;
}

/**
 * Serialises data as JSON. Long and lazy lists are written in chunks, to keep small responses fast.
 *
 * @param prefix The text before the data.
 * @param rewrite Rewrites JSON text, for example the names of fields.
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
  const task = new Task();
  for (const text of toChunks(data, MAX_DEPTH)) {
    const chunk = rewrite(text);
    chunks.push(chunk);
    length += Buffer.byteLength(chunk);
    hash.update(chunk);
    if (task.shouldYield) await task.yield();
  }
  return { json: new ChunkedText(chunks, length), digest: hash.digest("base64url").slice(0, DIGEST_LENGTH) };
}

/** Bytes in a chunk of a streamed response. Smaller chunks cost more calls, larger chunks cost memory. */
const SENT_CHUNK = 65_536;

/**
 * Streams data as JSON, created while it is read. Memory holds one chunk at a time.
 *
 * @param getSuffix Returns the text after the data, called when the suffix is written.
 * @throws The signal's reason after an abort.
 */
export async function* streamJson(
  data: unknown,
  prefix: string,
  getSuffix: () => string,
  rewrite: (json: string) => string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const task = new Task(signal);
  let text = prefix;
  for (const chunk of toChunks(data, MAX_DEPTH)) {
    text += rewrite(chunk);
    if (text.length > SENT_CHUNK) {
      yield text;
      text = "";
    }
    if (task.shouldYield) await task.yield();
  }
  yield text + getSuffix();
}

function containsLongList(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null || depth === 0) return false;
  if (isLazy(value)) return true;
  if (Array.isArray(value)) return value.length > MAX_WHOLE_LIST;
  let parts = 0;
  for (const name in value) {
    parts += 1;
    if (parts > MAX_WHOLE_LIST || containsLongList(value[name as keyof typeof value], depth - 1)) return true;
  }
  return false;
}

/** The JSON of a value, cut between items of long lists and between the fields around them. */
function* toChunks(value: unknown, depth: number): Generator<string> {
  if (!containsLongList(value, depth)) yield JSON.stringify(value);
  else if (Array.isArray(value)) yield* isLazy(value) ? lazyChunks(value, depth) : listChunks(value);
  else yield* objectChunks(value as object, depth);
}

// Separators are separate chunks: joined with a text, they would make V8 copy the text when it is sent.

function* listChunks(list: readonly unknown[]): Generator<string> {
  for (let from = 0; from < list.length; from += CHUNK_ITEMS) {
    yield from === 0 ? "[" : ",";
    yield JSON.stringify(list.slice(from, from + CHUNK_ITEMS)).slice(1, -1);
  }
  yield "]";
}

function* lazyChunks(list: readonly unknown[], depth: number): Generator<string> {
  let separator = "[";
  let items: unknown[] = [];
  let enough = 1;
  /** Several items at once, because single items take longer. */
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
  // Object.entries would create all values of a lazy map at once.
  for (const name of Object.keys(object)) {
    const value: unknown = object[name as keyof typeof object];
    if (value === undefined) continue;
    yield `${opening}${JSON.stringify(name)}:`;
    yield* toChunks(value, depth - 1);
    opening = ",";
  }
  yield opening === "{" ? "{}" : "}";
}
