import type { Side } from "../pair.ts";
import type { Direction } from "../review.ts";
import type { NormalOperation } from "./normal-form/read-operations.ts";
import type { SchemaComparison } from "./schemas.ts";

/** The context for comparing a pair of operations. */
export interface OperationPair {
  readonly before: NormalOperation;
  readonly after: NormalOperation;
  readonly base: Side;
  readonly now: Side;
  readonly schemas: SchemaComparison;
  /** The callbacks around this pair, by their places. */
  readonly visited?: ReadonlySet<string>;
  /** The direction of parameters and request bodies. The service sends the requests of webhooks and callbacks. */
  readonly sent: Direction;
  /** The direction of responses. */
  readonly received: Direction;
}
