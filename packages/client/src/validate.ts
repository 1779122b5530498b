import { type Issue, results, strict, type Validator } from "@market-data/types/validators";
import { createResponseError, describe, type ErrorDetails, kind, MarketDataError } from "./errors.ts";
import { markMiddleware } from "./middlewares.ts";
import { checkNames } from "./names.ts";
import { deriveOperationId } from "./operation-id.ts";
import type { Middleware } from "./request-context.ts";
import type { ValidateMode } from "./request-options.ts";

export type { Issue, ValidateMode };

/** The options of `validate()`. */
export interface ValidateOptions {
  /** `throw` rejects the call with a `ValidationError`, and `report` passes the error to the option `report`. */
  mode: ValidateMode;
  /** Also checks enumerations, formats, patterns and bounds. A new value of an enumeration then is an issue. */
  strict?: boolean | undefined;
  /** Receives the errors in the mode `report`. Default: writes the message to the console. */
  report?: ((error: ValidationError) => unknown) | undefined;
}

/** A successful response that differs from the contract. Never retried. */
export class ValidationError extends MarketDataError {
  static override readonly [kind] = "ValidationError";
  /** The first 20 differences. */
  declare readonly issues: readonly Issue[];
}

/** Compares successful responses with the contract. Put `validate` after `cache()`, to validate each response once. */
export function validate(options: ValidateOptions): Middleware {
  return validateWith(results, options);
}

/**
 * `validate` with a bundle of chosen validators only: `{ keyInfoV1: KeyInfoV1Result }`. Other operations are not
 * validated.
 */
export function validateWith(
  validators: Readonly<Record<string, Validator<unknown>>>,
  options: ValidateOptions,
): Middleware {
  checkNames("validate: unknown option", options, ["mode", "strict", "report"]);
  checkMode(options.mode);
  const { report = ({ message }: ValidationError) => console.warn(message) } = options;
  const write = (error: ValidationError) =>
    (async () => report(error))().catch((thrown: unknown) =>
      console.warn(`validate: the function "report" failed: ${describe(thrown)}`),
    );

  return markMiddleware(async ({ request, operation = findOperation(request.url), ...context }, next) => {
    const mode = context.validate ?? options.mode;
    checkMode(mode);
    const known = Object.hasOwn(validators, operation) ? validators[operation] : undefined;
    if (mode === "off" || !known) return next();
    const response = await next();
    const text = response.ok ? await response.text() : "";
    const data = parse(text);
    // The client reports a body without JSON.
    if (data === undefined) return response;
    const { issues } = (options.strict ? strict(known) : known)["~standard"].validate(data);
    if (!issues) return response;
    const { status, headers } = response;
    const details = { operation, url: request.url };
    const more = { issues } as ErrorDetails;
    const error = createResponseError(ValidationError, "", { status, headers, text }, details, more);
    error.message = formatMessage(error as ValidationError);
    if (mode === "throw") throw error;
    write(error as ValidationError);
    return response;
  });
}

function formatMessage({ operation, requestId, issues }: ValidationError): string {
  const [first, ...others] = issues;
  const more = others.length > 0 ? `, and ${others.length} more` : "";
  return `${operation}: ${first?.pointer || "the body"} ${first?.message}${more} (request ${requestId ?? "without id"})`;
}

/** Requests of the path-level client have no operation. */
const findOperation = (url: string): string =>
  deriveOperationId(new URL(url).pathname.replace(/.*(?=\/v\d+\/)/, ""));

function checkMode(mode: ValidateMode): void {
  if (!["throw", "report", "off"].includes(mode))
    throw new TypeError('validate: "mode" must be "throw", "report" or "off"');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
