import { contractRule } from "./support/rule.js";

export default contractRule({
  description: "The name of a query parameter is in snake_case.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "parameter" || value.in !== "query" || /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(value.name))
        continue;
      const message = `The query parameter "${value.name}" is not in snake_case; write "${snakeCase(String(value.name))}".`;
      yield { path: [...path, "name"], message };
    }
  },
});

/** @param {string} name */
function snakeCase(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .toLowerCase();
}
