import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { checkChangeset } from "../src/changeset/check.ts";
import { earlierRejections } from "../src/changeset/earlier.ts";
import { mergeChangesets } from "../src/changeset/merge.ts";
import { readChangesets } from "../src/changeset/read.ts";
import { changesetText } from "../src/changeset/text.ts";
import { writeChangeset } from "../src/changeset/write.ts";
import { withChangesets } from "../src/make-review.ts";
import type { Change, Level, Review } from "../src/review.ts";
import { AppliedWaivers, readWaivers } from "../src/waivers.ts";
import { RepositoryCopy, repository } from "./repository-copy.ts";

let copy: RepositoryCopy;
let revision: string;

/** A repository with our configuration of changesets and a changeset on the main branch. */
beforeEach(() => {
  copy = new RepositoryCopy();
  copy.write(".changeset/config.json", readFileSync(join(repository, ".changeset/config.json"), "utf8"));
  copy.write(".changeset/README.md", "How to write changesets.\n");
  copy.write(".changeset/earlier.md", '---\n"@market-data/openapi": major\n---\n\nEarlier.\n');
  copy.git("init", "--quiet", "--initial-branch=main");
  copy.git("add", ".changeset");
  copy.git("commit", "--quiet", "--message=Base");
  revision = copy.git("rev-parse", "HEAD");
});

afterEach(() => copy.remove());

function changeset(name: string, releases: Record<string, string>): void {
  const lines = Object.entries(releases).map(([each, level]) => `"${each}": ${level}\n`);
  copy.write(`.changeset/${name}.md`, `---\n${lines.join("")}---\n\nWords.\n`);
}

const rejections = (verdict: Level) => checkChangeset(verdict, readChangesets(copy.folder, revision));

function change(level: Level, text: string, operationId?: string): Change {
  return {
    level,
    breaks: [],
    text,
    rule: "response-field-removed",
    advice: "Read another.",
    ...(operationId === undefined ? {} : { operationId }),
  };
}

function review(level: Level, changes: Change[]): Review {
  return {
    base: { name: "main", revision },
    verdict: { level, summary: "", reason: "" },
    changes,
    rejections: [],
    lint: [],
    usersCode: { differences: [], broken: [], consumers: [], checked: 0 },
    pages: [],
  };
}

describe("the check of the changeset", () => {
  it("accepts a change without effect and without a changeset", () => {
    expect(rejections("none")).toEqual([]);
  });

  it("rejects a change without a changeset, and ignores changesets of earlier changes", () => {
    expect(rejections("patch")).toEqual([
      {
        kind: "changeset",
        text: "The changes need a patch release, and no changeset comes with them.",
        advice: "`pnpm review --write` writes one with the changes as its text.",
      },
    ]);
  });

  it.each([
    ["patch", "patch", true],
    ["patch", "minor", false],
    ["minor", "patch", true],
    ["minor", "major", false],
    ["major", "major", true],
  ] as const)("holds %s against the verdict %s", (said, verdict, passes) => {
    changeset("mine", { "@market-data/openapi": said });
    expect(rejections(verdict)).toHaveLength(passes ? 0 : 1);
  });

  it("rejects a version bump below the verdict", () => {
    changeset("mine", { "@market-data/mock": "patch", "@market-data/openapi": "minor" });
    expect(rejections("major")[0]).toMatchObject({
      text: "The changes need a major release, and .changeset/mine.md says minor.",
      place: { file: ".changeset/mine.md", line: 3 },
    });
  });

  it("applies the version bump of a package to its fixed group", () => {
    changeset("mine", { "@market-data/docs": "major" });
    expect(rejections("major")).toEqual([]);
  });

  it("ignores packages outside of the group", () => {
    changeset("mine", { "somebody-else": "major" });
    expect(rejections("patch")[0]?.text).toContain(".changeset/mine.md names no package of the API.");
  });

  it("uses the highest version bump of several changesets", () => {
    changeset("mine", { "@market-data/client": "patch" });
    changeset("another", { "@market-data/types": "minor" });
    expect(rejections("minor")).toEqual([]);
    expect(rejections("major")).toHaveLength(1);
  });

  it("counts an edited changeset of the base", () => {
    copy.edit(".changeset/earlier.md", "Earlier.", "Earlier, and now.");
    expect(rejections("minor")).toEqual([]);
  });

  it.each([
    ["no head", "Words.\n", "does not begin with"],
    ["an unknown level", '---\n"@market-data/openapi": huge\n---\n', "says `huge` of @market-data/openapi"],
    ["a broken head", '---\n"@market-data/openapi: minor\n---\n', "cannot be read"],
  ])("rejects a changeset with %s for every verdict", (_, contents, words) => {
    copy.write(".changeset/mine.md", contents);
    expect(rejections("none")[0]).toMatchObject({ place: { file: ".changeset/mine.md", line: 1 } });
    expect(rejections("none")[0]?.text).toContain(words);
  });

  it("reads an empty changeset as no version bump", () => {
    copy.write(".changeset/mine.md", "---\n---\n");
    expect(rejections("none")).toEqual([]);
    expect(rejections("patch")).toHaveLength(1);
  });

  it("accepts a missing changeset folder", () => {
    expect(readChangesets(join(copy.folder, "spec"), undefined)).toEqual([]);
  });
});

