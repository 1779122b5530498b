import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Review } from "../review.ts";
import { CHANGESETS, type Changeset, readChangesets } from "./read.ts";
import { changesetName, changesetText } from "./text.ts";

/**
 * Writes the changeset of a review. The name follows from the text, so a repeated review writes the same file. Overwrites no file. Removes an unedited changeset of an earlier call for this pull request.
 * @param repository The repository's folder.
 * @returns The file in the repository, or undefined without a change for a release.
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

/** Writes a changeset under the first free name. @returns The file in the repository. */
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

/** The first free name: a pull request with the same change has the same name, and users edit files. */
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

/** Whether the file belongs to this pull request and is unedited: the name fits the text. */
function isOurs({ file, isNew, contents }: Changeset): boolean {
  const number = Number(/-(\d+)\.md$/.exec(file)?.[1] ?? 0);
  return isNew && basename(file) === changesetName(contents, number);
}

/** Creates the file with its whole text, and fails for an existing file. */
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
