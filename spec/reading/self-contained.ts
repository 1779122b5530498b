import { isObject, type Json, type JsonObject, toEntries, toObject, valueAt } from "./json.ts";
import { getReference, parseReference } from "./references.ts";

/** A document with YAML aliases can contain itself. */
const MAX_DEPTH = 200;

/**
 * Whether every reference of a document leads to a value of the document.
 * @throws {URIError} for an invalid encoding in a reference.
 */
export function isSelfContained(document: JsonObject): boolean {
  const references = new Set<string>();
  return collect(document, references, 0) && [...references].every((each) => hasTarget(document, each));
}

/** Adds all references of a value. Returns false if only a bundler can handle the value. */
function collect(value: Json, references: Set<string>, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => collect(item, references, depth + 1));
  if (!isObject(value)) return true;
  if (typeof value["externalValue"] === "string") return false;
  const reference = getReference(value);
  if (reference !== undefined) references.add(reference);
  for (const [, target] of toEntries(toObject(value["discriminator"])["mapping"])) {
    // A plain name is a schema's name, not a reference.
    if (typeof target === "string" && /[#/.]/.test(target)) references.add(target);
  }
  return Object.values(value).every((item) => collect(item, references, depth + 1));
}

function hasTarget(document: JsonObject, reference: string): boolean {
  const seen = new Set<string>();
  let next: string | undefined = reference;
  while (next !== undefined) {
    if (!next.startsWith("#/") || seen.has(next)) return false;
    seen.add(next);
    const target: Json | undefined = valueAt(document, parseReference(next));
    if (target === undefined) return false;
    next = getReference(target);
  }
  return true;
}
