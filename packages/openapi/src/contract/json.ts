/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  [key: string]: Json;
}

/** The contract cannot be used. The message explains the reason. */
export class InvalidContractError extends Error {
  override readonly name = "InvalidContractError";
}

/** Whether a value is a JSON object (not an array, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value if it is an object, otherwise an empty object. */
export function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns the value if it is an array, otherwise an empty array. */
export function asArray(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Follows chained `$ref`s within the document. A value without `$ref` is returned unchanged.
 *
 * @throws {InvalidContractError} for a reference without a target, to another file, or to itself.
 */
export function resolveReferences(document: JsonObject, value: Json | undefined): Json | undefined {
  const seen = new Set<string>();
  let current = value;
  while (isObject(current) && typeof current["$ref"] === "string") {
    const reference = current["$ref"];
    if (seen.has(reference)) throw new InvalidContractError(`The reference "${reference}" points to itself.`);
    seen.add(reference);
    current = findReferenced(document, reference);
  }
  return current;
}

/**
 * Returns the target of a reference.
 *
 * @throws {InvalidContractError} for a reference without a target or to another file.
 */
export function findReferenced(document: JsonObject, reference: string): Json {
  if (!reference.startsWith("#")) {
    throw new InvalidContractError(
      `The reference "${reference}" points to another file. Bundle the contract into one file first, ` +
        "for instance by `npx @redocly/cli bundle`.",
    );
  }
  let current: Json | undefined = document;
  for (const segment of reference.slice(1).split("/").slice(1).map(unescapeSegment)) {
    current = Array.isArray(current)
      ? current[Number(segment)]
      : isObject(current)
        ? current[segment]
        : undefined;
  }
  if (current === undefined) throw new InvalidContractError(`The reference "${reference}" has no target.`);
  return current;
}

function unescapeSegment(segment: string): string {
  return decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~");
}
