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
      name: "a field of a record that is composed of others",
      change: (document) => {
        const { Coin } = document.components.schemas;
        document.components.schemas.Coin = { description: "A coin.", allOf: [Coin] };
      },
    },
  ],
  invalid: [
    {
      name: "a field that the record lacks",
      change: (document) => {
        latest(document)["x-svc-aux"].names.notice.fields = ["notices"];
      },
      findings: [
        {
          path: `${latestAt} x-svc-aux names notice fields 0`,
          message:
            'The record Coin has no field "notices"; write the dotted path of one, with * for every key or item.',
        },
      ],
    },
    {
      name: "a path without the star of its map",
      change: (document) => {
        latest(document)["x-svc-aux"].names.volume.fields = ["quote.volume"];
      },
      findings: [
        {
          path: `${latestAt} x-svc-aux names volume fields 0`,
          message:
            'The record Coin has no field "quote.volume"; write the dotted path of one, with * for every key or item.',
        },
      ],
    },
    {
      name: "a field that the record requires",
      change: (document) => {
        document.components.schemas.CoinQuote.required.push("volume");
      },
      findings: [
        {
          path: `${latestAt} x-svc-aux names volume fields 0`,
          message:
            '"quote.*.volume" is missing where `aux` leaves it out; take "volume" from `required` of its record.',
        },
      ],
    },
  ],
});
