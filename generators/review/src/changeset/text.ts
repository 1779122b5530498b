import { createHash } from "node:crypto";
import { operationsWords } from "../outputs/lines.ts";
import type { Change, Level, Review } from "../review.ts";
import { levelOf } from "../verdict.ts";
import { CONTRACT_PACKAGE } from "./read.ts";

/** What each group of changes is called. A level `none` changes nothing that a release could tell. */
const HEADINGS: readonly (readonly [Level, string])[] = [
  ["major", "Breaking changes of the API:"],
  ["minor", "New in the API:"],
  ["patch", "Also changed in the API:"],
];
/** Packages besides the contract's that can hold generated code, in the order in which they rest on each other. */
const CODE_PACKAGES = ["types", "client"];

/**
 * The text of a review's changeset. It names the packages in which the change can be seen: the contract's always, types
 * and client where what is generated into them differs. The others of the `fixed` group get the version without an entry.
 */
export function changesetText({ verdict, changes, usersCode }: Review): string {
  const reached = CODE_PACKAGES.filter((name) =>
    usersCode.differences.some(({ file }) => file.startsWith(`packages/${name}/`)),
  );
  const packages = [CONTRACT_PACKAGE, ...reached.map((name) => `@market-data/${name}`)];
  const releases = packages.map((name) => `"${name}": ${verdict.level}\n`).join("");
  const groups = HEADINGS.flatMap(([level, heading]) => {
    const lines = linesOf(changes.filter((change) => levelOf(change) === level));
    return lines.length === 0 ? [] : [`${heading}\n\n${lines.join("\n")}`];
  });
  return `---\n${releases}---\n\n${groups.join("\n\n")}\n`;
}

/** The name that a text has: the same for the same text. @param number Where the name before it is taken, from 1. */
export function changesetName(contents: string, number = 0): string {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 12);
  return `api-${hash}${number === 0 ? "" : `-${number}`}.md`;
}

/** One line for each thing that changed, with all operations where it did. What to do is told where code can break. */
function linesOf(changes: readonly Change[]): string[] {
  const operations = new Map<string, Set<string>>();
  for (const change of changes) {
    const { operationId, advice } = change;
    const text = change.text + operationsWords(change, Infinity);
    const parts = levelOf(change) === "major" ? [text, advice] : [text];
    const words = parts.map((each) => each.replaceAll(/\s+/g, " ").trim()).join(" ");
    const where = operations.get(words) ?? new Set();
    if (operationId !== undefined) where.add(`\`${operationId}\``);
    operations.set(words, where);
  }
  return [...operations].map(([words, where]) =>
    where.size === 0 ? `- ${words}` : `- ${[...where].join(", ")}: ${words}`,
  );
}
