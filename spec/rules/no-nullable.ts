import type { Rule } from "./support/rule.ts";
import { getTypes } from "./support/schemas.ts";

export default {
  description:
    "A nullable value has the type null in addition to its own type, because OpenAPI 3.1 has no `nullable`.",
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
