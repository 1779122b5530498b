import { toObject, valueAt } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";

/** The responses of an error, by status: the component that each operation refers to. */
const ERRORS = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  429: "TooManyRequests",
  500: "InternalServerError",
};
/** Without a key no caller can be rejected or lack a plan. */
const OF_KEYS = ["401", "403"];

export default {
  description:
    "Every operation has each error response, with the error's own body; one without a key has no 401 and no 403.",
  *check({ operations, componentSchemas }) {
    for (const { value, path, keyless } of operations) {
      const responses = toObject(value["responses"]);
      for (const [status, component] of Object.entries(ERRORS)) {
        const response = responses[status];
        const schema = valueAt(response, ["content", "application/json", "schema"]);
        if (keyless && OF_KEYS.includes(status)) {
          if (response !== undefined) {
            const message = `An operation without a key cannot return ${status}; drop this response.`;
            // The place of the response itself would lead into the component.
            yield { path: [...path, "responses"], message };
          }
        } else if (response === undefined) {
          yield {
            path: [...path, "responses"],
            message: `The response ${status} is missing; refer to the component ${component}.`,
          };
        } else if (componentSchemas.get(schema) !== "ErrorResponse") {
          const message = `The body of ${status} is not the error's; refer to the component ${component}, whose schema is ErrorResponse.`;
          yield { path: [...path, "responses", status], message };
        }
      }
    }
  },
} satisfies Rule;
