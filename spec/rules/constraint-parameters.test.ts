import { latest, latestAt, testRule } from "./support/testing.ts";

testRule("constraint-parameters", {
  valid: [
    {
      name: "no constraint",
      change: (document) => {
        latest(document)["x-svc-constraints"] = [];
      },
    },
    {
      name: "a constraint with its origin",
      change: (document) => {
        latest(document)["x-svc-constraints"][0].origin = { extension: "Nothing is shown." };
      },
    },
  ],
  invalid: [
    {
      name: "a misspelt parameter",
      change: (document) => {
        latest(document)["x-svc-constraints"] = [{ atMostOneOf: ["id", "symbols"] }];
      },
      findings: [
        {
          path: `${latestAt} x-svc-constraints 0 atMostOneOf 1`,
          message:
            'atMostOneOf names "symbols", which is not a query parameter of this operation; write "symbol".',
        },
      ],
    },
    {
      name: "a path parameter",
      change: (document) => {
        latest(document)["x-svc-constraints"] = [{ atLeastOneOf: ["id", "source"] }];
      },
      findings: [
        {
          path: `${latestAt} x-svc-constraints 0 atLeastOneOf 1`,
          message:
            'atLeastOneOf names "source", which is not a query parameter of this operation; it has "id", "symbol", "aux", ' +
            '"skip_invalid".',
        },
      ],
    },
    {
      name: "a required parameter",
      change: (document) => {
        document.components.parameters.IdList.required = true;
      },
      findings: [
        {
          path: `${latestAt} x-svc-constraints 0 exactlyOneOf 0`,
          message:
            'exactlyOneOf names "id", which is always required; remove `required` from the parameter, or the name from the constraint.',
        },
      ],
    },
  ],
});
