import type { Rule } from "./support/rule.ts";
import { getTypes } from "./support/schemas.ts";

export default {
  description: "A value that can be null has the type null beside its own: OpenAPI 3.1 has no `nullable`.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "schema" || !("nullable" in value)) continue;
      const types = getTypes(value).filter((type) => type !== "null");
      const instead = types.length > 0 ? `\`type: [${types.join(", ")}, "null"]\`` : '`type: [..., "null"]`';
      const message = `OpenAPI 3.1 has no \`nullable\`; ${value["nullable"] === true ? `write ${instead}` : "leave it out"}.`;
      yield { path: [...path, "nullable"], message };
    }
  },
} satisfies Rule;
