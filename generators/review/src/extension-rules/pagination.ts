import { describePagination } from "@market-data/generator-core";
import { operationRule } from "./rule.ts";

/** The pages of a long list. */
export const paginationRule = operationRule(
  "x-svc-pagination",
  ({ pagination }) => pagination,
  (before, after) => {
    if (before === null) return [{ rule: "pagination-added", text: describePagination(after) }];
    if (after === null) return [{ rule: "pagination-removed", text: "It no longer has pages." }];
    return [
      before.end === after.end
        ? {
            rule: "pagination-changed",
            text: "The items of a page are elsewhere in the response.",
            at: ["items"],
          }
        : { rule: "pagination-changed", text: "The last page is known in another way.", at: ["end"] },
    ];
  },
);
