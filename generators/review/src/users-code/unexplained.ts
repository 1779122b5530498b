import { type Contract, operationTypeNames } from "@market-data/generator-core";
import { grade } from "../catalogue.ts";
import { pathKey } from "../path-key.ts";
import type { Change, UsersCode } from "../review.ts";
import { capitalize, code } from "../text/format.ts";

const KIND_NOUNS = {
  name: "is no longer exported",
  accepted: "no longer accepts every earlier value",
  returned: "no longer fits the earlier type",
} as const;

/**
 * Reports each incompatible type without a change by a rule. The compiler finds breaks of types even for a missing rule.
 * @param changes The changes by rules.
 */
export function unexplainedBreaks(
  broken: UsersCode["broken"],
  changes: readonly Change[],
  contracts: readonly Contract[],
): Change[] {
  const accounted = changes.filter(({ breaks }) => breaks.includes("types"));
  const touched = accounted.map(
    ({ operationId, operations = [] }) => new Set(operationId === undefined ? operations : [operationId]),
  );
  const owners = contracts.map(createOwners);
  return broken.flatMap(({ name, kind, text }): Change[] => {
    const operations = new Set(owners.flatMap(({ findOwners }) => findOwners(name)));
    // Changes of a renamed operation have the new name. Types of the base have the old name.
    const paths = owners.flatMap(({ paths }) => [...operations].flatMap((id) => paths.get(id) ?? []));
    const names = new Set(owners.flatMap(({ nameAt }) => paths.flatMap((path) => nameAt.get(path) ?? [])));
    const isAccounted = touched.some((each) =>
      names.size === 0 ? each.size === 0 : [...names].some((operation) => each.has(operation)),
    );
    if (isAccounted) return [];
    const [first, ...others] = operations;
    const subject = `type ${code(name)}`;
    return [
      {
        ...(first === undefined
          ? {}
          : others.length === 0
            ? { operationId: first }
            : { operations: [...operations] }),
        subject,
        rule: "type-broken",
        ...grade({ rule: "type-broken", subject }),
        text: `${capitalize(subject)} ${KIND_NOUNS[kind]}: ${text}`,
      },
    ];
  });
}

/** The operations of a type: its own operation, or the operations with the record. Also the path of each operation. */
function createOwners({ model }: Contract) {
  const byType = new Map(
    model.operations.map(({ operationId }) => [
      operationTypeNames(operationId).parameters.replace(/Parameters$/, ""),
      operationId,
    ]),
  );
  return {
    paths: new Map(model.operations.map(({ operationId, path }) => [operationId, pathKey(path)])),
    nameAt: new Map(model.operations.map(({ operationId, path }) => [pathKey(path), operationId])),
    findOwners: (name: string): readonly string[] => {
      const own = byType.get(name.replace(/(Parameters|Input|Fields|Result|Error|Call|Method)$/, ""));
      return own === undefined ? (model.records.get(name)?.usedBy ?? []) : [own];
    },
  };
}
