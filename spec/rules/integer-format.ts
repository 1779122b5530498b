import type { Rule } from "./support/rule.ts";
import { getTypes } from "./support/schemas.ts";

const WIDTHS = ["int32", "int64"];

export default {
  description: "An integer has the format int32 or int64.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "schema") continue;
      const { format } = value;
      const isInteger = getTypes(value).includes("integer");
      const hasWidth = WIDTHS.includes(String(format));
      if (isInteger && !hasWidth) {
        const found = format === undefined ? "has no format" : `has the format "${format}"`;
        yield {
          path,
          message: `This integer ${found}; write \`format: int32\`, or \`int64\` if it can exceed 2147483647.`,
        };
      }
      if (!isInteger && hasWidth) {
        const message = `The format ${format} is for integers, and this is of type ${getTypes(value).join(", ") || "none"}; write \`type: integer\`, or drop the format.`;
        yield { path: [...path, "format"], message };
      }
    }
  },
} satisfies Rule;
