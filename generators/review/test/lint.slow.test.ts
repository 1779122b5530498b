import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lintFindings } from "../src/lint.ts";
import { RepositoryCopy, repository } from "./repository-copy.ts";

let copy: RepositoryCopy;

beforeEach(() => {
  copy = RepositoryCopy.withContract();
});

afterEach(() => copy.remove());

describe("the linters' findings", () => {
  it("are none in our contract", async () => {
    expect(await lintFindings(repository)).toEqual([]);
  });

  it("of both come with file and line in the sources, each once", async () => {
    const schema = "spec/components/schemas/SimplePrice.yaml";
    copy.edit(schema, "    description: Spot price of one unit, in USD.\n", "");
    copy.edit(schema, "    examples: [96000]", '    examples: ["a lot"]');
    expect(await lintFindings(copy.folder)).toEqual([
      {
        tool: "contract",
        rule: "described",
        severity: "error",
        text: 'The property "price" has no description; say what it means, with its unit where it has one.',
        place: { file: schema, line: 12 },
      },
      {
        tool: "redocly",
        rule: "no-invalid-schema-examples",
        severity: "error",
        text: expect.stringContaining("number"),
        place: { file: schema, line: 14 },
      },
    ]);
  });

  it("follow the configuration of the contract that is linted", async () => {
    copy.edit("spec/components/schemas/SimplePrice.yaml", "    examples: [96000]", '    examples: ["a lot"]');
    copy.write("spec/redocly.yaml", "extends: [minimal]\ntelemetry: off\n");
    expect(await lintFindings(copy.folder)).toEqual([]);
  });

  it("fail where a linter cannot run", async () => {
    copy.write("spec/redocly.yaml", "rules: [\n");
    await expect(lintFindings(copy.folder)).rejects.toThrow("Redocly cannot read ");
  });
});
