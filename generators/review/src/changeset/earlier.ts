import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { git } from "../git.ts";
import { highest, LEVELS, type Rejection } from "../review.ts";
import { CHANGELOG, type Changeset, readChangesets, readChangesetsAt } from "./read.ts";

/**
 * Finds removed or lowered changesets of earlier changes: the next release would be too small, or would not mention the changes. A release consumes all changesets and adds a version to the changelogs. Before the first release, a pull request may merge changesets.
 * @param repository The repository's folder.
 * @param revision The base. Without a base, no changeset counts as earlier.
 */
export function earlierRejections(repository: string, revision: string | undefined): Rejection[] {
  if (revision === undefined) return [];
  const now = readChangesets(repository, revision);
  const { before, after } = readVersions(repository, revision);
  if (now.length === 0 && after.some((version) => !before.includes(version))) return [];
  const atBase = readChangesetsAt(repository, revision);
  if (after.length === 0 && rank(now) >= rank(atBase)) return [];
  return atBase.flatMap((earlier): Rejection[] => {
    const later = now.find(({ file }) => file === earlier.file);
    if (later === undefined) return earlier.level === "none" ? [] : [removed(earlier)];
    return later.problem === undefined && LEVELS.indexOf(later.level) < LEVELS.indexOf(earlier.level)
      ? [lowered(earlier, later)]
      : [];
  });
}

/** The released versions in the changelog, at a revision and now. */
function readVersions(repository: string, revision: string): { before: string[]; after: string[] } {
  const file = join(repository, CHANGELOG);
  return {
    before: parseVersions(git(repository, ["show", `${revision}:${CHANGELOG}`])?.toString() ?? ""),
    after: parseVersions(existsSync(file) ? readFileSync(file, "utf8") : ""),
  };
}

/** How large a release some changesets ask for. */
function rank(changesets: readonly Changeset[]): number {
  return LEVELS.indexOf(highest(changesets.map(({ level }) => level)));
}

function parseVersions(changelog: string): string[] {
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
