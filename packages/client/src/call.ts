import { cloneResponse, hasForm } from "./body.ts";
import { type Client, getInternals } from "./client.ts";
import { copyForCaller, createError } from "./errors.ts";
import { keyHeader } from "./generated/contract.ts";
import { createHeaders, type ResponseHeaders, readHeaders } from "./headers.ts";
import { checkNames } from "./names.ts";
import type { Operation, OperationMetadata } from "./operation.ts";
import { deriveOperationId } from "./operation-id.ts";
import { buildUrl, parseRules, type Rules } from "./parameters.ts";
import type { CallOptions } from "./request-context.ts";
import { defaultSettings } from "./request-options.ts";

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

/** The deprecated operations that this process has warned about. */
const warned = new Set<string>();

/** Creates the operation at a path. `Call` is its concrete signature. */
export function operation<Call>(path: string, metadata: OperationMetadata): Call & Operation {
  const id = deriveOperationId(path);
  let rules: Rules | undefined;

  const call = (client: Client, parameters?: object, options?: CallOptions) => {
    let response: Response;
    // An async function that the caller awaits directly: the runtime then finds the line of the call for a stack.
    const fetchData = async () => {
      const { baseUrl, send, warn, lacksKey } = getInternals(client);
      rules ??= parseRules(metadata);
      const url = baseUrl + buildUrl(id, path, rules, parameters);
      const { deprecated } = metadata;
      if (warn && deprecated !== undefined && !warned.has(id)) {
        warned.add(id);
        warn(`${id} is deprecated${deprecated ? `: use ${deprecated}` : ", and has no replacement"}`);
      }
      if (options) {
        checkNames(`${id}: unknown option`, options, [...Object.keys(defaultSettings), "signal", "headers"]);
      }
      const headers = options?.headers && createHeaders(id, options.headers);
      if (lacksKey && !metadata.keyless && !headers?.has(keyHeader)) {
        throw new TypeError(`${id}: "apiKey" is undefined, and this operation requires a key`);
      }
      try {
        response = await send(url, headers, options, id);
      } catch (error) {
        throw copyForCaller(error, options?.signal);
      }
      const data = await response.json().catch(() => {});
      if (hasForm(data, !!metadata.list)) return data;
      throw createError(response, "", { operation: id, url });
    };
    const promise = fetchData() as ApiPromise<unknown>;
    promise.withResponse = async () => {
      const data = await promise;
      const text = await response.text();
      return { data, response: cloneResponse(response, text), headers: readHeaders(response, text) };
    };
    return promise;
  };
  return Object.assign(call, { path }) as Call & Operation;
}
