import { countConversions } from "@market-data/http";
import { type OperationResult, ParameterError } from "@market-data/market";
import { keyHeader, parseQuery } from "@market-data/openapi";
import type { OperationRoute } from "../contract/operation-route.ts";
import type { Market } from "../market.ts";
import type { Preferences } from "../preferences.ts";
import { type Scenario, scenarios } from "../scenarios/scenarios.ts";
import { type Refusal, refusal } from "./refusal.ts";

/** What a call is answered from. */
export interface CallContext {
  readonly market: Market;
  /** The time of the call, in ms since 1970. */
  readonly now: number;
  readonly preferences: Preferences;
  readonly requestId: string;
  /** `If-None-Match`. */
  readonly knownTags: string | undefined;
  /** Whether answers tell how long they may be kept. */
  readonly caching: boolean;
}

/** One call of an operation, read and, where it is good, answered by the market. */
export class Call {
  readonly route: OperationRoute;
  readonly context: CallContext;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** What is wrong with the query. */
  readonly fault: string | undefined;
  /** The market's answer; absent where Prism is to make one from the contract. */
  readonly answer: OperationResult<unknown> | undefined;

  private constructor(
    route: OperationRoute,
    context: CallContext,
    made: Pick<Call, "parameters" | "fault" | "answer">,
  ) {
    this.route = route;
    this.context = context;
    this.parameters = made.parameters;
    this.fault = made.fault;
    this.answer = made.answer;
  }

  /**
   * @param search What stands behind the `?` of the address.
   * @param path The values of the path's parameters.
   */
  static async read(
    route: OperationRoute,
    search: string,
    path: Readonly<Record<string, string>>,
    context: CallContext,
  ): Promise<Call> {
    const query = parseQuery(route.operation as never, search, path);
    if (!query.ok) {
      const fault = query.errors[0].message;
      return new Call(route, context, { parameters: {}, fault, answer: undefined });
    }
    const parameters: Readonly<Record<string, unknown>> = query.parameters;
    const made = await marketAnswer(route, parameters, query.given, context);
    return new Call(route, context, { parameters, ...made });
  }

  get scenario(): Scenario | undefined {
    const { scenario } = this.context.preferences;
    return scenario === undefined ? undefined : scenarios[scenario];
  }

  /** How many different currencies it converts to. */
  get conversions(): number {
    return countConversions(this.parameters);
  }

  /** Why the call is answered with an error, if it is. */
  refusal(keyIsMissing: boolean): Refusal | undefined {
    if (keyIsMissing) {
      return refusal("missingKey", `Missing header "${keyHeader}"`, {
        headers: { "WWW-Authenticate": `ApiKey header="${keyHeader}"` },
      });
    }
    return this.fault === undefined ? this.scenario?.refusal : refusal("badRequest", this.fault);
  }
}

/** What the market answers, unless the caller prefers what the contract holds, or the market knows no such operation. */
async function marketAnswer(
  { id: operationId }: OperationRoute,
  parameters: Call["parameters"],
  given: readonly string[],
  { market, now, preferences }: CallContext,
): Promise<Pick<Call, "fault" | "answer">> {
  const { code = 200, example, dynamic } = preferences;
  const fromContract = code !== 200 || example !== undefined || dynamic === true;
  if (fromContract || !market.answers(operationId)) return { fault: undefined, answer: undefined };
  try {
    return { fault: undefined, answer: await market.answer({ operationId, parameters, given, now }) };
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error;
    return { fault: error.message, answer: undefined };
  }
}