describe("a changeset of an earlier change", () => {
  const earlier = () => earlierRejections(copy.folder, revision);
  const EARLIER = ".changeset/earlier.md";
  const CHANGELOG = "packages/openapi/CHANGELOG.md";
  const commitChangelog = (text: string) => {
    copy.write(CHANGELOG, text);
    copy.git("add", "--all");
    copy.git("commit", "--quiet", "--message=Release");
    revision = copy.git("rev-parse", "HEAD");
  };

  it("must not lower its version bump", () => {
    changeset("earlier", { "@market-data/openapi": "minor" });
    expect(earlier()).toEqual([
      {
        kind: "changeset",
        rule: "changeset/lowered",
        text: ".changeset/earlier.md, the changeset of an earlier change, says minor now; it said major.",
        advice: "Say `major` there, and write a changeset of your own for your change.",
        place: { file: EARLIER, line: 2 },
      },
    ]);
  });

  it("must not be removed", () => {
    commitChangelog("# openapi\n\n## 1.0.0\n");
    changeset("mine", { "@market-data/openapi": "major" });
    rmSync(join(copy.folder, EARLIER));
    expect(earlier()).toMatchObject([
      { rule: "changeset/removed", place: { file: EARLIER, line: 2, atBase: true } },
    ]);
  });

  it("may be merged into another changeset with an equal or higher version bump before the first release", () => {
    rmSync(join(copy.folder, EARLIER));
    changeset("first-release", { "@market-data/openapi": "minor" });
    expect(earlier()).toMatchObject([{ rule: "changeset/removed" }]);
    changeset("first-release", { "@market-data/openapi": "major" });
    expect(earlier()).toEqual([]);
  });

  it("may change its text or raise its version bump", () => {
    changeset("earlier", { "@market-data/client": "major", "@market-data/openapi": "major" });
    expect(earlier()).toEqual([]);
  });

  it.each([
    ["the first release", undefined, "# openapi\n\n## 1.0.0\n\n- Earlier.\n"],
    ["a later release", "# openapi\n\n## 1.0.0\n", "# openapi\n\n## 2.0.0\n\n- Earlier.\n\n## 1.0.0\n"],
  ])("may be removed with all changesets by %s", (_, before, after) => {
    if (before !== undefined) commitChangelog(before);
    rmSync(join(copy.folder, EARLIER));
    copy.write(CHANGELOG, after);
    expect(earlier()).toEqual([]);
  });

  it.each([
    ["no changelog", undefined, undefined],
    ["a changelog without a new version", "# openapi\n\n## 1.0.0\n", "# openapi\n\n## 1.0.0\n\n- More.\n"],
  ])("must not be removed without a release: %s", (_, before, after) => {
    if (before !== undefined) commitChangelog(before);
    rmSync(join(copy.folder, EARLIER));
    if (after !== undefined) copy.write(CHANGELOG, after);
    expect(earlier()).toMatchObject([{ rule: "changeset/removed" }]);
  });

  it("must not be removed by a release that keeps other changesets", () => {
    changeset("mine", { "@market-data/openapi": "major" });
    rmSync(join(copy.folder, EARLIER));
    copy.write(CHANGELOG, "# openapi\n\n## 1.0.0\n");
    expect(earlier()).toMatchObject([{ rule: "changeset/removed" }]);
  });

  it("may be removed with a waiver", () => {
    commitChangelog("# openapi\n\n## 1.0.0\n");
    changeset("mine", { "@market-data/openapi": "major" });
    rmSync(join(copy.folder, EARLIER));
    copy.write(
      ".review/waivers.yaml",
      `waivers:
  - { rule: changeset/removed, place: ${EARLIER}, reason: Its change is undone., expires: "2099-01-01" }
`,
    );
    const waivers = new AppliedWaivers(readWaivers(copy.folder), "2027-01-01");
    expect(waivers.lift(earlier())).toEqual([]);
  });

  it("stays rejected after a second check of the changesets", () => {
    commitChangelog("# openapi\n\n## 1.0.0\n");
    changeset("mine", { "@market-data/openapi": "major" });
    rmSync(join(copy.folder, EARLIER));
    const found = { ...review("none", []), rejections: earlier() };
    expect(withChangesets(found, copy.folder).rejections).toEqual(found.rejections);
  });
});

