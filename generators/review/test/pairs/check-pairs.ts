import { beforeAll, describe, expect, test } from "vitest";
import {
  type Change,
  type Contract,
  createPair,
  getVerdict,
  listChanges,
  loadContract,
} from "../../src/index.ts";
import { ContractCopy, type Edit, spec } from "./contract-copy.ts";
import type { PairCase } from "./pair-case.ts";

/** A test per pair: the verdict in both directions, the deciding rule, the operation and the source file. */
export function checkPairs(title: string, pairs: readonly PairCase[]): void {
  describe.concurrent(title, () => {
    let ours: Contract;
    beforeAll(async () => {
      ours = await loadContract({ root: `${spec}/openapi.yaml` });
    });
    test.for(pairs)("$kind: $name", async (pair, { expect: expected }) => {
      const copies: ContractCopy[] = [];
      const contract = async (edits: readonly Edit[] | undefined) => {
        if (edits === undefined) return ours;
        const copy = new ContractCopy();
        copies.push(copy);
        return loadContract({ root: copy.edit(edits).root });
      };
      try {
        const [before, after] = [await contract(pair.before), await contract(pair.edits)];
        const forward = listChanges(createPair(before, after));
        const backward = listChanges(createPair(after, before));
        check(expected, forward, pair.forward, pair.on, pair.file);
        check(expected, backward, pair.backward, pair.onBackward ?? pair.on, pair.fileBackward ?? pair.file);
      } finally {
        for (const copy of copies) copy.remove();
      }
    });
  });
}

type Expect = typeof expect;

function check(
  expected: Expect,
  changes: readonly Change[],
  outcome: string,
  on: string | null,
  file: string,
): void {
  const [level, rule] = outcome.split(" ");
  expected({ level: getVerdict(changes).level, changes: changes.map(shown) }).toMatchObject({ level });
  if (rule === undefined) {
    expected(changes.map(shown)).toEqual([]);
    return;
  }
  const deciding = changes.filter((change) => change.level === level).map(shown);
  expected(deciding).toContainEqual(expect.objectContaining({ rule, file: `spec/${file}` }));
  const found = changes.find((change) => change.rule === rule && change.level === level);
  const touched = found?.operationId === undefined ? (found?.operations ?? []) : [found.operationId];
  if (on === null) expected(found?.operationId).toBeUndefined();
  else expected(touched).toContain(on);
  // Every change has a text and an advice.
  for (const { text, advice } of changes) expected([text, advice]).not.toContain("");
}

function shown({ level, rule, operationId, operations, text, place }: Change): object {
  return { level, rule, on: operationId ?? operations?.length, text, file: place?.file, line: place?.line };
}
