import {
  type Contract,
  followReferences,
  isObject,
  type Lifecycle,
  type Operation,
  type Pointer,
  valueAt,
} from "@market-data/generator-core";
import { readContract, rules, runRules } from "@market-data/spec/rules";
import { type ContractPair, commonOperations, operationsAt, sourcePlace } from "./pair.ts";
import type { Rejection } from "./review.ts";
import { sunsetRejections } from "./sunset.ts";
import { code } from "./words/text.ts";

/** What was removed, and what the base said of it. */
interface Removal {
  operationId: string;
  path: string;
  /** Absent where the operation itself was removed. */
  parameter?: string;
  lifecycle: Partial<Lifecycle>;
  place: Pointer;
}

/** Whether anything was removed whose removal wants a deprecation in a release. */
export function anyRemoval(pair: ContractPair): boolean {
  return removals(pair).length > 0;
}

/**
 * What keeps the lifecycle from being kept: an operation or a parameter that goes before it was deprecated in a release
 * and its sunset date has passed, a sunset date that leaves too little time, and a deprecated one that says neither what
 * replaces it nor why nothing does.
 * @param today As `2026-11-21`, in UTC.
 * @param released The contract of the last release, where there was one; the base speaks for it otherwise.
 */
export function lifecycleRejections(pair: ContractPair, today: string, released?: Contract): Rejection[] {
  return [
    ...removals(pair).flatMap((removal) => tooEarly(pair, removal, today, released)),
    ...sunsetRejections(pair, today),
    ...unexplained(pair),
  ];
}

function removals(pair: ContractPair): Removal[] {
  const kept = new Set(pair.now.contract.model.operations.map(({ path }) => path));
  const gone = pair.base.contract.model.operations.filter(({ path }) => !kept.has(path));
  return [
    ...gone.map(({ operationId, path, lifecycle }) => ({
      operationId,
      path,
      lifecycle,
      place: ["paths", path, "get"],
    })),
    ...commonOperations(pair).flatMap(({ base, now }) => removedParameters(pair, base, now)),
  ];
}

function removedParameters({ base: { contract } }: ContractPair, base: Operation, now: Operation): Removal[] {
  return base.parameters.flatMap((parameter, index) => {
    if (now.parameters.some(({ name, in: place }) => name === parameter.name && place === parameter.in))
      return [];
    const pointer: Pointer = ["paths", base.path, "get", "parameters", index];
    const lifecycle = lifecycleOf(valueAt(contract.document, followReferences(contract.document, pointer)));
    const { operationId, path } = base;
    return [{ operationId, path, parameter: parameter.name, lifecycle, place: pointer }];
  });
}

/** What a parameter says of its lifecycle; it is current where it says nothing. */
function lifecycleOf(parameter: unknown): Partial<Lifecycle> {
  if (!isObject(parameter)) return {};
  return (parameter["x-svc-lifecycle"] ?? { status: "current" }) as Partial<Lifecycle>;
}

function tooEarly(
  pair: ContractPair,
  removal: Removal,
  today: string,
  released: Contract | undefined,
): Rejection[] {
  const { operationId, path, parameter, place } = removal;
  // What no release has, no user knows.
  if (released !== undefined && !isIn(released, path, parameter)) return [];
  const source = sourcePlace(pair, { base: place });
  const reasons = [
    ...obstacles(removal.lifecycle, today),
    ...(released === undefined || isDeprecatedIn(released, path, parameter)
      ? []
      : ["the last release does not call it deprecated"]),
  ];
  if (reasons.length === 0) return [];
  const what =
    parameter === undefined ? code(`GET ${path}`) : `Parameter ${code(parameter)} of ${code(`GET ${path}`)}`;
  return [
    {
      kind: "lifecycle",
      rule: `lifecycle/${parameter === undefined ? "operation" : "parameter"}-removed`,
      operationId,
      text: `${what} may not go yet: ${reasons.join(", and ")}.`,
      advice:
        "Keep it, deprecate it with a sunset date in `x-svc-lifecycle`, release that, and remove it after the date.",
      ...(source === undefined ? {} : { place: source }),
    },
  ];
}

function obstacles({ status, deprecatedSince, sunset }: Partial<Lifecycle>, today: string): string[] {
  if (status !== "deprecated") return ["it was not deprecated in a release"];
  return [
    ...(deprecatedSince !== undefined && deprecatedSince > today
      ? [`it is deprecated from ${deprecatedSince} on`]
      : []),
    ...(sunset === undefined ? ["it has no sunset date"] : []),
    ...(sunset !== undefined && sunset >= today ? [`its sunset date, ${sunset}, has not passed`] : []),
  ];
}

function isIn({ model }: Contract, path: string, parameter: string | undefined): boolean {
  const operation = model.operations.find((each) => each.path === path);
  if (operation === undefined || parameter === undefined) return operation !== undefined;
  return operation.parameters.some(({ name }) => name === parameter);
}

function isDeprecatedIn({ model, document }: Contract, path: string, parameter: string | undefined): boolean {
  const operation = model.operations.find((each) => each.path === path);
  if (parameter === undefined) return operation?.lifecycle.status === "deprecated";
  const index = operation?.parameters.findIndex(({ name }) => name === parameter) ?? -1;
  const pointer = followReferences(document, ["paths", path, "get", "parameters", index]);
  return lifecycleOf(valueAt(document, pointer)).status === "deprecated";
}

/** Deprecations that do not name what replaces what is deprecated; the extension's schema asks for the reason where nothing does. */
function unexplained(pair: ContractPair): Rejection[] {
  const rule = { "lifecycle-replacement": rules["lifecycle-replacement"] };
  return runRules(rule, readContract(pair.now.document)).map(({ message, pointer }) => {
    const [operationId, ...others] = operationsAt(pair, { now: pointer });
    const place = sourcePlace(pair, { now: pointer });
    return {
      kind: "lifecycle",
      rule: "lifecycle/unexplained",
      ...(operationId === undefined || others.length > 0 ? {} : { operationId }),
      text: message,
      advice:
        "Write `x-svc-lifecycle` with `status: deprecated` and `replacedBy`, or `replacedBy: null` and the `reason`, beside `deprecated: true`.",
      ...(place === undefined ? {} : { place }),
    };
  });
}
