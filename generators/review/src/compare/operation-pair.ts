import type { JsonObject } from "@market-data/generator-core";
import type { Side } from "../pair.ts";
import type { Direction } from "../review.ts";
import type { NormalOperation } from "./normal-form/read-operations.ts";
import type { SchemaComparison } from "./schemas.ts";

/** The operations of a document. Equal keys mean equal requests, even after a server's path moved into `paths`. */
export interface OperationIndex {
  readonly byKey: ReadonlyMap<string, NormalOperation>;
  /** The keys by `operationId` and by node. */
  readonly keys: ReadonlyMap<string | JsonObject, string>;
}

/** The context for comparing a pair of operations. */
export interface OperationPair {
  readonly before: NormalOperation;
  readonly after: NormalOperation;
  readonly base: Side;
  readonly now: Side;
  readonly schemas: SchemaComparison;
  /** The callbacks around this pair, by their places. */
  readonly visited?: ReadonlySet<string>;
  readonly operations: Readonly<Record<"base" | "now", OperationIndex>>;
  /** The direction of parameters and request bodies. The service sends the requests of webhooks and callbacks. */
  readonly sent: Direction;
  /** The direction of responses. */
  readonly received: Direction;
}
