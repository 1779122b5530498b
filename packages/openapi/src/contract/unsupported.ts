import type { Json, JsonObject } from "./json.ts";
import { VALUE_KEYWORDS } from "./operations.ts";

/** Keywords that apply to the whole value or have no effect on validation. */
const LIST_KEYWORDS = ["minItems", "maxItems", "default"];
const ANNOTATIONS = ["title", "description", "example", "examples", "deprecated", "$comment"];
const KNOWN = new Set([...VALUE_KEYWORDS, ...LIST_KEYWORDS, ...ANNOTATIONS, "type", "items", "uniqueItems"]);
const TYPES = new Set(["string", "integer", "number", "boolean"]);

/**
 * Returns why `parseQuery` does not fully support the schema of a parameter, with advice. Undefined for a supported schema.
 *
 * @param schema The schema of the parameter.
 * @param item The schema of the list items. For a parameter without a list, the same schema.
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
      message: `The parameter "${name}" must have one type. For a list, its items must have one type.`,
      advice: `Write one of ${[...TYPES].join(", ")}, in addition to "null" where null may be sent.`,
    };
  }
  return undefined;
}

function nonNullTypes(item: JsonObject): Json[] {
  return [item["type"] ?? []].flat().filter((type) => type !== "null");
}
