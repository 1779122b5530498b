import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect, test } from "vitest";
import { projectExtensions } from "./support/extensions.ts";
import { latest, latestAt, paged, pagedAt, type Sample, testRule } from "./support/testing.ts";

/** Changes the value of one extension of the current operation. */
function withExtension(name: string, value: unknown) {
  return (document: Sample) => {
    latest(document)[name] = value;
  };
}

testRule("extension-schema", {
  valid: [
    {
      name: "a price per unit",
      change: withExtension("x-svc-credits", {
        base: 1,
        per: { size: 200, unit: "values" },
        convertExtra: true,
      }),
    },
    {
      name: "a response that follows a schedule",
      change: withExtension("x-svc-cache", { schedule: [{ every: "day", availableAfterSeconds: 600 }] }),
    },
    {
      name: "a cache time of several hours",
      change: withExtension("x-svc-cache", { seconds: 7200 }),
    },
    {
      name: "a fact with the origin extension",
      change: withExtension("x-svc-origin", { extension: "Nothing is shown." }),
    },
  ],
  invalid: [
    {
      name: "an unknown field",
      change: withExtension("x-svc-credits", { base: 1, convertExtras: true, convertExtra: true }),
      findings: [
        {
          path: `${latestAt} x-svc-credits`,
          message:
            'x-svc-credits has the unknown field "convertExtras"; write "convertExtra". See spec/extensions/x-svc-credits.yaml.',
        },
      ],
    },
    {
      name: "a missing field",
      change: withExtension("x-svc-credits", { base: 1 }),
      findings: [
        {
          path: `${latestAt} x-svc-credits`,
          message:
            'x-svc-credits lacks "convertExtra" (True if each `convert` or `convert_id` item after the first costs a ' +
            "credit.); add it. See spec/extensions/x-svc-credits.yaml.",
        },
      ],
    },
    {
      name: "an unknown plan",
      change: withExtension("x-svc-access", { keyRequired: true, plans: [{ plan: "Gold" }] }),
      findings: [
        {
          path: `${latestAt} x-svc-access plans 0 plan`,
          message:
            'x-svc-access/plans/0/plan is "Gold"; write one of Free, Basic, Hobbyist, Startup, Standard, Professional, ' +
            "Enterprise. See spec/extensions/x-svc-access.yaml.",
        },
      ],
    },
    {
      name: "a duration in words",
      change: withExtension("x-svc-access", {
        keyRequired: true,
        plans: [{ plan: "Basic", history: "1 month" }],
      }),
      findings: [
        {
          path: `${latestAt} x-svc-access plans 0 history`,
          message:
            'x-svc-access/plans/0/history is "1 month"; write "latest". See spec/extensions/x-svc-access.yaml.',
        },
      ],
    },
    {
      name: "the wrong field among several shapes",
      change: withExtension("x-svc-cache", { second: 60 }),
      findings: [
        {
          path: `${latestAt} x-svc-cache`,
          message:
            'x-svc-cache has the unknown field "second"; write "seconds". See spec/extensions/x-svc-cache.yaml.',
        },
        {
          path: `${latestAt} x-svc-cache`,
          message:
            'x-svc-cache lacks "seconds" (Cache time of a response, in seconds.); add it. See spec/extensions/x-svc-cache.yaml.',
        },
      ],
    },
    {
      name: "a constraint of two kinds",
      change: withExtension("x-svc-constraints", [
        { exactlyOneOf: ["id", "symbol"], atMostOneOf: ["id", "symbol"] },
      ]),
      findings: [
        {
          path: `${latestAt} x-svc-constraints 0`,
          message:
            "x-svc-constraints/0 matches several of the allowed shapes; write a value of a single shape. " +
            "See spec/extensions/x-svc-constraints.yaml.",
        },
      ],
    },
    ...(
      [
        ["milliseconds", { seconds: 30000 }, "seconds", "30000; write a multiple of 3600"],
        ["milliseconds of a minute", { seconds: 60000 }, "seconds", "60000; write a multiple of 3600"],
        ["more than a day", { seconds: 720000 }, "seconds", "720000; write a value of at most 86400"],
        [
          "milliseconds in a schedule",
          { schedule: [{ every: "day", availableAfterSeconds: 600000 }] },
          "schedule 0 availableAfterSeconds",
          "600000; write a value of at most 3600",
        ],
      ] as const
    ).map(([name, cache, path, problem]) => ({
      name: `a cache time in ${name}`,
      change: withExtension("x-svc-cache", cache),
      findings: [
        {
          path: `${latestAt} x-svc-cache ${path}`,
          message: `x-svc-cache/${path.replaceAll(" ", "/")} is ${problem}. See spec/extensions/x-svc-cache.yaml.`,
        },
      ],
    })),
    {
      name: "a wrong type",
      change: withExtension("x-svc-cache", { seconds: "60" }),
      findings: [
        {
          path: `${latestAt} x-svc-cache seconds`,
          message:
            'x-svc-cache/seconds is "60"; write a value of type integer. See spec/extensions/x-svc-cache.yaml.',
        },
      ],
    },
    {
      name: "an origin with a misspelt key, on a schema",
      change: (document) => {
        document.components.schemas.Coin["x-svc-origin"] = { "not-show": "the fields" };
      },
      findings: [
        {
          path: "components schemas Coin x-svc-origin",
          message:
            'x-svc-origin has the unknown field "not-show"; write "not-shown". See spec/extensions/x-svc-origin.yaml.',
        },
        {
          path: "components schemas Coin x-svc-origin",
          message: 'x-svc-origin lacks "not-shown"; add it. See spec/extensions/x-svc-origin.yaml.',
        },
      ],
    },
    {
      name: "a deprecated operation without a replacement or a reason",
      change: (document) => {
        delete paged(document)["x-svc-lifecycle"].replacedBy;
      },
      findings: [
        {
          path: `${pagedAt} x-svc-lifecycle`,
          message:
            'x-svc-lifecycle lacks "replacedBy"; add it. ' + "See spec/extensions/x-svc-lifecycle.yaml.",
        },
      ],
    },
    {
      name: "a replacement of a current operation",
      change: withExtension("x-svc-lifecycle", { status: "current", replacedBy: "coinsV1" }),
      findings: [
        {
          path: `${latestAt} x-svc-lifecycle replacedBy`,
          message:
            "x-svc-lifecycle/replacedBy must not be here; leave it out. See spec/extensions/x-svc-lifecycle.yaml.",
        },
      ],
    },
    {
      name: "plans at the root without their limits",
      change: (document) => {
        document["x-svc-plans"] = [{ name: "Basic" }];
      },
      findings: [
        "aliases",
        "rateLimitMinute",
        "creditLimitDaily",
        "creditLimitMonthly",
        "history",
        "monthlyReset",
      ].map((field) => ({
        path: "x-svc-plans 0",
        message: expect.stringContaining(`x-svc-plans/0 lacks "${field}"`),
      })),
    },
  ],
});

test("the schemas of extensions are valid JSON Schemas", () => {
  // The schemas omit `type` if a keyword implies the type.
  const ajv = new Ajv2020({ strictTypes: false, strictRequired: false });
  formats.default(ajv);
  const names = [...projectExtensions().schemas].map(([name, schema]) => {
    ajv.addSchema(schema, `${name}.yaml`);
    return name;
  });
  expect(names.map((name) => ajv.getSchema(`${name}.yaml`))).toEqual(names.map(() => expect.any(Function)));
});
