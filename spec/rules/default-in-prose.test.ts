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
      ["Default: 1,000.", number(1000)],
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
    ] as const
  ).map(([text, schema, stated, written]) => ({
    name: `${text} ${written ?? "no default"}`,
    change: withText(text, schema),
    findings: [
      {
        path: "components parameters SkipInvalid description",
        message:
          written === undefined
            ? `The description states the default ${stated}, and the schema has none; write \`default: ${stated}\`.`
            : `The description states the default ${stated}, and the schema ${written}; correct the wrong default.`,
      },
    ],
  })),
});
