import { toEntries } from "../reading/json.ts";
import { pascalCase } from "../reading/names.ts";
import type { Rule } from "./support/rule.ts";

// Names go into programs, where a schema and a parameter of one name would clash: bundlers silently rename one of them to
// `Quote-2`.
export default {
  description: "Component names are in PascalCase and unique across all sections.",
  ofRoot: true,
  *check({ written }) {
    const takenBy = new Map<string, string>();
    for (const [section, components] of toEntries(written["components"])) {
      for (const [name] of toEntries(components)) {
        const path = ["components", section, name];
        if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
          yield { path, message: `The name "${name}" is not in PascalCase; write "${pascalCase(name)}".` };
        }
        // File systems that ignore case would mix up two files.
        const taken = takenBy.get(name.toLowerCase());
        if (taken) {
          yield {
            path,
            message: `The name "${name}" is taken by components/${taken}; choose a name of its own.`,
          };
        }
        takenBy.set(name.toLowerCase(), `${section}/${name}`);
      }
    }
  },
} satisfies Rule;
