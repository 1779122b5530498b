import { type Client, getInternals, type Internals } from "./client.ts";
import { copyForCaller, createResponseError, UnreadableBodyError } from "./errors.ts";
import { keyHeader } from "./generated/contract.ts";
import { createHeaders, getHeader, type ResponseHeaders, readHeaders } from "./headers.ts";
import { checkNames } from "./names.ts";
import type { OperationFacts, OperationMetadata } from "./operation.ts";
import { deriveOperationId } from "./operation-id.ts";
import { buildUrl, parseRules, type Rules } from "./parameters.ts";
import { hasForm, toResponse } from "./received.ts";
import type { CallOptions } from "./request-context.ts";
import { settingNames } from "./request-options.ts";
import type { Schedule } from "./schedule.ts";
import { type Outcome, send } from "./transport.ts";

/** A parsed body together with its response and parsed headers. */
export interface WithResponse<Result> {
  data: Result;
  response: Response;
  headers: ResponseHeaders;
}

/** A pending request. Resolves to the parsed body. */
export interface ApiPromise<Result> extends Promise<Result> {
  /** Resolves to the parsed body, the response and the parsed headers. */
  withResponse(): Promise<WithResponse<Result>>;
}

const optionNames = ["signal", "headers", ...settingNames];

/** Ids of the deprecated operations that were already reported in this process. */
const warned = new Set<string>();

/** Creates the function of an operation. `Call` is the generated signature. */
export function operation<Call>(
  path: string,
  metadata: OperationMetadata,
  schedule?: Schedule,
): Call & OperationFacts {
  const id = deriveOperationId(path);
  let rules: Rules | undefined;
  const toUrl = (parameters?: object) => {
    rules ??= parseRules(metadata);
    return buildUrl(id, path, rules, parameters);
  };

  const call = (client: Client, parameters?: object, options?: CallOptions) => {
    let outcome: Outcome;
    // The caller awaits this async function directly, so that stack traces contain the line of the call.
    const fetchData = async () => {
      const internals = getInternals(client);
      const url = internals.baseUrl + toUrl(parameters);
      const headers = checkOptions(id, metadata, internals, options);
      try {
        outcome = await send(internals, { url, headers, options, operation: id });
        if (outcome.error) throw outcome.error;
      } catch (error) {
        throw copyForCaller(error, options?.signal);
      }
      const data = parse(outcome.text);
      if (hasForm(data, !!metadata.list)) return data;
      const problem = `The response is not JSON of the documented form (${getHeader(outcome, "Content-Type")})`;
      throw createResponseError(UnreadableBodyError, problem, outcome, { operation: id, url });
    };
    const promise = fetchData() as ApiPromise<unknown>;
    promise.withResponse = async () => {
      const data = await promise;
      return { data, response: toResponse(outcome), headers: readHeaders(outcome) };
    };
    return promise;
  };
  const facts = { path, toUrl, cache: schedule ?? metadata.cache, run: call };
  return Object.assign(call, facts) as Call & OperationFacts;
}

/** Checks the options of a call, warns about a deprecated operation, and returns the headers. */
export function checkOptions(
  id: string,
  metadata: OperationMetadata,
  { warn, headers: base, lacksKey }: Internals,
  options?: CallOptions,
): Headers | undefined {
  warnOnce(id, metadata, warn);
  if (options) checkNames(`${id}: unknown option`, options, optionNames);
  const headers = createHeaders(id, options?.headers, base);
  if (lacksKey && !metadata.keyless && !headers?.has(keyHeader)) {
    throw new TypeError(`${id}: "apiKey" is undefined, and this operation requires a key`);
  }
  return headers;
}

/** Parses JSON. Returns undefined for invalid JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function warnOnce(id: string, { deprecated }: OperationMetadata, warn: Internals["warn"]): void {
  if (!warn || deprecated === undefined || warned.has(id)) return;
  warned.add(id);
  warn(`${id} is deprecated${deprecated ? `: use ${deprecated}` : ", and has no replacement"}`);
}
