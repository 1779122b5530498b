import { toEntries, toList } from "../reading/json.ts";
import { nearestName, quoted } from "../reading/names.ts";
import type { Rule } from "./support/rule.ts";

export default {
  description: "A constraint names query parameters of the operation.",
  *check({ operations }) {
    for (const { value, path, parameters } of operations) {
      const query = parameters.filter((parameter) => parameter.value["in"] === "query");
      const known = query.map((parameter) => String(parameter.value["name"]));
      for (const [index, constraint] of toList(value["x-svc-constraints"]).entries()) {
        for (const [kind, names] of toEntries(constraint)) {
          for (const [position, item] of toList(names).entries()) {
            const name = String(item);
            const at = [...path, "x-svc-constraints", index, kind, position];
            if (!known.includes(name)) {
              const nearest = nearestName(name, known);
              const instead = nearest ? `write "${nearest}"` : `it has ${quoted(known)}`;
              yield {
                path: at,
                message: `${kind} names "${name}", which is not a query parameter of this operation; ${instead}.`,
              };
            } else if (query[known.indexOf(name)]?.value["required"] === true) {
              const message = `${kind} names "${name}", which is always required; remove \`required\` from the parameter, or the name from the constraint.`;
              yield { path: at, message };
            }
          }
        }
      }
    }
  },
} satisfies Rule;
