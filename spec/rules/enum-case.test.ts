import { type Sample, testRule } from "./support/testing.ts";

const withEnum = (values: readonly string[]) => (document: Sample) => {
  document.components.schemas.Coin.properties.notice.enum = values;
};

testRule("enum-case", {
  valid: [
    ["asc", "desc", "market_cap", "7d"],
    ["UPCOMING", "ONGOING", "BTC_USD"],
    ["Extreme Fear", "Fear", "USDt"],
    ["perYear", "perMonth"],
    ["perYear", "perMonth", "day"],
    ["Bitcoin", "USD", "Gold"],
    ["1D", "7D", "1h"],
    ["1", "2"],
  ].map((values) => ({ name: values.join(", "), change: withEnum(values) })),
  invalid: (
    [
      [["UPCOMING", "ONGOING", "cancelled"], 2, "UPCOMING"],
      [["asc", "DESC"], 1, "asc"],
      [["Market_cap", "price", "volume"], 0, "price"],
      [["marketCap", "price", "volume"], 0, "price"],
      [["Fear", "Greed", "neutral"], 2, "Fear"],
      [["market_cap", "volume-24h", "date_added"], 1, "market_cap"],
      [["market_cap", "Volume-24h", "date_added"], 1, "market_cap"],
    ] as const
  ).map(([values, index, sibling]) => ({
    name: values.join(", "),
    change: withEnum(values),
    findings: [
      {
        path: `components schemas Coin properties notice enum ${index}`,
        message: `"${values[index]}" is not written like its sibling "${sibling}"; use the same case and separator.`,
      },
    ],
  })),
});
