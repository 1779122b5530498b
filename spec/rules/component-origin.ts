import { toEntries, valueAt } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";

const SECTIONS = { schemas: "schema", parameters: "parameter" };

export default {
  description: "Every schema and parameter component states its origin.",
  *check({ root }) {
    for (const [section, noun] of Object.entries(SECTIONS)) {
      for (const [name, component] of toEntries(valueAt(root, ["components", section]))) {
        if (valueAt(component, ["x-svc-origin"]) !== undefined) continue;
        const message = `The ${noun} ${name} does not state its origin; add x-svc-origin: documented, {extension: why} or {not-shown: what}.`;
        yield { path: ["components", section, name], message };
      }
    }
  },
} satisfies Rule;
