import { isObject, valueAt } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";
import { getTypes, schemasAt } from "./support/schemas.ts";

export default {
  description: "An operation has x-svc-pagination if and only if it has `start` and `limit`.",
  *check({ operations }) {
    for (const { value, path, parameters } of operations) {
      const pagination = value["x-svc-pagination"];
      if (pagination === undefined) continue;
      const at = [...path, "x-svc-pagination"];
      const names = parameters.map((parameter) => String(parameter.value["name"]));
      const pages = ["start", "limit"].every((name) => names.includes(name));
      if (pagination === null && pages) {
        yield {
          path: at,
          message:
            "This operation has `start` and `limit`; describe its pages in x-svc-pagination: start, limit, end, items.",
        };
      }
      if (!isObject(pagination)) continue;
      for (const key of ["start", "limit"].filter((role) => !names.includes(String(pagination[role])))) {
        const message = `There is no parameter "${pagination[key]}" to page by; add it, or write \`x-svc-pagination: null\`.`;
        yield { path: [...at, key], message };
      }
      const body = valueAt(value, ["responses", "200", "content", "application/json", "schema"]);
      const { items } = pagination;
      if (typeof items === "string" && isObject(body) && body["$ref"] === undefined) {
        const found = schemasAt(body, items.split("/").slice(1));
        if (!found.some((schema) => getTypes(schema).includes("array"))) {
          const message = `The response has no list at "${items}"; write the JSON Pointer of the list of items in the body.`;
          yield { path: [...at, "items"], message };
        }
      }
    }
  },
} satisfies Rule;
