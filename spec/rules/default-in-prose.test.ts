import { type Sample, testRule } from "./support/testing.ts";

const withText = (description: string, schema: Sample) => (document: Sample) => {
  Object.assign(document.components.parameters.SkipInvalid, { description, schema });
};
const flag = (value?: boolean) => ({ type: "boolean", ...(value !== undefined && { default: value }) });
const number = (value?: number) => ({ type: "number", ...(value !== undefined && { default: value }) });
const choice = (value?: string) => ({
  type: "string",
  enum: ["id", "name"],
  ...(value !== undefined && { default: value }),
});

testRule("default-in-prose", {
  valid: (
    [
      ["True by default.", flag(true)],
      ["Sort field. Defaults to `id`.", choice("id")],
      ["Default: 1.", number(1)],
      ["Not true by default.", flag(false)],
      ["Interval, defaults to 5 minutes.", { type: "string", enum: ["5m", "1h"], default: "5m" }],
      ["Defaults to 24 hours ago.", { type: "string", format: "date-time" }],
      ["The default 24h window.", number(5)],
      ["By default, the current time.", choice()],
      ["By default, `count` intervals are counted backwards.", choice()],
      ["No default.", number()],
      ["The default applies only without `id`.", choice("name")],
    ] as const
  ).map(([text, schema]) => ({ name: text, change: withText(text, schema) })),
  invalid: (
    [
      ["True by default.", flag(false), "True", "false"],
      ["Skips coins (default: true).", flag(), "true", undefined],
      ["Sort field. Defaults to `name`.", choice("id"), "name", '"id"'],
      ["Sort field, by default `name`.", choice(), "name", undefined],
      ["Sort field; `name` by default.", choice(), "name", undefined],
      ["The default is 1,000 coins.", number(100), "1000", "100"],
      ["By default, 5.", number(), "5", undefined],
      ["Default 500.", number(), "500", undefined],
      ["Sort field (default `name`).", choice("id"), "name", '"id"'],
      ["The default value is `name`.", choice("id"), "name", '"id"'],
      ["Defaults to `-1`.", number(1), "-1", "1"],
      ["IDs, by default 7.", { type: "array", items: { type: "integer" } }, "7", undefined],
    ] as const
  ).map(([text, schema, stated, written]) => ({
    name: `${text} ${written ?? "no default"}`,
    change: withText(text, schema),
    findings: [
      {
        path: "components parameters SkipInvalid description",
        message:
          written === undefined
            ? `The description states the default ${stated}, and the schema has none; move the default to the schema.`
            : `The description states the default ${stated}, and the schema ${written}; correct the wrong default.`,
      },
    ],
  })),
});
