import type { Json, JsonObject } from "./json.ts";
import { VALUE_KEYWORDS } from "./operations.ts";

/** Keywords that `parseQuery` applies to the whole value, or that exclude nothing. */
const LIST_KEYWORDS = ["minItems", "maxItems", "default"];
const ANNOTATIONS = ["title", "description", "example", "examples", "deprecated", "$comment"];
const KNOWN = new Set([...VALUE_KEYWORDS, ...LIST_KEYWORDS, ...ANNOTATIONS, "type", "items", "uniqueItems"]);
const TYPES = new Set(["string", "integer", "number", "boolean"]);

/**
 * Why `parseQuery` would not apply the schema of a parameter in full, and what to do; undefined where it would.
 *
 * @param schema The schema of the parameter.
 * @param item The schema of a list's items; of another value, the schema itself.
 */
export function findUnsupported(
  name: string,
  schema: JsonObject,
  item: JsonObject,
): { message: string; advice: string } | undefined {
  const unknown = [...Object.keys(schema), ...Object.keys(item)].find(
    (keyword) => !KNOWN.has(keyword) && !keyword.startsWith("x-"),
  );
  if (unknown !== undefined) {
    return {
      message: `The query parser does not support the keyword "${unknown}" of the parameter "${name}".`,
      advice: `Use only ${[...VALUE_KEYWORDS, ...LIST_KEYWORDS].join(", ")}, or add it to the query parser.`,
    };
  }
  const [type, ...others] = nonNullTypes(item);
  if (!TYPES.has(String(type)) || others.length > 0) {
    return {
      message: `The parameter "${name}" must have one type; a list's items must.`,
      advice: `Write one of ${[...TYPES].join(", ")}, in addition to "null" where null may be sent.`,
    };
  }
  return undefined;
}

function nonNullTypes(item: JsonObject): Json[] {
  return [item["type"] ?? []].flat().filter((type) => type !== "null");
}
