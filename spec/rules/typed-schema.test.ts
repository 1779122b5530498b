import { testRule } from "./support/testing.ts";

testRule("typed-schema", {
  valid: [
    {
      name: "a choice of schemas with types",
      change: (document) => {
        document.components.schemas.Fiat = {
          description: "A currency.",
          oneOf: [{ $ref: "#/components/schemas/Coin" }, { type: "null" }],
        };
      },
    },
    {
      name: "a record with unknown fields",
      change: (document) => {
        document.components.schemas.Fiat.additionalProperties = true;
      },
    },
    {
      name: "a condition",
      change: (document) => {
        Object.assign(document.components.schemas.Fiat, { not: { required: ["price"] } });
      },
    },
  ],
  invalid: [
    {
      name: "a property without a type",
      change: (document) => {
        document.components.schemas.Coin.properties.id = { description: "The id of the coin." };
      },
      findings: [
        {
          path: "components schemas Coin properties id",
          message: "This schema has no type and accepts every value; write `type: string`.",
        },
      ],
    },
    {
      name: "an enumeration without a type",
      change: (document) => {
        document.components.parameters.Start.schema = { enum: [1, 2] };
      },
      findings: [
        {
          path: "components parameters Start schema",
          message: "This schema has no type and accepts every value; write `type: number`.",
        },
      ],
    },
    {
      name: "items without a type",
      change: (document) => {
        document.components.parameters.IdList.schema.items = {};
      },
      findings: [
        {
          path: "components parameters IdList schema items",
          message: "This schema has no type and accepts every value; write `type: string`.",
        },
      ],
    },
    {
      name: "fields without `type: object`",
      change: (document) => {
        delete document.components.schemas.Fiat.type;
      },
      findings: [
        {
          path: "components schemas Fiat",
          message: "This schema has no type and accepts every value; write `type: object`.",
        },
      ],
    },
    {
      name: "items of a schema other than a list",
      change: (document) => {
        document.components.schemas.CoinPage.properties.data.type = "string";
      },
      findings: [
        {
          path: "components schemas CoinPage properties data",
          message: "`items` does not apply to the type string; write `type: array`, or drop it.",
        },
      ],
    },
  ],
});
