import { contractRule } from "./support/rule.js";
import { typesOf } from "./support/schemas.js";

const widths = ["int32", "int64"];

export default contractRule({
  description: "An integer says how wide it is: int32 or int64.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "schema") continue;
      const isInteger = typesOf(value).includes("integer");
      if (isInteger && !widths.includes(value.format)) {
        const found = value.format === undefined ? "has no format" : `has the format "${value.format}"`;
        yield {
          path,
          message: `This integer ${found}; write \`format: int32\`, or \`int64\` where it can pass 2147483647.`,
        };
      }
      if (!isInteger && widths.includes(value.format)) {
        const message = `The format ${value.format} is for integers, and this is of type ${typesOf(value).join(", ") || "none"}; write \`type: integer\`, or drop the format.`;
        yield { path: [...path, "format"], message };
      }
    }
  },
});
