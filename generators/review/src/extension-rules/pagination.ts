import { describePagination } from "@market-data/generator-core";
import { operationRule, worseOrBetter } from "./rule.ts";

/** How a long list is read page by page. */
export const paginationRule = operationRule(
  "x-svc-pagination",
  ({ pagination }) => pagination,
  (before, after) => {
    if (before === null) {
      return [worseOrBetter(false, "pagination-added", describePagination(after), "")];
    }
    if (after === null) {
      return [
        worseOrBetter(
          true,
          "pagination-removed",
          "It no longer has pages.",
          "Read the whole response at once.",
        ),
      ];
    }
    const [text, at] =
      before.end === after.end
        ? ["The items of a page are elsewhere in the response.", "items"]
        : ["The last page is known in another way.", "end"];
    return [worseOrBetter(true, "pagination-changed", text, "Read pages in the new way.", [at])];
  },
);
