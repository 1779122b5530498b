import { readFileSync } from "node:fs";
import { CORE_SCHEMA, load, mergeTag } from "js-yaml";
import type { Json } from "./json.ts";

/** As Redocly reads YAML: a date stays the text that it is written as. */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

/** What was parsed, by its text: two versions of a contract have most files in common. */
const parsed = new Map<string, Json>();

/**
 * The value in a YAML or JSON file. Files of the same text share one value, so that it must not be changed.
 * @throws {Error} for a file that is missing, or a syntax error.
 */
export function readYaml(file: string): Json {
  const text = readFileSync(file, "utf8");
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const value = (file.endsWith(".json") ? JSON.parse(text) : load(text, { schema: SCHEMA })) as Json;
  parsed.set(text, value);
  return value;
}
