import { latest, latestAt, type Sample, testRule } from "./support/testing.ts";

const meaning = "say what it means, with its unit where it has one.";

testRule("described", {
  valid: [
    {
      name: "items and members of a choice without descriptions",
      change: (document) => {
        document.components.schemas.Coin.properties.tags = {
          type: "array",
          description: "What the coin is known for.",
          items: { type: "string" },
          examples: [["mineable"]],
        };
      },
    },
    ...["Marks a todo list.", "Ticker of the form XXX/USD.", "See xxx."].map((text) => ({
      name: text,
      change: (document: Sample) => {
        document.components.schemas.Coin.description = text;
      },
    })),
  ],
  invalid: [
    {
      name: "an operation without a summary and a description",
      change: (document) => {
        delete latest(document).summary;
        latest(document).description = " ";
      },
      findings: [
        {
          path: latestAt,
          message: "The operation coinListsLatestV2 has no summary; say what it returns, in a few words.",
        },
        {
          path: `${latestAt}`,
          message:
            "The operation coinListsLatestV2 has no description; say what it returns, and when to use it.",
        },
      ],
    },
    {
      name: "a parameter",
      change: (document) => {
        delete document.components.parameters.IdList.description;
      },
      findings: [
        {
          path: "components parameters IdList",
          message: `The parameter "id" has no description; ${meaning}`,
        },
      ],
    },
    ...["TODO", "TODO: ask the source", "tbd", "FIXME later", "XXX", "n/a", "...", "-"].map((text) => ({
      name: `a placeholder: ${text}`,
      change: (document: Sample) => {
        document.components.parameters.IdList.description = text;
      },
      findings: [
        {
          path: "components parameters IdList description",
          message: `The parameter "id" has "${/^[A-Z]+/.exec(text)?.[0] ?? text}" as its description; ${meaning}`,
        },
      ],
    })),
    {
      name: "a header",
      change: (document) => {
        delete document.components.headers.Count.description;
      },
      findings: [
        { path: "components headers Count", message: `The header Count has no description; ${meaning}` },
      ],
    },
    {
      name: "a schema",
      change: (document) => {
        delete document.components.schemas.Fiat.description;
      },
      findings: [
        { path: "components schemas Fiat", message: `The schema Fiat has no description; ${meaning}` },
      ],
    },
    {
      name: "a property",
      change: (document) => {
        delete document.components.schemas.Coin.properties.id.description;
      },
      findings: [
        {
          path: "components schemas Coin properties id",
          message: `The property "id" has no description; ${meaning}`,
        },
      ],
    },
    {
      name: "an example",
      change: (document) => {
        delete document.components.examples.CoinsV1.summary;
      },
      findings: [
        {
          path: "components examples CoinsV1",
          message: "The example CoinsV1 has no summary; say in a few words what it shows.",
        },
      ],
    },
    {
      name: "a tag",
      change: (document) => {
        delete document.tags[0].description;
      },
      findings: [{ path: "tags 0", message: `The tag Coins has no description; ${meaning}` }],
    },
  ],
});
