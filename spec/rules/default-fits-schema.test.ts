import { type Sample, testRule } from "./support/testing.ts";

const at = "components parameters";

/** Changes the schema of a parameter of the sample. */
function changeSchema(name: string, schema: Sample) {
  return (document: Sample) => Object.assign(document.components.parameters[name].schema, schema);
}

testRule("default-fits-schema", {
  valid: [
    { name: "a default at the bound", change: changeSchema("Limit", { default: 100 }) },
    { name: "an empty list as the default", change: changeSchema("CoinsAux", { default: [], minItems: 0 }) },
    {
      name: "the default of a recursive record",
      change: (document) => {
        const { Coin } = document.components.schemas;
        Coin.properties.parent = { $ref: "#/components/schemas/Coin" };
        Coin.default = { id: 1, quote: {}, parent: { id: 2, quote: {} } };
      },
    },
    {
      name: "a number as text within its bounds",
      change: (document) => {
        Object.assign(document.components.parameters.Source, {
          schema: { type: "string", default: "1" },
          "x-svc-reads-as": { type: "integer", minimum: 1 },
        });
      },
    },
    {
      name: "an example with a field named default",
      change: (document) => {
        document.components.examples.CoinsV1.value = { type: "integer", default: "no integer" };
      },
    },
  ],
  invalid: [
    {
      name: "a value outside the enumeration",
      change: changeSchema("Source", { enum: ["main", "other"], default: "mian" }),
      findings: [
        {
          path: `${at} Source schema default`,
          message: 'This default does not match its schema: it is "mian"; write one of main, other.',
        },
      ],
    },
    {
      name: "a text for a boolean",
      change: changeSchema("SkipInvalid", { default: "maybe" }),
      findings: [
        {
          path: `${at} SkipInvalid schema default`,
          message: 'This default does not match its schema: it is "maybe"; write a value of type boolean.',
        },
      ],
    },
    {
      name: "a number below the bound",
      change: changeSchema("Start", { default: 0 }),
      findings: [
        {
          path: `${at} Start schema default`,
          message: "This default does not match its schema: it is 0; write a value of at least 1.",
        },
      ],
    },
    {
      name: "an item of a list",
      change: changeSchema("CoinsAux", { default: ["notice", "volumes"] }),
      findings: [
        {
          path: `${at} CoinsAux schema default 1`,
          message: 'This default does not match its schema: /1 is "volumes"; write one of notice, volume.',
        },
      ],
    },
    {
      name: "a number as text outside its bounds",
      change: (document) => {
        Object.assign(document.components.parameters.Source, {
          schema: { type: "string", default: "0" },
          "x-svc-reads-as": { type: "integer", minimum: 1 },
        });
      },
      findings: [
        {
          path: `${at} Source schema default`,
          message: "This default does not match x-svc-reads-as: it is 0; write a value of at least 1.",
        },
      ],
    },
    {
      name: "a text other than a number",
      change: (document) => {
        Object.assign(document.components.parameters.Source, {
          schema: { type: "string", default: "many" },
          "x-svc-reads-as": { type: "integer" },
        });
      },
      findings: [
        {
          path: `${at} Source schema default`,
          message: 'This default does not match x-svc-reads-as: it is "many"; write a value of type integer.',
        },
      ],
    },
  ],
});
