import { type JsonObject, type Pointer, toObject } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";
import { getTypes } from "./support/schemas.ts";

/** Keywords that bound a value, by bound. */
const BOUNDS = {
  minimum: ["minimum", "exclusiveMinimum", "enum", "const"],
  maximum: ["maximum", "exclusiveMaximum", "enum", "const"],
};

export default {
  description:
    "An integer parameter has a minimum and a maximum. An ID needs no bounds, and a position (`start`) no maximum.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      const name = String(value["name"]);
      if (kind !== "parameter" || /(^|_)ids?$/.test(name)) continue;
      const schema = toObject(value["schema"]);
      const places: [JsonObject, Pointer][] = [
        [schema, ["schema"]],
        [toObject(schema["items"]), ["schema", "items"]],
        [toObject(value["x-svc-reads-as"]), ["x-svc-reads-as"]],
      ];
      for (const [integer, below] of places) {
        if (!getTypes(integer).includes("integer")) continue;
        for (const [bound, keywords] of Object.entries(BOUNDS)) {
          if (keywords.some((keyword) => keyword in integer) || (name === "start" && bound === "maximum"))
            continue;
          const message = `The integer "${name}" has no ${bound}; write \`${bound}\`.`;
          yield { path: [...path, ...below], message };
        }
      }
    }
  },
} satisfies Rule;
