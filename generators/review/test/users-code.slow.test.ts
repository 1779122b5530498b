import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Contract, loadContract } from "@market-data/generator-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { createMethodPaths } from "../../core/src/method-paths.ts";
import { readPrograms } from "../src/users-code/programs.ts";
import { usersCode } from "../src/users-code/users-code.ts";
import { RepositoryCopy, repository } from "./repository-copy.ts";

let base: Contract;
const copies: RepositoryCopy[] = [];

beforeAll(async () => {
  base = await loadContract();
});

afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove();
});

function copy(): RepositoryCopy {
  const made = RepositoryCopy.withContract();
  copies.push(made);
  return made;
}

/** The effect of an edit of our contract on users' code. */
async function after(edit: (copy: RepositoryCopy) => void, options: { consumers?: boolean } = {}) {
  const changed = copy();
  edit(changed);
  return usersCode(base, await changed.contract(), { root: repository, ...options });
}

/** The line of a text in a program. */
function findLine(file: string, text: string): number {
  return (
    readFileSync(join(repository, file), "utf8")
      .split("\n")
      .findIndex((line) => line.includes(text)) + 1
  );
}

function renameMarketCap(changed: RepositoryCopy): void {
  changed.edit("spec/components/schemas/SimplePrice.yaml", "  market_cap:", "  market_capitalisation:");
  changed.edit("spec/components/examples/SimplePriceV1.yaml", " market_cap:", " market_capitalisation:");
}

describe("the difference of the generated TypeScript", () => {
  it("is empty for an equal contract", async () => {
    const same = await usersCode(base, await loadContract(), { root: repository });
    expect(same).toEqual({ differences: [], broken: [], consumers: [], checked: 0 });
  });

  it("shows a renamed property as patches of the committed files", async () => {
    const { differences } = await after(renameMarketCap, { consumers: false });
    expect(differences.map(({ file }) => file)).toContain("packages/types/src/generated/openapi.ts");
    const { difference = "" } =
      differences.find(({ file }) => file.endsWith("types/src/generated/openapi.ts")) ?? {};
    expect(difference).toMatch(
      /^--- a\/packages\/types\S+\n\+\+\+ b\/packages\/types\S+\n@@ -\d+,7 \+\d+,7 @@\n/,
    );
    expect(difference).toContain("\n-            market_cap?: number | null;\n");
    expect(difference).toContain("\n+            market_capitalisation?: number | null;\n");
  });

  it("includes changes of prose", async () => {
    const { differences, consumers } = await after((changed) =>
      changed.edit(
        "spec/components/schemas/SimplePrice.yaml",
        "Spot price of one unit, in USD.",
        "Price in USD.",
      ),
    );
    expect(differences[0]?.difference).toContain("+             * Price in USD.");
    expect(consumers).toEqual([]);
  });

  it("skips the programs if their packages are equal", async () => {
    const { checked, differences } = await after((changed) =>
      changed.edit("spec/openapi.yaml", "Read-only market data about cryptocurrencies.", "Market data."),
    );
    expect(checked).toBe(0);
    expect(differences.map(({ file }) => file)).toEqual(["packages/openapi/src/generated/contract.ts"]);
  });
});

