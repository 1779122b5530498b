import { snakeCase } from "../reading/names.ts";
import type { Rule } from "./support/rule.ts";
import { getTypes } from "./support/schemas.ts";
import { reachable } from "./unused-component.ts";

const TIME_NAME = /(^|_)(time|timestamp|date|datetime|at|updated|since|until|ts)$/;
const UNIX_TIME = /\bunix\b|\bepoch\b|\bsince 1970\b/i;

export default {
  description: "A time in a response is an ISO 8601 text with the format date-time or date.",
  *check({ nodes, root }) {
    const used = reachable(root["paths"]);
    for (const { kind, role, name, value, path } of nodes) {
      if (kind !== "schema" || role !== "property" || !used.has(value)) continue;
      const isNumber = getTypes(value).some((type) => type === "integer" || type === "number");
      const isTime = TIME_NAME.test(snakeCase(name)) || UNIX_TIME.test(String(value["description"] ?? ""));
      if (!isNumber || !isTime) continue;
      const message = `The time "${name}" is a number, and other times are ISO 8601 texts; write \`type: string\` and \`format: date-time\`.`;
      yield { path, message };
    }
  },
} satisfies Rule;
