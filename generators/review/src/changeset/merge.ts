import { rmSync } from "node:fs";
import { join } from "node:path";
import { highest } from "../review.ts";
import { mergeApiChanges, parseApiChanges } from "./api-changes.ts";
import { getBody, readChangesets } from "./read.ts";
import { formatChangeset } from "./text.ts";
import { writeChangesetFile } from "./write.ts";

/**
 * Makes one changeset of all that report changes of the API, so that a release reports them by operation. What somebody wrote
 * in another form stays as it is.
 * @param repository The repository's folder.
 * @returns The file in the repository; undefined where there is nothing to merge.
 */
export function mergeChangesets(repository: string): string | undefined {
  const changesets = readChangesets(repository, undefined).flatMap(({ file, level, contents }) => {
    const changes = parseApiChanges(getBody(contents));
    return changes === undefined ? [] : [{ file, level, changes }];
  });
  if (changesets.length < 2) return undefined;
  const level = highest(changesets.map((each) => each.level));
  const file = writeChangesetFile(
    repository,
    formatChangeset(level, mergeApiChanges(changesets.map(({ changes }) => changes))),
  );
  for (const each of changesets) if (each.file !== file) rmSync(join(repository, each.file));
  return file;
}
