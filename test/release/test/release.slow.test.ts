import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSamples } from "@market-data/test-helpers/readme-samples";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { brokenLinks, forbidden, getFiles, unpack, wrongFiles } from "../src/archives.ts";
import { cleanEnvironment, run } from "../src/commands.ts";
import { CONTENTS } from "../src/contents.ts";
import { CHANGE, Rehearsal } from "../src/rehearsal.ts";
import { REMOTE, ROOT } from "../src/workspace-copy.ts";

const program = fileURLToPath(new URL("user/program.ts", import.meta.url));
const agent = fileURLToPath(new URL("user/agent.ts", import.meta.url));
const names = Object.keys(CONTENTS);
const rehearsal = new Rehearsal();
/** The folders of the unpacked archives. */
const unpacked: Record<string, string> = {};
/** What the samples of README and skill print against the mock, by heading. */
const OUTPUTS: Readonly<Record<string, RegExp>> = {
  "Market Data API": /^Bitcoin 76800$/m,
  "Use TanStack Query": /^Bitcoin 2$/m,
  "Validate responses": /^1$/m,
  Validators: /^$/,
};
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
  const tools = ["typescript", "@types/node", "@tanstack/react-query", "react", "@types/react"];
  await rehearsal.install(...versions, ...tools, "@modelcontextprotocol/client");
}, 600_000);

afterAll(() => rehearsal.close());

describe("pnpm run version", () => {
  test("sets the same version for every package", () => {
    expect(rehearsal.copy.versions()).toEqual(
      Object.fromEntries(names.map((name) => [`@market-data/${name}`, version])),
    );
    expect(Object.values(rehearsal.before)).not.toContain(version);
  });

  test("sets the version of the Python client", () => {
    expect(JSON.parse(rehearsal.copy.read("packages/python/package.json")).version).toBe(version);
    expect(rehearsal.copy.read("packages/python/src/market_data/generated/contract.py")).toContain(
      `"${version}"`,
    );
  });

  test("sets the version of the contract and updates all generated files", async () => {
    const contract = parse(rehearsal.copy.read("packages/openapi/src/generated/openapi.yaml"));
    expect(contract.info.version).toBe(version);
    await rehearsal.inCopy("node", "scripts/turbo.ts", "generate");
    expect(await rehearsal.copy.git("status", "--porcelain", "--", "packages", "generators", "spec")).toBe(
      "",
    );
  });

  test("keeps the lockfile valid", async () => {
    await rehearsal.inCopy("pnpm", "install", "--frozen-lockfile", "--lockfile-only", "--offline");
  });

  test("moves the changeset into the changelog", () => {
    expect(rehearsal.copy.read("packages/client/CHANGELOG.md")).toContain(CHANGE);
    expect(rehearsal.copy.read("packages/client/CHANGELOG.md")).toContain(`## ${version}`);
    expect(() => rehearsal.copy.read(".changeset/rehearsal.md")).toThrow("no such file");
  });
});

test("packs exactly the listed packages", () => {
  expect(Object.keys(unpacked).sort()).toEqual(names);
});

