import type { NetworkContext } from "@market-data/http";
import { HttpError } from "@market-data/http/in-process";
import { findSimilar, invalidValue } from "@market-data/openapi";

/** Parses a field, from a query text or a JSON value. @throws {RangeError} for an invalid value. */
type ReadField<Value> = (value: unknown) => Value;

/** The parsers of the allowed fields, by name. */
type FieldReaders = Readonly<Record<string, ReadField<unknown>>>;

/** The parsed values of the sent fields. */
export type Fields<Readers extends FieldReaders> = {
  [Name in keyof Readers]?: ReturnType<Readers[Name]>;
};

const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Reads fields from the query or from a JSON body.
 *
 * @throws {HttpError} for an unknown or invalid field. The request must then change nothing.
 */
export async function readFields<Readers extends FieldReaders>(
  context: NetworkContext,
  readers: Readers,
): Promise<Fields<Readers>> {
  const sent = [...new URLSearchParams(context.search)];
  const text = context.method === "POST" ? (await readBody(context.request)).trim() : "";
  if (text !== "" && sent.length > 0)
    throw badRequest("Send the fields in the query or in a JSON body, not in both.");
  const fields: Record<string, unknown> = {};
  for (const [name, value] of text === "" ? sent : Object.entries(parseObject(text))) {
    if (Object.hasOwn(fields, name)) throw badRequest(`"${name}" was sent twice.`);
    fields[name] = readField(name, value, readers);
  }
  return fields as Fields<Readers>;
}

function readField(name: string, value: unknown, readers: FieldReaders): unknown {
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  const known = Object.keys(readers);
  if (read === undefined) {
    const similar = findSimilar(name, known);
    const all = known.length === 0 ? "none" : known.map((each) => `"${each}"`).join(", ");
    const hint = similar === undefined ? `Known parameters: ${all}.` : `Did you mean "${similar}"?`;
    throw badRequest(`Unknown parameter "${name}". ${hint}`);
  }
  try {
    return read(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw badRequest(
      invalidValue(name, typeof value === "string" ? value : JSON.stringify(value), error.message),
    );
  }
}

/** Reads the whole body, even beyond the limit, to keep the connection usable. */
async function readBody(request: NetworkContext["request"]): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) throw badRequest(`The body is longer than ${MAX_BODY_BYTES} bytes.`);
  return Buffer.concat(chunks).toString();
}

function parseObject(text: string): object {
  const value = parseJson(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw badRequest("The body must be a JSON object.");
}

/** Parses JSON. Returns undefined for invalid JSON, because a parser error would quote a key in the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function badRequest(message: string): HttpError {
  return new HttpError("badRequest", message);
}
