import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ProjectCopy } from "../src/project-copy.ts";

const SIMPLE_PRICE = "spec/components/schemas/SimplePrice.yaml";
const RANK = [
  "  svc_rank:",
  "    type: integer",
  "    format: int32",
  "    description: The rank by market capitalisation.",
  "    examples: [1]",
  '    x-svc-origin: { extension: "the rank, so that a list of prices can be ordered" }',
  "",
].join("\n");

let project: ProjectCopy;

/** The project after its first release. */
beforeAll(async () => {
  project = new ProjectCopy();
  await project.version();
  project.commit("Version packages");
  project.git("tag", "v0.1.0");
});

afterAll(() => project.remove());

function version(name: string): string {
  return (JSON.parse(project.read(`packages/${name}/package.json`)) as { version: string }).version;
}

/** Returns `info.version` of the published contract. */
function contractVersion(): string | undefined {
  return /^ {2}version: (.*)$/m.exec(project.read("packages/openapi/src/generated/openapi.yaml"))?.[1];
}

/** Returns the section of a version in a changelog. */
function changelog(name: string, of: string): string {
  const sections = project.read(`packages/${name}/CHANGELOG.md`).split(/^## /m);
  return sections.find((section) => section.startsWith(`${of}\n`)) ?? "";
}

// The steps depend on each other.
describe("a pull request that adds a field", () => {
  it("is rejected without a changeset, with the reason", async () => {
    project.git("switch", "--quiet", "--create", "rank");
    project.edit(SIMPLE_PRICE, "properties:\n", `properties:\n${RANK}`);
    await project.generate();
    project.commit("Add the rank to simple prices");
    const { exitCode, output } = await project.review();
    expect(output).toMatch(/^minor: /);
    expect(output).toContain("Field `svc_rank` of `SimplePrice` is new.");
    expect(output).toContain("The changes need a minor release, and no changeset comes with them.");
    expect(output).toContain("pnpm review --write");
    expect(output).toContain("0 new errors");
    expect(exitCode).toBe(1);
  });

  it("gets a generated changeset and no other change", async () => {
    const { exitCode } = await project.review("--write", "--no-lint", "--no-consumers");
    expect(exitCode).toBe(0);
    expect(project.changed()).toEqual([expect.stringMatching(/^\.changeset\/api-[0-9a-f]+\.md$/)]);
    project.commit("Add a changeset");
  });

  it("passes with the changeset", async () => {
    const { exitCode } = await project.review("--no-lint", "--no-consumers");
    expect(exitCode).toBe(0);
  });

  it("leads to the next minor version of every package", async () => {
    project.git("switch", "--quiet", "main");
    project.git("merge", "--quiet", "--no-ff", "--message=Merge", "rank");
    project.git("switch", "--quiet", "--create", "release");
    expect(version("openapi")).toBe("0.1.0");
    await project.version();
    const names = [
      "openapi",
      "types",
      "client",
      "cli",
      "mcp",
      "market",
      "sample",
      "scheduler",
      "http",
      "storage",
      "service",
      "cluster",
      "mock",
      "docs",
      "review",
    ];
    expect(names.map(version)).toEqual(names.map(() => "0.2.0"));
    expect(contractVersion()).toBe("0.2.0");
  });

  it("is an added field in the changelog of the API", () => {
    expect(JSON.parse(project.read("spec/changelog/0.2.0.json")).changes).toMatchObject([
      { kind: "added", operations: ["simplePriceV1"], text: "Field `svc_rank` of `SimplePrice` is new." },
    ]);
  });

  it("is reported by operation in the changelogs of the affected packages", () => {
    for (const name of ["openapi", "types", "client", "service", "mock"]) {
      const section = changelog(name, "0.2.0");
      expect(section).toContain("### Minor Changes");
      expect(section).toMatch(/- `simplePriceV1`\n +- Field `svc_rank` of `SimplePrice` is new\./);
    }
  });

  it("leaves no API changes after the release", async () => {
    project.commit("Version packages");
    const { exitCode, output } = await project.review("--no-lint");
    expect(output).toMatch(/^none: /);
    expect(exitCode).toBe(0);
    project.git("switch", "--quiet", "main");
    project.git("merge", "--quiet", "--no-ff", "--message=Merge", "release");
    project.git("tag", "v0.2.0");
  });
});

describe("a pull request that removes a field", () => {
  it("is rejected without a deprecation, and with the broken programs", async () => {
    project.git("switch", "--quiet", "--create", "no-market-cap");
    project.edit(SIMPLE_PRICE, "  market_cap:\n", "  market_capitalisation:\n");
    project.edit("spec/components/examples/SimplePriceV1.yaml", " market_cap:", " market_capitalisation:");
    project.write(".changeset/mine.md", '---\n"@market-data/client": minor\n---\n\nA better name.\n');
    project.commit("Rename the market cap");
    const { exitCode, output } = await project.review("--no-lint");
    expect(output).toMatch(/^major: /);
    expect(output).toContain("The changes need a major release, and .changeset/mine.md says minor.");
    expect(output).toContain("Field `market_cap` of `SimplePrice` may not be removed yet");
    expect(output).toMatch(/test\/consumers\/src\/converter\.ts:\d+/);
    expect(exitCode).toBe(1);
  });

  it("leads to a major version with a larger version bump and a waiver", async () => {
    expect((await project.review("--write", "--no-lint", "--no-consumers")).exitCode).toBe(1);
    project.write(
      ".review/waivers.yaml",
      "waivers: [{ rule: lifecycle/field-removed, operation: simplePriceV1, reason: A leak., expires: '2099-01-01' }]\n",
    );
    const { exitCode, output } = await project.review("--no-lint");
    expect(output).toMatch(/^major: /);
    expect(output).toMatch(/test\/consumers\/src\/converter\.ts:\d+/);
    expect(exitCode).toBe(0);
    project.commit("Correct the changeset, and waive the removal");
    await project.version();
    expect(version("client")).toBe("1.0.0");
    expect(contractVersion()).toBe("1.0.0");
    expect(changelog("openapi", "1.0.0")).toMatch(
      /### Major Changes[\s\S]*`simplePriceV1`\n +- \*\*Breaking:\*\* Field `market_cap`/,
    );
  });
});
