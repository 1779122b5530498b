import { toObject } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";
import { getTypes } from "./support/schemas.ts";

const STATES_LIST = /comma[- ]?separated|separated by commas?/i;

export default {
  description: "A comma-separated list is an array in one parameter: style form, explode false.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "parameter") continue;
      const { name, style, explode, description } = value;
      const schema = toObject(value["schema"]);
      const types = getTypes(schema);
      if (types.includes("array")) {
        if (style !== "form" || explode !== false) {
          const message = `"${name}" is a list; write \`style: form\` and \`explode: false\`, so that its items go into one parameter.`;
          yield { path, message };
        }
        if (!(Number(schema["minItems"]) >= 1)) {
          const message = `"${name}" is a list, and an empty list has no meaning; write \`minItems: 1\`.`;
          yield { path: [...path, "schema"], message };
        }
      } else if (STATES_LIST.test(`${description} ${schema["description"]}`)) {
        const message = `"${name}" is described as a comma-separated list; write \`type: array\` with \`items\`, \`style: form\` and \`explode: false\`.`;
        yield { path, message };
      } else if (types.includes("object")) {
        yield {
          path: [...path, "schema"],
          message: `"${name}" is an object, but a query contains only plain values and lists; write one parameter for each field.`,
        };
      }
    }
  },
} satisfies Rule;
