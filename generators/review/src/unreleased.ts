import { type Change, getOperationIds } from "./review.ts";

/**
 * Marks the breaks of unreleased parts. Unreleased parts have no users and change freely.
 * @param changes Against the base.
 * @param sinceRelease Against the last release.
 */
export function markUnreleased(changes: readonly Change[], sinceRelease: readonly Change[]): Change[] {
  const promised = sinceRelease.filter(({ level }) => level === "major");
  return changes.map((change) =>
    change.level !== "major" || promised.some((each) => isSame(each, change))
      ? change
      : { ...change, unreleased: true as const },
  );
}

/** Matches two changes by part and operations. */
function isSame(a: Change, b: Change): boolean {
  const [left, right] = [getOperationIds(a), getOperationIds(b)];
  const meets = left.length + right.length === 0 || left.some((operation) => right.includes(operation));
  const [one, other] = [getPart(a), getPart(b)];
  return meets && (one === other || ((one === undefined || other === undefined) && a.rule === b.rule));
}

/** The part without the name of its record, because records may be renamed: "field `name`". */
function getPart({ subject }: Change): string | undefined {
  return subject?.replace(/ of .*/, "");
}
