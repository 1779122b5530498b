import { snakeCase } from "../reading/names.ts";
import type { Rule } from "./support/rule.ts";

export default {
  description: "The name of a query parameter is in snake_case.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      const name = String(value["name"]);
      if (kind !== "parameter" || value["in"] !== "query" || /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
        continue;
      const message = `The query parameter "${name}" is not in snake_case; write "${snakeCase(name)}".`;
      yield { path: [...path, "name"], message };
    }
  },
} satisfies Rule;
