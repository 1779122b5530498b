import { isObject, type Json, toEntries, valueAt } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";

export default {
  description: "A component that no operation uses is a schema with x-svc-origin.",
  *check({ root }) {
    const used = reachable(root["paths"]);
    for (const section of ["schemas", "parameters", "headers", "responses", "examples"]) {
      for (const [name, component] of toEntries(valueAt(root, ["components", section]))) {
        if (!isObject(component) || used.has(component) || used.has(name)) continue;
        const path = ["components", section, name];
        if (section !== "schemas") {
          yield {
            path,
            message: `Nothing uses ${name}; refer to it from an operation, or delete its file and its line.`,
          };
        } else if (component["x-svc-origin"] === undefined) {
          const message = `No operation uses the record ${name}; add x-svc-origin with the reason for its publication, or delete its file and its line.`;
          yield { path, message };
        }
      }
    }
  },
} satisfies Rule;

/** Returns every object below a value and the last segment of each `$ref`. Circular references are not resolved. */
export function reachable(start: Json | undefined): Set<unknown> {
  const found = new Set<unknown>();
  const open: unknown[] = [start];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== "object" || value === null || found.has(value)) continue;
    found.add(value);
    if ("$ref" in value) {
      const last = String(value.$ref).split("/").at(-1);
      found.add(last?.replace(/\.yaml$/, ""));
    }
    open.push(...Object.values(value));
  }
  return found;
}
