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
  /** How many records the response has. */
  readonly count: number;
  /** The record of the status, where it is another than `Status`. */
  readonly record: Operation["status"];
}

/** The status object of a successful response, as JSON. `notice` is left out where there is none. */
export function successStatus(success: Success): string {
  const { now, elapsed, errorMessage, credits, notice, count, record } = success;
  const message = errorMessage === null ? "null" : '""';
  const more = notice === undefined ? "" : `,"notice":${JSON.stringify(notice)}`;
  const text =
    `{"timestamp":"${isoTime(now)}","error_code":0,"error_message":${message},` +
    `"elapsed":${elapsed},"credit_count":${credits}${more}}`;
  return record === undefined ? text : JSON.stringify(toStatusOf(record, JSON.parse(text), count));
}

/**
 * The status of a success as an operation has it.
 *
 * @param record Undefined for the common one.
 * @param count How many records the response has.
 */
export function toStatusOf<Common extends CommonStatus>(
  record: Operation["status"],
  status: Common,
  count: number,
): object {
  if (record !== "ProApiResponseStatus") return status;
  const { error_code, error_message, notice } = status;
  return {
    ...status,
    error_code: String(error_code ?? 0),
    error_message: error_message ?? "",
    notice: notice ?? "",
    total_count: count,
  };
}

interface CommonStatus {
  readonly error_code: number | null;
  readonly error_message: string | null;
  readonly notice?: string | null;
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

/** A Unix time in ms as ISO 8601. Many requests are served within one millisecond. */
export function isoTime(time: number): string {
  if (latest.time !== time) latest = { time, text: new Date(time).toISOString() };
  return latest.text;
}
