import { type Change, highest, LEVELS, type Level, type Verdict } from "./review.ts";
import { formatCount } from "./text/format.ts";

/** The effects of changes on users: a test, and the text for a single change and for several. */
const EFFECTS: readonly (readonly [has: (change: Change) => boolean, one: string, several: string])[] = [
  [breaksClients, "breaks clients", "break clients"],
  [changesTerms, "changes the terms", "change the terms"],
  [isRaised, "counts as major", "count as major"],
  [(change) => getLevel(change) === "minor", "adds to the API", "add to the API"],
  [
    (change) => getLevel(change) === "patch",
    "touches words or details alone",
    "touch words or details alone",
  ],
];

/** The size of all changes together, in one line. */
export function getVerdict(changes: readonly Change[]): Verdict {
  const level = highest(changes.map(getLevel));
  const deciding = changes.filter((change) => getLevel(change) === level);
  const [first] = deciding;
  if (first === undefined || level === "none") {
    const summary =
      changes.length === 0 ? "Nothing changes for users." : "What changed makes no difference to users.";
    return { level, summary, reason: summary };
  }
  const effects = EFFECTS.map(([has, one, several]) => {
    const count = deciding.filter(has).length;
    return { count, does: count === 1 ? one : several };
  }).filter(({ count }) => count > 0);
  const total = formatCount(changes.length, "change");
  const counts = effects.map(({ count, does }, index) =>
    index === 0
      ? `${changes.length === 1 ? "The one change" : `${count} of ${total}`} ${does}`
      : `${count} ${does}`,
  );
  const summary = `${counts.join(", ")}.`;
  const which = first.operationId === undefined ? first.text : `${first.operationId}: ${first.text}`;
  const rest = deciding.length - 1;
  return { level, summary, reason: `${summary} ${which}${rest > 0 ? ` And ${rest} more.` : ""}` };
}

/** The effective level: a waived change, or a break of an unreleased part, is a patch. */
export function getLevel({ level, waived, unreleased }: Change): Level {
  return waived === undefined && unreleased === undefined ? level : "patch";
}

/** Whether a change breaks a program, and is neither waived nor unreleased. */
export function breaksClients(change: Change): boolean {
  return getLevel(change) === "major" && change.breaks.some((kind) => kind !== "terms");
}

/** Whether a change breaks an agreement but no program: plans, credits, caches, limits, lifecycle. */
export function changesTerms(change: Change): boolean {
  return getLevel(change) === "major" && !breaksClients(change) && change.breaks.includes("terms");
}

/** Whether the option `--severity` makes a harmless change major. */
export function isRaised(change: Change): boolean {
  return getLevel(change) === "major" && change.breaks.length === 0;
}

/** The highest level first. Within a level: breaks of clients, then changes with an action for users. */
export function sortByWeight(changes: readonly Change[]): Change[] {
  const breaks = (change: Change) => Number(breaksClients(change));
  const asks = ({ advice }: Change) => Number(!advice.startsWith("Nothing"));
  return changes.toSorted(
    (a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level) || breaks(b) - breaks(a) || asks(b) - asks(a),
  );
}
