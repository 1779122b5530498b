import { describe, expect, test } from "vitest";
import { forbidden, wrongFiles } from "../src/archives.ts";

describe("the list of an archive's files", () => {
  const manifests = ["LICENSE", "README.md", "CHANGELOG.md", "GUIDE.md", "package.json", "cjs/package.json"];
  const skill = "skills/market-data/SKILL.md";
  const files = [
    ...manifests,
    skill,
    ...["dist", "cjs/dist"].flatMap((build) => [`${build}/a.js`, `${build}/a.d.ts`]),
  ];
  const sources = ["src/a.ts", "tsconfig.json"];

  test("accepts the listed files", () => {
    expect(wrongFiles("client", files, sources)).toEqual([]);
  });

  test.each([
    ["a test", [...files, "test/a.test.ts"], "test/a.test.ts is not in the list of files"],
    [
      "a compiler cache",
      [...files, "dist/tsconfig.tsbuildinfo"],
      "tsconfig.tsbuildinfo is not in the list of files",
    ],
    ["the build of a removed source", [...files, "dist/b.js"], "dist/b.js is not in the list of files"],
    [
      "a missing CommonJS build",
      files.filter((file) => file !== "cjs/dist/a.js"),
      "cjs/dist/a.js is missing",
    ],
    ["a missing build", files.filter((file) => file !== "dist/a.js"), "dist/a.js is missing"],
    ["no licence", files.filter((file) => file !== "LICENSE"), "LICENSE is missing"],
  ])("reports %s", (_, held, message) => {
    expect(wrongFiles("client", held, sources).join("\n")).toContain(message);
  });

  test("reports an unpublished package", () => {
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
