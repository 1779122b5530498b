import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { extensionPlaces, projectExtensions } from "./support/extensions.ts";
import { latest, latestAt, testRule } from "./support/testing.ts";

testRule("extension-known", {
  valid: [
    {
      name: "an origin on a property and on a response",
      change: (document) => {
        document.components.schemas.Coin.properties.id["x-svc-origin"] = "documented";
        document.components.responses.BadRequest["x-svc-origin"] = "documented";
      },
    },
    {
      name: "third-party extensions",
      change: (document) => {
        document["x-tagGroups"] = [];
      },
    },
    {
      name: "an unknown name in the data of an example",
      change: (document) => {
        document.components.examples.CoinsV1.value["x-svc-cach"] = 1;
      },
    },
  ],
  invalid: [
    {
      name: "a misspelt extension of an operation",
      change: (document) => {
        latest(document)["x-svc-cach"] = { seconds: 60 };
      },
      findings: [
        {
          path: `${latestAt} x-svc-cach`,
          message:
            'There is no extension "x-svc-cach"; write "x-svc-cache", or add spec/extensions/x-svc-cach.yaml.',
        },
      ],
    },
    {
      name: "an unknown extension",
      change: (document) => {
        document["x-svc-weather-forecast"] = "sunny";
      },
      findings: [
        {
          path: "x-svc-weather-forecast",
          message: expect.stringMatching(
            /^There is no extension "x-svc-weather-forecast"; the known ones are "x-svc-access", .*, or add spec\/extensions\/x-svc-weather-forecast\.yaml\.$/,
          ),
        },
      ],
    },
    {
      name: "an operation's extension on a parameter",
      change: (document) => {
        document.components.parameters.IdList["x-svc-cache"] = { seconds: 60 };
      },
      findings: [
        {
          path: "components parameters IdList x-svc-cache",
          message: "x-svc-cache is not for a parameter; move it to an operation.",
        },
      ],
    },
    {
      name: "the root's extension on an operation",
      change: (document) => {
        latest(document)["x-svc-plans"] = [];
      },
      findings: [
        {
          path: `${latestAt} x-svc-plans`,
          message: "x-svc-plans is not for an operation; move it to the top of the document.",
        },
      ],
    },
    {
      name: "a parameter's extension on its schema",
      change: (document) => {
        document.components.parameters.Start.schema["x-svc-fallback"] = "non-positive";
      },
      findings: [
        {
          path: "components parameters Start schema x-svc-fallback",
          message: "x-svc-fallback is not for a schema; move it to a parameter.",
        },
      ],
    },
  ],
});

describe("the allowed objects", () => {
  it("exist for every extension with a schema, except the origin", () => {
    expect([...Object.keys(extensionPlaces), "x-svc-origin"].sort()).toEqual([
      ...projectExtensions().schemas.keys(),
    ]);
    expect(existsSync(new URL("../extensions/x-svc-origin.yaml", import.meta.url))).toBe(true);
  });
});
