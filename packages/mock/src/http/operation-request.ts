import { checkHistory, HttpError } from "@market-data/http/in-process";
import { type OperationResult, ParameterError } from "@market-data/market";
import { findSentText, parseQuery } from "@market-data/openapi";
import type { MockOperation } from "../contract/operation.ts";
import type { Scenario } from "../scenarios/effects.ts";
import { type Account, getHistoryLimit } from "./accounts.ts";
import type { OperationContext } from "./mock-route.ts";

/** An authenticated and parsed request of an operation. */
export interface OperationRequest {
  readonly context: OperationContext;
  readonly operation: MockOperation;
  readonly scenario: Scenario | undefined;
  /** Absent for operations that need no key. */
  readonly account: Account | undefined;
  /** The query without preferences. */
  readonly search: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The names of the sent parameters. */
  readonly given: readonly string[];
}

/** Parses the query of a request. @throws {HttpError} for an invalid parameter, or a request outside the plan. */
export function readRequest(request: Omit<OperationRequest, "parameters" | "given">): OperationRequest {
  const { operation, context, search, account } = request;
  const limit = account && getHistoryLimit(account, operation.facts);
  const query = parseQuery(operation.facts as never, search, context.params);
  if (!query.ok) throw new HttpError("badRequest", query.errors[0].message);
  const { parameters, given }: Pick<OperationRequest, "parameters" | "given"> = query;
  const now = context.receivedAt;
  if (limit !== undefined) {
    const { market } = context.session;
    checkHistory(limit, market.earliestRequestedTime(operation.id, parameters, now, given), now);
  }
  return { ...request, parameters, given };
}

/** Returns the market result of a call. @throws {HttpError} if the market has no data for the parameters. */
export async function runOperation(request: OperationRequest): Promise<OperationResult<unknown>> {
  const { operation, parameters, given, context, search, account } = request;
  const { market, accounts } = context.session;
  const now = context.receivedAt;
  const usage =
    account !== undefined && "never" in operation.facts.cache ? accounts.usage(account, now) : undefined;
  try {
    return await market.handle({
      operationId: operation.id,
      parameters,
      given,
      now,
      ...(usage && { usage }),
    });
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error;
    const message = error.messageFor((parameter, value) =>
      findSentText(operation.facts, search, context.params, parameter, value),
    );
    throw new HttpError("badRequest", message);
  }
}
