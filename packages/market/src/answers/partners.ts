import type { ParsedParameters } from "@market-data/openapi";
import type {
  PartnersFcasListingsLatestV1Result,
  PartnersFcasQuotesLatestV1Result,
} from "@market-data/types";
import type { Answer } from "../context.ts";

const NO_SCORES = {
  data: [],
  count: 0,
  notice: "This service has no scores of this partner.",
};

/** Third-party scores: the documents do not show the record, so none are held (document 3, index). */
export async function partnersFcasListingsLatestV1(
  _parameters: ParsedParameters["partnersFcasListingsLatestV1"],
): Promise<Answer<PartnersFcasListingsLatestV1Result["data"]>> {
  return NO_SCORES;
}

/** Third-party scores of some assets: none are held, as above. */
export async function partnersFcasQuotesLatestV1(
  _parameters: ParsedParameters["partnersFcasQuotesLatestV1"],
): Promise<Answer<PartnersFcasQuotesLatestV1Result["data"]>> {
  return NO_SCORES;
}
