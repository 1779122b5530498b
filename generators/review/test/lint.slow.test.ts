import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lintRepository, RepositoryCopy, repository } from "./repository-copy.ts";

let copy: RepositoryCopy;

beforeEach(() => {
  copy = RepositoryCopy.withContract();
});

afterEach(() => copy.remove());

describe("the linters' findings", () => {
  it("are empty for our contract", async () => {
    expect(await lintRepository(repository)).toEqual([]);
  });

  it("of both linters have file and line in the sources, without duplicates", async () => {
    const schema = "spec/components/schemas/SimplePrice.yaml";
    copy.edit(schema, "    description: Spot price of one unit, in USD.\n", "");
    copy.edit(schema, "    examples: [96000]", '    examples: ["a lot"]');
    expect(await lintRepository(copy.folder)).toEqual([
      {
        tool: "contract",
        rule: "described",
        severity: "error",
        text: 'The property "price" has no description; say what it means, with its unit where it has one.',
        place: { file: schema, line: 11 },
      },
      {
        tool: "redocly",
        rule: "no-invalid-schema-examples",
        severity: "error",
        text: expect.stringContaining("number"),
        place: { file: schema, line: 13 },
      },
    ]);
  });

  it("follow the configuration of the contract", async () => {
    copy.edit("spec/components/schemas/SimplePrice.yaml", "    examples: [96000]", '    examples: ["a lot"]');
    copy.write(
      "spec/redocly.yaml",
      "extends: [minimal]\ntelemetry: off\nrules:\n  no-unused-components: off\n",
    );
    expect(await lintRepository(copy.folder)).toEqual([]);
  });

  it("are empty for an empty part", async () => {
    copy.write("spec/redocly.yaml", "rules: [\n");
    const nothing = { paths: [], components: [] };
    expect(await lintRepository(copy.folder, nothing)).toEqual([]);
  });

  it("throw for a linter that cannot run", async () => {
    copy.write("spec/redocly.yaml", "rules: [\n");
    await expect(lintRepository(copy.folder)).rejects.toThrow("Redocly cannot read ");
  });
});
