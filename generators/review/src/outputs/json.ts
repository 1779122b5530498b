import type { Review } from "../review.ts";

/** A review as JSON of the type `Review`. */
export function jsonText(review: Review): string {
  return `${JSON.stringify(review, null, 2)}\n`;
}
