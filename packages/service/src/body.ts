import type { ErrorResponse, Status } from "@market-data/types";

/** The body of a successful answer. Times in ms since 1970. */
export function successBody<Data>(
  data: Data,
  credits: number,
  started: number,
  now: number,
): { data: Data; status: Status } {
  return {
    data,
    status: {
      timestamp: new Date(now).toISOString(),
      error_code: 0,
      error_message: null,
      elapsed: Math.round(now - started),
      credit_count: credits,
      notice: null,
    },
  };
}

/** The body of every error: the status object alone. Times in ms since 1970. */
export function errorBody(code: number, message: string, started: number, now: number): ErrorResponse {
  return {
    status: {
      timestamp: new Date(now).toISOString(),
      error_code: code,
      error_message: message,
      elapsed: Math.round(now - started),
      credit_count: 0,
    },
  };
}
