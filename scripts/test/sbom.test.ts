import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { createSbom } from "../release/sbom.ts";

const ROOT = join(import.meta.dirname, "../..");

const HASH = Buffer.alloc(64, 7);
const LOCKFILE = `
lockfileVersion: '9.0'
importers:
  packages/one:
    dependencies:
      '@scope/two': { specifier: 'workspace:*', version: link:../two }
      plain: { specifier: 'catalog:', version: 1.2.3 }
      alias: { specifier: 'npm:renamed@4.0.0', version: renamed@4.0.0 }
    devDependencies:
      tester: { specifier: 'catalog:', version: 9.0.0 }
  packages/two: {}
  packages/private:
    dependencies:
      secret: { specifier: 'catalog:', version: 1.0.0 }
packages:
  '@deep/leaf@2.0.0': { resolution: { integrity: sha512-${HASH.toString("base64")} } }
  plain@1.2.3: { resolution: { integrity: sha1-x } }
  renamed@4.0.0: { resolution: {} }
  secret@1.0.0: { resolution: {} }
  tester@9.0.0: { resolution: {} }
snapshots:
  '@deep/leaf@2.0.0':
    dependencies: { plain: 1.2.3(renamed@4.0.0) }
  plain@1.2.3(renamed@4.0.0): {}
  plain@1.2.3:
    optionalDependencies: { '@deep/leaf': 2.0.0 }
  renamed@4.0.0: {}
  secret@1.0.0: {}
  tester@9.0.0: {}
`;
const MANIFESTS = new Map([
  ["packages/one", { name: "one", version: "5.0.0", license: "MIT" }],
  ["packages/two", { name: "@scope/two", version: "5.0.0", license: "MIT" }],
]);

interface Sbom {
  bomFormat: string;
  specVersion: string;
  components: { "bom-ref": string; purl: string; hashes?: unknown; licenses?: unknown }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

function read(lockfile: string, manifests = MANIFESTS as Parameters<typeof createSbom>[1]): Sbom {
  return JSON.parse(createSbom(lockfile, manifests));
}

describe("a bill of materials", () => {
  const sbom = read(LOCKFILE);

  test("contains only the published packages and their installed dependencies", () => {
    expect(sbom).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" });
    expect(sbom.components.map(({ purl }) => purl).sort()).toEqual([
      "pkg:npm/%40deep/leaf@2.0.0",
      "pkg:npm/%40scope/two@5.0.0",
      "pkg:npm/one@5.0.0",
      "pkg:npm/plain@1.2.3",
      "pkg:npm/plain@1.2.3",
      "pkg:npm/renamed@4.0.0",
    ]);
  });

  test("contains the dependency graph, the hashes of the lockfile and our own licence", () => {
    const find = (ref: string) => sbom.dependencies.find((each) => each.ref === ref)?.dependsOn;
    expect(find("packages/one")).toEqual(["packages/two", "plain@1.2.3", "renamed@4.0.0"]);
    expect(find("@deep/leaf@2.0.0")).toEqual(["plain@1.2.3(renamed@4.0.0)"]);
    const leaf = sbom.components.find((each) => each["bom-ref"] === "@deep/leaf@2.0.0");
    expect(leaf?.hashes).toEqual([{ alg: "SHA-512", content: HASH.toString("hex") }]);
    const one = sbom.components.find((each) => each["bom-ref"] === "packages/one");
    expect(one?.licenses).toEqual([{ license: { id: "MIT" } }]);
  });

  test("is the same for the same input", () => {
    expect(createSbom(LOCKFILE, MANIFESTS)).toBe(createSbom(LOCKFILE, MANIFESTS));
  });

  test("rejects an incomplete lockfile", () => {
    const broken = LOCKFILE.replace("  renamed@4.0.0: {}\n", "");
    expect(() => createSbom(broken, MANIFESTS)).toThrow(
      "pnpm-lock.yaml does not contain alias renamed@4.0.0",
    );
  });
});

test("contains every declared dependency of this repository", () => {
  const manifests = new Map(
    globSync("packages/*/package.json", { cwd: ROOT }).map((file) => [
      dirname(file),
      JSON.parse(readFileSync(join(ROOT, file), "utf8")),
    ]),
  );
  const sbom = read(readFileSync(join(ROOT, "pnpm-lock.yaml"), "utf8"), manifests);
  const names = new Set(sbom.components.map(({ purl }) => purl.replace("%40", "@").replace(/@[^@]*$/, "")));
  const named = [...manifests.values()].flatMap(({ dependencies = {} }) => Object.keys(dependencies));
  expect(named.filter((name) => !names.has(`pkg:npm/${name}`))).toEqual([]);
  const withoutHash = sbom.components.filter(
    ({ "bom-ref": ref, hashes }) => !hashes && !ref.startsWith("packages/"),
  );
  expect(withoutHash).toEqual([]);
});
