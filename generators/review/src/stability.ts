import type { Lifecycle, Pointer } from "@market-data/generator-core";
import { listLifecycles, type WithLifecycle } from "./lifecycles.ts";
import type { ContractPair, ContractSide } from "./pair.ts";
import { References } from "./references.ts";
import { type Change, getOperationIds, type Rejection, WAIVERS_FILE } from "./review.ts";
import { capitalize, code, formatList } from "./text/format.ts";
import { breaksClients } from "./verdict.ts";

/**
 * The removable parts of the API, by the rule of their removal. A major release removes a part after its lifecycle. A version
 * of an operation permits no other break of clients.
 */
const REMOVABLE: Readonly<Record<string, WithLifecycle["kind"]>> = {
  "operation-removed": "operation",
  "request-parameter-removed": "parameter",
  "request-field-removed": "field",
  "response-field-removed": "field",
};

const WAIVE = `If the change affects no program or is unavoidable, add a waiver to ${code(WAIVERS_FILE)}.`;

/**
 * Enforces the guide on stability: rejects each break of clients, except the removal of a part after its lifecycle. Changes of
 * terms only need a major release.
 * @param today As `2026-11-21`, in UTC.
 * @param released The contract of the last release. Default: the base.
 */
export function stabilityRejections(
  pair: ContractPair,
  changes: readonly Change[],
  today: string,
  released: ContractSide = pair.base,
): Rejection[] {
  const breaking = changes.filter(breaksClients);
  const removals = breaking
    .filter(({ rule }) => rule in REMOVABLE)
    .map((change) => {
      const part = findPart(pair.base, change);
      const before = listObstacles(part?.lifecycle, today);
      const reasons =
        before.length > 0 ? before : listReleaseObstacles(findPart(released, change)?.lifecycle);
      return { change, part, reasons };
    });
  const gone = removals.flatMap(({ part, reasons }) =>
    part === undefined || reasons.length > 0 ? [] : [part.pointer],
  );
  return [
    ...removals
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ change, reasons }) => removedTooEarly(change, reasons)),
    ...breaking
      .filter((change) => !(change.rule in REMOVABLE) && !isUnusedRecord(pair.base, gone, change))
      .map((change) => brokenVersion(pair, change)),
  ];
}

/** The removed part, if the part has a lifecycle. */
function findPart(side: ContractSide, change: Change): WithLifecycle | undefined {
  const ids = getOperationIds(change);
  return listLifecycles(side).find(
    ({ kind, subject, operationId }) =>
      kind === REMOVABLE[change.rule] &&
      subject === change.subject &&
      (operationId === undefined || ids.includes(operationId)),
  );
}

function listObstacles(lifecycle: Partial<Lifecycle> | undefined, today: string): string[] {
  const { status, deprecatedSince, sunset } = lifecycle ?? {};
  if (status !== "deprecated") return ["it was not deprecated in a release"];
  return [
    ...(deprecatedSince !== undefined && deprecatedSince > today
      ? [`its deprecation starts on ${deprecatedSince}`]
      : []),
    ...(sunset === undefined ? ["it has no sunset date"] : []),
    ...(sunset !== undefined && sunset >= today ? [`its sunset date, ${sunset}, has not passed`] : []),
  ];
}

/** The last release decides: users know only released lifecycles. */
function listReleaseObstacles(lifecycle: Partial<Lifecycle> | undefined): string[] {
  if (lifecycle?.status !== "deprecated") return ["the last release does not call it deprecated"];
  return lifecycle.sunset === undefined ? ["the last release states no sunset date"] : [];
}

function removedTooEarly(change: Change, reasons: readonly string[]): Rejection {
  const kind = REMOVABLE[change.rule] ?? "field";
  const owner = kind === "parameter" ? ` of ${formatOwners(change)}` : "";
  return {
    ...about(change),
    kind: "lifecycle",
    rule: `lifecycle/${kind}-removed`,
    text: `${capitalize(change.subject ?? "")}${owner} may not be removed yet: ${reasons.join(", and ")}.`,
    advice: `Keep it. Deprecate it in a release, with a sunset date in \`x-svc-lifecycle\` at least six months ahead, and remove it after the date. ${WAIVE}`,
  };
}

function brokenVersion({ now }: ContractPair, change: Change): Rejection {
  const { operations } = now.contract.model;
  const ids = getOperationIds(change);
  const operation = operations.find(({ operationId }) => ids.includes(operationId));
  const advice =
    operation === undefined
      ? "Undo the change."
      : `Keep ${code(operation.path)} as it is, and make the change in a new operation, such as ${code(
          nextVersion(
            operation.path,
            operations.map(({ path }) => path),
          ),
        )}.`;
  return {
    ...about(change),
    kind: "stability",
    rule: "stability/breaking-change",
    text: `${formatOwners(change) || "The API"} may not break clients within a version: ${change.text}`,
    advice: `${advice} ${WAIVE}`,
  };
}

function about({ operationId, place }: Change): Pick<Rejection, "operationId" | "place"> {
  return { ...(operationId === undefined ? {} : { operationId }), ...(place === undefined ? {} : { place }) };
}

function formatOwners(change: Change): string {
  return formatList(getOperationIds(change), 4);
}

/** `/v1/a` as `/v2/a`, or with the next free number. */
function nextVersion(path: string, paths: readonly string[]): string {
  const next = path.replace(/^\/v(\d+)/, (_, version: string) => `/v${Number(version) + 1}`);
  return next !== path && paths.includes(next) ? nextVersion(next, paths) : next;
}

/** Whether only removed parts used a removed record. */
function isUnusedRecord(
  { document, references }: ContractSide,
  gone: readonly Pointer[],
  { rule, subject = "" }: Change,
): boolean {
  if (rule !== "record-removed" || gone.length === 0) return false;
  const rest = structuredClone(document);
  for (const pointer of gone) deleteAt(rest, pointer);
  const name = `schemas/${/`(.*)`/.exec(subject)?.[1]}`;
  const isUsed = (each: References) => [...each.byPath().values()].some((names) => names.has(name));
  return isUsed(references) && !isUsed(new References(rest));
}

function deleteAt(document: object, pointer: Pointer): void {
  let parent = document as Record<string, object>;
  for (const key of pointer.slice(0, -1)) parent = parent[key] as Record<string, object>;
  delete parent[String(pointer.at(-1))];
}
