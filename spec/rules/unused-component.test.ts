import { paged, testRule } from "./support/testing.ts";

testRule("unused-component", {
  valid: [
    {
      name: "a record that refers to itself",
      change: (document) => {
        document.components.schemas.Coin.properties.base = { $ref: "#/components/schemas/Coin" };
      },
    },
  ],
  invalid: [
    {
      name: "a record without an operation and without an origin",
      change: (document) => {
        delete document.components.schemas.Fiat["x-svc-origin"];
      },
      findings: [
        {
          path: "components schemas Fiat",
          message:
            "No operation uses the record Fiat; add x-svc-origin with the reason for its publication, or delete its file and its line.",
        },
      ],
    },
    {
      name: "an unused parameter and an unused example",
      change: (document) => {
        const operation = paged(document);
        operation.parameters.pop();
        operation.responses["200"].content["application/json"].examples = {};
      },
      findings: [
        {
          path: "components parameters Limit",
          message: "Nothing uses Limit; refer to it from an operation, or delete its file and its line.",
        },
        {
          path: "components examples CoinsV1",
          message: "Nothing uses CoinsV1; refer to it from an operation, or delete its file and its line.",
        },
      ],
    },
  ],
});
