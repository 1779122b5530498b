import { type Client, getInternals } from "./client.ts";
import { copyForCaller, createError } from "./errors.ts";
import { keyHeader } from "./generated/contract.ts";
import { createHeaders, type ResponseHeaders, readHeaders } from "./headers.ts";
import { checkNames } from "./names.ts";
import type { Operation, OperationMetadata } from "./operation.ts";
import { deriveOperationId } from "./operation-id.ts";
import { buildUrl, parseRules, type Rules } from "./parameters.ts";
import { hasForm, toResponse } from "./received.ts";
import type { CallOptions } from "./request-context.ts";
import { defaultSettings, fetchOptionNames } from "./request-options.ts";
import type { Outcome } from "./transport.ts";

/** The body of a response with the response and its headers. */
export interface WithResponse<Result> {
  data: Result;
  response: Response;
  headers: ResponseHeaders;
}

/** A pending request. It resolves to the body. */
export interface ApiPromise<Result> extends Promise<Result> {
  /** The body with the response and its parsed headers. */
  withResponse(): Promise<WithResponse<Result>>;
}

const optionNames = ["signal", "headers", ...Object.keys(defaultSettings), ...fetchOptionNames];

/** The deprecated operations that this process has warned about. */
const warned = new Set<string>();

/** Creates the operation at a path. `Call` is its concrete signature. */
export function operation<Call>(path: string, metadata: OperationMetadata): Call & Operation {
  const id = deriveOperationId(path);
  let rules: Rules | undefined;

  const call = (client: Client, parameters?: object, options?: CallOptions) => {
    let outcome: Outcome;
    // An async function that the caller awaits directly: the runtime then finds the line of the call for a stack.
    const fetchData = async () => {
      const { baseUrl, send, warn, lacksKey, headers: base } = getInternals(client);
      rules ??= parseRules(metadata);
      const url = baseUrl + buildUrl(id, path, rules, parameters);
      if (warn) warnOnce(id, metadata, warn);
      if (options) checkNames(`${id}: unknown option`, options, optionNames);
      const headers = createHeaders(id, options?.headers, base);
      if (lacksKey && !metadata.keyless && !headers?.has(keyHeader)) {
        throw new TypeError(`${id}: "apiKey" is undefined, and this operation requires a key`);
      }
      try {
        outcome = await send({ url, headers, options, operation: id });
      } catch (error) {
        throw copyForCaller(error, options?.signal);
      }
      if (outcome.error) throw copyForCaller(outcome.error);
      const data = parse(outcome.text);
      if (hasForm(data, !!metadata.list)) return data;
      throw createError(outcome, { operation: id, url });
    };
    const promise = fetchData() as ApiPromise<unknown>;
    promise.withResponse = async () => {
      const data = await promise;
      return { data, response: toResponse(outcome), headers: readHeaders(outcome) };
    };
    return promise;
  };
  return Object.assign(call, { path }) as Call & Operation;
}

/** The value of a text in JSON; undefined for another text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function warnOnce(id: string, { deprecated }: OperationMetadata, warn: (message: string) => void): void {
  if (deprecated === undefined || warned.has(id)) return;
  warned.add(id);
  warn(`${id} is deprecated${deprecated ? `: use ${deprecated}` : ", and has no replacement"}`);
}
