import { contractRule } from "./support/rule.js";
import { typesOf } from "./support/schemas.js";

/** Keywords that hand the type to other schemas. */
const compositions = ["allOf", "anyOf", "oneOf"];
/** Keywords that mean nothing without the type, by the type that they are for. */
const keywordsOf = {
  object: ["properties", "required", "additionalProperties", "patternProperties"],
  array: ["items", "minItems", "maxItems", "prefixItems"],
};

export default contractRule({
  description: "Every schema has a type, or is composed of schemas that have one.",
  *check({ nodes }) {
    for (const { kind, role, value, path } of nodes) {
      if (kind !== "schema" || role === "condition") continue;
      const types = typesOf(value);
      if (types.length === 0) {
        // A member of a composition may only add to what its siblings, or the schema above, have typed.
        if (role === "member" || compositions.some((keyword) => keyword in value)) continue;
        yield {
          path,
          message: `This schema has no type and would take anything; write \`type: ${guess(value)}\`.`,
        };
        continue;
      }
      for (const [type, keywords] of Object.entries(keywordsOf)) {
        const stray = keywords.find((keyword) => keyword in value);
        if (!stray || types.includes(type)) continue;
        const message = `\`${stray}\` says nothing of the type ${types.join(", ")}; write \`type: ${type}\`, or drop it.`;
        yield { path, message };
      }
    }
  },
});

/**
 * The type that a schema probably wants.
 *
 * @param {import("./support/contract.js").JsonObject} schema
 */
function guess(schema) {
  for (const [type, keywords] of Object.entries(keywordsOf)) {
    if (keywords.some((keyword) => keyword in schema)) return type;
  }
  const sample = [schema.const, schema.enum, schema.examples].flat().find((value) => value !== undefined);
  return ["string", "number", "boolean"].includes(typeof sample) ? typeof sample : "string";
}
