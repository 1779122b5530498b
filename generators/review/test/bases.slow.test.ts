import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeReview } from "../src/make-review.ts";
import { RepositoryCopy } from "./repository-copy.ts";

const MAP = "spec/paths/v1/cryptocurrency/map.yaml";
const PARAMETERS = "  parameters:\n";
const NOTE = `${PARAMETERS}    - name: note
      in: query
      description: A note.
      schema: { type: string }
      example: a
      x-svc-origin: { extension: a test }
`;

let copy: RepositoryCopy;

/** A repository with our contract, released as 1.0.0, and a later parameter. */
beforeEach(() => {
  copy = RepositoryCopy.withContract();
  copy.write(".gitignore", "node_modules\n");
  copy.git("init", "--quiet", "--initial-branch=main");
  commit("Release");
  copy.git("tag", "v1.0.0");
  copy.edit(MAP, PARAMETERS, NOTE);
  commit("Add a parameter");
});

afterEach(() => copy.remove());

function commit(message: string): void {
  copy.git("add", ".");
  copy.git("commit", "--quiet", `--message=${message}`);
}

async function review(base: string) {
  const contract = join(copy.folder, "spec/openapi.yaml");
  return makeReview({ base, contract, lint: false, consumers: false, today: "2026-11-22" });
}

test("compares with a published bundle", async () => {
  const bundle = fileURLToPath(
    new URL("../../../packages/openapi/src/generated/openapi.yaml", import.meta.url),
  );
  const { changes, verdict } = await review(bundle);
  expect([verdict.level, changes.map(({ rule }) => rule)]).toEqual(["minor", ["request-parameter-added"]]);
});

describe("a break of clients", () => {
  test("is permitted for an unreleased part", async () => {
    copy.edit(MAP, NOTE, PARAMETERS);
    const { verdict, changes, rejections } = await review("HEAD");
    expect(changes).toEqual([
      expect.objectContaining({ rule: "request-parameter-removed", level: "major", unreleased: true }),
    ]);
    expect(verdict.level).toBe("patch");
    expect(rejections.filter(({ kind }) => kind === "lifecycle")).toEqual([]);
  });

  test("is rejected for a released part", async () => {
    copy.edit(MAP, "- name: sort\n", "- name: order\n");
    const { verdict, rejections } = await review("HEAD");
    expect(verdict.level).toBe("major");
    expect(rejections.map(({ rule }) => rule)).toContain("lifecycle/parameter-removed");
  });

  test("is rejected for a released part, even with a changeset for a major version", async () => {
    copy.edit(MAP, "enum: [svc_rank, id]", "enum: [id]");
    copy.edit(MAP, "example: svc_rank", "example: id");
    copy.write(".changeset/mine.md", '---\n"@market-data/openapi": major\n---\n\nOne order.\n');
    const rules = async () => (await review("HEAD")).rejections.map(({ rule }) => rule);
    expect(await rules()).toEqual(["stability/breaking-change"]);
    const waiver =
      "{ rule: stability/breaking-change, operation: cryptocurrencyMapV1, reason: A leak., expires: '2099-01-01' }";
    copy.write(".review/waivers.yaml", `waivers: [${waiver}]\n`);
    expect(await rules()).toEqual([]);
    expect((await review("HEAD")).verdict.level).toBe("major");
  });

  test("counts as major if only a preview lacks the part", async () => {
    copy.git("tag", "--delete", "v1.0.0");
    copy.git("tag", "v1.0.0-beta.1", "HEAD~1");
    copy.edit(MAP, NOTE, PARAMETERS);
    expect((await review("HEAD")).verdict.level).toBe("major");
  });
});
