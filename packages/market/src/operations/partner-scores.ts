import type { OperationHandler } from "../operation.ts";

const NO_SCORES = {
  data: [],
  count: 0,
  notice: "This service has no scores of this partner.",
};

/** Third-party scores. No data source has them. */
export const partnerScores: OperationHandler<
  "partnersFcasListingsLatestV1" | "partnersFcasQuotesLatestV1"
> = async () => NO_SCORES;
