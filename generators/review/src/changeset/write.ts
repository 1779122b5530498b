import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Review } from "../review.ts";
import { CHANGESETS, type Changeset, readChangesets } from "./read.ts";
import { changesetName, changesetText } from "./text.ts";

/**
 * Writes a review's changeset, under a name that follows from its text: the same review writes the same file. Nothing is
 * overwritten. What an earlier call wrote for this pull request, and nobody has edited since, is removed.
 * @param repository The repository's folder.
 * @returns The file in the repository; undefined where the review found nothing that a release could tell.
 */
export function writeChangeset(repository: string, review: Review): string | undefined {
  if (review.verdict.level === "none") return undefined;
  const changesets = readChangesets(repository, review.base.revision);
  const file = writeChangesetFile(repository, changesetText(review), changesets);
  for (const earlier of changesets) {
    if (earlier.file !== file && isOurs(earlier)) rmSync(join(repository, earlier.file));
  }
  return file;
}

/** Writes a changeset under the first name that is free. @returns The file in the repository. */
export function writeChangesetFile(
  repository: string,
  contents: string,
  changesets: readonly Changeset[] = readChangesets(repository, undefined),
): string {
  const file = nameFor(contents, changesets);
  mkdirSync(join(repository, CHANGESETS), { recursive: true });
  writeNew(join(repository, file), contents);
  return file;
}

/** The first name that is free: another pull request may change the same in the same words, and somebody may edit a file. */
function nameFor(contents: string, changesets: readonly Changeset[]): string {
  const taken = new Set(
    changesets.filter((each) => !each.isNew || each.contents !== contents).map(({ file }) => file),
  );
  let number = 0;
  let file = `${CHANGESETS}/${changesetName(contents)}`;
  while (taken.has(file)) {
    number += 1;
    file = `${CHANGESETS}/${changesetName(contents, number)}`;
  }
  return file;
}

/** Whether the file is of this pull request and still what was written: only then its name fits its text. */
function isOurs({ file, isNew, contents }: Changeset): boolean {
  const number = Number(/-(\d+)\.md$/.exec(file)?.[1] ?? 0);
  return isNew && basename(file) === changesetName(contents, number);
}

/** The file comes into being with all of its text, and only where there was none. */
function writeNew(path: string, contents: string): void {
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, contents);
  try {
    linkSync(unfinished, path);
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === "EEXIST";
    if (!isThere || readFileSync(path, "utf8") !== contents) throw error;
  } finally {
    rmSync(unfinished);
  }
}
