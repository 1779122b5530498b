import { type Sample, testRule } from "./support/testing.ts";

testRule("query-names", {
  valid: [
    {
      name: "digits inside a name",
      change: (document) => {
        document.components.parameters.IdList.name = "percent_change_24h_min";
      },
    },
    {
      name: "a path parameter in camelCase",
      change: (document) => {
        document.components.parameters.Source.name = "sourceName";
      },
    },
  ],
  invalid: [
    ["skipInvalid", "skip_invalid"],
    ["skip-invalid", "skip_invalid"],
    ["Skip_Invalid", "skip_invalid"],
    ["skip__invalid", "skip_invalid"],
  ].map(([name, instead]) => ({
    name: String(name),
    change: (document: Sample) => {
      document.components.parameters.SkipInvalid.name = name;
    },
    findings: [
      {
        path: "components parameters SkipInvalid name",
        message: `The query parameter "${name}" is not in snake_case; write "${instead}".`,
      },
    ],
  })),
});
