import { createHash } from "node:crypto";
import { markdownLine } from "../outputs/escape.ts";
import { type Change, getOperationIds, LEVELS, type Level, type Review } from "../review.ts";
import { getLevel } from "../verdict.ts";
import { type ApiChanges, BREAKING, mergeApiChanges, WHOLE_API, writeApiChanges } from "./api-changes.ts";
import { CONTRACT_PACKAGE } from "./read.ts";

/** The packages whose users meet a change of the contract. The others of the `fixed` group get the version without an entry. */
const PACKAGES = [
  CONTRACT_PACKAGE,
  ...["types", "client", "service", "mock"].map((name) => `@market-data/${name}`),
];

/** The text of a review's changeset: its changes by operation. A level `none` changes nothing that a release could report. */
export function changesetText({ verdict, changes }: Review): string {
  const rank = (change: Change) => LEVELS.indexOf(getLevel(change));
  const reported = changes
    .filter((change) => getLevel(change) !== "none")
    .toSorted((a, b) => rank(b) - rank(a));
  const lines = reported.map((change) => new Map([[formatOperations(change), [formatChange(change)]]]));
  return formatChangeset(verdict.level, mergeApiChanges(lines));
}

/** A changeset that reports changes of the API. */
export function formatChangeset(level: Level, changes: ApiChanges): string {
  const releases = PACKAGES.map((name) => `"${name}": ${level}\n`).join("");
  return `---\n${releases}---\n\n${writeApiChanges(changes)}`;
}

/** The name that a text has: the same for the same text. @param number Where the name before it is taken, from 1. */
export function changesetName(contents: string, number = 0): string {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 12);
  return `api-${hash}${number === 0 ? "" : `-${number}`}.md`;
}

function formatOperations(change: Change): string {
  const names = getOperationIds(change);
  return names.length === 0 ? WHOLE_API : names.map((name) => markdownLine(`\`${name}\``)).join(", ");
}

/** What changed, and what to do where code can break. */
function formatChange(change: Change): string {
  const isBreaking = getLevel(change) === "major";
  const text = isBreaking ? `${change.text} ${change.advice}` : change.text;
  return (isBreaking ? BREAKING : "") + markdownLine(text.replaceAll(/\s+/g, " ").trim());
}
