import { rmSync } from "node:fs";
import { join } from "node:path";
import { highest } from "../review.ts";
import { mergeApiChanges, parseApiChanges } from "./api-changes.ts";
import { getBody, readChangesets } from "./read.ts";
import { formatChangeset } from "./text.ts";
import { writeChangesetFile } from "./write.ts";

/**
 * Merges the changesets with API changes into a single file, so that a release reports changes by operation. Changesets in a free form stay unchanged.
 * @param repository The repository's folder.
 * @returns The file in the repository, or undefined without changesets to merge.
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
