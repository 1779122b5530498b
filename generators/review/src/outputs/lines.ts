import type { Change, Rejection, Review, SourcePlace, UsersCode } from "../review.ts";
import { formatCount, formatList } from "../text/format.ts";

/** "spec/openapi.yaml:12" or "openapi.json#/paths", and that it is at the base where it is there alone. */
export function formatPlace({ file, line, pointer = `:${line}`, atBase }: SourcePlace): string {
  return `${file}${pointer}${atBase === true ? " (at the base)" : ""}`;
}

/** The operations that a change touches, where there are several. @param most How many are named. */
export function formatOperations({ operations }: Change, most = 4): string {
  return operations === undefined
    ? ""
    : ` In ${formatCount(operations.length, "operation")}: ${formatList(operations, most)}.`;
}

/** What a change breaks: "breaks wire, types"; nothing where it does not. */
export function formatBreaks({ breaks }: Change): string[] {
  return breaks.length === 0 ? [] : [`breaks ${breaks.join(", ")}`];
}

/** What the review was made from. */
export function formatBase({ base }: Review): string {
  return `Compared with ${base.name}${base.revision === undefined ? "" : ` (${base.revision.slice(0, 10)})`}.`;
}

/** Whether the review passes, in one line. */
export function formatOutcome(review: Review): string {
  if (review.isOfDocuments) {
    return review.verdict.level === "major" ? "Clients of the old document break." : "No client breaks.";
  }
  const errors = countErrors(review);
  if (errors === 0 && review.rejections.length === 0) return "The review passes.";
  const parts = [
    ...(review.rejections.length > 0 ? [formatCount(review.rejections.length, "rejection")] : []),
    ...(errors > 0 ? [formatCount(errors, "lint error")] : []),
  ];
  return `The review does not pass: ${parts.join(" and ")}.`;
}

function countErrors({ lint }: Review): number {
  return lint.filter(({ severity }) => severity === "error").length;
}

/** What kind of rejection it is, as a heading. */
export const REJECTION_TITLES: Record<Rejection["kind"], string> = {
  changeset: "Changeset",
  lifecycle: "Lifecycle",
  waiver: "Waiver",
  consumer: "Users' code",
};

/** "3 major, 1 patch". */
export function formatCounts(counts: readonly (readonly [string, number])[]): string {
  return counts
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}`)
    .join(", ");
}

/** How many keys and requests meet a change: " Met by 3 keys (1,200 requests) since 2026-11-01." */
export function formatUsage({ met, operationId }: Change): string {
  if (met === undefined) return "";
  const { keys, requests, since } = met;
  if (requests === 0) return ` Met by nobody since ${since}.`;
  // A key that uses several operations is counted for each.
  const most = operationId === undefined ? "at most " : "";
  const count = requests.toLocaleString("en-US");
  return ` Met by ${most}${formatCount(keys, "key")} (${count} ${requests === 1 ? "request" : "requests"}) since ${since}.`;
}

/** The published types that no longer fit. */
export function formatBroken(broken: UsersCode["broken"]): string {
  const names = broken.map(({ name }) => name);
  return `${formatCount(names.length, "published type")} no longer ${names.length === 1 ? "fits" : "fit"}: ${formatList(names, 12)}.`;
}
