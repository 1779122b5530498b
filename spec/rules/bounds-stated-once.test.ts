import { testRule } from "./support/testing.ts";

testRule("bounds-stated-once", {
  valid: [
    {
      name: "a number other than a bound",
      change: (document) => {
        Object.assign(document.components.schemas.Coin.properties.id, { description: "Not 7.", maximum: 70 });
      },
    },
    {
      name: "a duration that begins with the bound",
      change: (document) => {
        Object.assign(document.components.schemas.Coin.properties.id, {
          description: "Of 24h.",
          maximum: 24,
        });
      },
    },
    {
      name: "the word one",
      change: (document) => {
        Object.assign(document.components.schemas.Coin.properties.id, { description: "Is 1.", minimum: 1 });
      },
    },
  ],
  invalid: [
    {
      name: "the maximum of a property, with grouped digits",
      change: (document) => {
        const { id } = document.components.schemas.Coin.properties;
        Object.assign(id, { description: "At most 5,000.", maximum: 5000 });
      },
      findings: [
        {
          path: "components schemas Coin properties id description",
          message: "The description repeats the maximum 5000, which the reference already shows; omit it.",
        },
      ],
    },
    {
      name: "the items of a parameter's list",
      change: (document) => {
        const { IdList } = document.components.parameters;
        IdList.description = "Ids of 2 to 50 coins.";
        IdList.schema.maxItems = 50;
      },
      findings: [
        {
          path: "components parameters IdList description",
          message: "The description repeats the maxItems 50, which the reference already shows; omit it.",
        },
      ],
    },
    {
      name: "the default of a number in a string parameter",
      change: (document) => {
        const { Source } = document.components.parameters;
        Source.description = "Left out, it is 100.";
        Source.schema.default = "100";
      },
      findings: [
        {
          path: "components parameters Source description",
          message: "The description repeats the default 100, which the reference already shows; omit it.",
        },
      ],
    },
  ],
});
