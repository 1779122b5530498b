import { latest, latestAt, type Sample, testRule } from "./support/testing.ts";

function missing(status: string, component: string) {
  return {
    name: `no ${status}`,
    change: (document: Sample) => {
      delete latest(document).responses[status];
    },
    findings: [
      {
        path: `${latestAt} responses`,
        message: `The response ${status} is missing; refer to the component ${component}.`,
      },
    ],
  };
}

testRule("error-responses", {
  valid: [
    {
      name: "an operation without a key",
      change: (document) => {
        const { responses } = Object.assign(latest(document), { security: [] });
        delete responses["401"];
        delete responses["403"];
      },
    },
  ],
  invalid: [
    missing("400", "BadRequest"),
    missing("401", "Unauthorized"),
    missing("403", "Forbidden"),
    missing("429", "TooManyRequests"),
    missing("500", "InternalServerError"),
    {
      name: "key errors for an operation without a key",
      change: (document) => {
        latest(document).security = [];
      },
      findings: ["401", "403"].map((status) => ({
        path: `${latestAt} responses`,
        message: `An operation without a key cannot return ${status}; drop this response.`,
      })),
    },
    {
      name: "an error with a different body",
      change: (document) => {
        latest(document).responses["400"] = {
          description: "Wrong.",
          content: {
            "application/json": { schema: { type: "string" }, examples: { error: { value: "No." } } },
          },
        };
      },
      findings: [
        {
          path: `${latestAt} responses 400`,
          message: "The body of 400 is not an ErrorResponse; refer to the component BadRequest.",
        },
      ],
    },
  ],
});
