import { setImmediate } from "node:timers/promises";

/** As many items are turned into text in one go. */
const CHUNK = 250;
/** A piece of so many characters takes long enough to let other calls have their turn. */
const LONG_PIECE = 10_000;
/** How deep long lists are looked for: a map of records that each hold a list. */
const DEEPEST = 3;

/**
 * Data as JSON bytes. Long lists are done piece by piece, so that a large answer does not keep small ones waiting.
 *
 * @param rewrite Changes a text of JSON, for example the names of its fields.
 */
export async function serialise(
  data: unknown,
  before: string,
  rewrite: (json: string) => string = (json) => json,
): Promise<Buffer> {
  if (!holdsLong(data, DEEPEST)) return Buffer.from(before + rewrite(JSON.stringify(data)));
  const pieces = [Buffer.from(before)];
  for (const piece of piecesOf(data, DEEPEST)) {
    pieces.push(Buffer.from(rewrite(piece)));
    if (piece.length > LONG_PIECE) await setImmediate();
  }
  return Buffer.concat(pieces);
}

/** The JSON of records that several answers share: each is made once, and lives as long as its record. */
export class SharedTexts {
  readonly #texts = new WeakMap<object, string>();
  readonly #rewrite: (json: string) => string;

  /** @param rewrite Changes the text of a record, for example the names of its fields. */
  constructor(rewrite: (json: string) => string = (json) => json) {
    this.#rewrite = rewrite;
  }

  of(record: object): string {
    const known = this.#texts.get(record);
    if (known !== undefined) return known;
    const text = this.#rewrite(JSON.stringify(record));
    this.#texts.set(record, text);
    return text;
  }
}

/** A list of shared records as JSON bytes; a long one piece by piece, as `serialise` does it. */
export async function serialiseShared(
  records: readonly object[],
  before: string,
  texts: SharedTexts,
): Promise<Buffer> {
  const piece = (from: number): string =>
    records
      .slice(from, from + CHUNK)
      .map((record) => texts.of(record))
      .join();
  if (records.length <= CHUNK) return Buffer.from(`${before}[${piece(0)}]`);
  const pieces: string[] = [];
  for (let from = 0; from < records.length; from += CHUNK) {
    pieces.push(`${from === 0 ? `${before}[` : ","}${piece(from)}`);
    await setImmediate();
  }
  pieces.push("]");
  // All of it goes into one buffer: large ones that live but briefly cost whole collections of garbage.
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  let end = 0;
  for (const text of pieces) {
    end += bytes.write(text, end);
    await setImmediate();
  }
  return bytes;
}

function holdsLong(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null || depth === 0) return false;
  if (Array.isArray(value)) return value.length > CHUNK;
  const parts = Object.values(value);
  return parts.length > CHUNK || parts.some((part) => holdsLong(part, depth - 1));
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
