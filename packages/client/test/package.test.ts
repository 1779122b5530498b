import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { afterAll, beforeAll, expect, test } from "vitest";

// The package as it would be published, packed from what `build` has made.
const folder = mkdtempSync(join(tmpdir(), "client-package-"));
let tarball: Buffer;

beforeAll(() => {
  execFileSync("pnpm", ["pack", "--pack-destination", folder], { cwd: join(import.meta.dirname, "..") });
  tarball = readFileSync(join(folder, readdirSync(folder)[0] as string));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("publint finds nothing", async () => {
  const { messages } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true });
  expect(messages).toEqual([]);
});

test("the types are found by every way of resolving modules that knows ES modules and exports", async () => {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
  // The package is ESM alone: `require` gets its types and, since Node 20.19, its modules. Node 10 knows no `exports`.
  const problems = (result.types ? result.problems : []).filter(
    (problem) =>
      problem.kind !== "CJSResolvesToESM" &&
      !("resolutionKind" in problem && problem.resolutionKind === "node10"),
  );
  expect(result.types && problems).toEqual([]);
});

test("the package holds what is built, and depends on openapi-fetch and the types alone", () => {
  const names = execFileSync("tar", ["-tzf", "-"], { input: tarball, encoding: "utf8" }).trim().split("\n");
  expect(
    names.filter((name) => !/^package\/(dist\/.+\.(js|d\.ts)|package\.json|README\.md|LICENSE)$/.test(name)),
  ).toEqual([]);
  const text = execFileSync("tar", ["-xzOf", "-", "package/package.json"], {
    input: tarball,
    encoding: "utf8",
  });
  expect(Object.keys(JSON.parse(text).dependencies).sort()).toEqual(["@market-data/types", "openapi-fetch"]);
});
