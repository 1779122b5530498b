import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeChangeset } from "../src/changeset/write.ts";
import { makeReview, withChangesets } from "../src/make-review.ts";
import { markdownText } from "../src/outputs/markdown.ts";
import { RepositoryCopy, repository } from "./repository-copy.ts";

const TRENDING = "paths/v1/cryptocurrency/trending";
let copy: RepositoryCopy;

/** A repository with our contract, our changesets' configuration and the programs of users. */
beforeAll(() => {
  copy = RepositoryCopy.withContract();
  for (const path of [".changeset/config.json", "test/consumers/src"]) {
    cpSync(join(repository, path), join(copy.folder, path), { recursive: true });
  }
  copy.write(".gitignore", "node_modules\n");
  copy.git("init", "--quiet", "--initial-branch=main");
  copy.git("add", ".");
  copy.git("commit", "--quiet", "--message=Base");
});

afterAll(() => copy.remove());

test("docs/examples/review.md is the comment on a new operation, a removed value and a longer cache", async () => {
  copy.edit("spec/paths/v1/cryptocurrency/map.yaml", "enum: [svc_rank, id]", "enum: [id]");
  copy.edit("spec/paths/v1/cryptocurrency/map.yaml", "example: svc_rank", "example: id");
  copy.edit("spec/paths/v1/cryptocurrency/listings/new.yaml", "seconds: 60", "seconds: 300");
  cpSync(
    join(copy.folder, "spec", TRENDING, "latest.yaml"),
    join(copy.folder, "spec", TRENDING, "searched.yaml"),
  );
  copy.edit(`spec/${TRENDING}/searched.yaml`, "TrendingLatestV1\n  summary", "TrendingSearchedV1\n  summary");
  copy.edit(
    "spec/openapi.yaml",
    "  /v1/exchange/assets:\n",
    `  /v1/cryptocurrency/trending/searched:\n    $ref: ${TRENDING}/searched.yaml\n  /v1/exchange/assets:\n`,
  );
  const contract = join(copy.folder, "spec/openapi.yaml");
  const review = await makeReview({ base: "HEAD", contract, lint: false, today: "2026-12-01" });
  writeChangeset(copy.folder, review);
  const written = withChangesets(review, copy.folder);
  // The revision differs in each run. The differences of generated code would fill the page.
  const text = markdownText({
    ...written,
    base: { name: "the merge base with origin/main" },
    usersCode: { ...written.usersCode, differences: [] },
  });
  await expect(text).toMatchFileSnapshot(join(repository, "docs/examples/review.md"));
});
