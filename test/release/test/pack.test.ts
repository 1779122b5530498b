import { describe, expect, test } from "vitest";
import { publicAddress, publishedManifest } from "../../../scripts/release/manifest.ts";
import { releaseNotes } from "../../../scripts/release/notes.ts";
import { forbidden, wrongFiles } from "../src/archives.ts";

describe("a published manifest", () => {
  test("is without what serves the workspace alone, and says where its sources are", () => {
    const manifest = {
      name: "a",
      scripts: { test: "x" },
      devDependencies: { b: "1" },
      dependencies: { c: "2" },
    };
    expect(publishedManifest(manifest, "https://git.example/a.git", "packages/a")).toEqual({
      name: "a",
      dependencies: { c: "2" },
      repository: { type: "git", url: "git+https://git.example/a.git", directory: "packages/a" },
    });
  });

  test.each([
    ["https://git.example/owner/name", "https://git.example/owner/name.git"],
    ["https://git.example/owner/name.git/", "https://git.example/owner/name.git"],
    ["https://user:secret@git.example/owner/name.git", "https://git.example/owner/name.git"],
    ["ssh://git@git.example/owner/name.git", "https://git.example/owner/name.git"],
    ["git@git.example:owner/name.git", "https://git.example/owner/name.git"],
  ])("names the remote %s as %s", (remote, address) => {
    expect(publicAddress(remote)).toBe(address);
  });

  test.each(["/srv/name", "../name", "file:///srv/name"])("refuses the remote %s", (remote) => {
    expect(() => publicAddress(remote)).toThrow(/is no address that others can clone from/);
  });
});

describe("the notes of a release", () => {
  const entry = (text: string) => `- 1234567: ${text}\n`;
  const changelog = (name: string, version: string, changes: string) =>
    `# ${name}\n\n## ${version}\n\n${changes}\n`;

  test("hold each change once, the largest first, without the packages that follow others", () => {
    const client = changelog(
      "client",
      "2.0.0",
      `### Major Changes\n\n${entry("One goes.")}\n### Minor Changes\n\n${entry("One comes.\n\n  And a second line.")}`,
    );
    const types = changelog(
      "types",
      "2.0.0",
      `### Minor Changes\n\n${entry("Another comes.")}${entry("One comes.\n\n  And a second line.")}\n### Patch Changes\n\n- Updated dependencies [1234567]\n  - openapi@2.0.0\n\n## 1.0.0\n\n### Major Changes\n\n${entry("Old.")}`,
    );
    expect(releaseNotes([client, types], "2.0.0")).toBe(
      "## Major Changes\n\n- One goes.\n\n## Minor Changes\n\n- One comes.\n\n  And a second line.\n- Another comes.\n",
    );
  });

  test("are empty for a version that nobody wrote about", () => {
    expect(releaseNotes([changelog("client", "1.0.0", `### Patch Changes\n\n${entry("A.")}`)], "2.0.0")).toBe(
      "",
    );
  });
});

describe("the list of an archive's files", () => {
  const files = ["LICENSE", "README.md", "CHANGELOG.md", "package.json", "dist/a.js", "dist/a.d.ts"];
  const sources = ["src/a.ts", "tsconfig.json"];

  test("fits what it lists", () => {
    expect(wrongFiles("client", files, sources)).toEqual([]);
  });

  test.each([
    ["a test", [...files, "test/a.test.ts"], "test/a.test.ts is too much"],
    [
      "what a compiler remembers",
      [...files, "dist/tsconfig.tsbuildinfo"],
      "tsconfig.tsbuildinfo is too much",
    ],
    ["the build of a source that is gone", [...files, "dist/b.js"], "dist/b.js is too much"],
    ["a source that was not built", files.filter((file) => file !== "dist/a.js"), "dist/a.js is missing"],
    ["no licence", files.filter((file) => file !== "LICENSE"), "LICENSE is missing"],
  ])("finds %s", (_, held, message) => {
    expect(wrongFiles("client", held, sources).join("\n")).toContain(message);
  });

  test("finds a package that is not to be published", () => {
    expect(wrongFiles("secret", files, sources)).toEqual(["secret is not in the list of published packages"]);
  });
});

test.each([
  ['{ "a": "workspace:*" }', "a protocol of the workspace"],
  ['{ "a": "catalog:" }', "a protocol of the workspace"],
  ["_authToken=abc", "a token of a registry"],
  [`npm_${"a1".repeat(18)}`, "a token of a registry"],
  [`ghp_${"a1".repeat(18)}`, "a token of a code host"],
  [["-----BEGIN", "PRIVATE KEY-----"].join(" "), "a private key"],
  ["at /srv/build/a.ts", "the path /srv/build"],
])("in %j %s is found", (text, what) => {
  expect(forbidden(text, ["/srv/build"])).toEqual([what]);
});
