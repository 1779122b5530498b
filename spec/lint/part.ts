import { isObject, type JsonObject, toEntries } from "../reading/json.ts";

/** A part of a contract that can be linted alone. Contains all referenced components. */
export interface Part {
  /** Keys of `paths`. */
  paths: readonly string[];
  /** Components in the form `section/Name`. */
  components: readonly string[];
}

/** Returns a document with only the paths and components of a part. Security schemes are always included. */
export function pickPart(document: JsonObject, part: Part | undefined): JsonObject {
  if (part === undefined) return document;
  const paths = new Set(part.paths);
  const components = new Set(part.components);
  const kept = toEntries(document["components"]).map(([section, named]) => [
    section,
    section === "securitySchemes" || !isObject(named)
      ? named
      : Object.fromEntries(Object.entries(named).filter(([name]) => components.has(`${section}/${name}`))),
  ]);
  return {
    ...document,
    paths: Object.fromEntries(toEntries(document["paths"]).filter(([path]) => paths.has(path))),
    components: Object.fromEntries(kept),
  };
}
