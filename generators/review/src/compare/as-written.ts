import type { Pair } from "../pair.ts";
import { code } from "../text/format.ts";
import { type Finding, NOTHING } from "./finding.ts";
import type { Located } from "./located.ts";
import { same } from "./normal-form/read-schema.ts";

/** What is said of a part that is compared as it is written. */
interface About extends Pick<Finding, "rule" | "subject" | "direction"> {
  /** Whether nothing breaks where there was none before. */
  readonly mayBeAdded?: boolean;
}

/** A part of the document whose effect is not worked out is compared as it is written, with what it refers to. */
export function compareAsWritten(
  { base, now }: Pair,
  before: Located,
  after: Located,
  keyword: string,
  { mayBeAdded = false, ...about }: About,
): Finding[] {
  const [old, fresh] = [before.node[keyword], after.node[keyword]];
  if (same(base.references.expand(old ?? {}), now.references.expand(fresh ?? {}))) return [];
  const isSafe = mayBeAdded && old === undefined;
  return [
    {
      ...about,
      breaks: isSafe ? [] : ["wire"],
      otherwise: "minor",
      text: `${code(keyword)} of ${about.subject} changed.`,
      advice: isSafe ? NOTHING : "Compare the two versions.",
      places: { base: [...before.pointer, keyword], now: [...after.pointer, keyword] },
    },
  ];
}
