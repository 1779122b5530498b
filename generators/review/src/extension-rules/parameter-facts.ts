import { isDeepStrictEqual } from "node:util";
import { followReferences, type Parameter, type ReadsAs } from "@market-data/generator-core";
import { type ContractPair, commonOperations, namedOperations } from "../pair.ts";
import { parameterKey } from "../path-key.ts";
import { code } from "../text/format.ts";
import { type Found, type Verdict, withoutOrigins } from "./rule.ts";

/** The meaning of the text of a parameter, and the fallback. A shared parameter is reported once. */
export function parameterFactsRule(pair: ContractPair): Found[] {
  const found = new Map<string, Found & { operations: string[] }>();
  for (const { base, now } of commonOperations(pair)) {
    for (const [index, after] of now.parameters.entries()) {
      const key = parameterKey(now.path, after);
      const before = base.parameters.find((each) => parameterKey(base.path, each) === key);
      if (before === undefined) continue;
      for (const { at = [], ...verdict } of compare(before, after)) {
        const place = followReferences(pair.now.document, ["paths", now.path, "get", "parameters", index]);
        const places = { now: [...place, ...at] };
        const id = JSON.stringify([places, verdict.text]);
        const subject = `parameter ${code(after.name)}`;
        const known = found.get(id) ?? { ...verdict, subject, places, operations: [] as string[] };
        known.operations.push(now.operationId);
        found.set(id, known);
      }
    }
  }
  return [...found.values()].map(({ operations, ...rest }) => ({ ...rest, ...namedOperations(operations) }));
}

function compare(before: Parameter, after: Parameter): Verdict[] {
  return [...readsAsVerdicts(before, after), ...fallbackVerdicts(before, after)];
}

function readsAsVerdicts({ readsAs: before }: Parameter, { readsAs: after, name }: Parameter): Verdict[] {
  if (isDeepStrictEqual(withoutOrigins(before), withoutOrigins(after))) return [];
  return [
    {
      rule: isTighter(before, after) ? "reading-tightened" : "reading-loosened",
      text: `Parameter ${code(name)} is read in another way.`,
      at: ["x-svc-reads-as"],
      before: describeReadsAs(before),
      after: describeReadsAs(after),
    },
  ];
}

function isTighter(before: ReadsAs | undefined, after: ReadsAs | undefined): boolean {
  if (after === undefined) return false;
  if (before === undefined) return true;
  // Every whole number is a number.
  const wider = before.type === "integer" && after.type === "number";
  if (before.type !== after.type && !wider) return true;
  return (
    (after.minimum ?? -Infinity) > (before.minimum ?? -Infinity) ||
    (after.maximum ?? Infinity) < (before.maximum ?? Infinity)
  );
}

const TYPE_NOUNS: Record<ReadsAs["type"], string> = {
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  time: "a time",
};

function describeReadsAs(readsAs: ReadsAs | undefined): string {
  if (readsAs === undefined) return "any text";
  const { type, minimum, maximum } = readsAs;
  const bounds = [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
  ];
  return [TYPE_NOUNS[type], ...bounds].join(", ");
}

function fallbackVerdicts({ fallback: before }: Parameter, { fallback: after, name }: Parameter): Verdict[] {
  if (before === after) return [];
  return [
    after === undefined
      ? { rule: "fallback-removed", text: `Zero and less for ${code(name)} are now rejected.` }
      : { rule: "fallback-added", text: `Zero and less for ${code(name)} now count as the default.` },
  ];
}
