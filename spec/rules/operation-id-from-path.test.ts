import { describe, expect, it } from "vitest";
import { toOperationId } from "./operation-id-from-path.ts";
import { latest, latestAt, paged, pagedAt, testRule } from "./support/testing.ts";

testRule("operation-id-from-path", {
  valid: [],
  invalid: [
    {
      name: "a different name",
      change: (document) => {
        latest(document).operationId = "getCoins";
      },
      findings: [
        {
          path: `${latestAt} operationId`,
          message: 'The operationId "getCoins" does not match the path; write "coinListsLatestV2".',
        },
      ],
    },
    {
      name: "no name",
      change: (document) => {
        delete paged(document).operationId;
      },
      findings: [{ path: pagedAt, message: 'This operation has no operationId; write "coinsV1".' }],
    },
    {
      name: "a path without a version",
      change: (document) => {
        document.paths = { "/coins": { get: latest(document) } };
      },
      findings: [
        {
          path: "paths /coins",
          message:
            'The path "/coins" does not start with a version; write "/v1/coins", or the correct version.',
        },
      ],
    },
  ],
});

describe("toOperationId", () => {
  it.each([
    ["/v3/cryptocurrency/quotes/latest", "cryptocurrencyQuotesLatestV3"],
    ["/v1/cryptocurrency/trending/gainers-losers", "cryptocurrencyTrendingGainersLosersV1"],
    ["/v1/partners/{partner}/fcas/listings/latest", "partnersFcasListingsLatestV1"],
    ["/v2/dex/multiplier", "dexMultiplierV2"],
    ["/health", undefined],
  ])("%s", (url, expected) => {
    expect(toOperationId(url)).toBe(expected);
  });
});
