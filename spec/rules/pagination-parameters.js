import { isObject } from "./support/contract.js";
import { contractRule } from "./support/rule.js";
import { schemasAt, typesOf } from "./support/schemas.js";

export default contractRule({
  description: "An operation with `start` and `limit` says how it pages, and one without them does not.",
  *check({ operations }) {
    for (const { value, path, parameters } of operations) {
      if (!("x-svc-pagination" in value)) continue;
      const rule = value["x-svc-pagination"];
      const at = [...path, "x-svc-pagination"];
      const names = parameters.map((parameter) => parameter.value.name);
      const pages = ["start", "limit"].every((name) => names.includes(name));
      if (rule === null && pages) {
        yield {
          path: at,
          message: "This operation has `start` and `limit`; say how it pages: start, limit, end, items.",
        };
      }
      if (!isObject(rule)) continue;
      for (const key of ["start", "limit"].filter((role) => !names.includes(rule[role]))) {
        const message = `There is no parameter "${rule[key]}" to page by; add it, or write \`x-svc-pagination: null\`.`;
        yield { path: [...at, key], message };
      }
      const body = value.responses?.["200"]?.content?.["application/json"]?.schema;
      if (typeof rule.items === "string" && isObject(body) && body.$ref === undefined) {
        const found = schemasAt(body, rule.items.split("/").slice(1));
        if (!found.some((schema) => typesOf(schema).includes("array"))) {
          const message = `The answer has no list at "${rule.items}"; write the JSON Pointer of the list of items in the body.`;
          yield { path: [...at, "items"], message };
        }
      }
    }
  },
});
