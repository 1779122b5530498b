import { isObject, listOf } from "./support/contract.js";
import { nearestName } from "./support/names.js";
import { contractRule, quoted } from "./support/rule.js";

export default contractRule({
  description: "x-svc-aux and the `aux` parameter know the same names, and the same default.",
  *check({ operations }) {
    for (const { value, path, parameters } of operations) {
      const aux = value["x-svc-aux"];
      const parameter = parameters.find((candidate) => candidate.value.name === "aux");
      if (!isObject(aux) || !isObject(aux.names) || !parameter) continue;
      const at = [...path, "x-svc-aux"];
      const names = Object.keys(aux.names);
      const schema = parameter.value.schema;
      const allowed = listOf(schema?.items?.enum);

      for (const name of allowed.filter((candidate) => !names.includes(candidate))) {
        const message = `The parameter \`aux\` allows "${name}"; say here which fields it switches on, or take it from the enum.`;
        yield { path: [...at, "names"], message };
      }
      for (const name of names.filter((candidate) => !allowed.includes(candidate))) {
        const nearest = nearestName(name, allowed);
        const instead = nearest
          ? `write "${nearest}"`
          : "add it to the enum of the parameter's items, or drop it here";
        yield {
          path: [...at, "names", name],
          message: `The parameter \`aux\` does not allow "${name}"; ${instead}.`,
        };
      }
      for (const [index, name] of listOf(aux.default).entries()) {
        if (names.includes(name)) continue;
        yield {
          path: [...at, "default", index],
          message: `The default has "${name}", which is not among the names; write one of ${quoted(names)}.`,
        };
      }
      const fallback = listOf(schema?.default);
      if (!sameNames(fallback, listOf(aux.default))) {
        const message = `x-svc-aux has the default ${quoted(listOf(aux.default)) || "of none"}, and the parameter \`aux\` ${
          quoted(fallback) || "has none"
        }; write the same names in both.`;
        yield { path: [...at, "default"], message };
      }
    }
  },
});

/**
 * @param {unknown[]} one
 * @param {unknown[]} other
 */
function sameNames(one, other) {
  return one.length === other.length && one.every((name) => other.includes(name));
}
