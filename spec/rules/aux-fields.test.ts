import { latest, latestAt, testRule } from "./support/testing.ts";

testRule("aux-fields", {
  valid: [
    {
      name: "a name without a documented field",
      change: (document) => {
        latest(document)["x-svc-aux"].names.notice.fields = [];
      },
    },
    {
      name: "a field of a composed record",
      change: (document) => {
        const { Coin } = document.components.schemas;
        document.components.schemas.Coin = { description: "A coin.", allOf: [Coin] };
      },
    },
  ],
  invalid: [
    {
      name: "an unknown field",
      change: (document) => {
        latest(document)["x-svc-aux"].names.notice.fields = ["notices"];
      },
      findings: [
        {
          path: `${latestAt} x-svc-aux names notice fields 0`,
          message:
            'The record Coin has no field "notices"; write the dotted path of a field, with * for every key or item.',
        },
      ],
    },
    {
      name: "a required field",
      change: (document) => {
        document.components.schemas.CoinQuote.required.push("volume");
      },
      findings: [
        {
          path: `${latestAt} x-svc-aux names volume fields 0`,
          message:
            '"quote.*.volume" is absent without its `aux` name; remove "volume" from `required` of its record.',
        },
      ],
    },
  ],
});
