import { entriesOf, isObject } from "./support/contract.js";
import { contractRule } from "./support/rule.js";

export default contractRule({
  description: "A component that no operation uses is a record that carries an origin mark.",
  *check({ root }) {
    const used = reachable(root.paths);
    for (const section of ["schemas", "parameters", "headers", "responses", "examples"]) {
      for (const [name, component] of entriesOf(root.components?.[section])) {
        if (!isObject(component) || used.has(component) || used.has(name)) continue;
        const path = ["components", section, name];
        if (section !== "schemas") {
          yield {
            path,
            message: `Nothing uses ${name}; refer to it from an operation, or delete its file and its line.`,
          };
        } else if (component["x-svc-origin"] === undefined) {
          const message = `No operation uses the record ${name}; say by x-svc-origin why it is published, or delete its file and its line.`;
          yield { path, message };
        }
      }
    }
  },
});

/**
 * Every object below a value, and the last segment of each `$ref` that stands there: a circular one stays unresolved.
 *
 * @param {unknown} start
 */
function reachable(start) {
  /** @type {Set<unknown>} */
  const found = new Set();
  const open = [start];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== "object" || value === null || found.has(value)) continue;
    found.add(value);
    if ("$ref" in value)
      found.add(
        String(value.$ref)
          .split("/")
          .at(-1)
          ?.replace(/\.yaml$/, ""),
      );
    open.push(...Object.values(value));
  }
  return found;
}
