import { testRule } from "./support/testing.ts";

testRule("component-names", {
  valid: [],
  invalid: [
    {
      name: "a schema and a parameter of one name",
      change: (document) => {
        document.components.schemas.IdList = { type: "array", items: { type: "string" } };
      },
      findings: [
        {
          path: "components schemas IdList",
          message: 'The name "IdList" is taken by components/parameters/IdList; choose a name of its own.',
        },
      ],
    },
    {
      name: "names that differ by their case alone",
      change: (document) => {
        document.components.schemas.COIN = { type: "object" };
      },
      findings: [
        {
          path: "components schemas COIN",
          message: 'The name "COIN" is taken by components/schemas/Coin; choose a name of its own.',
        },
      ],
    },
    {
      name: "the name that a bundler makes up for a clash",
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
