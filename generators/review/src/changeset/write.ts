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
  const contents = changesetText(review);
  const file = `${CHANGESETS}/${changesetName(contents)}`;
  mkdirSync(join(repository, CHANGESETS), { recursive: true });
  writeNew(join(repository, file), contents);
  for (const earlier of readChangesets(repository, review.base.revision)) {
    if (earlier.file !== file && isOurs(earlier)) rmSync(join(repository, earlier.file));
  }
  return file;
}

/** Whether the file is of this pull request and still what was written: only then its name fits its text. */
function isOurs({ file, isNew, contents }: Changeset): boolean {
  return isNew && basename(file) === changesetName(contents);
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
