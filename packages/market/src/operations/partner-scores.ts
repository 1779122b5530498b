import type { OperationHandler } from "../operation.ts";

const NO_SCORES = {
  data: [],
  count: 0,
  notice: "This service has no scores of this partner.",
};

/** Third-party scores. Their record is not published, so there are none. */
export const partnerScores: OperationHandler<
  "partnersFcasListingsLatestV1" | "partnersFcasQuotesLatestV1"
> = async () => NO_SCORES;