describe.each(names)("the archive of %s", (name) => {
  test("contains exactly the listed files", async () => {
    const tracked = await rehearsal.copy.git("ls-files", `packages/${name}/src`);
    const sources = tracked.split("\n").map((file) => file.slice(`packages/${name}/`.length));
    expect(wrongFiles(name, getFiles(unpacked[name] as string), sources)).toEqual([]);
  });

  test("states its name, sources and requirements", () => {
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

  test("depends on our packages at its own version, and on third-party packages at stated versions", () => {
    for (const [other, wanted] of Object.entries(readManifest(name).dependencies ?? {})) {
      expect.soft(wanted, other).toMatch(/^\d+\.\d+\.\d+/);
      if (other.startsWith("@market-data/")) expect.soft(wanted, other).toBe(version);
    }
  });

  test("contains no local path, no secret and no workspace protocol", () => {
    const folder = unpacked[name] as string;
    const machine = [rehearsal.copy.folder, ROOT.replace(/\/$/, ""), `${homedir()}/`];
    const found = getFiles(folder).flatMap((file) =>
      forbidden(readFileSync(join(folder, file), "latin1"), machine).map((what) => `${file}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  test("has a README without broken links", () => {
    expect(brokenLinks(unpacked[name] as string, "README.md")).toEqual([]);
  });
});

test("the release notes contain each change once", () => {
  const notes = readFileSync(join(rehearsal.packed, "notes.md"), "utf8");
  expect(notes.split(CHANGE)).toHaveLength(2);
  expect(notes).not.toContain("Updated dependencies");
});

test("the bill of materials lists the published packages", () => {
  const { components } = JSON.parse(readFileSync(join(rehearsal.packed, "sbom.cdx.json"), "utf8"));
  const names = components.map(({ purl }: { purl: string }) => purl);
  for (const [name, version] of Object.entries(rehearsal.copy.versions())) {
    expect(names).toContain(`pkg:npm/${name.replace("@", "%40")}@${version}`);
  }
});

test("the release leaves no unpublished package", async () => {
  await rehearsal.inCopy("pnpm", "exec", "changeset", "publish-plan", "--output", "plan.json");
  expect(JSON.parse(rehearsal.copy.read("plan.json"))).toMatchObject({ plan: [] });
});

describe("a user of packages from the registry", () => {
  test("compiles the types with the strictest options", async () => {
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

  test("gets the market's values from the mock with the client", async () => {
    const mock = await rehearsal.start("market-data-mock", "--port", "0");
    const printed = await rehearsal.inProject("node", "program.ts", mock.url, "any");
    expect(await mock.stop()).toBe(0);
    const { there, here, inTest } = JSON.parse(printed);
    expect(there).toBeGreaterThan(0);
    expect(there).toBe(here);
    expect(inTest).toBe(1.5);
  });

  test("compiles and runs the README's samples of queries and validators, and the skill's sample", async () => {
    const mock = await rehearsal.start("market-data-mock", "--port", "0");
    const texts = ["client/README.md", "client/skills/market-data/SKILL.md", "types/README.md"];
    const samples = texts
      .flatMap((path) => readSamples(rehearsal.installed(path), mock.url))
      .filter(({ heading }) => heading in OUTPUTS);
    expect(samples.map(({ heading }) => heading).toSorted()).toEqual(Object.keys(OUTPUTS).toSorted());
    const files = samples.map(({ code }, index) => {
      writeFileSync(join(rehearsal.project, `sample-${index}.ts`), code);
      return `sample-${index}.ts`;
    });
    writeFileSync(
      join(rehearsal.project, "tsconfig.samples.json"),
      JSON.stringify({ extends: "./tsconfig.json", files }),
    );
    await rehearsal.inProject(join("node_modules", ".bin", "tsc"), "-p", "tsconfig.samples.json");
    for (const [index, { heading }] of samples.entries()) {
      const printed = await rehearsal.inProject("env", "MARKET_DATA_KEY=any", "node", `sample-${index}.ts`);
      expect.soft(printed, heading).toMatch(OUTPUTS[heading] as RegExp);
    }
    expect(await mock.stop()).toBe(0);
  });

  test("runs the service on the sample market and calls the service with the client", async () => {
    const options = ["--port", "0", "--demo-keys", "--data", join(rehearsal.folder, "data")];
    const service = await rehearsal.start("market-data", "serve", ...options);
    const contract = await (await fetch(`${service.url}/openapi.json`)).json();
    const printed = await rehearsal.inProject("node", "program.ts", service.url, "demo-key-of-plan-startup");
    expect(await service.stop()).toBe(0);
    expect(JSON.parse(printed).there).toBeGreaterThan(0);
    expect(contract).toMatchObject({ info: { version } });
  });

  test("calls the service through the MCP server, as a program and at /mcp", async () => {
    copyFileSync(agent, join(rehearsal.project, "agent.ts"));
    const options = ["--port", "0", "--demo-keys", "--data", join(rehearsal.folder, "data")];
    const service = await rehearsal.start("market-data", "serve", ...options);
    const printed = await rehearsal.inProject("node", "agent.ts", service.url, "demo-key-of-plan-startup");
    expect(await service.stop()).toBe(0);
    expect(printed.split("symbol|quote.symbol\nBTC|USD\nCredits: 1 used, ")).toHaveLength(3);
  });

  test("runs no install scripts", () => {
    expect(rehearsal.installScripts()).toEqual([]);
  });

  test.each(["market-data", "market-data-mcp", "market-data-mock", "market-data-review", "mdata"])(
    "gets the version from %s",
    async (command) => {
      const printed = await rehearsal.inProject(join("node_modules", ".bin", command), "--version");
      expect(printed.trim()).toBe(version);
    },
  );

  test("gets the required Node version from market-data in one sentence on an older Node", async () => {
    const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.20.2"})';
    const command = join("node_modules", "@market-data", "service", "bin", "market-data.js");
    await expect(rehearsal.inProject("node", "--import", older, command, "serve")).rejects.toThrow(
      /ended with 2:\n\nmarket-data needs Node 24 or newer; this is Node 20\.20\.2\.\n$/,
    );
  });

  test("installs the wheel without a network and gets a price from the mock", async () => {
    const mock = await rehearsal.start("market-data-mock", "--port", "0");
    const wheel = join(rehearsal.packed, "python", `market_data_client-${version}-py3-none-any.whl`);
    expect(existsSync(wheel.replace(/market_data_client(.*)-py3.*/, "market-data-client$1.tar.gz"))).toBe(
      true,
    );
    await rehearsal.inProject("/usr/bin/python3", "-m", "venv", "venv");
    await rehearsal.inProject("venv/bin/pip", "install", "--quiet", "--no-index", wheel);
    const code = `from market_data import MarketData
api = MarketData("${mock.url}", api_key="any")
print(api.cryptocurrency.quotes.latest(id=1, convert="EUR")[0]["quote"][0]["price"])`;
    const printed = await rehearsal.inProject("venv/bin/python", "-c", code);
    expect(await mock.stop()).toBe(0);
    expect(Number(printed)).toBe(76_800);
  });

  test("runs the commands of the command line's README against the mock", async () => {
    const mock = await rehearsal.start("market-data-mock", "--port", "0");
    const text = rehearsal.installed("cli/README.md");
    const lines = [...text.matchAll(/^mdata (?!key info).*$/gm)].map(([line]) => line);
    expect(lines.length).toBeGreaterThan(4);
    const setup = `export MARKET_DATA_URL=${mock.url} MARKET_DATA_KEY=any PATH="$PWD/node_modules/.bin:$PATH"`;
    const printed = await rehearsal.inProject("bash", "-euc", [setup, ...lines].join("\n"));
    expect(await mock.stop()).toBe(0);
    expect(printed).toContain("Bitcoin");
    expect(printed).toMatch(/"quote\.EUR\.price":\s*76800/);
  });

  test("compares two third-party documents", async () => {
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

  test("finds the released version in the contract as JSON and YAML", () => {
    expect(parse(rehearsal.installed("openapi/src/generated/openapi.yaml")).info.version).toBe(version);
    expect(JSON.parse(rehearsal.installed("openapi/dist/openapi.json")).info.version).toBe(version);
  });

  test("finds the release in the API's changelog on the reference site", () => {
    expect(rehearsal.installed("docs/dist/changelog.md")).toMatch(
      new RegExp(`## ${version}\\n\\n\\d{4}-\\d\\d-\\d\\d\\n\\nThe first release\\.`),
    );
  });
});

describe("a reader of the README in a clone", () => {
  test("runs the service's command from a different folder", async () => {
    const command = ["pnpm", "--silent", "--dir", rehearsal.copy.folder, "market-data"];
    expect(await rehearsal.inProject(...command, "--version")).toBe(`${version}\n`);
    await rehearsal.inProject(...command, "import", "--example", "example");
    const imported = await rehearsal.inProject(...command, "import", "example", "--data", "data");
    expect(imported).toMatch(/^quotes\.csv +quotes +75 +0$/m);
    expect(existsSync(join(rehearsal.project, "data/market.db"))).toBe(true);
    await expect(rehearsal.inProject(...command, "nonsense")).rejects.toThrow("ended with 2:");
  });

  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const [, lines = ""] = /```sh\n([^`]*pack:local[^`]*)```/.exec(readme) ?? [];
  const sample = readFileSync(join(ROOT, "docs/sample.mjs"), "utf8");

  test("imports the sample files of the clone", () => {
    expect(readme).toContain(`\`\`\`js\n${sample}\`\`\``);
  });

  test("gets prices with three lines and packages that npm installed from archives", async () => {
    expect(lines.trim().split("\n")).toHaveLength(3);
    const options = ["--port", "0", "--demo-keys", "--data", join(rehearsal.folder, "data")];
    const service = await rehearsal.start("market-data", "serve", ...options);
    const file = join(rehearsal.copy.folder, "docs/sample.mjs");
    writeFileSync(file, sample.replace("http://127.0.0.1:4000", service.url));
    // No remote is needed. Only third-party packages need the network.
    await rehearsal.copy.git("remote", "remove", "origin");
    const printed = await run(["sh", "-e", "-c", lines], rehearsal.copy.folder, cleanEnvironment());
    expect(await service.stop()).toBe(0);
    expect(readdirSync(join(rehearsal.copy.folder, "../archives"))).toHaveLength(names.length);
    expect(readme).toContain(`installs all ${names.length}.`);
    expect(printed).toMatch(/^Bitcoin \d+(\.\d+)?\nEthereum \d+(\.\d+)?$/m);
  });
});
