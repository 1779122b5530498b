import { latest, latestAt, testRule } from "./support/testing.ts";

testRule("aux-names", {
  valid: [
    {
      name: "no default",
      change: (document) => {
        latest(document)["x-svc-aux"].default = [];
        delete document.components.parameters.CoinsAux.schema.default;
      },
    },
  ],
  invalid: [
    {
      name: "a name that only the parameter has",
      change: (document) => {
        document.components.parameters.CoinsAux.schema.items.enum.push("tags");
      },
      findings: [
        {
          path: `${latestAt} x-svc-aux names`,
          message:
            'The parameter `aux` allows "tags"; add the name with its fields here, or remove it from the enum.',
        },
      ],
    },
    {
      name: "a name that only the extension has",
      change: (document) => {
        latest(document)["x-svc-aux"].names.tags = { fields: [] };
      },
      findings: [
        {
          path: `${latestAt} x-svc-aux names tags`,
          message:
            'The parameter `aux` does not allow "tags"; add it to the enum of the parameter\'s items, or remove it here.',
        },
      ],
    },
    {
      name: "a misspelt name",
      change: (document) => {
        const { names } = latest(document)["x-svc-aux"];
        names.volumes = names.volume;
        delete names.volume;
      },
      findings: [
        {
          path: `${latestAt} x-svc-aux names`,
          message:
            'The parameter `aux` allows "volume"; add the name with its fields here, or remove it from the enum.',
        },
        {
          path: `${latestAt} x-svc-aux names volumes`,
          message: 'The parameter `aux` does not allow "volumes"; write "volume".',
        },
      ],
    },
    {
      name: "an unknown default",
      change: (document) => {
        latest(document)["x-svc-aux"].default = ["logo"];
        document.components.parameters.CoinsAux.schema.default = ["logo"];
      },
      findings: [
        {
          path: `${latestAt} x-svc-aux default 0`,
          message: 'The default has "logo", which is not among the names; write one of "notice", "volume".',
        },
      ],
    },
    {
      name: "different defaults",
      change: (document) => {
        delete document.components.parameters.CoinsAux.schema.default;
      },
      findings: [
        {
          path: `${latestAt} x-svc-aux default`,
          message:
            'x-svc-aux has the default "notice", and the parameter `aux` has none; write the same names in both, in the same order.',
        },
      ],
    },
    {
      name: "a default in a different order",
      change: (document) => {
        latest(document)["x-svc-aux"].default = ["notice", "volume"];
        document.components.parameters.CoinsAux.schema.default = ["volume", "notice"];
      },
      findings: [
        {
          path: `${latestAt} x-svc-aux default`,
          message:
            'x-svc-aux has the default "notice", "volume", and the parameter `aux` "volume", "notice"; write the same names in both, in the same order.',
        },
      ],
    },
  ],
});
