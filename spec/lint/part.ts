import { isObject, type JsonObject, toEntries } from "../reading/json.ts";

/** A part of a contract that is linted alone: what it refers to is in it too. */
export interface Part {
  /** As in `paths`. */
  paths: readonly string[];
  /** Each as `section/Name`. */
  components: readonly string[];
}

/** A document, or a root file, with no other paths and components; the security schemes stay. */
export function partOf(document: JsonObject, part: Part | undefined): JsonObject {
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
