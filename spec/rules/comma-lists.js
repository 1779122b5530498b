import { contractRule } from "./support/rule.js";
import { typesOf } from "./support/schemas.js";

const sayingList = /comma[- ]?separated|separated by commas?/i;

export default contractRule({
  description: "A comma-separated list is an array in one parameter: style form, explode false.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "parameter") continue;
      const types = typesOf(value.schema);
      if (types.includes("array")) {
        if (value.style !== "form" || value.explode !== false) {
          const message = `"${value.name}" is a list; write \`style: form\` and \`explode: false\`, so that its items go into one parameter.`;
          yield { path, message };
        }
        if (!(value.schema.minItems >= 1)) {
          const message = `"${value.name}" is a list, and an empty one says nothing; write \`minItems: 1\`.`;
          yield { path: [...path, "schema"], message };
        }
      } else if (sayingList.test(`${value.description} ${value.schema?.description}`)) {
        const message = `"${value.name}" is described as a comma-separated list; write \`type: array\` with \`items\`, \`style: form\` and \`explode: false\`.`;
        yield { path, message };
      } else if (types.includes("object")) {
        yield {
          path: [...path, "schema"],
          message: `"${value.name}" is an object; a query holds plain values and lists, so write one parameter for each field.`,
        };
      }
    }
  },
});
