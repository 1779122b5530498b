import { type Sample, testRule } from "./support/testing.ts";

const at = "components parameters";

/** A change of what a parameter of the sample says of its values. */
function schemaOf(name: string, schema: Sample) {
  return (document: Sample) => Object.assign(document.components.parameters[name].schema, schema);
}

testRule("default-fits-schema", {
  valid: [
    { name: "a default at the bound", change: schemaOf("Limit", { default: 100 }) },
    { name: "a default of no items", change: schemaOf("CoinsAux", { default: [], minItems: 0 }) },
    {
      name: "the default of a record that holds itself",
      change: (document) => {
        const { Coin } = document.components.schemas;
        Coin.properties.parent = { $ref: "#/components/schemas/Coin" };
        Coin.default = { id: 1, quote: {}, parent: { id: 2, quote: {} } };
      },
    },
    {
      name: "a text that stands for a number within its bounds",
      change: (document) => {
        Object.assign(document.components.parameters.Source, {
          schema: { type: "string", default: "1" },
          "x-svc-reads-as": { type: "integer", minimum: 1 },
        });
      },
    },
    {
      name: "an example that holds a field of that name",
      change: (document) => {
        document.components.examples.CoinsV1.value = { type: "integer", default: "no integer" };
      },
    },
  ],
  invalid: [
    {
      name: "a value that the enumeration lacks",
      change: schemaOf("Source", { enum: ["main", "other"], default: "mian" }),
      findings: [
        {
          path: `${at} Source schema default`,
          message: 'This default does not fit its schema: it is "mian"; write one of main, other.',
        },
      ],
    },
    {
      name: "a text for a boolean",
      change: schemaOf("SkipInvalid", { default: "maybe" }),
      findings: [
        {
          path: `${at} SkipInvalid schema default`,
          message: 'This default does not fit its schema: it is "maybe"; write a value of type boolean.',
        },
      ],
    },
    {
      name: "a number below the bound",
      change: schemaOf("Start", { default: 0 }),
      findings: [
        {
          path: `${at} Start schema default`,
          message: "This default does not fit its schema: it is 0; write a value of at least 1.",
        },
      ],
    },
    {
      name: "an item of a list",
      change: schemaOf("CoinsAux", { default: ["notice", "volumes"] }),
      findings: [
        {
          path: `${at} CoinsAux schema default 1`,
          message: 'This default does not fit its schema: /1 is "volumes"; write one of notice, volume.',
        },
      ],
    },
    {
      name: "the default of an item",
      change: schemaOf("IdList", { items: { type: "integer", format: "int32", default: "BTC" } }),
      findings: [
        {
          path: `${at} IdList schema items default`,
          message: 'This default does not fit its schema: it is "BTC"; write a value of type integer.',
        },
      ],
    },
    {
      name: "a field of a response",
      change: (document) => {
        document.components.schemas.Coin.properties.id.default = "one";
      },
      findings: [
        {
          path: "components schemas Coin properties id default",
          message: 'This default does not fit its schema: it is "one"; write a value of type integer.',
        },
      ],
    },
    {
      name: "a default beside a reference",
      change: (document) => {
        const price = {
          type: "number",
          description: "A price.",
          examples: [1],
          "x-svc-origin": "documented",
        };
        document.components.schemas.Price = price;
        document.components.schemas.CoinQuote.properties.price = {
          $ref: "#/components/schemas/Price",
          default: "free",
        };
      },
      findings: [
        {
          path: "components schemas CoinQuote properties price default",
          message: 'This default does not fit its schema: it is "free"; write a value of type number.',
        },
      ],
    },
    {
      name: "a text that stands for a number out of its bounds",
      change: (document) => {
        Object.assign(document.components.parameters.Source, {
          schema: { type: "string", default: "0" },
          "x-svc-reads-as": { type: "integer", minimum: 1 },
        });
      },
      findings: [
        {
          path: `${at} Source schema default`,
          message: "This default does not fit x-svc-reads-as: it is 0; write a value of at least 1.",
        },
      ],
    },
    {
      name: "a text that stands for no number",
      change: (document) => {
        Object.assign(document.components.parameters.Source, {
          schema: { type: "string", default: "many" },
          "x-svc-reads-as": { type: "integer" },
        });
      },
      findings: [
        {
          path: `${at} Source schema default`,
          message: 'This default does not fit x-svc-reads-as: it is "many"; write a value of type integer.',
        },
      ],
    },
  ],
});
