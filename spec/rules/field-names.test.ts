import { type Sample, testRule } from "./support/testing.ts";

/** Adds a field to a record. */
const withField = (record: string, name: string) => (document: Sample) => {
  const field = { type: "string", description: "A field.", examples: ["x"] };
  document.components.schemas[record].properties[name] = field;
};

testRule("field-names", {
  valid: [
    { name: "a digit at the start", change: withField("Coin", "24h_volume") },
    { name: "a record without an operation", change: withField("Fiat", "fullName") },
  ],
  invalid: [
    ["fullName", "full_name"],
    ["Full_Name", "full_name"],
    ["full-name", "full_name"],
  ].map(([name = "", instead]) => ({
    name,
    change: withField("Coin", name),
    findings: [
      {
        path: `components schemas Coin properties ${name}`,
        message: `The field "${name}" is not in snake_case; write "${instead}".`,
      },
    ],
  })),
});
