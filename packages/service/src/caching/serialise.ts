import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { ChunkedText, DIGEST_LENGTH, digest } from "@market-data/http";

/** Longer lists are written in chunks; one of this length takes about half a millisecond. */
const MAX_WHOLE_LIST = 500;
/** Items of a chunk of a list. */
const CHUNK_ITEMS = 250;
/** A chunk of more characters took long enough to let other requests have their turn. */
const LONG_CHUNK = 10_000;
/** How deep long lists are looked for: a map of records that each contain a list. */
const MAX_DEPTH = 3;

/** Data as JSON, with a digest that other data does not have. */
export interface Serialised {
  /** A text where it was made in one go. */
  readonly json: string | ChunkedText;
  readonly digest: string;
}

/**
 * Data as JSON. Long lists are written in chunks, so that a large response does not keep small ones waiting.
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
  for (const text of toChunks(data, MAX_DEPTH)) {
    const chunk = rewrite(text);
    chunks.push(chunk);
    length += Buffer.byteLength(chunk);
    hash.update(chunk);
    if (chunk.length > LONG_CHUNK) await setImmediate();
  }
  return { json: new ChunkedText(chunks, length), digest: hash.digest("base64url").slice(0, DIGEST_LENGTH) };
}

function containsLongList(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null || depth === 0) return false;
  if (Array.isArray(value)) return value.length > MAX_WHOLE_LIST;
  const parts = Object.values(value);
  return parts.length > MAX_WHOLE_LIST || parts.some((part) => containsLongList(part, depth - 1));
}

/** The JSON of a value, cut between the items of long lists and the fields of what contains them. */
function* toChunks(value: unknown, depth: number): Generator<string> {
  if (!containsLongList(value, depth)) yield JSON.stringify(value);
  else if (Array.isArray(value)) yield* listChunks(value);
  else yield* objectChunks(value as object, depth);
}

function* listChunks(list: readonly unknown[]): Generator<string> {
  for (let from = 0; from < list.length; from += CHUNK_ITEMS) {
    const items = JSON.stringify(list.slice(from, from + CHUNK_ITEMS)).slice(1, -1);
    yield `${from === 0 ? "[" : ","}${items}`;
  }
  yield "]";
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
