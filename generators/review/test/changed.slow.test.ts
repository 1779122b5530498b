import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { getChangedPart } from "../src/changed.ts";
import { type Contract, createPair, loadContract } from "../src/index.ts";
import { lintRepository, RepositoryCopy } from "./repository-copy.ts";

let ours: Contract;
let copy: RepositoryCopy;
beforeAll(async () => {
  ours = await loadContract();
});
afterEach(() => copy.remove());

/** The linted part after an edit: file, text and replacement. */
async function partAfter(file: string, text: string, by: string) {
  copy = RepositoryCopy.withContract();
  copy.edit(`spec/${file}`, text, by);
  return getChangedPart(createPair(ours, await copy.contract()));
}

describe("the linted part of a change", () => {
  it("contains a changed component, the operations with the component, and their components", async () => {
    const part = await partAfter(
      "components/schemas/SimplePrice.yaml",
      "Spot price of one unit",
      "The price",
    );
    expect(part?.paths).toEqual(["/v1/simple/price"]);
    expect(part?.components).toEqual(
      expect.arrayContaining(["schemas/SimplePrice", "responses/Unauthorized"]),
    );
    expect(part?.components).not.toContain("schemas/MapItem");
  });

  it("contains a changed operation and its components", async () => {
    const part = await partAfter("paths/v1/simple/price.yaml", "summary: ", "summary: The ");
    expect(part?.paths).toEqual(["/v1/simple/price"]);
    expect(part?.components).toContain("schemas/SimplePrice");
  });

  it.each([
    ["the API as a whole", "openapi.yaml", "title: Market Data API", "title: Another"],
    [
      "the name of an operation",
      "paths/v1/simple/price.yaml",
      "operationId: simplePriceV1",
      "operationId: pricesV1",
    ],
    ["Redocly's configuration", "redocly.yaml", "  tags-alphabetical: off\n", ""],
    ["Spectral's configuration", ".spectral.yaml", "  license-url: off\n", ""],
  ])("is the whole contract after a change of %s", async (_what, file, text, by) => {
    expect(await partAfter(file, text, by)).toBeUndefined();
  });

  it("has the findings of the whole contract about the change", async () => {
    const part = await partAfter(
      "components/schemas/SimplePrice.yaml",
      "    description: Spot price of one unit, in USD.\n",
      "",
    );
    const findings = await lintRepository(copy.folder, part);
    expect(findings.map(({ rule }) => rule)).toContain("described");
    expect(findings).toEqual(await lintRepository(copy.folder));
  });
});
