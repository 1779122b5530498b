import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { brokenLinks, forbidden, getFiles, unpack, wrongFiles } from "../src/archives.ts";
import { cleanEnvironment, run } from "../src/commands.ts";
import { CONTENTS } from "../src/contents.ts";
import { CHANGE, Rehearsal } from "../src/rehearsal.ts";
import { REMOTE, ROOT } from "../src/workspace-copy.ts";

const program = fileURLToPath(new URL("user/program.ts", import.meta.url));
const names = Object.keys(CONTENTS);
const rehearsal = new Rehearsal();
/** The folders of the unpacked archives. */
const unpacked: Record<string, string> = {};
let version = "";

const readManifest = (name: string) =>
  JSON.parse(readFileSync(join(unpacked[name] as string, "package.json"), "utf8"));

beforeAll(async () => {
  await rehearsal.prepare();
  await rehearsal.version();
  version = rehearsal.copy.versions()["@market-data/client"] as string;
  await rehearsal.pack();
  for (const [name, archive] of Object.entries(rehearsal.archives())) {
    unpacked[name] = unpack(archive, join(rehearsal.folder, "unpacked", name));
  }
  await rehearsal.publish();
  const versions = names.map((name) => `@market-data/${name}@${version}`);
  await rehearsal.install(...versions, "typescript", "@types/node");
}, 600_000);

afterAll(() => rehearsal.close());

describe("the step of the version", () => {
  test("gives every package the same one, whichever of them the changeset is of", () => {
    expect(rehearsal.copy.versions()).toEqual(
      Object.fromEntries(names.map((name) => [`@market-data/${name}`, version])),
    );
    expect(Object.values(rehearsal.before)).not.toContain(version);
  });

  test("gives it to the contract, too, and leaves nothing generated behind", async () => {
    const contract = parse(rehearsal.copy.read("packages/openapi/src/generated/openapi.yaml"));
    expect(contract.info.version).toBe(version);
    await rehearsal.inCopy("node", "scripts/turbo.ts", "generate");
    expect(await rehearsal.copy.git("status", "--porcelain", "--", "packages", "generators", "spec")).toBe(
      "",
    );
  });

  test("keeps the lockfile right", async () => {
    await rehearsal.inCopy("pnpm", "install", "--frozen-lockfile", "--lockfile-only", "--offline");
  });

  test("writes the changeset into the changelog, and uses it up", () => {
    expect(rehearsal.copy.read("packages/client/CHANGELOG.md")).toContain(CHANGE);
    expect(rehearsal.copy.read("packages/client/CHANGELOG.md")).toContain(`## ${version}`);
    expect(() => rehearsal.copy.read(".changeset/rehearsal.md")).toThrow("no such file");
  });
});

test("the packages that are packed are the listed ones", () => {
  expect(Object.keys(unpacked).sort()).toEqual(names);
});

