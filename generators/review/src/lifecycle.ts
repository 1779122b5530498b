import {
  type Contract,
  isObject,
  type JsonObject,
  type Lifecycle,
  type Operation,
  type Pointer,
  valueAt,
} from "@market-data/generator-core";
import { commonOperations, type Pair, sourcePlace } from "./pair.ts";
import { References } from "./references.ts";
import type { Refusal } from "./review.ts";
import { sunsetRefusals } from "./sunset.ts";
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
export function anyRemoval(pair: Pair): boolean {
  return removals(pair).length > 0;
}

/**
 * What keeps the lifecycle from being kept: an operation or a parameter that goes before it was deprecated in a release
 * and its sunset date has passed, a sunset date that leaves too little time, and a deprecated one that says neither what
 * replaces it nor why nothing does.
 * @param today As `2026-11-21`, in UTC.
 * @param released The contract of the last release, where there was one; the base speaks for it otherwise.
 */
export function lifecycleRefusals(pair: Pair, today: string, released?: Contract): Refusal[] {
  return [
    ...removals(pair).flatMap((removal) => tooEarly(pair, removal, today, released)),
    ...sunsetRefusals(pair, today),
    ...pair.now.contract.model.operations.flatMap((operation) => unexplained(pair, operation)),
  ];
}

function removals(pair: Pair): Removal[] {
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

function removedParameters(
  { base: { references, contract } }: Pair,
  base: Operation,
  now: Operation,
): Removal[] {
  return base.parameters.flatMap((parameter, index) => {
    if (now.parameters.some(({ name, in: place }) => name === parameter.name && place === parameter.in))
      return [];
    const pointer: Pointer = ["paths", base.path, "get", "parameters", index];
    const lifecycle = lifecycleOf(valueAt(contract.document, references.follow(pointer)));
    const { operationId, path } = base;
    return [{ operationId, path, parameter: parameter.name, lifecycle, place: pointer }];
  });
}

/** What a parameter says of its lifecycle; it is current where it says nothing. */
function lifecycleOf(parameter: unknown): Partial<Lifecycle> {
  if (!isObject(parameter)) return {};
  return (parameter["x-svc-lifecycle"] ?? { status: "current" }) as Partial<Lifecycle>;
}

function tooEarly(pair: Pair, removal: Removal, today: string, released: Contract | undefined): Refusal[] {
  const { operationId, path, parameter, place } = removal;
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

function isDeprecatedIn({ model, document }: Contract, path: string, parameter: string | undefined): boolean {
  const operation = model.operations.find((each) => each.path === path);
  // What the last release does not know, no user knows.
  if (operation === undefined) return true;
  if (parameter === undefined) return operation.lifecycle.status === "deprecated";
  const index = operation.parameters.findIndex(({ name }) => name === parameter);
  if (index < 0) return true;
  const pointer = new References(document).follow(["paths", path, "get", "parameters", index]);
  return lifecycleOf(valueAt(document, pointer)).status === "deprecated";
}

function unexplained(pair: Pair, operation: Operation): Refusal[] {
  const { contract, references } = pair.now;
  const start: Pointer = ["paths", operation.path, "get"];
  const names = new Set(contract.model.operations.map(({ operationId }) => operationId));
  const own = explanationProblem(operation.deprecated, operation.lifecycle, names, "operation");
  return [
    ...(own === undefined
      ? []
      : [refusal(pair, operation, `${code(`GET ${operation.path}`)} ${own}`, start)]),
    ...operation.parameters.flatMap(({ name }, index) => {
      const pointer = references.follow([...start, "parameters", index]);
      const parameter = valueAt(contract.document, pointer) as JsonObject;
      const others = new Set(operation.parameters.map((each) => each.name).filter((each) => each !== name));
      const problem = explanationProblem(
        parameter["deprecated"] === true,
        lifecycleOf(parameter),
        others,
        "parameter",
      );
      return problem === undefined
        ? []
        : [
            refusal(
              pair,
              operation,
              `Parameter ${code(name)} of ${code(`GET ${operation.path}`)} ${problem}`,
              pointer,
            ),
          ];
    }),
  ];
}

function explanationProblem(
  deprecated: boolean,
  { status, replacedBy, reason }: Partial<Lifecycle>,
  names: ReadonlySet<string>,
  kind: string,
): string | undefined {
  if (!deprecated && status !== "deprecated") return undefined;
  if (deprecated !== (status === "deprecated")) {
    return "is called deprecated in one of two places alone: `deprecated: true`, and `status: deprecated` in `x-svc-lifecycle`.";
  }
  if (typeof replacedBy === "string" && !names.has(replacedBy))
    return `is replaced by ${code(replacedBy)}, which is no ${kind}.`;
  const silent = replacedBy === undefined || (replacedBy === null && reason === undefined);
  return silent ? "is deprecated and says neither what replaces it nor why nothing does." : undefined;
}

function refusal(pair: Pair, { operationId }: Operation, text: string, pointer: Pointer): Refusal {
  const place = sourcePlace(pair, { now: pointer });
  return {
    kind: "lifecycle",
    rule: "lifecycle/unexplained",
    operationId,
    text,
    advice:
      "Write `x-svc-lifecycle` with `status: deprecated` and `replacedBy`, or `replacedBy: null` and the `reason`, beside `deprecated: true`.",
    ...(place === undefined ? {} : { place }),
  };
}
