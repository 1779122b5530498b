import { expect, test } from "vitest";
import { ask, makeSnapshot } from "../market.ts";

test.each([
  ["partnersFcasListingsLatestV1", "limit=3"],
  ["partnersFcasQuotesLatestV1", "id=1"],
] as const)("%s holds no scores, and says so", async (id, query) => {
  const response = await ask(id, query, makeSnapshot([[1]]));
  expect(response).toEqual({ data: [], count: 0, notice: "This service has no scores of this partner." });
});
