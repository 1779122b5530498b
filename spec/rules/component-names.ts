import { toEntries } from "../reading/json.ts";
import { pascalCase } from "../reading/names.ts";
import type { Rule } from "./support/rule.ts";

// Names become types of programs. A schema and a parameter with the same name would clash, and bundlers silently rename
// one of them to `Quote-2`.
export default {
  description: "Component names are in PascalCase and unique across all sections.",
  concernsRootFile: true,
  *check({ written }) {
    const takenBy = new Map<string, string>();
    for (const [section, components] of toEntries(written["components"])) {
      for (const [name] of toEntries(components)) {
        const path = ["components", section, name];
        if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
          yield { path, message: `The name "${name}" is not in PascalCase; write "${pascalCase(name)}".` };
        }
        // Case-insensitive file systems would mix up two files.
        const taken = takenBy.get(name.toLowerCase());
        if (taken) {
          yield {
            path,
            message: `The name "${name}" is already used by components/${taken}; choose a unique name.`,
          };
        }
        takenBy.set(name.toLowerCase(), `${section}/${name}`);
      }
    }
  },
} satisfies Rule;
