import { isObject, toObject, valueAt } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";

/** Headers of a success: used credits, remaining limits, caching, the mark of sample data, and the request id. */
const ALWAYS = [
  "X-SVC-Credit-Count",
  "RateLimit",
  "RateLimit-Policy",
  "Cache-Control",
  "ETag",
  "X-SVC-Sample",
  "X-Request-Id",
];
/** Additional headers by the lifecycle of the operation. */
const BY_LIFECYCLE = new Map([
  ["deprecated", ["Deprecation", "Link"]],
  ["legacy", ["Link"]],
]);
const LIFECYCLE_HEADERS = [...new Set([...BY_LIFECYCLE.values()].flat())];

export default {
  description:
    "A response declares its headers: credits, limits, caching, lifecycle, and the wait after a 429.",
  *check({ operations }) {
    for (const { value, path } of operations) {
      const status = valueAt(value, ["x-svc-lifecycle", "status"]);
      const own = BY_LIFECYCLE.get(String(status)) ?? [];
      const success = valueAt(value, ["responses", "200"]);
      if (isObject(success)) {
        const at = [...path, "responses", "200"];
        const headers = toObject(success["headers"]);
        const isStream = valueAt(success, ["content", "text/event-stream"]) !== undefined;
        const required = ALWAYS.filter((name) => !(isStream && name === "ETag"));
        for (const name of [...required, ...own].filter((header) => !headers[header])) {
          yield {
            path: at,
            message: `The response does not declare the header ${name}; refer to its component under \`headers\`.`,
          };
        }
        for (const name of LIFECYCLE_HEADERS.filter((header) => !own.includes(header) && headers[header])) {
          const message = `An operation ${status ? `with the status ${status}` : "without a lifecycle"} must not have the header ${name}; remove it.`;
          yield { path: [...at, "headers"], message };
        }
      }
      const limited = valueAt(value, ["responses", "429"]);
      if (isObject(limited) && !toObject(limited["headers"])["Retry-After"]) {
        const message =
          "A 429 does not declare the header Retry-After; refer to its component under `headers`.";
        yield { path: [...path, "responses", "429"], message };
      }
    }
  },
} satisfies Rule;
