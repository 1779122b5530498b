import { toObject, valueAt } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";

/** The component of each error response, by status. */
const ERRORS = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  429: "TooManyRequests",
  500: "InternalServerError",
};
/** Public operations cannot reject a key or a plan. */
const KEY_ERRORS = ["401", "403"];

export default {
  description:
    "Every operation has all error responses, with the error body. An operation without a key has no 401 and no 403.",
  *check({ operations, componentSchemas }) {
    for (const { value, path, keyless } of operations) {
      const responses = toObject(value["responses"]);
      for (const [status, component] of Object.entries(ERRORS)) {
        const response = responses[status];
        const schema = valueAt(response, ["content", "application/json", "schema"]);
        if (keyless && KEY_ERRORS.includes(status)) {
          if (response !== undefined) {
            const message = `An operation without a key cannot return ${status}; drop this response.`;
            // The location of the response itself would be inside the component.
            yield { path: [...path, "responses"], message };
          }
        } else if (response === undefined) {
          yield {
            path: [...path, "responses"],
            message: `The response ${status} is missing; refer to the component ${component}.`,
          };
        } else if (componentSchemas.get(schema) !== "ErrorResponse") {
          const message = `The body of ${status} is not an ErrorResponse; refer to the component ${component}.`;
          yield { path: [...path, "responses", status], message };
        }
      }
    }
  },
} satisfies Rule;
