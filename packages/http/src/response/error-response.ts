import { errorBody } from "../contract/status.ts";
import { HttpError } from "../errors.ts";
import { ALLOWED_METHODS } from "../request/route.ts";
import { type HttpResponse, JSON_TYPE } from "./response.ts";

/**
 * The response that states an error: of unexpected ones, nothing about their cause.
 *
 * @param receivedAt When the request arrived, in Unix ms, as `now` is the time of the response.
 */
export function toErrorResponse(
  error: unknown,
  keyHeader: string,
  receivedAt: number,
  now: number,
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
  const body = errorBody(code, message, Math.max(0, Math.round(now - receivedAt)), now);
  return { status, headers, body, ...(limits && { limits }) };
}
