import { type JsonObject, toList } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";
import { getTypes } from "./support/schemas.ts";

/** Keywords that hand the type to other schemas. */
const COMPOSITIONS = ["allOf", "anyOf", "oneOf"];
/** Keywords that mean nothing without the type, by the type that they are for. */
const KEYWORDS_OF = {
  object: ["properties", "required", "additionalProperties", "patternProperties"],
  array: ["items", "minItems", "maxItems", "prefixItems"],
};

export default {
  description: "Every schema has a type, or is composed of schemas that have one.",
  *check({ nodes }) {
    for (const { kind, role, value, path } of nodes) {
      if (kind !== "schema" || role === "condition") continue;
      const types = getTypes(value);
      if (types.length === 0) {
        // A member of a composition may only add to what its siblings, or the schema above, have typed.
        if (role === "member" || COMPOSITIONS.some((keyword) => keyword in value)) continue;
        yield {
          path,
          message: `This schema has no type and would take anything; write \`type: ${guess(value)}\`.`,
        };
        continue;
      }
      for (const [type, keywords] of Object.entries(KEYWORDS_OF)) {
        const stray = keywords.find((keyword) => keyword in value);
        if (!stray || types.includes(type)) continue;
        const message = `\`${stray}\` says nothing of the type ${types.join(", ")}; write \`type: ${type}\`, or drop it.`;
        yield { path, message };
      }
    }
  },
} satisfies Rule;

/** The type that the schema's author probably meant. */
function guess(schema: JsonObject): string {
  for (const [type, keywords] of Object.entries(KEYWORDS_OF)) {
    if (keywords.some((keyword) => keyword in schema)) return type;
  }
  const [sample] = [schema["const"] ?? [], toList(schema["enum"]), toList(schema["examples"])].flat();
  return ["string", "number", "boolean"].includes(typeof sample) ? typeof sample : "string";
}
