import { checkHistory, HttpError } from "@market-data/http/in-process";
import { type OperationResult, ParameterError } from "@market-data/market";
import { findSentText, parseQuery } from "@market-data/openapi";
import type { MockOperation } from "../contract/operation.ts";
import type { Scenario } from "../scenarios/effects.ts";
import { type Account, getHistoryLimit } from "./accounts.ts";
import type { MockContext } from "./operation-handler.ts";

/** A request for an operation, authenticated and read. */
export interface Call {
  readonly context: MockContext;
  readonly operation: MockOperation;
  readonly scenario: Scenario | undefined;
  /** Absent for operations that need no key. */
  readonly account: Account | undefined;
  /** The query without preferences. */
  readonly search: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The names of the parameters that were sent. */
  readonly given: readonly string[];
}

/** Reads the query of a request. @throws {HttpError} for what is wrong with it, or is not in the plan. */
export function readCall(call: Omit<Call, "parameters" | "given">): Call {
  const { operation, context, search, account } = call;
  const limit = account && getHistoryLimit(account, operation.facts);
  const query = parseQuery(operation.facts as never, search, context.params);
  if (!query.ok) throw new HttpError("badRequest", query.errors[0].message);
  const { parameters, given }: Pick<Call, "parameters" | "given"> = query;
  const now = context.receivedAt;
  if (limit !== undefined) {
    const { market } = context.session;
    checkHistory(limit, market.earliestRequestedTime(operation.id, parameters, now, given), now);
  }
  return { ...call, parameters, given };
}

/** The market's result. @throws {HttpError} where the market has no data for what is asked. */
export async function askMarket(call: Call): Promise<OperationResult<unknown>> {
  const { operation, parameters, given, context, search, account } = call;
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
