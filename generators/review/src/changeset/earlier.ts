import { LEVELS, type Rejection } from "../review.ts";
import { type Changeset, readChangesets, readChangesetsAt } from "./read.ts";

/**
 * Changesets of earlier changes that a pull request removes, or that it makes say less: the next release would be too small,
 * or silent about them. A release uses up all of them: where none is left, none is missed.
 * @param repository The repository's folder.
 * @param revision The base; without one nothing is known of earlier changes.
 */
export function earlierRejections(repository: string, revision: string | undefined): Rejection[] {
  if (revision === undefined) return [];
  const now = readChangesets(repository, revision);
  if (now.length === 0) return [];
  return readChangesetsAt(repository, revision).flatMap((earlier): Rejection[] => {
    const later = now.find(({ file }) => file === earlier.file);
    if (later === undefined) return earlier.level === "none" ? [] : [removed(earlier)];
    return later.problem === undefined && LEVELS.indexOf(later.level) < LEVELS.indexOf(earlier.level)
      ? [lowered(earlier, later)]
      : [];
  });
}

function removed({ file, line, level }: Changeset): Rejection {
  return {
    kind: "changeset",
    rule: "changeset/removed",
    text: `${file}, the changeset of an earlier change, was removed; it says ${level}.`,
    advice: "Restore it, or let a waiver say why its change is no longer part of the next release.",
    place: { file, line, atBase: true },
  };
}

function lowered({ file, level }: Changeset, later: Changeset): Rejection {
  const says = later.level === "none" ? "names no package of the API" : `says ${later.level}`;
  return {
    kind: "changeset",
    rule: "changeset/lowered",
    text: `${file}, the changeset of an earlier change, ${says} now; it said ${level}.`,
    advice: `Say \`${level}\` there, and write a changeset of your own for your change.`,
    place: { file, line: later.line },
  };
}
