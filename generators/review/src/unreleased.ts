import type { Change } from "./review.ts";

/**
 * Changes with those marked that break what no release has: nobody relies on it yet, so that it can change freely.
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

/** Whether two changes are about the same thing of the same operations. */
function isSame(a: Change, b: Change): boolean {
  const [left, right] = [getOperationIds(a), getOperationIds(b)];
  const meets = left.length + right.length === 0 || left.some((operation) => right.includes(operation));
  return meets && (a.subject === b.subject || a.rule === b.rule);
}

function getOperationIds({ operationId, operations }: Change): readonly string[] {
  return operations ?? (operationId === undefined ? [] : [operationId]);
}
