import type { Review } from "../review.ts";

/** A review as JSON, as `Review` describes it. */
export function jsonText(review: Review): string {
  return `${JSON.stringify(review, null, 2)}\n`;
}
