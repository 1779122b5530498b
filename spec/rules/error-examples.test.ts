import { type Sample, testRule } from "./support/testing.ts";

const at = "components responses Forbidden content application/json examples error";

function forbidden(document: Sample): Sample {
  return document.components.responses.Forbidden.content["application/json"].examples.error;
}

testRule("error-examples", {
  valid: [
    {
      name: "a different code of the same status",
      change: (document) => {
        document["x-svc-errors"].push({ ...document["x-svc-errors"][0], code: 1006, status: 403 });
        forbidden(document).value.status.error_code = 1006;
      },
    },
  ],
  invalid: [
    {
      name: "a code of a different status",
      change: (document) => {
        forbidden(document).value.status.error_code = 400;
      },
      findings: [{ path: at, message: "This example of a 403 has the error code 400; write one of 403." }],
    },
    {
      name: "no code",
      change: (document) => {
        forbidden(document).value = { message: "No." };
      },
      findings: [{ path: at, message: "This example of a 403 has no error code; write one of 403." }],
    },
  ],
});
