import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Contract, createPair, listChanges, loadContract } from "../src/index.ts";
import { unexplainedBreaks } from "../src/users-code/unexplained.ts";
import { usersCode } from "../src/users-code/users-code.ts";
import { ContractCopy, type Edit, remove, set, spec } from "./pairs/contract-copy.ts";
import { schemaFile } from "./pairs/files.ts";
import { PAIRS } from "./pairs/index.ts";
import { repository } from "./repository-copy.ts";

let ours: Contract;
const copies: ContractCopy[] = [];
beforeAll(async () => {
  ours = await loadContract({ root: `${spec}/openapi.yaml` });
});

afterAll(() => {
  for (const copy of copies) copy.remove();
});

/** Kinds of edits with an effect on most types. */
const KINDS = ["operation", "parameter", "enumeration", "nullability", "record", "several at once"];
/** A pair per kind, or every pair in the nightly run. */
const SAMPLE = process.env["EVERY_PAIR"]
  ? PAIRS
  : KINDS.flatMap((kind) => PAIRS.find((pair) => pair.kind === kind) ?? []);

async function edited(edits: readonly Edit[] | undefined): Promise<Contract> {
  if (edits === undefined) return ours;
  const copy = new ContractCopy();
  copies.push(copy);
  return loadContract({ root: copy.edit(edits).root });
}

/** The published types with a compile error, and the types among them without a matching rule. */
async function prove(base: Contract, now: Contract) {
  const { broken } = await usersCode(base, now, { root: repository, consumers: false });
  const unexplained = unexplainedBreaks(broken, listChanges(createPair(base, now)), [base, now]);
  return { broken: broken.map(({ name }) => name), unexplained: unexplained.map(({ text }) => text) };
}

describe("the rules report every break of types, in both directions", () => {
  test.each(SAMPLE)("$kind: $name", async ({ before, edits }) => {
    const [base, now] = [await edited(before), await edited(edits)];
    expect((await prove(base, now)).unexplained).toEqual([]);
    expect((await prove(now, base)).unexplained).toEqual([]);
  });
});

describe("the compiler finds", () => {
  const ITEM = schemaFile("MapItem");
  const MAP = "paths/v1/cryptocurrency/map.yaml";
  test.each<[string, Edit[], string]>([
    ["an optional field that is gone", [remove(ITEM, ["properties", "is_active"])], "MapItem"],
    [
      "a field that may be null",
      [set(ITEM, ["properties", "name", "type"], ["string", "null"])],
      "MapResponse",
    ],
    [
      "an optional parameter that is gone",
      [remove(MAP, ["get", "parameters", 4])],
      "CryptocurrencyMapV1Parameters",
    ],
  ])("%s", async (_name, edits, type) => {
    expect((await prove(ours, await edited(edits))).broken).toContain(type);
  });

  test("nothing for a change of prose or order, or an addition", async () => {
    const added = set(ITEM, ["properties", "note"], {
      type: "string",
      description: "A note.",
      examples: ["x"],
    });
    const words = set(ITEM, ["properties", "slug", "description"], "Other words.");
    expect((await prove(ours, await edited([added, words]))).broken).toEqual([]);
  });
});

test("an incompatible type without a change by a rule is a major change", () => {
  const broken = [{ name: "CryptocurrencyMapV1Result", kind: "returned", text: "TS2322: No." }] as const;
  expect(unexplainedBreaks([...broken], [], [ours])).toEqual([
    expect.objectContaining({ level: "major", breaks: ["types"], operationId: "cryptocurrencyMapV1" }),
  ]);
});
