import { entriesOf, isObject, listOf } from "./support/contract.js";
import { nearestName } from "./support/names.js";
import { contractRule, quoted } from "./support/rule.js";

export default contractRule({
  description: "A constraint is about query parameters that the operation has.",
  *check({ operations }) {
    for (const { value, path, parameters } of operations) {
      const query = parameters.filter((parameter) => parameter.value.in === "query");
      const known = query.map((parameter) => parameter.value.name);
      for (const [index, constraint] of listOf(value["x-svc-constraints"]).entries()) {
        if (!isObject(constraint)) continue;
        for (const [kind, names] of entriesOf(constraint)) {
          for (const [position, name] of listOf(names).entries()) {
            const at = [...path, "x-svc-constraints", index, kind, position];
            if (!known.includes(name)) {
              const nearest = nearestName(String(name), known);
              const instead = nearest ? `write "${nearest}"` : `it has ${quoted(known)}`;
              yield {
                path: at,
                message: `${kind} names "${name}", which is no query parameter of this operation; ${instead}.`,
              };
            } else if (query.find((parameter) => parameter.value.name === name)?.value.required === true) {
              const message = `${kind} names "${name}", which is required by itself; drop \`required\` there, or the name here.`;
              yield { path: at, message };
            }
          }
        }
      }
    }
  },
});
