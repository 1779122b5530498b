import { latest, latestAt, testRule } from "./support/testing.ts";

testRule("access-security", {
  valid: [
    {
      name: "an operation without a key",
      change: (document) => {
        latest(document).security = [];
        latest(document)["x-svc-access"] = { keyRequired: false, plans: [] };
      },
    },
  ],
  invalid: [
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
