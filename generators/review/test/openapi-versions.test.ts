import { afterAll, beforeAll, expect, test } from "vitest";
import { type Contract, createPair, listChanges, loadContract } from "../src/index.ts";
import { reviewDocuments } from "../src/review-documents.ts";
import { ContractCopy, type Edit, remove, set } from "./pairs/contract-copy.ts";
import { ROOT } from "./pairs/files.ts";

const copies: ContractCopy[] = [];
const copy = (version: string, ...edits: Edit[]) => {
  const labelled = new ContractCopy().edit([set(ROOT, ["openapi"], version), ...edits]);
  copies.push(labelled);
  return labelled.root;
};
let ours: Contract;
beforeAll(async () => {
  ours = await loadContract({ examples: false });
});
afterAll(() => {
  for (const each of copies) each.remove();
});

test.each(["3.0.4", "3.1.2", "3.2.0"])(
  "the contract with the version %s is read and reviewed",
  async (version) => {
    const root = copy(version);
    const contract = await loadContract({ root, examples: false });
    expect(contract.model.operations).toEqual(ours.model.operations);
    expect(listChanges(createPair(contract, contract))).toEqual([]);
    expect((await reviewDocuments(root, copy(version))).changes).toEqual([]);
    const without = copy(version, remove(ROOT, ["paths", "/v4/dex/networks/list"]));
    expect((await reviewDocuments(root, without)).verdict.level).toBe("major");
  },
);

test("a change of the version from 3.1 to 3.2 changes nothing for users", async () => {
  const { verdict, changes } = await reviewDocuments(copy("3.1.2"), copy("3.2.0"));
  expect([verdict.level, changes.map(({ rule }) => rule)]).toEqual(["none", []]);
});
