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
      name: "a deprecated parameter that another replaces",
      change: (document) => deprecate(document, "start"),
    },
    {
      name: "a deprecated field that another replaces",
      change: (document) => deprecateVolume(document, "price"),
    },
    {
      name: "a deprecated parameter without a replacement",
      change: (document) => deprecate(document, null),
    },
  ],
  invalid: [
    {
      name: "a parameter that is deprecated by its flag alone",
      change: (document) => {
        document.components.parameters.IdList.deprecated = true;
      },
      findings: [
        {
          path: "components parameters IdList deprecated",
          message:
            "This parameter is deprecated; write x-svc-lifecycle beside it, with status deprecated and what replaces it.",
        },
      ],
    },
    {
      name: "a parameter that is deprecated by its lifecycle alone",
      change: (document) => {
        deprecate(document, null);
        delete document.components.parameters.Limit.deprecated;
      },
      findings: [
        {
          path: "components parameters Limit",
          message:
            "x-svc-lifecycle says that this parameter is deprecated; write `deprecated: true` beside it.",
        },
      ],
    },
    {
      name: "a parameter that is replaced by none of its operation",
      change: (document) => deprecate(document, "begin"),
      findings: [
        {
          path: "components parameters Limit x-svc-lifecycle replacedBy",
          message:
            'There is no current parameter "begin" beside this one; write the name of one, or null and the reason.',
        },
      ],
    },
    {
      name: "a field that is deprecated by its flag alone",
      change: (document) => {
        document.components.schemas.CoinQuote.properties.volume.deprecated = true;
      },
      findings: [
        {
          path: "components schemas CoinQuote properties volume deprecated",
          message:
            "This field is deprecated; write x-svc-lifecycle beside it, with status deprecated and what replaces it.",
        },
      ],
    },
    {
      name: "a field that is replaced by none of its record",
      change: (document) => deprecateVolume(document, "prise"),
      findings: [
        {
          path: "components schemas CoinQuote properties volume x-svc-lifecycle replacedBy",
          message: 'There is no current field "prise" beside this one; write "price".',
        },
      ],
    },
    {
      name: "deprecated by its lifecycle alone",
      change: (document) => {
        delete paged(document).deprecated;
      },
      findings: [
        {
          path: pagedAt,
          message:
            "x-svc-lifecycle says that this operation is deprecated; write `deprecated: true` beside it.",
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
            "The status of this operation in x-svc-lifecycle is current; drop `deprecated`, or make its status deprecated.",
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
