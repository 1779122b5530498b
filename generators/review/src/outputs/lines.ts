import type { Change, Rejection, Review, SourcePlace, UsersCode } from "../review.ts";
import { formatCount, formatList } from "../text/format.ts";
import { getLevel } from "../verdict.ts";

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
  if (breaks.join() === "terms") return ["changes terms"];
  return breaks.length === 0 ? [] : [`breaks ${breaks.join(", ")}`];
}

/** The most changes that a comparison of two documents lists, apart from breaking changes. */
const MAX_LISTED = 100;

/** A review whose texts only count the changes that break nothing, if two documents have many changes. */
export function shortenReview(review: Review): Review {
  const { isOfDocuments, changes } = review;
  if (!isOfDocuments || changes.length <= MAX_LISTED) return review;
  const isBreaking = (change: Change) => getLevel(change) === "major";
  return {
    ...review,
    changes: changes.filter(isBreaking),
    unlisted: changes.filter((change) => !isBreaking(change)),
  };
}

/** The number of unlisted changes; nothing if all are listed. */
export function formatUnlisted({ unlisted = [] }: Review): string[] {
  if (unlisted.length === 0) return [];
  return [`${formatHarmless(unlisted)}. The option --all lists them.`];
}

/** "3 changes break nothing: 2 minor, 1 patch". */
export function formatHarmless(changes: readonly Change[]): string {
  const count = (level: Change["level"]) => changes.filter((change) => getLevel(change) === level).length;
  const levels = formatCounts([
    ["minor", count("minor")],
    ["patch", count("patch")],
  ]);
  return `${formatCount(changes.length, "change")} ${changes.length === 1 ? "breaks" : "break"} nothing: ${levels}`;
}

/** What the review was made from. */
export function formatBase({ base }: Review): string {
  return `Compared with ${base.name}${base.revision === undefined ? "" : ` (${base.revision.slice(0, 10)})`}.`;
}

/** The outcome of the review in one line. A comparison of two documents has only a verdict. */
export function formatOutcome(review: Review): string {
  if (review.isOfDocuments) return "";
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
  stability: "Stability",
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
