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
        worseOrBetter(true, "pagination-removed", "It no longer pages.", "Read the whole answer at once."),
      ];
    }
    const text =
      before.end === after.end
        ? `The items of a page now stand at \`${after.items ?? ""}\` of the answer; before at \`${before.items ?? ""}\`.`
        : `${describePagination(after)} Before: ${describePagination(before)}`;
    return [worseOrBetter(true, "pagination-changed", text, "Page as it is written now.")];
  },
);
