import type { Operation } from "@market-data/openapi";

/** What the status object of a successful response states. */
export interface Success {
  /** In Unix ms. */
  readonly now: number;
  /** In ms. */
  readonly elapsed: number;
  readonly errorMessage: "" | null;
  readonly credits: number;
  readonly notice: string | undefined;
}

/** The status object of a successful response, as JSON. `notice` is left out where there is none. */
export function successStatus({ now, elapsed, errorMessage, credits, notice }: Success): string {
  const message = errorMessage === null ? "null" : '""';
  const more = notice === undefined ? "" : `,"notice":${JSON.stringify(notice)}`;
  return (
    `{"timestamp":"${isoTime(now)}","error_code":0,"error_message":${message},` +
    `"elapsed":${elapsed},"credit_count":${credits}${more}}`
  );
}

/** What `status.error_message` is on success: empty, but null in the documented samples of the multiplier. */
export function successMessage({ result }: Pick<Operation, "result">): "" | null {
  return result.record === "MultiplierResult" ? null : "";
}

/** The body of every error: the status object alone, as JSON. */
export function errorBody(code: number, message: string, elapsed: number, now: number): string {
  return (
    `{"status":{"timestamp":"${isoTime(now)}","error_code":${code},` +
    `"error_message":${JSON.stringify(message)},"elapsed":${elapsed},"credit_count":0}}`
  );
}

let latest = { time: Number.NaN, text: "" };

/** Many requests are served within one millisecond. */
function isoTime(time: number): string {
  if (latest.time !== time) latest = { time, text: new Date(time).toISOString() };
  return latest.text;
}
