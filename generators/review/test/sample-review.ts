import type { Change, Review } from "../src/review.ts";

/** A change with defaults for all properties. */
export function change(more: Partial<Change> = {}): Change {
  return {
    operationId: "cryptocurrencyMapV1",
    level: "major",
    breaks: ["wire"],
    rule: "request-maximum-lowered",
    text: "The maximum of parameter `limit` was lowered from `5000` to `4000`.",
    advice: "Send only values of `limit` that the new rule allows.",
    place: { file: "spec/components/parameters/LimitUpTo5000.yaml", line: 8 },
    ...more,
  };
}

/** A review with defaults for all properties. */
export function review(more: Partial<Review> = {}): Review {
  return {
    base: { name: "the merge base with main", revision: "0123456789abcdef" },
    verdict: {
      level: "major",
      summary: "The one change breaks clients.",
      reason: "The one change breaks clients. The maximum was lowered.",
    },
    changes: [change()],
    rejections: [],
    lint: [],
    usersCode: { differences: [], broken: [], consumers: [], checked: 0 },
    pages: [],
    ...more,
  };
}
