import { latest, latestAt, type Sample, testRule } from "./support/testing.ts";

testRule("access-security", {
  valid: [
    {
      name: "an operation without a key",
      change: (document) => {
        latest(document).security = [];
        latest(document)["x-svc-access"] = { keyRequired: false, plans: [] };
        latest(document)["x-svc-credits"] = { base: 0, convertExtra: false };
      },
    },
  ],
  invalid: [
    ...[
      { base: 1, convertExtra: false },
      { base: 0, per: { size: 100, unit: "values" }, convertExtra: false },
      { base: 0, convertExtra: true },
    ].map((credits) => ({
      name: `credits without a key: ${JSON.stringify(credits)}`,
      change: (document: Sample) => {
        latest(document).security = [];
        latest(document)["x-svc-access"] = { keyRequired: false, plans: [] };
        latest(document)["x-svc-credits"] = credits;
      },
      findings: [
        {
          path: `${latestAt} x-svc-credits`,
          message:
            "Without a key no account pays the credits; write `base: 0` and `convertExtra: false`, or `keyRequired: true`.",
        },
      ],
    })),
    {
      name: "a required key without security",
      change: (document) => {
        latest(document).security = [];
      },
      findings: [
        {
          path: `${latestAt} x-svc-access`,
          message:
            "x-svc-access requires a key, and `security` does not; drop `security: []`, or write `keyRequired: false`.",
        },
      ],
    },
    {
      name: "security without a required key",
      change: (document) => {
        latest(document)["x-svc-credits"].base = 0;
        latest(document)["x-svc-access"] = { keyRequired: false, plans: [] };
      },
      findings: [
        {
          path: `${latestAt} x-svc-access`,
          message:
            "x-svc-access requires no key, and `security` does; write `security: []`, or `keyRequired: true`.",
        },
      ],
    },
    {
      name: "plans without a key",
      change: (document) => {
        latest(document)["x-svc-credits"].base = 0;
        latest(document).security = [];
        latest(document)["x-svc-access"].keyRequired = false;
      },
      findings: [
        {
          path: `${latestAt} x-svc-access plans`,
          message: "Without a key the plan is unknown; write `plans: []`, or `keyRequired: true`.",
        },
      ],
    },
  ],
});
