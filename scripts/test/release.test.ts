import { describe, expect, test } from "vitest";
import { publicUrl, publishedManifest } from "../release/manifest.ts";
import { releaseNotes } from "../release/notes.ts";

describe("a published manifest", () => {
  test("lacks workspace fields and has the URLs of the sources, the README and the issues", () => {
    const manifest = {
      name: "a",
      scripts: { test: "x" },
      devDependencies: { b: "1" },
      dependencies: { c: "2" },
    };
    expect(publishedManifest(manifest, "https://git.example/a.git", "packages/a")).toEqual({
      name: "a",
      dependencies: { c: "2" },
      homepage: "https://git.example/a/tree/main/packages/a#readme",
      bugs: "https://git.example/a/issues",
      repository: { type: "git", url: "git+https://git.example/a.git", directory: "packages/a" },
    });
  });

  test.each([
    ["https://git.example/owner/name", "https://git.example/owner/name.git"],
    ["https://git.example/owner/name.git/", "https://git.example/owner/name.git"],
    ["https://user:secret@git.example/owner/name.git", "https://git.example/owner/name.git"],
    ["ssh://git@git.example/owner/name.git", "https://git.example/owner/name.git"],
    ["git@git.example:owner/name.git", "https://git.example/owner/name.git"],
  ])("names the remote %s as %s", (remote, url) => {
    expect(publicUrl(remote)).toBe(url);
  });

  test.each(["/srv/name", "../name", "file:///srv/name"])("rejects the remote %s", (remote) => {
    expect(() => publicUrl(remote)).toThrow(/is not a URL that others can clone from/);
  });
});

describe("the notes of a release", () => {
  const entry = (text: string) => `- 1234567: ${text}\n`;
  const changelog = (name: string, version: string, changes: string) =>
    `# ${name}\n\n## ${version}\n\n${changes}\n`;

  test("contain each change once, the most important first, without dependency updates", () => {
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

  test("are empty for a version without entries", () => {
    expect(releaseNotes([changelog("client", "1.0.0", `### Patch Changes\n\n${entry("A.")}`)], "2.0.0")).toBe(
      "",
    );
  });
});
