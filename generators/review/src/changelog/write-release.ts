import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ApiChange, ApiRelease } from "@market-data/generator-docs/changelog";
import { locateContract, readNow, releasedContract } from "../base.ts";
import { CHANGELOG } from "../changeset/read.ts";
import { ReviewError } from "../errors.ts";
import { gitLine } from "../git.ts";
import { listChanges } from "../make-review.ts";
import { createPair } from "../pair.ts";
import { type Change, getOperationIds } from "../review.ts";
import { breaksClients, changesTerms } from "../verdict.ts";
import { AppliedWaivers, readWaivers } from "../waivers.ts";

/** The folder of the API's changelog: a file for each release. */
export const RELEASES = "spec/changelog";

/**
 * Compares the contract with the last release, and writes the changes of the version in progress. The version is in the
 * packages' changelogs and has no tag yet. A repeated call replaces the file. A release replaces its previews.
 * @param repository The repository's folder.
 * @param date The UTC day of the release.
 * @returns The file in the repository, or undefined without a version in progress.
 * @throws {ReviewError} for an impossible comparison.
 */
export async function writeRelease(repository: string, date: string): Promise<string | undefined> {
  const place = locateContract(join(repository, "spec/openapi.yaml"));
  const version = readVersion(repository);
  if (version === undefined || isTagged(repository, version)) return undefined;
  const folder = join(repository, RELEASES);
  const core = version.split("-")[0];
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
  const [previews, earlier] = [files.filter(isOf(core)), files.filter((file) => !isOf(core)(file))];
  const missing = earlier
    .map((file) => file.replace(".json", ""))
    .find((name) => !isTagged(repository, name));
  if (!place.inGit || missing !== undefined) {
    throw new ReviewError(
      `The changes of ${version} are unknown: the tag v${missing ?? version} is not in this clone.`,
      "Fetch the whole history and the tags: git fetch --tags --unshallow origin",
    );
  }
  const [base, now] = await Promise.all([releasedContract(place, "HEAD"), readNow(place)]);
  const found = base === undefined ? [] : listChanges(createPair(base, now, place.folder));
  const changes = new AppliedWaivers(readWaivers(repository), date).mark(found);
  const release: ApiRelease = { version, date, changes: toApiChanges(changes) };
  mkdirSync(folder, { recursive: true });
  for (const file of previews) rmSync(join(folder, file));
  const file = `${RELEASES}/${version}.json`;
  writeFileSync(join(repository, file), `${JSON.stringify(release, null, 2)}\n`);
  return file;
}

/** The newest version in the changelog of the contract's package. */
function readVersion(repository: string): string | undefined {
  const file = join(repository, CHANGELOG);
  return existsSync(file) ? /^## (\d\S*)/m.exec(readFileSync(file, "utf8"))?.[1] : undefined;
}

function isTagged(repository: string, version: string): boolean {
  return gitLine(repository, ["rev-parse", "--verify", "--quiet", `refs/tags/v${version}`]) !== undefined;
}

/** Matches the files of a version and of its previews, such as `1.2.0-beta.1.json`. */
function isOf(core = ""): (file: string) => boolean {
  return (file) => file === `${core}.json` || file.startsWith(`${core}-`);
}

/** The changes for programs, with stable ids. Changes only of words are left out. */
export function toApiChanges(changes: readonly Change[]): ApiChange[] {
  const taken = new Map<string, number>();
  return changes
    .filter(({ level }) => level === "major" || level === "minor")
    .map((change) => {
      const operations = getOperationIds(change);
      const where = operations.length === 1 ? operations[0] : operations.length > 1 ? "several" : "api";
      const name = `${where}-${change.rule}-${change.subject ?? ""}`;
      const id = name
        .replaceAll(/[^A-Za-z0-9]+/g, "-")
        .replace(/-$/, "")
        .toLowerCase();
      const count = (taken.get(id) ?? 0) + 1;
      taken.set(id, count);
      return {
        id: count === 1 ? id : `${id}-${count}`,
        kind: getKind(change.rule),
        ...(breaksClients(change) || changesTerms(change) ? { isBreaking: true as const } : {}),
        operations,
        text: change.text,
        ...(change.facts === undefined ? {} : { facts: change.facts }),
        ...(change.advice.startsWith("Nothing") ? {} : { advice: change.advice }),
      };
    });
}

const DEPRECATED = /^lifecycle-(deprecated|legacy)$|^sunset-(set|earlier|later)$|(?<!longer-)deprecated$/;
/** Parts of an API that users see come and go. A removed bound, for example, is a change of its parameter. */
const PART =
  /(operation|parameter|header|body|status|media-type|value|field|choice|link|webhook|callback|plan|record|code|pagination|server)-(added|new|removed|gone)$/;

function getKind(rule: Change["rule"]): ApiChange["kind"] {
  if (DEPRECATED.test(rule)) return "deprecated";
  const verb = PART.exec(rule)?.[2];
  if (verb === undefined) return "changed";
  return verb === "added" || verb === "new" ? "added" : "removed";
}
