import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ApiRelease } from "@market-data/generator-docs/changelog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RELEASES, toApiChanges, writeRelease } from "../src/changelog/write-release.ts";
import { CHANGELOG } from "../src/changeset/read.ts";
import { RepositoryCopy, repository } from "./repository-copy.ts";

const MAP = "spec/paths/v1/cryptocurrency/map.yaml";
/** The expected releases. The tests of the site read the same files. */
const FIXTURES = join(repository, "generators/review/test/releases");
let copy: RepositoryCopy;

beforeAll(() => {
  copy = RepositoryCopy.withContract();
  copy.write(".gitignore", "node_modules\n");
  copy.git("init", "--quiet", "--initial-branch=main");
});

afterAll(() => copy.remove());

/** Compares a release with the fixture. `UPDATE=1` writes the fixture. */
function expectFixture(release: ApiRelease): void {
  const file = join(FIXTURES, `${release.version}.json`);
  if (process.env["UPDATE"]) writeFileSync(file, `${JSON.stringify(release, null, 2)}\n`);
  expect(release).toEqual(JSON.parse(readFileSync(file, "utf8")));
}

/** Writes the changelog of a version, as `changeset version` does, and the changes of the API. */
async function prepare(version: string, date: string): Promise<ApiRelease> {
  copy.write(CHANGELOG, `# @market-data/openapi\n\n## ${version}\n\n### Minor Changes\n`);
  const file = (await writeRelease(copy.folder, date)) ?? "";
  expect(file).toBe(`${RELEASES}/${version}.json`);
  return JSON.parse(readFileSync(join(copy.folder, file), "utf8"));
}

function publish(version: string): void {
  copy.git("add", "--all");
  copy.git("commit", "--quiet", `--message=Release ${version}`);
  copy.git("tag", `v${version}`);
}

test("without a version in progress, the comparison writes nothing", async () => {
  expect(await writeRelease(copy.folder, "2026-01-05")).toBeUndefined();
});

test("the first release has no changes", async () => {
  const release = await prepare("1.0.0", "2026-01-05");
  expect(release.changes).toEqual([]);
  expectFixture(release);
  publish("1.0.0");
  expect(await writeRelease(copy.folder, "2026-01-06")).toBeUndefined();
});

test("a preview lists the changes since the last release, and the release replaces the preview", async () => {
  copy.edit(MAP, "enum: [svc_rank, id]", "enum: [svc_rank, id, name]");
  copy.edit(MAP, "- name: aux\n", "- name: aux\n      deprecated: true\n");
  copy.edit("spec/components/parameters/LimitUpTo5000Default100.yaml", "maximum: 5000", "maximum: 6000");
  const preview = await prepare("1.1.0-beta.1", "2026-02-01");
  publish("1.1.0-beta.1");
  const release = await prepare("1.1.0", "2026-02-03");
  expect(release).toEqual({ ...preview, version: "1.1.0", date: "2026-02-03" });
  expect(await prepare("1.1.0", "2026-02-03")).toEqual(release);
  expect(readdirSync(join(copy.folder, RELEASES)).sort()).toEqual(["1.0.0.json", "1.1.0.json"]);
  expectFixture(release);
  publish("1.1.0");
});

test("a release names a removed operation and its replacement, and leaves out new words", async () => {
  copy.edit("spec/openapi.yaml", "  /v1/fiat/map:\n    $ref: paths/v1/fiat/map.yaml\n", "");
  copy.edit(MAP, "summary:", "summary: New,");
  rmSync(join(copy.folder, "spec/paths/v1/fiat/map.yaml"));
  expectFixture(await prepare("2.0.0", "2026-03-01"));
});

test.each([
  ["operation-added", "added"],
  ["plan-gone", "removed"],
  ["response-null-added", "changed"],
  ["request-unique-items-removed", "changed"],
  ["operation-no-longer-deprecated", "changed"],
  ["lifecycle-legacy", "deprecated"],
] as const)("a change by the rule %s counts as %s", (rule, kind) => {
  const change = { rule, level: "minor", breaks: [], text: "", advice: "" } as const;
  expect(toApiChanges([change, change])).toMatchObject([
    { id: `api-${rule}`, kind },
    { id: `api-${rule}-2`, kind },
  ]);
});

test("a missing tag stops the release", async () => {
  copy.git("tag", "--delete", "v1.1.0");
  await expect(writeRelease(copy.folder, "2026-03-01")).rejects.toThrow(
    "The changes of 2.0.0 are unknown: the tag v1.1.0 is not in this clone.",
  );
});
