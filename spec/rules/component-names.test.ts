import { testRule } from "./support/testing.ts";

testRule("component-names", {
  valid: [],
  invalid: [
    {
      name: "a schema and a parameter with the same name",
      change: (document) => {
        document.components.schemas.IdList = { type: "array", items: { type: "string" } };
      },
      findings: [
        {
          path: "components schemas IdList",
          message: 'The name "IdList" is already used by components/parameters/IdList; choose a unique name.',
        },
      ],
    },
    {
      name: "names that differ only in case",
      change: (document) => {
        document.components.schemas.COIN = { type: "object" };
      },
      findings: [
        {
          path: "components schemas COIN",
          message: 'The name "COIN" is already used by components/schemas/Coin; choose a unique name.',
        },
      ],
    },
    {
      name: "the name that a bundler generates for a clash",
      change: (document) => {
        document.components.schemas["Coin-2"] = { type: "object" };
      },
      findings: [
        {
          path: "components schemas Coin-2",
          message: 'The name "Coin-2" is not in PascalCase; write "Coin2".',
        },
      ],
    },
    {
      name: "a name in snake_case",
      change: (document) => {
        document.components.schemas.coin_detail = { type: "object" };
      },
      findings: [
        {
          path: "components schemas coin_detail",
          message: 'The name "coin_detail" is not in PascalCase; write "CoinDetail".',
        },
      ],
    },
  ],
});
