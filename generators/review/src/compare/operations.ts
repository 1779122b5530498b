import { isObject, toObject } from "@market-data/generator-core";
import { type CommonParts, isSame } from "../common-parts.ts";
import type { Side } from "../pair.ts";
import { code } from "../text/format.ts";
import { compareRequestBody, compareResponses } from "./bodies.ts";
import { type Finding, proseChanged } from "./finding.ts";
import { compareDeprecation, compareUnknown, describeProse, type Located } from "./located.ts";
import type { NormalOperation } from "./normal-form/read-operations.ts";
import { same } from "./normal-form/read-schema.ts";
import type { OperationIndex, OperationPair } from "./operation-pair.ts";
import { compareParameters } from "./parameters.ts";
import type { SchemaComparison } from "./schemas.ts";
import { compareSecurity } from "./security.ts";
import { compareOperationServers } from "./servers.ts";
import { compareCallbacks } from "./webhooks.ts";

/** A finding and the affected operation. */
interface OperationFinding {
  finding: Finding;
  operation: NormalOperation;
}

/** Every difference of the operations of two documents. */
export function compareOperations(
  base: Side,
  now: Side,
  schemas: SchemaComparison,
  operations: Record<"base" | "now", OperationIndex>,
  common: CommonParts,
): OperationFinding[] {
  // Operations without `security` use the requirements of the document.
  const isShared = isSame(base.document["security"], now.document["security"]);
  const [old, fresh] = [operations.base.byKey, operations.now.byKey];
  const matched = new Set([...fresh.keys()].map((key) => old.get(key)));
  return [
    ...[...old.values()]
      .filter((operation) => !matched.has(operation))
      .map((operation) => ({ operation, finding: removed(operation, [...fresh.values()]) })),
    ...[...fresh].flatMap(([key, operation]) => {
      const before = old.get(key);
      if (before === undefined) return [{ operation, finding: added(operation) }];
      if (isShared && before.path === operation.path && common.hasPath(operation.path)) return [];
      const directions = { sent: "request", received: "response" } as const;
      const pair: OperationPair = { before, after: operation, base, now, schemas, operations, ...directions };
      return compareOperation(pair).map((finding) => ({ operation, finding }));
    }),
  ];
}

function removed({ name, node, pointer }: NormalOperation, fresh: readonly NormalOperation[]): Finding {
  const replacedBy = toObject(node["x-svc-lifecycle"])["replacedBy"];
  // An operation without an id replaces nothing.
  const replacement = fresh.find(
    ({ operationId }) => operationId !== undefined && operationId === replacedBy,
  );
  return {
    rule: "operation-removed",
    subject: code(name),
    text: `${code(name)} was removed.`,
    ...(replacement === undefined ? {} : { advice: `Call ${code(replacement.name)} instead.` }),
    places: { base: pointer },
  };
}

function added({ name, pointer }: NormalOperation): Finding {
  return {
    rule: "operation-added",
    subject: code(name),
    text: `${code(name)} is new.`,
    places: { now: pointer },
  };
}

/** Every difference of two operations, or of two requests of a webhook or a callback. */
export function compareOperation(pair: OperationPair): Finding[] {
  return [
    ...compareName(pair),
    ...compareParameters(pair),
    ...compareRequestBody(pair),
    ...compareResponses(pair),
    ...compareSecurity(pair),
    ...(pair.sent === "request" ? compareOperationServers(pair) : []),
    ...compareProse(pair),
    ...comparePath(pair),
    ...compareCallbacks(pair, compareOperation),
    ...compareUnknown(pair, "operation", pair.before, pair.after, code(pair.after.name)),
  ];
}

function compareName({ before, after }: OperationPair): Finding[] {
  const [old, fresh] = [before.operationId, after.operationId];
  if (old === fresh || old === undefined) return [];
  return [
    {
      rule: "operation-renamed",
      subject: code(after.name),
      text:
        fresh === undefined
          ? `The operation no longer has a name; it was ${code(old)}.`
          : "The operation has another name.",
      places: getPlaces({ before, after }, "operationId"),
    },
  ];
}

/** Keywords of an operation for readers. */
const PROSE_NOUNS = {
  summary: "summary",
  description: "description",
  tags: "group",
  externalDocs: "link",
} as const;

function compareProse({ before, after }: OperationPair): Finding[] {
  const subject = code(after.name);
  const changed = Object.entries(PROSE_NOUNS).filter(([key]) => !same(before.node[key], after.node[key]));
  const prose = changed.map(([key, noun]) => proseChanged(noun, subject, getPlaces({ before, after }, key)));
  // A rule for `x-svc-lifecycle` reports the deprecation with dates and replacement.
  if (isObject(after.node["x-svc-lifecycle"])) return prose;
  return [...prose, ...compareDeprecation("operation", before, after, { subject })];
}

/** The words and unknown keywords of a path, reported once for all operations of the path. */
function comparePath(pair: OperationPair): Finding[] {
  const locate = ({ item, pointer }: NormalOperation): Located => ({
    node: item,
    pointer: pointer.slice(0, -1),
  });
  const [old, fresh] = [locate(pair.before), locate(pair.after)];
  const subject = code(pair.after.path);
  return [...describeProse(old, fresh, subject), ...compareUnknown(pair, "path item", old, fresh, subject)];
}

function getPlaces({ before, after }: Pick<OperationPair, "before" | "after">, key: string) {
  return { base: [...before.pointer, key], now: [...after.pointer, key] };
}
