import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { git } from "../git.ts";
import { LEVELS, type Rejection } from "../review.ts";
import { CHANGELOG, type Changeset, readChangesets, readChangesetsAt } from "./read.ts";

/**
 * Changesets of earlier changes that a pull request removes, or that it makes say less: the next release would be too small,
 * or silent about them. A release uses up all of them, and writes a new version into the changelogs.
 * @param repository The repository's folder.
 * @param revision The base; without one nothing is known of earlier changes.
 */
export function earlierRejections(repository: string, revision: string | undefined): Rejection[] {
  if (revision === undefined) return [];
  const now = readChangesets(repository, revision);
  if (now.length === 0 && isReleased(repository, revision)) return [];
  return readChangesetsAt(repository, revision).flatMap((earlier): Rejection[] => {
    const later = now.find(({ file }) => file === earlier.file);
    if (later === undefined) return earlier.level === "none" ? [] : [removed(earlier)];
    return later.problem === undefined && LEVELS.indexOf(later.level) < LEVELS.indexOf(earlier.level)
      ? [lowered(earlier, later)]
      : [];
  });
}

/** Whether the changelog has a version that it did not have at a revision. */
function isReleased(repository: string, revision: string): boolean {
  const file = join(repository, CHANGELOG);
  const now = existsSync(file) ? readFileSync(file, "utf8") : "";
  const before = versionsOf(git(repository, ["show", `${revision}:${CHANGELOG}`])?.toString() ?? "");
  return versionsOf(now).some((version) => !before.includes(version));
}

function versionsOf(changelog: string): string[] {
  return [...changelog.matchAll(/^## (.+)$/gm)].map(([, version = ""]) => version.trim());
}

function removed({ file, line, level }: Changeset): Rejection {
  return {
    kind: "changeset",
    rule: "changeset/removed",
    text: `${file}, the changeset of an earlier change, was removed; it says ${level}.`,
    advice: "Restore it, or add a waiver that states why the next release does not contain its change.",
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
