import { type Sample, testRule } from "./support/testing.ts";

/** Changes one parameter. */
function idList(change: (parameter: Sample) => void) {
  return (document: Sample) => change(document.components.parameters.IdList);
}

const path = "components parameters IdList";
const form =
  '"id" is a list; write `style: form` and `explode: false`, so that its items go into one parameter.';

testRule("comma-lists", {
  valid: [],
  invalid: [
    {
      name: "no style",
      change: idList((parameter) => {
        delete parameter.style;
      }),
      findings: [{ path, message: form }],
    },
    {
      name: "a list that may be empty",
      change: idList((parameter) => {
        delete parameter.schema.minItems;
      }),
      findings: [
        {
          path: `${path} schema`,
          message: '"id" is a list, and an empty list has no meaning; write `minItems: 1`.',
        },
      ],
    },
    {
      name: "a string with a list",
      change: idList((parameter) => {
        parameter.schema = { type: "string" };
        parameter.description = "Comma-separated ids.";
      }),
      findings: [
        {
          path,
          message:
            '"id" is described as a comma-separated list; write `type: array` with `items`, `style: form` and `explode: false`.',
        },
      ],
    },
    {
      name: "an object",
      change: idList((parameter) => {
        parameter.schema = { type: "object" };
      }),
      findings: [
        {
          path: `${path} schema`,
          message:
            '"id" is an object, but a query contains only plain values and lists; write one parameter for each field.',
        },
      ],
    },
  ],
});
