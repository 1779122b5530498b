import { readFileSync } from "node:fs";
import { CORE_SCHEMA, load, mergeTag } from "js-yaml";
import type { Json } from "./json.ts";

/** Reads dates as text, as Redocly does. */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

/** Caches parsed files by text. Two versions of a contract share most files. */
const parsed = new Map<string, Json>();

/**
 * Reads a YAML or JSON file. Files with the same text share one value, so callers must not change the value.
 * @throws {Error} for a missing file or a syntax error.
 */
export function readYaml(file: string): Json {
  const text = readFileSync(file, "utf8");
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const value = (file.endsWith(".json") ? JSON.parse(text) : load(text, { schema: SCHEMA })) as Json;
  parsed.set(text, value);
  return value;
}
