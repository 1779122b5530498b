import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "../..");

type Dependencies = Readonly<Record<string, string>>;
interface Snapshot {
  readonly dependencies?: Dependencies;
  readonly optionalDependencies?: Dependencies;
}
interface Installed {
  readonly name: string;
  readonly version: string;
  readonly optionalDependencies?: Dependencies;
}

function readYaml<T>(file: string): T {
  return parse(readFileSync(join(ROOT, file), "utf8")) as T;
}

const { snapshots } = readYaml<{ snapshots: Readonly<Record<string, Snapshot>> }>("pnpm-lock.yaml");
const { ignoredOptionalDependencies, nodeVersion, catalog } = readYaml<{
  ignoredOptionalDependencies: readonly string[];
  nodeVersion: string;
  catalog: Dependencies;
}>("pnpm-workspace.yaml");

// pnpm silently omits packages from the lockfile that it could not fetch. `pnpm start` would then fail on other
// platforms only.
test("the lockfile contains the packages of every platform", () => {
  const locked = new Map(Object.entries(snapshots).map(([key, value]) => [key.replace(/\(.*$/, ""), value]));
  const missing = readInstalled()
    .filter(({ name, version }) => locked.has(`${name}@${version}`))
    .flatMap(({ name, version, optionalDependencies }) => {
      const { dependencies, optionalDependencies: optional } = locked.get(`${name}@${version}`) as Snapshot;
      const found = { ...dependencies, ...optional };
      return Object.keys(optionalDependencies ?? {}).filter((wanted) => !(wanted in found));
    })
    .filter((name) => !ignoredOptionalDependencies.includes(name));
  expect(missing).toEqual([]);
});

test("pnpm checks packages against the installed Node, and does not warn about an older Node", () => {
  expect(nodeVersion).toBe(catalog["node"]);
});

function readInstalled(): Installed[] {
  const files = globSync("node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json", { cwd: ROOT });
  return files.map((file) => JSON.parse(readFileSync(join(ROOT, file), "utf8")) as Installed);
}
