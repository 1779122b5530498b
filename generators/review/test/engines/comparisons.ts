import { type JsonObject, toObject } from "@market-data/generator-core";
import { type Part, pickPart } from "@market-data/spec/lint";
import { listComponents } from "../../src/changed.ts";
import { CommonParts } from "../../src/common-parts.ts";
import { type Change, type Contract, createPair, listChanges, loadContract } from "../../src/index.ts";
import type { ContractPair, ContractSide } from "../../src/pair.ts";
import { compare, withBody, withResponse } from "../compare/documents.ts";
import { OPERATION_REFACTORINGS, OPERATION_ROWS } from "../compare/operation-rows.ts";
import { SCHEMA_REFACTORINGS, SCHEMA_ROWS } from "../compare/schema-rows.ts";
import { ContractCopy, spec } from "../pairs/contract-copy.ts";
import { PAIRS } from "../pairs/index.ts";

/** Two documents, and the changes that we find from the first to the second. */
export interface Comparison {
  /** The pair's name: the same in a request and in a response, forwards and backwards. */
  readonly pair: string;
  /** In a request or in a response, forwards or backwards. */
  readonly side: string;
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly changes: readonly Change[];
}

type SmallPair = readonly [pair: string, side: string, before: JsonObject, after: JsonObject];

/** Every pair of the tests, forwards and backwards, each made when its turn comes. */
export async function* makeComparisons(): AsyncGenerator<Comparison> {
  for (const [pair, side, before, after] of listSmallPairs()) {
    yield { pair, side: `${side}forwards`, before, after, changes: compare(before, after) };
    yield { pair, side: `${side}backwards`, before: after, after: before, changes: compare(after, before) };
  }
  const ours = await loadContract({ root: `${spec}/openapi.yaml` });
  for (const { kind, name, before, edits } of PAIRS) {
    const pair = `contract: ${kind}: ${name}`;
    const base = before === undefined ? undefined : new ContractCopy().edit(before);
    const now = new ContractCopy().edit(edits);
    try {
      const old = base === undefined ? ours : await loadContract(base);
      const fresh = await loadContract(now);
      yield { pair, side: "forwards", ...compareContracts(old, fresh) };
      yield { pair, side: "backwards", ...compareContracts(fresh, old) };
    } finally {
      base?.remove();
      now.remove();
    }
  }
}

function compareContracts(before: Contract, after: Contract) {
  const pair = createPair(before, after);
  const changed = findChangedPart(pair);
  return {
    before: pickPart(before.document, changed),
    after: pickPart(after.document, changed),
    changes: listChanges(pair),
  };
}

/** What differs, with all that it refers to: in the rest there is nothing to find, and the engines take seconds to. */
function findChangedPart(pair: ContractPair): Part {
  const common = new CommonParts(pair);
  const sides = [pair.base, pair.now];
  const listNames = (list: (side: ContractSide) => string[]) => [...new Set(sides.flatMap(list))];
  const paths = listNames(({ document }) => Object.keys(toObject(document["paths"]))).filter(
    (path) => !common.hasPath(path),
  );
  const changed = listNames(({ document }) => listComponents(document)).filter(
    (name) => !common.hasText(name),
  );
  const reached = sides.flatMap(({ references }) => [
    ...paths.flatMap((path) => [...(references.byPath().get(path) ?? [])]),
    ...changed.flatMap((name) => [...references.fromComponent(name)]),
  ]);
  return { paths, components: [...new Set([...changed, ...reached])] };
}

function listSmallPairs(): SmallPair[] {
  const schemas = [
    ...SCHEMA_ROWS.flatMap(([title, rows]) =>
      rows.map(([name, before, after]) => [`${title}: ${name}`, before, after, {}] as const),
    ),
    ...SCHEMA_REFACTORINGS.map(
      ([name, before, after, components = {}]) =>
        [`refactoring: ${name}`, before, after, components] as const,
    ),
  ];
  const operations = [
    ...OPERATION_ROWS.flatMap(([title, rows]) =>
      rows.map(([name, before, after]) => [`${title}: ${name}`, before, after] as const),
    ),
    ...OPERATION_REFACTORINGS.map(
      ([name, before, after]) => [`operation refactoring: ${name}`, before, after] as const,
    ),
  ];
  return [
    ...schemas.flatMap(([pair, before, after, components]): SmallPair[] => [
      [pair, "in a request, ", withBody(before, components), withBody(after, components)],
      [pair, "in a response, ", withResponse(before, components), withResponse(after, components)],
    ]),
    ...operations.map(([pair, before, after]): SmallPair => [pair, "", before, after]),
  ];
}
