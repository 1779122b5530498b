import { toEntries, toList, valueAt } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";
import { schemasAt } from "./support/schemas.ts";

export default {
  description: "A field selected by `aux` is an optional field of the record.",
  *check({ operations, root }) {
    const schemas = valueAt(root, ["components", "schemas"]);
    for (const { value, path } of operations) {
      const name = valueAt(value, ["x-svc-result", "record"]);
      const record = typeof name === "string" ? valueAt(schemas, [name]) : undefined;
      if (record === undefined) continue;
      for (const [switchName, switched] of toEntries(valueAt(value, ["x-svc-aux", "names"]))) {
        for (const [index, field] of toList(valueAt(switched, ["fields"])).entries()) {
          const segments = String(field).split(".");
          const last = segments.at(-1) ?? "";
          const at = [...path, "x-svc-aux", "names", switchName, "fields", index];
          const holders = schemasAt(record, segments.slice(0, -1));
          if (schemasAt(record, segments).length === 0) {
            const message = `The record ${name} has no field "${field}"; write the dotted path of a field, with * for every key or item.`;
            yield { path: at, message };
          } else if (holders.some((holder) => toList(holder["required"]).includes(last))) {
            const message = `"${field}" is absent without its \`aux\` name; remove "${last}" from \`required\` of its record.`;
            yield { path: at, message };
          }
        }
      }
    }
  },
} satisfies Rule;
