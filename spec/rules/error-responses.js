import { isObject } from "./support/contract.js";
import { contractRule } from "./support/rule.js";

/** The responses of an error, by status: the component that each operation refers to. */
const errors = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  429: "TooManyRequests",
  500: "InternalServerError",
};
/** Without a key there is nobody to reject or to lack a plan. */
const ofKeys = ["401", "403"];

export default contractRule({
  description:
    "Every operation has each error response, with the error's own body; one without a key has no 401 and no 403.",
  *check({ operations, componentSchemas }) {
    for (const { value, path, keyless } of operations) {
      const responses = isObject(value.responses) ? value.responses : {};
      for (const [status, component] of Object.entries(errors)) {
        const response = responses[status];
        if (keyless && ofKeys.includes(status)) {
          if (response !== undefined) {
            const message = `An operation without a key cannot answer ${status}; drop this response.`;
            // The place of the response itself would lead into the component.
            yield { path: [...path, "responses"], message };
          }
        } else if (response === undefined) {
          yield {
            path: [...path, "responses"],
            message: `The response ${status} is missing; refer to the component ${component}.`,
          };
        } else if (
          componentSchemas.get(response?.content?.["application/json"]?.schema) !== "ErrorResponse"
        ) {
          const message = `The body of ${status} is not the error's; refer to the component ${component}, whose schema is ErrorResponse.`;
          yield { path: [...path, "responses", status], message };
        }
      }
    }
  },
});
