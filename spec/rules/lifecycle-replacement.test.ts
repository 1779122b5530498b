import { latest, latestAt, paged, pagedAt, type Sample, testRule } from "./support/testing.ts";

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
    {
      name: "a deprecated parameter with a replacement",
      change: (document) => deprecate(document, "start"),
    },
    {
      name: "a deprecated field with a replacement",
      change: (document) => deprecateVolume(document, "price"),
    },
    {
      name: "a deprecated parameter without a replacement",
      change: (document) => deprecate(document, null),
    },
  ],
  invalid: [
    {
      name: "a deprecated parameter without a lifecycle",
      change: (document) => {
        document.components.parameters.IdList.deprecated = true;
      },
      findings: [
        {
          path: "components parameters IdList deprecated",
          message:
            "This parameter is deprecated; add x-svc-lifecycle with the status deprecated and the replacement.",
        },
      ],
    },
    {
      name: "a deprecated lifecycle of a parameter without the flag",
      change: (document) => {
        deprecate(document, null);
        delete document.components.parameters.Limit.deprecated;
      },
      findings: [
        {
          path: "components parameters Limit",
          message: "x-svc-lifecycle says that this parameter is deprecated; add `deprecated: true`.",
        },
      ],
    },
    {
      name: "a replacement outside the operation's parameters",
      change: (document) => deprecate(document, "begin"),
      findings: [
        {
          path: "components parameters Limit x-svc-lifecycle replacedBy",
          message:
            'There is no current parameter "begin" next to this parameter; write the name of a current parameter, or null and a reason.',
        },
      ],
    },
    {
      name: "a replacement outside the record's fields",
      change: (document) => deprecateVolume(document, "prise"),
      findings: [
        {
          path: "components schemas CoinQuote properties volume x-svc-lifecycle replacedBy",
          message: 'There is no current field "prise" next to this field; write "price".',
        },
      ],
    },
    {
      name: "a deprecated lifecycle of an operation without the flag",
      change: (document) => {
        delete paged(document).deprecated;
      },
      findings: [
        {
          path: pagedAt,
          message: "x-svc-lifecycle says that this operation is deprecated; add `deprecated: true`.",
        },
      ],
    },
    {
      name: "a deprecated operation without a lifecycle",
      change: (document) => {
        latest(document).deprecated = true;
      },
      findings: [
        {
          path: `${latestAt} deprecated`,
          message:
            "The status of this operation in x-svc-lifecycle is current; drop `deprecated`, or make its status deprecated.",
        },
      ],
    },
    {
      name: "a misspelt replacement",
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
      name: "an unknown replacement",
      change: (document) => {
        paged(document)["x-svc-lifecycle"].replacedBy = "x";
      },
      findings: [
        {
          path: `${pagedAt} x-svc-lifecycle replacedBy`,
          message: 'There is no operation "x"; write an operationId, or null and the reason.',
        },
      ],
    },
    {
      name: "an operation as its own replacement",
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

function deprecate(document: Sample, replacedBy: string | null) {
  Object.assign(document.components.parameters.Limit, deprecated(replacedBy));
}

function deprecateVolume(document: Sample, replacedBy: string) {
  Object.assign(document.components.schemas.CoinQuote.properties.volume, deprecated(replacedBy));
}

function deprecated(replacedBy: string | null) {
  return {
    deprecated: true,
    "x-svc-lifecycle": {
      status: "deprecated",
      replacedBy,
      ...(replacedBy === null ? { reason: "Nothing does this any more." } : {}),
      deprecatedSince: "2026-11-21",
      sunset: "2027-11-21",
    },
  };
}
