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

function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .toLowerCase();
}
