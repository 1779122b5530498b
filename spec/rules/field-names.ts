import { toObject } from "../reading/json.ts";
import { snakeCase } from "../reading/names.ts";
import type { Rule } from "./support/rule.ts";
import { reachable } from "./unused-component.ts";

/** Records whose published names are in camelCase. */
const CAMEL_CASE_RECORDS = ["DexNetwork", "IndexConstituent"];

export default {
  description: "The fields of a record in a request or response are in snake_case.",
  *check({ nodes, root, componentSchemas }) {
    // Records without an operation have their published names.
    const used = reachable(root["paths"]);
    for (const { kind, value, path } of nodes) {
      if (kind !== "schema" || !used.has(value)) continue;
      if (CAMEL_CASE_RECORDS.includes(componentSchemas.get(value) ?? "")) continue;
      for (const name of Object.keys(toObject(value["properties"]))) {
        if (/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) continue;
        const message = `The field "${name}" is not in snake_case; write "${snakeCase(name)}".`;
        yield { path: [...path, "properties", name], message };
      }
    }
  },
} satisfies Rule;
