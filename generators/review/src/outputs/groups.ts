import { type Change, LEVELS } from "../review.ts";
import { getLevel } from "../verdict.ts";

/** The changes of an operation, or the changes without a single operation. */
export interface Group {
  /** The operation, or the subject of the changes. */
  title: string;
  changes: Change[];
}

/** The changes by operation, the gravest operation and the gravest change first. */
export function groupChanges(changes: readonly Change[]): Group[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const title = getTitle(change);
    groups.set(title, [...(groups.get(title) ?? []), change]);
  }
  return [...groups]
    .map(([title, members]) => ({ title, changes: members.toSorted(byLevel) }))
    .sort((a, b) => byLevel(a.changes[0] as Change, b.changes[0] as Change));
}

function getTitle({ operationId, operations, place, near }: Change): string {
  if (operationId !== undefined) return operationId;
  if (operations !== undefined) return "In several operations";
  const { file = "" } = near ?? place ?? {};
  return file.includes("/components/schemas/") ? "In records" : "For the whole API";
}

function byLevel(a: Change, b: Change): number {
  return LEVELS.indexOf(getLevel(b)) - LEVELS.indexOf(getLevel(a));
}
