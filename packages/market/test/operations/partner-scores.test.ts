import { expect, test } from "vitest";
import { ask, makeSnapshot } from "../market.ts";

test.each([
  ["partnersFcasListingsLatestV1", "limit=3"],
  ["partnersFcasListingsLatestV1", "aux=point_change_24h,percent_change_24h"],
  ["partnersFcasQuotesLatestV1", "id=1"],
  ["partnersFcasQuotesLatestV1", "slug=bitcoin,ethereum&aux=point_change_24h"],
] as const)("%s?%s has no scores, and says so", async (id, query) => {
  const response = await ask(id, query, makeSnapshot([[1]]));
  expect(response).toEqual({ data: [], count: 0, notice: "This service has no scores of this partner." });
});
