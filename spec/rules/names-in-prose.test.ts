import { latest, latestAt, type Sample, testRule } from "./support/testing.ts";

const describe = (text: string) => (document: Sample) => {
  latest(document).description = text;
};

testRule("names-in-prose", {
  valid: [
    {
      name: "parameters, fields, values, an operation and literals",
      change: describe("`symbol`, `notice`, `volume`, `coinsV1`, `true`, `null`"),
    },
    {
      name: "a record, a header and code",
      change: describe("`Coin`, `X-SVC-Sample`, `/v1/coins`, `limit=1`"),
    },
    {
      name: "a value of the examples and a part of the name",
      change: (document) => {
        const tag = {
          type: "string",
          description: "`tag` of a coin, such as `mineable`.",
          examples: ["mineable"],
        };
        document.components.schemas.Coin.properties.coin_tag = tag;
      },
    },
  ],
  invalid: [
    ...[
      ["defined", {}],
      ["mine", { examples: ["mineable"] }],
      ["notic", {}],
    ].map(([name, schema]) => ({
      name: `a part of an example or of the name: ${name}`,
      change: (document: Sample) => {
        const { notice } = document.components.schemas.Coin.properties;
        Object.assign(notice, { description: `As \`${name}\`.` }, schema);
      },
      findings: [
        {
          path: "components schemas Coin properties notice description",
          message: `There is no parameter, field or value \`${name}\`; ${name === "notic" ? "write `notice`" : "correct the name"}.`,
        },
      ],
    })),
    {
      name: "an unknown name",
      change: describe("Send `symbols` for coins."),
      findings: [
        {
          path: `${latestAt} description`,
          message: "There is no parameter, field or value `symbols`; write `symbol`.",
        },
      ],
    },
    {
      name: "an unknown name without a similar name",
      change: (document) => {
        document.components.schemas.Coin.properties.id.description = "ID for `market_pair_count`.";
      },
      findings: [
        {
          path: "components schemas Coin properties id description",
          message: "There is no parameter, field or value `market_pair_count`; correct the name.",
        },
      ],
    },
    {
      name: "a parameter of another operation",
      change: describe("Use `limit` for pages."),
      findings: [
        {
          path: `${latestAt} description`,
          message: "coinListsLatestV2 has no parameter `limit`; correct the name, or omit it.",
        },
      ],
    },
    {
      name: "a parameter of another operation, in a shared parameter",
      change: (document) => {
        document.components.parameters.IdList.description = "IDs of coins, without `start`.";
      },
      findings: [
        {
          path: "components parameters IdList description",
          message: "coinListsLatestV2 has no parameter `start`; correct the name, or omit it.",
        },
      ],
    },
  ],
});
