import type { JsonObject } from "@market-data/generator-core";
import type { Side } from "../pair.ts";
import { pathKey } from "../path-key.ts";
import { readOperations } from "./normal-form/read-operations.ts";
import type { OperationIndex } from "./operation-pair.ts";
import { movedPrefixes } from "./servers.ts";

/** Indexes the operations of two documents. */
export function indexOperations(base: Side, now: Side): Record<"base" | "now", OperationIndex> {
  const prefixes = movedPrefixes(base, now);
  return { base: indexSide(base, prefixes.base), now: indexSide(now, prefixes.now) };
}

/** @param prefix The path of the servers, in front of each path. */
function indexSide({ document }: Side, prefix: string): OperationIndex {
  const entries = readOperations(document).map((operation) => {
    const [method] = operation.key.split(" ");
    return [`${method} ${pathKey(prefix + operation.path)}`, operation] as const;
  });
  const keys = entries.flatMap(([key, { operationId, node }]): [string | JsonObject, string][] => [
    [node, key],
    ...(operationId === undefined ? [] : [[operationId, key] as [string, string]]),
  ]);
  return { byKey: new Map(entries), keys: new Map(keys) };
}
