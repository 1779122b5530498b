import { testRule } from "./support/testing.ts";

testRule("integer-format", {
  valid: [
    {
      name: "a nullable integer with 64 bits",
      change: (document) => {
        Object.assign(document.components.schemas.Coin.properties.id, {
          type: ["integer", "null"],
          format: "int64",
        });
      },
    },
    {
      name: "the integer of a string parameter",
      change: (document) => {
        document.components.parameters.Source["x-svc-reads-as"] = { type: "integer" };
      },
    },
  ],
  invalid: [
    {
      name: "a property",
      change: (document) => {
        delete document.components.schemas.Coin.properties.id.format;
      },
      findings: [
        {
          path: "components schemas Coin properties id",
          message:
            "This integer has no format; write `format: int32`, or `int64` if it can exceed 2147483647.",
        },
      ],
    },
    {
      name: "items of a parameter with an invalid format",
      change: (document) => {
        document.components.parameters.IdList.schema.items.format = "uint32";
      },
      findings: [
        {
          path: "components parameters IdList schema items",
          message:
            'This integer has the format "uint32"; write `format: int32`, or `int64` if it can exceed 2147483647.',
        },
      ],
    },
    {
      name: "an integer or null",
      change: (document) => {
        document.components.headers.Count.schema = { type: ["integer", "null"] };
      },
      findings: [
        {
          path: "components headers Count schema",
          message:
            "This integer has no format; write `format: int32`, or `int64` if it can exceed 2147483647.",
        },
      ],
    },
    {
      name: "a number with the format of an integer",
      change: (document) => {
        document.components.schemas.Coin.properties.id.type = "number";
      },
      findings: [
        {
          path: "components schemas Coin properties id format",
          message:
            "The format int32 is for integers, and this is of type number; write `type: integer`, or drop the format.",
        },
      ],
    },
  ],
});
