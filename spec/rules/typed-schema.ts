import { type JsonObject, toList } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";
import { getTypes } from "./support/schemas.ts";

/** Keywords that delegate the type to nested schemas. */
const COMPOSITIONS = ["allOf", "anyOf", "oneOf"];
/** Keywords for a single type, by type. */
const KEYWORDS_BY_TYPE = {
  object: ["properties", "required", "additionalProperties", "patternProperties"],
  array: ["items", "minItems", "maxItems", "prefixItems"],
};

export default {
  description: "Every schema has a type, or consists of schemas with a type.",
  *check({ nodes }) {
    for (const { kind, role, value, path } of nodes) {
      if (kind !== "schema" || role === "condition") continue;
      const types = getTypes(value);
      if (types.length === 0) {
        // A member of a composition may add keywords to a type of its siblings or parent.
        if (role === "member" || COMPOSITIONS.some((keyword) => keyword in value)) continue;
        yield {
          path,
          message: `This schema has no type and accepts every value; write \`type: ${guess(value)}\`.`,
        };
        continue;
      }
      for (const [type, keywords] of Object.entries(KEYWORDS_BY_TYPE)) {
        const stray = keywords.find((keyword) => keyword in value);
        if (!stray || types.includes(type)) continue;
        const message = `\`${stray}\` does not apply to the type ${types.join(", ")}; write \`type: ${type}\`, or drop it.`;
        yield { path, message };
      }
    }
  },
} satisfies Rule;

/** Guesses the type of a schema without a type. */
function guess(schema: JsonObject): string {
  for (const [type, keywords] of Object.entries(KEYWORDS_BY_TYPE)) {
    if (keywords.some((keyword) => keyword in schema)) return type;
  }
  const [sample] = [schema["const"] ?? [], toList(schema["enum"]), toList(schema["examples"])].flat();
  return ["string", "number", "boolean"].includes(typeof sample) ? typeof sample : "string";
}
