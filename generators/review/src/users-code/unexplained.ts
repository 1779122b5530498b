import { type Contract, operationTypeNames } from "@market-data/generator-core";
import type { Change, UsersCode } from "../review.ts";
import { capital, code } from "../words/text.ts";

const WORDS = {
  name: "is no longer exported",
  accepted: "no longer accepts what it accepted",
  returned: "is no longer what it was",
} as const;

/**
 * A change for each published type that the compiler finds broken and no change accounts for: a break of types is not missed
 * where a rule is missing.
 * @param changes What the rules found.
 */
export function unexplainedBreaks(
  broken: UsersCode["broken"],
  changes: readonly Change[],
  contracts: readonly Contract[],
): Change[] {
  const accounted = changes.filter(({ breaks }) => breaks.includes("types"));
  return broken.flatMap(({ name, kind, text }): Change[] => {
    const operations = new Set(contracts.flatMap((contract) => operationsOf(name, contract)));
    const isAccounted = accounted.some(({ operationId, operations: several }) => {
      const touched = [...(operationId === undefined ? [] : [operationId]), ...(several ?? [])];
      return operations.size === 0 ? touched.length === 0 : touched.some((each) => operations.has(each));
    });
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
        level: "major",
        breaks: ["types"],
        rule: "type-broken",
        text: `${capital(subject)} ${WORDS[kind]}: ${text}`,
        advice: `Change programs that use ${code(name)}.`,
      },
    ];
  });
}

/** The operations that a type belongs to: its own, or those that a record is part of. */
function operationsOf(name: string, { model }: Contract): string[] {
  const own = model.operations.filter(({ operationId }) => {
    const { parameters } = operationTypeNames(operationId);
    return (
      name.replace(/(Parameters|Input|Fields|Result|Error|Call|Method)$/, "") ===
      parameters.replace(/Parameters$/, "")
    );
  });
  if (own.length > 0) return own.map(({ operationId }) => operationId);
  return model.records.get(name)?.usedBy ?? [];
}