describe("the written changeset", () => {
  it("lists changes by operation in every affected package, with breaks and advice first", () => {
    const changes = [
      change("minor", "New field `rank`.", "simplePriceV1"),
      change("major", "Field\n  `price` was removed.", "simplePriceV1"),
      change("minor", "New field `rank`.", "cryptocurrencyMapV1"),
      change("none", "Reordered."),
      { ...change("major", "Waived."), waived: "Nobody can have used it." },
    ];
    expect(changesetText(review("major", changes))).toBe(
      [
        "---",
        '"@market-data/openapi": major',
        '"@market-data/types": major',
        '"@market-data/client": major',
        '"@market-data/service": major',
        '"@market-data/mock": major',
        "---",
        "",
        "Changes of the API, by operation:",
        "",
        "- `simplePriceV1`",
        "  - **Breaking:** Field `price` was removed. Read another.",
        "  - New field `rank`.",
        "- `cryptocurrencyMapV1`",
        "  - New field `rank`.",
        "- The API as a whole",
        "  - Waived.",
        "",
      ].join("\n"),
    );
  });

  it("names every operation of a shared change", () => {
    const operations = Array.from({ length: 40 }, (_, index) => `operation${index}`);
    const text = changesetText(review("patch", [{ ...change("patch", "Words changed."), operations }]));
    expect(text).toContain(`- ${operations.map((name) => `\`${name}\``).join(", ")}\n  - Words changed.\n`);
  });

  it("escapes text of the contract", () => {
    const text = changesetText(
      review("patch", [change("patch", "<script>alert(1)</script> [x](http://a.example)")]),
    );
    expect(text).not.toMatch(/<script|(?<!\\)\]\(http/);
  });

  it("passes the review", () => {
    expect(rejections("minor")).toHaveLength(1);
    writeChangeset(copy.folder, review("minor", [change("minor", "New.")]));
    expect(rejections("minor")).toEqual([]);
  });

  it("is the same single file for an equal review", () => {
    const mine = review("minor", [change("minor", "New.")]);
    const file = writeChangeset(copy.folder, mine);
    expect(writeChangeset(copy.folder, mine)).toBe(file);
    expect(file).toMatch(/^\.changeset\/api-[0-9a-f]{12}\.md$/);
    expect(readdirSync(join(copy.folder, ".changeset")).sort()).toEqual(
      ["README.md", file?.slice(".changeset/".length), "config.json", "earlier.md"].sort(),
    );
  });

  it("is not written for a change without effect", () => {
    expect(writeChangeset(copy.folder, review("none", []))).toBeUndefined();
  });

  it("replaces an earlier written changeset without edits", () => {
    const first = writeChangeset(copy.folder, review("minor", [change("minor", "New.")])) ?? "";
    const second = writeChangeset(copy.folder, review("major", [change("major", "Gone.")])) ?? "";
    expect(existsSync(join(copy.folder, first))).toBe(false);
    copy.edit(second, "Gone.", "Gone for good.");
    writeChangeset(copy.folder, review("minor", [change("minor", "New.")]));
    expect(readFileSync(join(copy.folder, second), "utf8")).toContain("Gone for good.");
  });

  it("overwrites no file", () => {
    const mine = review("minor", [change("minor", "New.")]);
    const file = writeChangeset(copy.folder, mine) ?? "";
    copy.write(file, "Mine.\n");
    expect(writeChangeset(copy.folder, mine)).toBe(file.replace(".md", "-1.md"));
    expect(readFileSync(join(copy.folder, file), "utf8")).toBe("Mine.\n");
    expect(readdirSync(join(copy.folder, ".changeset")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("lists every change of a long review", () => {
    const many = Array.from({ length: 100 }, (_, index) => change("minor", `Field ${index}.`));
    const lines = changesetText(review("minor", many)).split("\n");
    expect(lines.filter((line) => line.startsWith("  - "))).toHaveLength(100);
  });
});

test("a changeset with the text of a merged changeset gets a new name", () => {
  const same = review("minor", [change("minor", "A field is new.", "mapV1")]);
  const merged = writeChangeset(copy.folder, same) ?? "";
  copy.git("add", ".changeset");
  copy.git("commit", "--quiet", "--message=Another");
  const later = { ...same, base: { name: "main", revision: copy.git("rev-parse", "HEAD") } };
  const written = writeChangeset(copy.folder, later) ?? "";
  expect([written === merged, existsSync(join(copy.folder, merged))]).toEqual([false, true]);
  expect(writeChangeset(copy.folder, later)).toBe(written);
  expect(checkChangeset("minor", readChangesets(copy.folder, later.base.revision))).toEqual([]);
});

describe("the merge of changesets for a release", () => {
  const operations = (text: string) => text.split("\n").filter((line) => line.startsWith("- "));

  it("writes a single changeset by operation with the highest version bump", () => {
    writeChangeset(copy.folder, review("minor", [change("minor", "A field is new.", "mapV1")]));
    copy.git("add", ".changeset");
    copy.git("commit", "--quiet", "--message=Another");
    const later = [
      change("major", "A field was removed.", "mapV1"),
      change("minor", "It is new.", "airdropsV1"),
    ];
    const base = { name: "main", revision: copy.git("rev-parse", "HEAD") };
    writeChangeset(copy.folder, { ...review("major", later), base });
    const text = readFileSync(join(copy.folder, mergeChangesets(copy.folder) ?? ""), "utf8");
    expect(text).toContain('"@market-data/service": major\n');
    expect(operations(text)).toEqual(["- `mapV1`", "- `airdropsV1`"]);
    expect(text).toContain(
      "- `mapV1`\n  - **Breaking:** A field was removed. Read another.\n  - A field is new.\n",
    );
    expect(
      readdirSync(join(copy.folder, ".changeset")).filter((name) => name.startsWith("api-")),
    ).toHaveLength(1);
  });

  it("keeps hand-written and edited changesets", () => {
    const files = ["One.", "Two.", "Three."].map((text) => {
      const file = writeChangeset(copy.folder, review("minor", [change("minor", text, "mapV1")])) ?? "";
      copy.git("add", ".changeset");
      copy.git("commit", "--quiet", "--message=Another");
      revision = copy.git("rev-parse", "HEAD");
      return file;
    });
    copy.write(files[2] ?? "", '---\n"@market-data/openapi": minor\n---\n\nThree, in my words.\n');
    changeset("mine", { "@market-data/client": "patch" });
    mergeChangesets(copy.folder);
    expect(files.map((file) => existsSync(join(copy.folder, file)))).toEqual([false, false, true]);
    expect(existsSync(join(copy.folder, ".changeset/mine.md"))).toBe(true);
  });

  it("keeps a single changeset", () => {
    const file = writeChangeset(copy.folder, review("minor", [change("minor", "New.")])) ?? "";
    expect(mergeChangesets(copy.folder)).toBeUndefined();
    expect(existsSync(join(copy.folder, file))).toBe(true);
  });
});
