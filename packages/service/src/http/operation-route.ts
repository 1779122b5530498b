import { type HeaderList, lifecycleHeaders, successMessage } from "@market-data/http";
import { type Operation, type OperationId, operations } from "@market-data/openapi";
import type { Depth, PlanTable } from "../plans/plan-table.ts";
import { CallReader } from "./call-reader.ts";
import type { Token } from "./token.ts";

/** An operation with everything about it that does not change from call to call. */
export interface OperationRoute {
  readonly operation: Operation<OperationId>;
  readonly id: OperationId;
  readonly keyless: boolean;
  /** For each plan that may call, how far back it may look. */
  readonly depths: ReadonlyMap<string, Depth>;
  readonly reader: CallReader;
  /** Whether the body is the data alone. */
  readonly bare: boolean;
  /** What `error_message` is on success. */
  readonly errorMessage: "" | null;
  readonly lifecycle: Readonly<HeaderList>;
}

/** The routes of those operations that have an answer. */
export function operationRoutes(
  answered: Readonly<Partial<Record<OperationId, unknown>>>,
  { plans, token, documentation }: { plans: PlanTable; token: Token; documentation: string },
): OperationRoute[] {
  const all: readonly Operation<OperationId>[] = Object.values(operations);
  return all
    .filter(({ operationId }) => answered[operationId] !== undefined)
    .map((operation) => ({
      operation,
      id: operation.operationId,
      keyless: !operation.access.keyRequired,
      depths: plans.depths(operation),
      reader: new CallReader(operation, token),
      bare: operation.result.shape === "array",
      errorMessage: successMessage(operation),
      lifecycle: lifecycleHeaders(operation, documentation),
    }));
}
