import { type Sample, testRule } from "./support/testing.ts";

const withSchema =
  (schema: Sample, name = "limit") =>
  (document: Sample) => {
    Object.assign(document.components.parameters.Limit, { name, schema });
  };
const integer = { type: "integer", format: "int32" };

/** The finding about a missing bound. */
const missing = (bound: string, below = "schema") => ({
  path: `components parameters Limit ${below}`,
  message: `The integer "limit" has no ${bound}; write \`${bound}\`.`,
});

testRule("integer-bounds", {
  valid: [
    { name: "an enumeration", change: withSchema({ ...integer, enum: [10, 100] }) },
    {
      name: "exclusive bounds",
      change: withSchema({ ...integer, exclusiveMinimum: 0, exclusiveMaximum: 9 }),
    },
    { name: "a position without a maximum", change: withSchema({ ...integer, minimum: 1 }, "start") },
    { name: "an ID", change: withSchema(integer, "platform_id") },
    { name: "IDs", change: withSchema({ type: "array", minItems: 1, items: integer }, "ids") },
    { name: "a number", change: withSchema({ type: "number" }) },
  ],
  invalid: [
    {
      name: "no bounds",
      change: withSchema(integer),
      findings: [missing("minimum"), missing("maximum")],
    },
    { name: "no maximum", change: withSchema({ ...integer, minimum: 1 }), findings: [missing("maximum")] },
    {
      name: "a list",
      change: withSchema({ type: "array", minItems: 1, items: { ...integer, maximum: 10 } }),
      findings: [missing("minimum", "schema items")],
    },
    {
      name: "a text that is read as an integer",
      change: (document) => {
        withSchema({ type: "string" })(document);
        document.components.parameters.Limit["x-svc-reads-as"] = { type: "integer", minimum: 1 };
      },
      findings: [missing("maximum", "x-svc-reads-as")],
    },
  ],
});
