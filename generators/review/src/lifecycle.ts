import {
  type Contract,
  followReferences,
  type Lifecycle,
  type Operation,
  type Pointer,
  valueAt,
} from "@market-data/generator-core";
import { rules, runRules } from "@market-data/spec/rules";
import { lifecycleAt, listLifecycles, type WithLifecycle } from "./lifecycles.ts";
import { type ContractPair, commonOperations, operationsAt, sourcePlace } from "./pair.ts";
import { parameterKey, pathKey } from "./path-key.ts";
import type { Rejection } from "./review.ts";
import { sunsetRejections } from "./sunset.ts";
import { capitalize, code } from "./text/format.ts";

/** What was removed, and what the base said of it. */
interface Removal {
  kind: WithLifecycle["kind"];
  label: string;
  operationId?: string;
  lifecycle: Partial<Lifecycle>;
  /** Where it was at the base. */
  place: Pointer;
  /** Where it is in another version of the contract; undefined where that does not have it. */
  findIn(contract: Contract): Pointer | undefined;
}

/** Whether anything was removed whose removal wants a deprecation in a release. */
export function anyRemoval(pair: ContractPair): boolean {
  return removals(pair).length > 0;
}

/**
 * What keeps the lifecycle from being kept: an operation, a parameter or a deprecated field that goes before it was
 * deprecated in a release and its sunset date has passed, a sunset date that leaves too little time, and a deprecated one that says neither what
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
  const kept = new Set(pair.now.contract.model.operations.map(({ path }) => pathKey(path)));
  const gone = pair.base.contract.model.operations.filter(({ path }) => !kept.has(pathKey(path)));
  return [
    ...gone.map(
      ({ operationId, path, lifecycle }): Removal => ({
        kind: "operation",
        label: code(`GET ${path}`),
        operationId,
        lifecycle,
        place: getPathPointer(path),
        findIn: (other) => {
          const operation = findOperation(other, path);
          return operation && getPathPointer(operation.path);
        },
      }),
    ),
    ...commonOperations(pair).flatMap(({ base, now }) => removedParameters(pair, base, now)),
    ...removedFields(pair),
  ];
}

function removedParameters({ base: { contract } }: ContractPair, base: Operation, now: Operation): Removal[] {
  const { operationId, path } = base;
  const kept = new Set(now.parameters.map((parameter) => parameterKey(now.path, parameter)));
  return base.parameters.flatMap((parameter) => {
    const { name } = parameter;
    const key = parameterKey(path, parameter);
    if (kept.has(key)) return [];
    const findIn = (other: Contract) => findParameter(other, path, key);
    const place = findIn(contract) ?? [];
    const lifecycle = lifecycleAt(contract.document, place) ?? { status: "current" };
    const label = `Parameter ${code(name)} of ${code(`GET ${path}`)}`;
    return [{ kind: "parameter", label, operationId, lifecycle, place, findIn }];
  });
}

/** Fields that a sunset date was promised for; of others it is enough that their removal is a breaking change. */
function removedFields(pair: ContractPair): Removal[] {
  return listLifecycles(pair.base)
    .filter(({ kind, pointer }) => kind === "field" && valueAt(pair.now.document, pointer) === undefined)
    .map(({ kind, label, lifecycle, pointer }) => ({
      kind,
      label: capitalize(label),
      lifecycle,
      place: pointer,
      findIn: at(pointer),
    }));
}

/** Where something is that has the same place in every version. */
function at(pointer: Pointer): Removal["findIn"] {
  return ({ document }) => (valueAt(document, pointer) === undefined ? undefined : pointer);
}

function getPathPointer(path: string): Pointer {
  return ["paths", path, "get"];
}

function findOperation({ model }: Contract, path: string): Operation | undefined {
  return model.operations.find((each) => pathKey(each.path) === pathKey(path));
}

function findParameter(contract: Contract, path: string, key: string): Pointer | undefined {
  const operation = findOperation(contract, path);
  if (operation === undefined) return undefined;
  const index = operation.parameters.findIndex((each) => parameterKey(operation.path, each) === key);
  const place = [...getPathPointer(operation.path), "parameters", index];
  return index < 0 ? undefined : followReferences(contract.document, place);
}

function tooEarly(
  pair: ContractPair,
  { kind, label, operationId, lifecycle, place, findIn }: Removal,
  today: string,
  released: Contract | undefined,
): Rejection[] {
  const there = released === undefined ? undefined : findIn(released);
  // What no release has, no user knows.
  if (released !== undefined && there === undefined) return [];
  const source = sourcePlace(pair, { base: place });
  const reasons = [
    ...obstacles(lifecycle, today),
    ...(released === undefined ||
    there === undefined ||
    lifecycleAt(released.document, there)?.status === "deprecated"
      ? []
      : ["the last release does not call it deprecated"]),
  ];
  if (reasons.length === 0) return [];
  return [
    {
      kind: "lifecycle",
      rule: `lifecycle/${kind}-removed`,
      ...(operationId === undefined ? {} : { operationId }),
      text: `${label} may not be removed yet: ${reasons.join(", and ")}.`,
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

/** Deprecations that do not name what replaces what is deprecated; the extension's schema asks for the reason where nothing does. */
function unexplained(pair: ContractPair): Rejection[] {
  const rule = { "lifecycle-replacement": rules["lifecycle-replacement"] };
  return runRules(rule, pair.now.contract.ruleContract).map(({ message, pointer }) => {
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
