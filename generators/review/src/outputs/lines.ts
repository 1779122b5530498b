import type { Change, Rejection, Review, SourcePlace, UsersCode } from "../review.ts";
import { formatCount, formatList } from "../text/format.ts";
import { getLevel } from "../verdict.ts";

/** "spec/openapi.yaml:12" or "openapi.json#/paths", with a note for a place only at the base. */
export function formatPlace({ file, line, pointer = `:${line}`, atBase }: SourcePlace): string {
  return `${file}${pointer}${atBase === true ? " (at the base)" : ""}`;
}

/**
 * The operations of a change with several operations.
 * @param most The maximum number of names.
 */
export function formatOperations({ operations }: Change, most = 4): string {
  return operations === undefined
    ? ""
    : ` In ${formatCount(operations.length, "operation")}: ${formatList(operations, most)}.`;
}

/** The kinds that a change breaks: "breaks wire, types". Empty for a safe change. */
export function formatBreaks({ breaks }: Change): string[] {
  if (breaks.join() === "terms") return ["changes terms"];
  return breaks.length === 0 ? [] : [`breaks ${breaks.join(", ")}`];
}

/** The maximum number of listed changes of two documents. Breaking changes are always listed. */
const MAX_LISTED = 100;

/** Removes safe changes from the lists of a long review of two documents, and counts the removed changes. */
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

/** The inputs of the review, in one sentence. */
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

/** The heading of a kind of rejections. */
export const REJECTION_TITLES: Record<Rejection["kind"], string> = {
  changeset: "Changeset",
  lifecycle: "Lifecycle",
  stability: "Stability",
  waiver: "Waiver",
  consumer: "Users' code",
};

/** "3 major, 1 patch". */
function formatCounts(counts: readonly (readonly [string, number])[]): string {
  return counts
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}`)
    .join(", ");
}

/** The number of keys and requests of a change: " Used by 3 keys (1,200 requests) since 2026-11-01." */
export function formatUsage({ met, operationId }: Change): string {
  if (met === undefined) return "";
  const { keys, requests, since } = met;
  if (requests === 0) return ` Unused since ${since}.`;
  // A key that uses several operations counts once per operation.
  const most = operationId === undefined ? "at most " : "";
  const count = requests.toLocaleString("en-US");
  return ` Used by ${most}${formatCount(keys, "key")} (${count} ${requests === 1 ? "request" : "requests"}) since ${since}.`;
}

/** The incompatible published types. */
export function formatBroken(broken: UsersCode["broken"]): string {
  const names = broken.map(({ name }) => name);
  return `${formatCount(names.length, "published type")} no longer ${names.length === 1 ? "fits" : "fit"}: ${formatList(names, 12)}.`;
}
