import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { ChunkedText, DIGEST_LENGTH, digest } from "@market-data/http";

/** Lists of more items are cut; one of so many is written in about half a millisecond. */
const LONG = 500;
/** As many items of a long list are turned into text in one go. */
const CHUNK = 250;
/** A piece of so many characters takes long enough to let other calls have their turn. */
const LONG_PIECE = 10_000;
/** How deep long lists are looked for: a map of records that each hold a list. */
const DEEPEST = 3;

/** Data as JSON, with a mark that other data does not have. */
export interface Serialised {
  /** A text where it was made in one go. */
  readonly json: string | ChunkedText;
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
    return { json, tag: digest(json) };
  }
  const pieces = [before];
  let length = Buffer.byteLength(before);
  const hash = createHash("sha256");
  for (const text of piecesOf(data, DEEPEST)) {
    const piece = rewrite(text);
    pieces.push(piece);
    length += Buffer.byteLength(piece);
    hash.update(piece);
    if (piece.length > LONG_PIECE) await setImmediate();
  }
  return { json: new ChunkedText(pieces, length), tag: hash.digest("base64url").slice(0, DIGEST_LENGTH) };
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
