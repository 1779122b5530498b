import { isObject, type Json, toList, valueAt } from "../reading/json.ts";
import { nearestName, quoted } from "../reading/names.ts";
import type { Rule } from "./support/rule.ts";

export default {
  description: "x-svc-aux and the `aux` parameter have equal names and an equal default.",
  *check({ operations }) {
    for (const { value, path, parameters } of operations) {
      const aux = value["x-svc-aux"];
      const parameter = parameters.find((candidate) => candidate.value["name"] === "aux");
      if (!isObject(aux) || !isObject(aux["names"]) || !parameter) continue;
      const at = [...path, "x-svc-aux"];
      const names = Object.keys(aux["names"]);
      const allowed = toList(valueAt(parameter.value, ["schema", "items", "enum"])).map(String);

      for (const name of allowed.filter((candidate) => !names.includes(candidate))) {
        const message = `The parameter \`aux\` allows "${name}"; add the name with its fields here, or remove it from the enum.`;
        yield { path: [...at, "names"], message };
      }
      for (const name of names.filter((candidate) => !allowed.includes(candidate))) {
        const nearest = nearestName(name, allowed);
        const instead = nearest
          ? `write "${nearest}"`
          : "add it to the enum of the parameter's items, or remove it here";
        yield {
          path: [...at, "names", name],
          message: `The parameter \`aux\` does not allow "${name}"; ${instead}.`,
        };
      }
      const byDefault = toList(aux["default"]);
      for (const [index, name] of byDefault.entries()) {
        if (names.includes(String(name))) continue;
        yield {
          path: [...at, "default", index],
          message: `The default has "${name}", which is not among the names; write one of ${quoted(names)}.`,
        };
      }
      const ofParameter = toList(valueAt(parameter.value, ["schema", "default"]));
      if (!sameNames(ofParameter, byDefault)) {
        const message = `x-svc-aux has the default ${quoted(byDefault) || "of none"}, and the parameter \`aux\` ${
          quoted(ofParameter) || "has none"
        }; write the same names in both, in the same order.`;
        yield { path: [...at, "default"], message };
      }
    }
  },
} satisfies Rule;

function sameNames(one: readonly Json[], other: readonly Json[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}
