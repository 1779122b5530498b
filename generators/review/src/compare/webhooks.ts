import { type Pointer, toObject, valueAt } from "@market-data/generator-core";
import type { Pair } from "../pair.ts";
import { capitalize, code } from "../text/format.ts";
import type { Finding } from "./finding.ts";
import { resolveAt } from "./located.ts";
import { type NormalOperation, readOperations } from "./normal-form/read-operations.ts";
import type { OperationPair } from "./operation-pair.ts";

/** The type of `compareOperation`, a parameter here to avoid an import cycle. */
type Compare = (pair: OperationPair) => Finding[];

/** The requests of the service. Their bodies count as responses, and their responses as requests. */
export function compareWebhooks(
  context: Omit<OperationPair, "before" | "after">,
  compare: Compare,
): Finding[] {
  const sides = {
    base: readOperations(context.base.document, ["webhooks"]),
    now: readOperations(context.now.document, ["webhooks"]),
  };
  return compareReceived(context, sides, "webhook", ({ path }) => path, compare);
}

/** The requests of the service in response to an operation. */
export function compareCallbacks(pair: OperationPair, compare: Compare): Finding[] {
  const [old, fresh] = [
    callbacksOf(pair.base.document, pair.before),
    callbacksOf(pair.now.document, pair.after),
  ];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((name) =>
    compareReceived(
      pair,
      { base: old.get(name) ?? [], now: fresh.get(name) ?? [] },
      "callback",
      () => name,
      compare,
    ),
  );
}

function callbacksOf(
  document: Pair["base"]["document"],
  { pointer }: NormalOperation,
): Map<string, NormalOperation[]> {
  const at: Pointer = [...pointer, "callbacks"];
  return new Map(
    Object.keys(toObject(valueAt(document, at))).map((name) => [
      name,
      readOperations(document, resolveAt(document, [...at, name])?.pointer ?? at),
    ]),
  );
}

function compareReceived(
  context: Omit<OperationPair, "before" | "after">,
  { base, now }: Record<"base" | "now", readonly NormalOperation[]>,
  noun: "webhook" | "callback",
  nameOf: (operation: NormalOperation) => string,
  compare: Compare,
): Finding[] {
  // The path of a callback is an expression with braces, not a template.
  const keyOf = (operation: NormalOperation) => `${nameOf(operation)} ${operation.name}`;
  const old = new Map(base.map((operation) => [keyOf(operation), operation]));
  const fresh = new Map(now.map((operation) => [keyOf(operation), operation]));
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key): Finding[] => {
    const [before, after] = [old.get(key), fresh.get(key)];
    if (before !== undefined && after !== undefined) {
      // A callback can refer to itself.
      const key = `${before.pointer.join("/")} ${after.pointer.join("/")}`;
      if (context.visited?.has(key)) return [];
      const visited = new Set([...(context.visited ?? []), key]);
      return compare({ ...context, before, after, sent: context.received, received: context.sent, visited });
    }
    const operation = before ?? after;
    if (operation === undefined) return [];
    const isLost = after === undefined;
    const subject = `${noun} ${code(nameOf(operation))}`;
    return [
      {
        rule: `${noun}-${isLost ? "removed" : "added"}`,
        subject,
        text: `${capitalize(subject)} ${isLost ? "was removed" : "is new"}.`,
        places: isLost ? { base: operation.pointer } : { now: operation.pointer },
      },
    ];
  });
}
