import { type Sample, testRule } from "./support/testing.ts";

const withField = (name: string, description: string) => (document: Sample) => {
  document.components.schemas.CoinQuote.properties[name] = { type: "number", description, examples: [1] };
};

testRule("units-agree", {
  valid: (
    [
      ["change_24h", "Change over the last 24 hours."],
      ["change_1h", "Change over the last hour."],
      ["change_24h", "24-hour change."],
      ["change_24h", "Change over 1 day."],
      ["change_7d", "Change of `volume_24h` over the last 7 days."],
      ["change_7d", "Change."],
      ["volume_change_24h", "Change of the 7-day volume over the last 24 hours."],
      ["volume_24h", "Volume; excludes pairs without trades for 3 days."],
      ["change_24h", "24h change against the 7-day change."],
      ["wait_seconds", "Wait in seconds."],
      ["wait_ms", "Wait in milliseconds."],
      ["wait", "Wait in milliseconds."],
    ] as const
  ).map(([name, text]) => ({ name: `${name}: ${text}`, change: withField(name, text) })),
  invalid: (
    [
      ["change_7d", "Change over the last 30 days.", "30 days"],
      ["change_24h", "Change over the last hour.", "last hour"],
      ["change_24h", "Last hour change.", "Last hour"],
      ["change_1h", "Change over the last 30 minutes.", "30 minutes"],
      ["change_24h", "The 7-day change.", "7-day"],
      ["change_24h_max", "Changes of at most this value over 7 days.", "7 days"],
      ["wait_seconds", "Wait in milliseconds.", "in milliseconds"],
      ["wait_ms", "Wait in seconds.", "in seconds"],
    ] as const
  ).map(([name, text, conflict]) => ({
    name: `${name}: ${text}`,
    change: withField(name, text),
    findings: [
      {
        path: `components schemas CoinQuote properties ${name} description`,
        message: `The name "${name}" and the description ("${conflict}") have different units; correct the wrong unit.`,
      },
    ],
  })),
});
