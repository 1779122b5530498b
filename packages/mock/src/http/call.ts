import { HttpError, type RequestContext } from "@market-data/http";
import { type OperationResult, ParameterError } from "@market-data/market";
import { findSentText, parseQuery } from "@market-data/openapi";
import type { MockOperation } from "../contract/operation.ts";
import type { Market } from "../market.ts";
import type { Preferences } from "../preferences.ts";
import { type Scenario, scenarios } from "../scenarios/scenarios.ts";

/** A request for an operation, read and, where it is good, the market's result. */
export interface Call {
  readonly context: RequestContext;
  readonly operation: MockOperation;
  readonly scenario: Scenario | undefined;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** What is wrong with the query. */
  readonly fault?: HttpError;
  /** The market's result; absent where Prism makes the response from the contract. */
  readonly result?: OperationResult<unknown>;
}

/** @param search The query without preferences. */
export async function readCall(
  context: RequestContext,
  operation: MockOperation,
  { preferences, search, market }: { preferences: Preferences; search: string; market: Market },
): Promise<Call> {
  const { scenario: name } = preferences;
  const call = { context, operation, scenario: name && scenarios[name], parameters: {} };
  const query = parseQuery(operation.facts as never, search, context.params);
  if (!query.ok) return { ...call, fault: new HttpError("badRequest", query.errors[0].message) };
  const parameters: Call["parameters"] = query.parameters;
  if (!isForMarket(operation, preferences, market)) return { ...call, parameters };
  const question = { operationId: operation.id, parameters, given: query.given, now: context.receivedAt };
  try {
    return { ...call, parameters, result: await market.handle(question) };
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error;
    const message = error.messageFor((parameter, value) =>
      findSentText(operation.facts, search, context.params, parameter, value),
    );
    return { ...call, parameters, fault: new HttpError("badRequest", message) };
  }
}

/** Whether the market has the response: not where the caller prefers what the contract has, nor for operations it does not know. */
function isForMarket({ id }: MockOperation, preferences: Preferences, market: Market): boolean {
  const { code = 200, example, dynamic } = preferences;
  return code === 200 && example === undefined && dynamic !== true && market.knows(id);
}
