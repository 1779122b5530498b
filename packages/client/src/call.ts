import { fresh } from "./body.ts";
import { type Client, insideOf } from "./client.ts";
import { errorOf } from "./errors.ts";
import type { CallOptions } from "./exchange.ts";
import { type AnswerHeaders, readHeaders } from "./headers.ts";
import type { Facts, Operation } from "./operation.ts";
import { operationIdOf } from "./operation-id.ts";
import { addressOf, type Rules, rulesOf } from "./parameters.ts";

/** An answer with what came beside its body. */
export interface WithResponse<Result> {
  data: Result;
  response: Response;
  headers: AnswerHeaders;
}

/** A call under way. Awaited, it gives the body. */
export interface ApiPromise<Result> extends Promise<Result> {
  /** The body with the response and its headers, read. */
  withResponse(): Promise<WithResponse<Result>>;
}

/** The deprecated operations that this process has been warned of. */
const warned = new Set<string>();

/** The operation at a path. `Call` is its concrete signature. */
export function operation<Call>(path: string, facts: Facts): Call & Operation {
  const id = operationIdOf(path);
  let rules: Rules | undefined;

  async function ask(client: Client, parameters: object | undefined, options: CallOptions | undefined) {
    const { baseUrl, send, warn } = insideOf(client);
    rules ??= rulesOf(facts);
    const address = baseUrl + addressOf(id, path, rules, facts, parameters);
    const { deprecated } = facts;
    if (warn && deprecated !== undefined && !warned.has(id)) {
      warned.add(id);
      warn(`${id} is deprecated${deprecated ? `: use ${deprecated}` : ", and has no replacement"}`);
    }
    const request = new Request(address, options?.headers && { headers: options.headers });
    const response = await send(request, { ...options, operation: id });
    const data = await response.json().catch(() => {});
    if (Object(data) === data) return { data, response };
    throw errorOf(response, "", { operation: id, url: request.url });
  }

  const call = (client: Client, parameters?: object, options?: CallOptions) => {
    const answer = ask(client, parameters, options);
    const promise = answer.then(({ data }) => data) as ApiPromise<unknown>;
    promise.withResponse = async () => {
      // Who asks for the response alone does not handle the other promise.
      promise.catch(() => {});
      const { data, response } = await answer;
      const text = await response.text();
      return { data, response: fresh(response, text), headers: readHeaders(response, text) };
    };
    return promise;
  };
  return Object.assign(call, { path }) as Call & Operation;
}
