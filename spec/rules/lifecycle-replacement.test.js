import { latest, latestAt, paged, pagedAt, testRule } from "./support/testing.js";

testRule("lifecycle-replacement", {
  valid: [
    {
      name: "a deprecated operation without a replacement",
      change: (document) => {
        Object.assign(paged(document)["x-svc-lifecycle"], {
          replacedBy: null,
          reason: "Nothing does this any more.",
        });
      },
    },
    {
      name: "a legacy operation, which is not deprecated",
      change: (document) => {
        paged(document)["x-svc-lifecycle"] = { status: "legacy", replacedBy: "coinListsLatestV2" };
        delete paged(document).deprecated;
      },
    },
  ],
  invalid: [
    {
      name: "deprecated by its lifecycle alone",
      change: (document) => {
        delete paged(document).deprecated;
      },
      findings: [
        {
          path: pagedAt,
          message: "x-svc-lifecycle calls this operation deprecated; write `deprecated: true` beside it.",
        },
      ],
    },
    {
      name: "deprecated by its flag alone",
      change: (document) => {
        latest(document).deprecated = true;
      },
      findings: [
        {
          path: `${latestAt} deprecated`,
          message:
            "x-svc-lifecycle calls this operation current; drop `deprecated`, or make its status deprecated.",
        },
      ],
    },
    {
      name: "replaced by an operation that does not exist",
      change: (document) => {
        paged(document)["x-svc-lifecycle"].replacedBy = "coinListsLatestV3";
      },
      findings: [
        {
          path: `${pagedAt} x-svc-lifecycle replacedBy`,
          message: 'There is no operation "coinListsLatestV3"; write "coinListsLatestV2".',
        },
      ],
    },
    {
      name: "replaced by something of no known name",
      change: (document) => {
        paged(document)["x-svc-lifecycle"].replacedBy = "x";
      },
      findings: [
        {
          path: `${pagedAt} x-svc-lifecycle replacedBy`,
          message: 'There is no operation "x"; write the operationId of one, or null and the reason.',
        },
      ],
    },
    {
      name: "replaced by itself",
      change: (document) => {
        paged(document)["x-svc-lifecycle"].replacedBy = "coinsV1";
      },
      findings: [
        {
          path: `${pagedAt} x-svc-lifecycle replacedBy`,
          message:
            'The replacement "coinsV1" is deprecated itself; write a current operation, or null and the reason.',
        },
      ],
    },
  ],
});
