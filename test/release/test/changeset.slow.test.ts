import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ProjectCopy } from "../src/project-copy.ts";

let project: ProjectCopy;

beforeAll(() => {
  project = new ProjectCopy();
});

afterAll(() => project.remove());

/** What is said of a pull request with these files. */
async function statusOf(files: Readonly<Record<string, string>>) {
  project.git("switch", "--quiet", "--create", "pull");
  for (const [file, text] of Object.entries(files)) project.write(file, text);
  project.commit("Change");
  const ended = await project.changesetStatus();
  project.git("switch", "--quiet", "main");
  project.git("branch", "--quiet", "-D", "pull");
  return ended;
}

const SOURCE = { "packages/client/src/new.ts": "export const added = true;\n" };
const changeset = (releases: string) => ({ ".changeset/mine.md": `---\n${releases}---\n\nWords.\n` });

describe("a pull request that changes a published package by hand", () => {
  it("fails without a changeset", async () => {
    const { exitCode, output } = await statusOf(SOURCE);
    expect(exitCode).toBe(1);
    expect(output).toContain("no changesets were found");
  });

  it.each([
    ["with one", '"@market-data/client": major\n'],
    ["with one that is empty, where users notice nothing", ""],
  ])("passes %s", async (_, releases) => {
    expect(await statusOf({ ...SOURCE, ...changeset(releases) })).toMatchObject({ exitCode: 0 });
  });
});

it.each([
  ["generated code", "packages/client/src/generated/new.ts"],
  ["a test", "packages/client/test/new.test.ts"],
])("a pull request that changes %s needs none", async (_, file) => {
  expect(await statusOf({ [file]: "export {};\n" })).toMatchObject({ exitCode: 0 });
});
