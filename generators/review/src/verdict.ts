import { type Change, highest, LEVELS, type Level, type Review } from "./review.ts";
import { formatCount } from "./text/format.ts";

/** What one change of a level does, and what several do. */
const REASONS: Record<Exclude<Level, "none">, readonly [one: string, several: string]> = {
  major: ["breaks clients", "break clients"],
  minor: ["adds to the API", "add to the API"],
  patch: ["touches words or details alone", "touch words or details alone"],
};

/** The size of all changes together, and why, in one line. */
export function getVerdict(changes: readonly Change[]): Review["verdict"] {
  const level = highest(changes.map(getLevel));
  if (level === "none") {
    return {
      level,
      reason:
        changes.length === 0 ? "Nothing changes for users." : "What changed makes no difference to users.",
    };
  }
  const deciding = changes.filter((change) => getLevel(change) === level);
  const first = deciding[0] as Change;
  const rest = deciding.length - 1;
  const who =
    changes.length === 1
      ? "The one change"
      : `${deciding.length} of ${formatCount(changes.length, "change")}`;
  const which = first.operationId === undefined ? first.text : `${first.operationId}: ${first.text}`;
  const does = REASONS[level][rest === 0 ? 0 : 1];
  return { level, reason: `${who} ${does}. ${which}${rest > 0 ? ` And ${rest} more.` : ""}` };
}

/** The level that a change counts with: one that is waived, or breaks what was never released, is a patch. */
export function getLevel({ level, waived, unreleased }: Change): Level {
  return waived === undefined && unreleased === undefined ? level : "patch";
}

/** Whether a change breaks a program, and counts with its level. */
export function breaksClients(change: Change): boolean {
  return getLevel(change) === "major" && change.breaks.some((kind) => kind !== "terms");
}

/** The gravest first; of one level, what asks users to do something comes before what they may ignore. */
export function sortByWeight(changes: readonly Change[]): Change[] {
  const asks = ({ advice }: Change) => Number(!advice.startsWith("Nothing"));
  return changes.toSorted((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level) || asks(b) - asks(a));
}
