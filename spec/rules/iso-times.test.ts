import { type Sample, testRule } from "./support/testing.ts";

const withField =
  (name: string, schema: Sample, record = "Coin") =>
  (document: Sample) => {
    document.components.schemas[record].properties[name] = {
      description: "A field.",
      examples: [1],
      ...schema,
    };
  };
const integer = { type: "integer", format: "int64" };

testRule("iso-times", {
  valid: [
    { name: "an ISO 8601 time", change: withField("last_updated", { type: "string", format: "date-time" }) },
    {
      name: "a duration",
      change: withField("elapsed", { ...integer, description: "Time in milliseconds." }),
    },
    {
      name: "a count at a time",
      change: withField("num_coins", { ...integer, description: "Count at this time." }),
    },
    { name: "a date", change: withField("launch_date", { type: ["string", "null"], format: "date" }) },
    ...(
      [
        ["block_time", "Average time between blocks, in seconds."],
        ["processing_time", "Duration in milliseconds."],
        ["remaining", "Seconds until the next epoch."],
      ] as const
    ).map(([name, description]) => ({
      name: description,
      change: withField(name, { type: "number", description }),
    })),
    { name: "a record without an operation", change: withField("created_at", integer, "Fiat") },
  ],
  invalid: (
    [
      ["last_updated", { type: "string" }],
      ["date", { type: "string", format: "uri" }],
      ["updated", { anyOf: [{ type: "string" }, { type: "null" }] }],
      ["time", { type: "array", items: integer }],
      ["added_at", { anyOf: [integer, { type: "null" }] }],
      ["end_time", { ...integer, description: "Unix time in milliseconds." }],
      ["created_at", integer],
      ["last_updated", { type: ["integer", "null"], format: "int64" }],
      ["timestamp", { type: "number" }],
      ["open_time", integer],
      ["start_date", integer],
      ["birth", { ...integer, description: "Unix time of the first block." }],
    ] as const
  ).map(([name, schema]) => ({
    name,
    change: withField(name, schema),
    findings: [
      {
        path: `components schemas Coin properties ${name}`,
        message: `The time "${name}" is not an ISO 8601 text; write \`type: string\` and \`format: date-time\`.`,
      },
    ],
  })),
});
