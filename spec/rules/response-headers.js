import { isObject } from "./support/contract.js";
import { contractRule } from "./support/rule.js";

/** Headers of every answer: credits used, limits left, caching, and the name of the call. */
const always = [
  "X-SVC-Credit-Count",
  "RateLimit",
  "RateLimit-Policy",
  "Cache-Control",
  "ETag",
  "X-Request-Id",
];
/** What an answer adds by the lifecycle of its operation. */
const byLifecycle = new Map([
  ["deprecated", ["Deprecation", "Link"]],
  ["legacy", ["Link"]],
]);
const ofLifecycles = [...new Set([...byLifecycle.values()].flat())];

export default contractRule({
  description:
    "An answer declares the headers that it carries: credits, limits, caching, lifecycle, and the wait after a 429.",
  *check({ operations }) {
    for (const { value, path } of operations) {
      const status = value["x-svc-lifecycle"]?.status;
      const own = byLifecycle.get(status) ?? [];
      const success = value.responses?.["200"];
      if (isObject(success)) {
        const at = [...path, "responses", "200"];
        for (const name of [...always, ...own].filter((header) => !success.headers?.[header])) {
          yield {
            path: at,
            message: `The answer does not declare the header ${name}; refer to its component under \`headers\`.`,
          };
        }
        for (const name of ofLifecycles.filter(
          (header) => !own.includes(header) && success.headers?.[header],
        )) {
          const message = `The header ${name} is not for an operation that is ${status ?? "without a lifecycle"}; drop it.`;
          yield { path: [...at, "headers"], message };
        }
      }
      const limited = value.responses?.["429"];
      if (isObject(limited) && !limited.headers?.["Retry-After"]) {
        const message =
          "A 429 does not declare the header Retry-After; refer to its component under `headers`.";
        yield { path: [...path, "responses", "429"], message };
      }
    }
  },
});
