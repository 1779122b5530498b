import { entriesOf, listOf } from "./support/contract.js";
import { contractRule } from "./support/rule.js";
import { schemasAt } from "./support/schemas.js";

export default contractRule({
  description: "A field that `aux` switches is a field of the record, and not required there.",
  *check({ operations, componentSchemas }) {
    const byName = new Map([...componentSchemas].map(([schema, name]) => [name, schema]));
    for (const { value, path } of operations) {
      const record = byName.get(value["x-svc-result"]?.record);
      if (!record) continue;
      for (const [name, switched] of entriesOf(value["x-svc-aux"]?.names)) {
        for (const [index, field] of listOf(switched?.fields).entries()) {
          const segments = String(field).split(".");
          const last = segments.at(-1) ?? "";
          const at = [...path, "x-svc-aux", "names", name, "fields", index];
          const holders = schemasAt(record, segments.slice(0, -1));
          if (schemasAt(record, segments).length === 0) {
            const message = `The record ${value["x-svc-result"].record} has no field "${field}"; write the dotted path of one, with * for every key or item.`;
            yield { path: at, message };
          } else if (holders.some((holder) => listOf(holder.required).includes(last))) {
            const message = `"${field}" is missing where \`aux\` leaves it out; take "${last}" from \`required\` of its record.`;
            yield { path: at, message };
          }
        }
      }
    }
  },
});