describe("the programs of users", () => {
  it("are reported with file and line for a removed property", async () => {
    const { consumers, checked } = await after(renameMarketCap);
    expect(checked).toBe(readPrograms(repository, undefined).size);
    expect(consumers.map(({ file, line }) => ({ file, line }))).toEqual([
      {
        file: "test/consumers/src/converter.ts",
        line: findLine("test/consumers/src/converter.ts", "for (const { id, price, market_cap,"),
      },
      {
        file: "test/consumers/src/paths.ts",
        line: findLine("test/consumers/src/paths.ts", "price.data?.data.map("),
      },
    ]);
    expect(consumers[0]?.text).toMatch(/^TS2339: Property 'market_cap' does not exist on type /);
  });

  it("are reported for a removed parameter", async () => {
    const { consumers } = await after((changed) => {
      const line = "    - $ref: ../../../../components/parameters/SortDirection.yaml\n";
      changed.edit("spec/paths/v1/cryptocurrency/listings/new.yaml", line, "");
    });
    expect(consumers.map(({ file }) => file)).toEqual(["test/consumers/src/screener.ts"]);
    expect(consumers[0]?.text).toContain("sort_dir");
  });

  it("are reported for a value that becomes nullable", async () => {
    const { consumers } = await after((changed) =>
      changed.edit(
        "spec/components/schemas/OhlcvQuote.yaml",
        "  high:\n    type: number",
        '  high:\n    type: [number, "null"]',
      ),
    );
    expect(new Set(consumers.map(({ file }) => file))).toEqual(
      new Set(["test/consumers/src/candles.ts", "test/consumers/src/store.ts"]),
    );
  });

  it("compile after an addition", async () => {
    const { consumers, checked } = await after((changed) =>
      changed.edit(
        "spec/components/schemas/SimplePrice.yaml",
        "properties:\n",
        "properties:\n  rank:\n    type: integer\n    format: int32\n    description: The rank.\n    examples: [1]\n",
      ),
    );
    expect(consumers).toEqual([]);
    expect(checked).toBeGreaterThan(10);
  });

  it("are reported only with new errors", async () => {
    const changed = copy();
    renameMarketCap(changed);
    // Broken at the base too, at the place of the break by the change.
    const other = copy();
    renameMarketCap(other);
    other.edit(
      "spec/components/schemas/OhlcvQuote.yaml",
      "  high:\n    type: number",
      '  high:\n    type: [number, "null"]',
    );
    const { consumers } = await usersCode(await changed.contract(), await other.contract(), {
      root: repository,
    });
    expect(consumers.map(({ text }) => text.slice(0, 6))).not.toContain("TS2339");
    expect(consumers.length).toBeGreaterThan(0);
  });

  it("are the programs at the base, so that an edit hides no break", async () => {
    const changed = copy();
    changed.write("test/consumers/src/one.ts", "export const before = 1;\n");
    changed.write("test/consumers/src/two.ts", "export const two = 2;\n");
    changed.git("init", "--quiet", "--initial-branch=main");
    changed.git("add", "test");
    changed.git("commit", "--quiet", "--message=Two programs");
    changed.write("test/consumers/src/one.ts", "export const after = 1;\n");
    changed.write("test/consumers/src/three.ts", "export const three = 3;\n");
    expect([...readPrograms(changed.folder, "HEAD")]).toEqual([
      ["test/consumers/src/one.ts", "export const before = 1;\n"],
      ["test/consumers/src/two.ts", "export const two = 2;\n"],
    ]);
    expect([...readPrograms(changed.folder, undefined).keys()]).toHaveLength(3);
  });

  it("are compiled with the options of this project", async () => {
    const changed = copy();
    renameMarketCap(changed);
    changed.write("test/consumers/tsconfig.json", "{ this is none");
    changed.write("test/consumers/src/one.ts", "export const one = 1;\n");
    const { checked, consumers } = await usersCode(base, await changed.contract(), { root: changed.folder });
    expect({ checked, consumers }).toEqual({ checked: 1, consumers: [] });
  });

  it("are optional", async () => {
    const changed = copy();
    renameMarketCap(changed);
    const { checked, differences } = await usersCode(base, await changed.contract(), {
      root: changed.folder,
    });
    expect(checked).toBe(0);
    expect(differences.length).toBeGreaterThan(0);
  });

  it("are skipped with a reason if the emitters fail", async () => {
    const { problem, consumers } = await after((changed) =>
      changed.edit(
        "spec/components/schemas/MapResponse.yaml",
        "required: [data, status]",
        "required: [status]",
      ),
    );
    expect(problem).toBe('The response of "cryptocurrencyMapV1" is not an object with "data" and "status".');
    expect(consumers).toEqual([]);
  });

  it("call every operation of the contract", () => {
    const text = [...readPrograms(repository, undefined).values()].join("\n");
    const missing = createMethodPaths(base).filter(({ segments: words, operation, current }) => {
      const { operationId, path, version } = operation;
      const name = words.join(".");
      const ways = [`${operationId}(client`, `"${path}"`, `api.v${version}.${name}`];
      if (current) ways.push(`api.${name}`);
      return !ways.some((way) => text.includes(way));
    });
    expect(missing.map(({ operation }) => operation.operationId)).toEqual([]);
  });
});
