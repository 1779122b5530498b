import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: ROOT })];
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
/** Commands of pnpm, in addition to the repository's scripts. */
const PNPM_COMMANDS = ["changeset", "exec", "pack", "publish", "run"];

describe.each(PAGES)("%s", (page) => {
  const text = read(page);

  test("links to existing files", () => {
    const targets = Array.from(
      text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g),
      ([, target]) => target as string,
    );
    expect(targets.filter((target) => !existsSync(join(ROOT, dirname(page), target)))).toEqual([]);
  });

  test("names existing scripts of pnpm", () => {
    const names = Array.from(
      text.matchAll(/\bpnpm(?:@[\d.]+)? ([a-z][\w:-]*)/g),
      ([, name]) => name as string,
    );
    expect(names.filter((name) => !(name in scripts) && !PNPM_COMMANDS.includes(name))).toEqual([]);
  });

  test("names existing scripts of a package", () => {
    const found = text.matchAll(/\bpnpm(?:@[\d.]+)? --filter (@market-data\/[\w-]+) ([\w:]+)/g);
    const missing = Array.from(found, ([command, name, script]) => ({ command, name, script })).filter(
      ({ name, script }) => !((script as string) in findManifest(name as string).scripts),
    );
    expect(missing.map(({ command }) => command)).toEqual([]);
  });
});

function findManifest(name: string): { readonly scripts: Record<string, string> } {
  const files = globSync("{spec,{packages,generators,test}/*}/package.json", { cwd: ROOT });
  const manifests = files.map((file) => JSON.parse(read(file)));
  return manifests.find((manifest) => manifest.name === name) ?? { scripts: {} };
}

describe("README.md", () => {
  const readme = read("README.md");

  test("says that nothing is released", () => {
    expect(readme).toContain("**Nothing is released yet.**");
  });

  test("shows two pictures of at most 150 kB", () => {
    const pictures = Array.from(readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g), ([, file]) => file as string);
    expect(pictures).toEqual(["docs/images/reference.png", "docs/images/dashboard.png"]);
    for (const file of pictures)
      expect.soft(statSync(join(ROOT, file)).size, file).toBeLessThanOrEqual(150_000);
  });

  test("pins the versions of other tools that the repository uses", () => {
    const { catalog } = parse(read("pnpm-workspace.yaml")) as { catalog: Record<string, string> };
    const named = Array.from(readme.matchAll(/npx -y (@[\w-]+\/[\w-]+)@([\d.]+)/g), ([, name, version]) => [
      name,
      version,
    ]);
    expect(named.map(([name]) => name)).toEqual([
      "@stoplight/prism-cli",
      "@redocly/cli",
      "@stoplight/spectral-cli",
    ]);
    for (const [name, version] of named) expect.soft(version, name).toBe(catalog[name as string]);
  });
});

test("the README runs Prism with the arguments of `pnpm prism`, which test/contract starts, on a free port", () => {
  const [, argumentsOfScript] = (scripts["prism"] as string).split("dist/index.js ");
  expect(read("README.md")).toMatch(
    new RegExp(`^npx -y @stoplight/prism-cli@[\\d.]+ ${argumentsOfScript} --port 4030$`, "m"),
  );
});

test("CONTRIBUTING.md has at most 1,200 words", () => {
  expect(read("CONTRIBUTING.md").split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(1200);
});
