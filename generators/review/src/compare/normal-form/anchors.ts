import {
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  parseReference,
} from "@market-data/generator-core";

/** Resolves references to a pointer (`#/components/schemas/A`) or to an anchor (`#a`). */
export class Anchors {
  readonly #document: JsonObject;
  #known: Map<string, Pointer[]> | undefined;

  constructor(document: JsonObject) {
    this.#document = document;
  }

  resolve(reference: string): Pointer {
    if (/^#($|\/)/.test(reference)) return parseReference(reference);
    return this.all(reference)[0] ?? parseReference(reference);
  }

  /** Every schema with the anchor. The caller chooses the schema of a `$dynamicRef`. */
  all(reference: string): readonly Pointer[] {
    this.#known ??= groupAnchors(this.#document);
    return this.#known.get(reference.replace(/^.*#/, "")) ?? [];
  }
}

function groupAnchors(document: JsonObject): Map<string, Pointer[]> {
  const groups = new Map<string, Pointer[]>();
  for (const [name, pointer] of anchorsIn(document, [])) {
    groups.set(name, [...(groups.get(name) ?? []), pointer]);
  }
  return groups;
}

/** Pairs of anchor and schema. */
function anchorsIn(value: Json, at: Pointer): [string, Pointer][] {
  if (typeof value !== "object" || value === null) return [];
  const names = isObject(value) ? [value["$dynamicAnchor"], value["$anchor"]] : [];
  const own = names.flatMap((name): [string, Pointer][] => (typeof name === "string" ? [[name, at]] : []));
  const below = Object.entries(value).flatMap(([key, item]) => anchorsIn(item, [...at, key]));
  return [...own, ...below];
}
