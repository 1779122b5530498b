import { createRequire } from "node:module";
import { expect, test } from "vitest";

test("Prism uses the copy of json-schema-faker that src/contract/generate.ts configures", async () => {
  const require = createRequire(import.meta.url);
  const faker = createRequire(require.resolve("@stoplight/prism-http"))("json-schema-faker");
  const { resetJSONSchemaGenerator } = require("@stoplight/prism-http");
  const options: unknown[] = [];
  const { option } = faker.JSONSchemaFaker;
  faker.JSONSchemaFaker.option = (given: unknown) => options.push(given);
  try {
    resetJSONSchemaGenerator();
  } finally {
    faker.JSONSchemaFaker.option = option;
  }
  expect(
    options,
    "Prism uses a different copy of json-schema-faker: set the x-json-schema-faker options of that copy",
  ).not.toEqual([]);
});
