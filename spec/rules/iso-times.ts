import type { JsonObject } from "../reading/json.ts";
import { snakeCase } from "../reading/names.ts";
import type { Rule } from "./support/rule.ts";
import { getParts, getTypes } from "./support/schemas.ts";
import { reachable } from "./unused-component.ts";

const TIME_NAME = /(^|_)(time|timestamp|date|datetime|at|updated|since|until|ts)$/;
const UNIX_TIME = /\bunix\b|\bepoch (?:time|(?:milli)?seconds)\b|\bsince (?:the epoch|1970)\b/i;
const DURATION = /(?:\bin |^)(?:(?:milli|micro|nano)?seconds|minutes|hours|days)\b/i;
const FORMATS: readonly unknown[] = ["date-time", "date"];

export default {
  description: "A time in a response is an ISO 8601 text with the format date-time or date.",
  *check({ nodes, root }) {
    const used = reachable(root["paths"]);
    for (const { kind, role, name, value, path } of nodes) {
      if (kind !== "schema" || role !== "property" || !used.has(value)) continue;
      const text = String(value["description"] ?? "");
      const isTime = UNIX_TIME.test(text) || (TIME_NAME.test(snakeCase(name)) && !DURATION.test(text));
      const parts = getParts(value).flatMap((part) => [part, ...getParts(part["items"])]);
      if (!isTime || !parts.some(isOtherTime)) continue;
      const message = `The time "${name}" is not an ISO 8601 text; write \`type: string\` and \`format: date-time\`.`;
      yield { path, message };
    }
  },
} satisfies Rule;

/** Returns true for a number, and for a text without the format of a time. */
function isOtherTime(schema: JsonObject): boolean {
  const types = getTypes(schema);
  const isNumber = types.includes("integer") || types.includes("number");
  return isNumber || (types.includes("string") && !FORMATS.includes(schema["format"]));
}
