/** JSON as it comes from a file. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type JsonObject = { [key: string]: Json };

/** A contract that cannot be served, and why, for people. */
export class BrokenContract extends Error {
  override readonly name = "BrokenContract";
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object that a value is, or an empty one. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The list that a value is, or an empty one. */
export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/**
 * What a value stands for: itself, or what its `$ref` leads to within the document.
 *
 * @throws {BrokenContract} for a reference to nowhere, to another file, or to itself.
 */
export function resolved(document: JsonObject, value: Json | undefined): Json | undefined {
  const seen = new Set<string>();
  let here = value;
  while (isObject(here) && typeof here["$ref"] === "string") {
    const reference = here["$ref"];
    if (seen.has(reference)) throw new BrokenContract(`The reference "${reference}" leads to itself.`);
    seen.add(reference);
    here = referred(document, reference);
  }
  return here;
}

/** @throws {BrokenContract} for a reference to nowhere or to another file. */
export function referred(document: JsonObject, reference: string): Json {
  if (!reference.startsWith("#")) {
    throw new BrokenContract(
      `The reference "${reference}" leads to another file. Bundle the contract into one file first, ` +
        "for instance by `npx @redocly/cli bundle`.",
    );
  }
  const steps = reference.slice(1).split("/").slice(1).map(unescaped);
  let here: Json | undefined = document;
  for (const step of steps) {
    here = Array.isArray(here) ? here[Number(step)] : isObject(here) ? here[step] : undefined;
  }
  if (here === undefined) throw new BrokenContract(`The reference "${reference}" leads to nothing.`);
  return here;
}

function unescaped(step: string): string {
  return decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
}