describe.each(names)("the archive of %s", (name) => {
  test("holds what is listed, and nothing else", async () => {
    const tracked = await rehearsal.copy.git(
      "ls-files",
      `packages/${name}/src`,
      `packages/${name}/conformance`,
    );
    const sources = tracked.split("\n").map((file) => file.slice(`packages/${name}/`.length));
    expect(wrongFiles(name, getFiles(unpacked[name] as string), sources)).toEqual([]);
  });

  test("says what it is, where it comes from and what it needs", () => {
    const manifest = readManifest(name);
    expect(manifest).toMatchObject({
      name: `@market-data/${name}`,
      version,
      license: "MIT",
      repository: { type: "git", url: `git+${REMOTE}`, directory: `packages/${name}` },
      homepage: `${REMOTE.replace(/\.git$/, "")}/tree/main/packages/${name}#readme`,
      bugs: `${REMOTE.replace(/\.git$/, "")}/issues`,
      publishConfig: { access: "public" },
    });
    expect(manifest.engines.node).toMatch(/^>=\d/);
    expect(manifest.description).not.toBe("");
    expect(manifest.keywords?.length).toBeGreaterThan(3);
    expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(["scripts"]));
    expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(["devDependencies"]));
  });

  test("asks for the other packages at its own version, for those of others at one that is named", () => {
    for (const [other, wanted] of Object.entries(readManifest(name).dependencies ?? {})) {
      expect.soft(wanted, other).toMatch(/^\d+\.\d+\.\d+/);
      if (other.startsWith("@market-data/")) expect.soft(wanted, other).toBe(version);
    }
  });

  test("holds no path of the machine, no secret and no protocol of the workspace", () => {
    const folder = unpacked[name] as string;
    const machine = [rehearsal.copy.folder, ROOT.replace(/\/$/, ""), `${homedir()}/`];
    const found = getFiles(folder).flatMap((file) =>
      forbidden(readFileSync(join(folder, file), "latin1"), machine).map((what) => `${file}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  test("has a readme whose links lead somewhere", () => {
    expect(brokenLinks(unpacked[name] as string, "README.md")).toEqual([]);
  });
});

test("the notes of the release tell each change once", () => {
  const notes = readFileSync(join(rehearsal.packed, "notes.md"), "utf8");
  expect(notes.split(CHANGE)).toHaveLength(2);
  expect(notes).not.toContain("Updated dependencies");
});

test("the bill of materials names what is published", () => {
  const { components } = JSON.parse(readFileSync(join(rehearsal.packed, "sbom.cdx.json"), "utf8"));
  const names = components.map(({ purl }: { purl: string }) => purl);
  for (const [name, version] of Object.entries(rehearsal.copy.versions())) {
    expect(names).toContain(`pkg:npm/${name.replace("@", "%40")}@${version}`);
  }
});

test("nothing is left to publish after it", async () => {
  await rehearsal.inCopy("pnpm", "exec", "changeset", "publish-plan", "--output", "plan.json");
  expect(JSON.parse(rehearsal.copy.read("plan.json"))).toMatchObject({ plan: [] });
});

describe("who installs the packages from the registry", () => {
  test("has types that compile, as strictly as can be asked", async () => {
    copyFileSync(program, join(rehearsal.project, "program.ts"));
    const compilerOptions = {
      target: "es2023",
      module: "nodenext",
      types: ["node"],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      noEmit: true,
    };
    const config = { compilerOptions, files: ["program.ts"] };
    writeFileSync(join(rehearsal.project, "tsconfig.json"), JSON.stringify(config));
    await rehearsal.inProject(join("node_modules", ".bin", "tsc"));
  });

  test("calls the mock with the client, and gets what the market says", async () => {
    const mock = await rehearsal.start("market-data-mock", "--port", "0");
    const printed = await rehearsal.inProject("node", "program.ts", mock.url, "any");
    expect(await mock.stop()).toBe(0);
    const { there, here, inTest } = JSON.parse(printed);
    expect(there).toBeGreaterThan(0);
    expect(there).toBe(here);
    expect(inTest).toBe(1.5);
  });

  test("runs the service on the sample market, and calls it with the client", async () => {
    const options = ["--port", "0", "--demo-keys", "--data", join(rehearsal.folder, "data")];
    const service = await rehearsal.start("market-data", "serve", ...options);
    const contract = await (await fetch(`${service.url}/openapi.json`)).json();
    const printed = await rehearsal.inProject("node", "program.ts", service.url, "demo-key-of-plan-startup");
    expect(await service.stop()).toBe(0);
    expect(JSON.parse(printed).there).toBeGreaterThan(0);
    expect(contract).toMatchObject({ info: { version } });
  });

  test("runs no script of any package by that", () => {
    expect(rehearsal.installScripts()).toEqual([]);
  });

  test.each(["market-data", "market-data-mock", "market-data-review"])(
    "is told the version by %s",
    async (command) => {
      const printed = await rehearsal.inProject(join("node_modules", ".bin", command), "--version");
      expect(printed.trim()).toBe(version);
    },
  );

  test("compares two documents of others", async () => {
    const write = (name: string, maximum: number) =>
      writeFileSync(
        join(rehearsal.project, name),
        JSON.stringify({
          openapi: "3.0.3",
          info: { title: "Pets", version: "1" },
          paths: {
            "/pets": {
              post: {
                parameters: [{ name: "limit", in: "query", schema: { type: "integer", maximum } }],
                responses: { 200: { description: "Pets." } },
              },
            },
          },
        }),
      );
    write("old.json", 50);
    write("new.json", 100);
    const review = join("node_modules", ".bin", "market-data-review");
    expect(await rehearsal.inProject(review, "old.json", "new.json")).toContain(
      "The maximum of parameter `limit` was raised: `50` -> `100`.",
    );
    await expect(rehearsal.inProject(review, "new.json", "old.json")).rejects.toThrow("was lowered");
  });

  test("has the released version in the contract, in both its forms", () => {
    expect(parse(rehearsal.installed("openapi/src/generated/openapi.yaml")).info.version).toBe(version);
    expect(JSON.parse(rehearsal.installed("openapi/dist/openapi.json")).info.version).toBe(version);
  });

  test("reads what is new in the reference site", () => {
    expect(rehearsal.installed("docs/dist/changelog.md")).toContain(CHANGE);
  });
});

describe("who follows the README in a clone", () => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const [, lines = ""] = /```sh\n([^`]*pack:local[^`]*)```/.exec(readme) ?? [];
  const sample = readFileSync(join(ROOT, "docs/sample.mjs"), "utf8");

  test("reads the sample that the clone has", () => {
    expect(readme).toContain(`\`\`\`js\n${sample}\`\`\``);
  });

  test("gets prices by three lines, with the packages as npm installs them from their archives", async () => {
    expect(lines.trim().split("\n")).toHaveLength(3);
    const options = ["--port", "0", "--demo-keys", "--data", join(rehearsal.folder, "data")];
    const service = await rehearsal.start("market-data", "serve", ...options);
    const file = join(rehearsal.copy.folder, "docs/sample.mjs");
    writeFileSync(file, sample.replace("http://127.0.0.1:4000", service.url));
    // No remote is needed, and the network only for packages of others.
    await rehearsal.copy.git("remote", "remove", "origin");
    const printed = await run(["sh", "-e", "-c", lines], rehearsal.copy.folder, cleanEnvironment());
    expect(await service.stop()).toBe(0);
    expect(printed).toMatch(/^Bitcoin \d+(\.\d+)?\nEthereum \d+(\.\d+)?$/m);
  });
});
