import { testRule } from "./support/testing.ts";

const instead = "add x-svc-origin: documented, {extension: why} or {not-shown: what}.";

testRule("component-origin", {
  valid: [],
  invalid: [
    {
      name: "a schema without an origin",
      change: (document) => {
        delete document.components.schemas.Coin["x-svc-origin"];
      },
      findings: [
        {
          path: "components schemas Coin",
          message: `The schema Coin does not state its origin; ${instead}`,
        },
      ],
    },
    {
      name: "a parameter without an origin",
      change: (document) => {
        delete document.components.parameters.IdList["x-svc-origin"];
      },
      findings: [
        {
          path: "components parameters IdList",
          message: `The parameter IdList does not state its origin; ${instead}`,
        },
      ],
    },
  ],
});
