import { paged, pagedAt, testRule } from "./support/testing.ts";

testRule("pagination-parameters", {
  valid: [
    {
      name: "a bare array",
      change: (document) => {
        const { data } = document.components.schemas.CoinPage.properties;
        document.components.schemas.CoinPage = data;
        paged(document)["x-svc-pagination"].items = "";
      },
    },
  ],
  invalid: [
    {
      name: "page parameters without x-svc-pagination",
      change: (document) => {
        paged(document)["x-svc-pagination"] = null;
      },
      findings: [
        {
          path: `${pagedAt} x-svc-pagination`,
          message:
            "This operation has `start` and `limit`; describe its pages in x-svc-pagination: start, limit, end, items.",
        },
      ],
    },
    {
      name: "a missing parameter",
      change: (document) => {
        paged(document).parameters.pop();
      },
      findings: [
        {
          path: `${pagedAt} x-svc-pagination limit`,
          message: 'There is no parameter "limit" to page by; add it, or write `x-svc-pagination: null`.',
        },
      ],
    },
    {
      name: "items without a list",
      change: (document) => {
        paged(document)["x-svc-pagination"].items = "/data/items";
      },
      findings: [
        {
          path: `${pagedAt} x-svc-pagination items`,
          message:
            'The response has no list at "/data/items"; write the JSON Pointer of the list of items in the body.',
        },
      ],
    },
  ],
});
