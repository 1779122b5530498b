import { createHash } from "node:crypto";
import { markdownLine } from "../outputs/escape.ts";
import { type Change, getOperationIds, LEVELS, type Level, type Review } from "../review.ts";
import { getLevel } from "../verdict.ts";
import { type ApiChanges, BREAKING, mergeApiChanges, WHOLE_API, writeApiChanges } from "./api-changes.ts";
import { CONTRACT_PACKAGE } from "./read.ts";

/** The packages with users of the contract. The remaining packages of the `fixed` group get the version without an entry. */
const PACKAGES = [
  CONTRACT_PACKAGE,
  ...["types", "client", "service", "mock"].map((name) => `@market-data/${name}`),
];

/** The text of a review's changeset: its changes by operation. A level `none` has no text for a release. */
export function changesetText({ verdict, changes }: Review): string {
  const rank = (change: Change) => LEVELS.indexOf(getLevel(change));
  const reported = changes
    .filter((change) => getLevel(change) !== "none")
    .toSorted((a, b) => rank(b) - rank(a));
  const lines = reported.map((change) => new Map([[formatOperations(change), [formatChange(change)]]]));
  return formatChangeset(verdict.level, mergeApiChanges(lines));
}

/** A changeset with changes of the API. */
export function formatChangeset(level: Level, changes: ApiChanges): string {
  const releases = PACKAGES.map((name) => `"${name}": ${level}\n`).join("");
  return `---\n${releases}---\n\n${writeApiChanges(changes)}`;
}

/** The name of a text, derived from the text. @param number A suffix for a taken name, from 1. */
export function changesetName(contents: string, number = 0): string {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 12);
  return `api-${hash}${number === 0 ? "" : `-${number}`}.md`;
}

function formatOperations(change: Change): string {
  const names = getOperationIds(change);
  return names.length === 0 ? WHOLE_API : names.map((name) => markdownLine(`\`${name}\``)).join(", ");
}

/** The change, and the advice for a breaking change. */
function formatChange(change: Change): string {
  const isBreaking = getLevel(change) === "major";
  const text = isBreaking ? `${change.text} ${change.advice}` : change.text;
  return (isBreaking ? BREAKING : "") + markdownLine(text.replaceAll(/\s+/g, " ").trim());
}
