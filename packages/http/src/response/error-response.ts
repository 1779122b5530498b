import { errorBody } from "../contract/status.ts";
import { HttpError } from "../errors.ts";
import type { ContextOptions, RequestContext } from "../request/context.ts";
import { getSentKey, maskKeys } from "../request/mask-keys.ts";
import { ALLOWED_METHODS } from "./cors.ts";
import { type HttpResponse, JSON_TYPE } from "./response.ts";

/**
 * Returns the response for an error. An unexpected error becomes an internal error without details. Keys in the message are masked.
 */
export function toErrorResponse(
  error: unknown,
  { request, receivedAt }: RequestContext,
  { keyHeader, now }: ContextOptions,
): HttpResponse<never> {
  const {
    status,
    code,
    message,
    retryAfter,
    limits,
    allow = ALLOWED_METHODS,
  } = error instanceof HttpError ? error : new HttpError("internalError", "Internal server error");
  const headers = ["Cache-Control", "no-store"];
  if (retryAfter !== undefined) headers.push("Retry-After", String(retryAfter));
  if (status === 401) headers.push("WWW-Authenticate", `ApiKey header="${keyHeader}"`);
  if (status === 405) headers.push("Allow", allow);
  headers.push("Content-Type", JSON_TYPE);
  const time = now(request.headers);
  const shown = maskKeys(message, getSentKey(request, keyHeader));
  const body = errorBody(code, shown, Math.max(0, Math.round(time - receivedAt)), time);
  return { status, headers, body, ...(limits && { limits }) };
}
