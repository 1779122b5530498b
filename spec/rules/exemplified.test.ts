import { paged, pagedAt, testRule } from "./support/testing.ts";

testRule("exemplified", {
  valid: [
    {
      name: "a property with a component, or a list or choice of components",
      change: (document) => {
        const coin = { $ref: "#/components/schemas/Coin" };
        Object.assign(document.components.schemas.Fiat.properties, {
          coin,
          coins: { type: "array", description: "Coins.", items: coin },
          none: { description: "A coin or null.", oneOf: [coin, { type: "null" }] },
        });
      },
    },
    {
      name: "a property with one possible value",
      change: (document) => {
        document.components.schemas.Coin.properties.kind = {
          type: "string",
          description: "The kind.",
          const: "coin",
        };
      },
    },
  ],
  invalid: [
    {
      name: "a parameter",
      change: (document) => {
        delete document.components.parameters.IdList.example;
      },
      findings: [
        {
          path: "components parameters IdList",
          message: 'The parameter "id" has no example; add `example`. For a list parameter, write a list.',
        },
      ],
    },
    {
      name: "a header",
      change: (document) => {
        delete document.components.headers.Count.example;
      },
      findings: [
        { path: "components headers Count", message: "The header Count has no example; add `example`." },
      ],
    },
    {
      name: "a property",
      change: (document) => {
        delete document.components.schemas.Coin.properties.id.examples;
      },
      findings: [
        {
          path: "components schemas Coin properties id",
          message: 'The property "id" has no examples; add `examples: [...]`.',
        },
      ],
    },
    {
      name: "a schema of a plain value",
      change: (document) => {
        document.components.schemas.Fiat = { type: "string", description: "A currency." };
      },
      findings: [
        {
          path: "components schemas Fiat",
          message: "The schema Fiat has no examples; add `examples: [...]`.",
        },
      ],
    },
    {
      name: "the single example of OpenAPI 3.0",
      change: (document) => {
        document.components.schemas.Coin.properties.id.example = 1;
      },
      findings: [
        {
          path: "components schemas Coin properties id",
          message: "A schema has `examples`, a list; write `examples: [...]` in place of `example`.",
        },
      ],
    },
    {
      name: "a response",
      change: (document) => {
        delete paged(document).responses["200"].content["application/json"].examples;
      },
      findings: [
        {
          path: `${pagedAt} responses 200 content application/json`,
          message: "This body has no example; add one under `examples`.",
        },
      ],
    },
    {
      name: "an error",
      change: (document) => {
        document.components.responses.BadRequest.content["application/json"].examples = {};
      },
      findings: [
        {
          path: "components responses BadRequest content application/json",
          message: "This body has no example; add one under `examples`.",
        },
      ],
    },
  ],
});
