import { testRule } from "./support/testing.ts";

testRule("no-nullable", {
  valid: [
    {
      name: "a property named nullable",
      change: (document) => {
        document.components.schemas.Coin.properties.nullable = {
          type: "boolean",
          description: "It can be null.",
        };
      },
    },
  ],
  invalid: [
    {
      name: "a nullable property",
      change: (document) => {
        document.components.schemas.Coin.properties.id.nullable = true;
      },
      findings: [
        {
          path: "components schemas Coin properties id nullable",
          message: 'OpenAPI 3.1 has no `nullable`; write `type: [integer, "null"]`.',
        },
      ],
    },
    {
      name: "a schema with nullable: false",
      change: (document) => {
        document.components.parameters.Start.schema.nullable = false;
      },
      findings: [
        {
          path: "components parameters Start schema nullable",
          message: "OpenAPI 3.1 has no `nullable`; leave it out.",
        },
      ],
    },
  ],
});
