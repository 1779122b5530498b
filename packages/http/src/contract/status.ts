import type { Operation } from "@market-data/openapi";

/** The input for the status object of a successful response. */
export interface Success {
  /** Unix time in ms. */
  readonly now: number;
  /** The duration of the request in ms. */
  readonly elapsed: number;
  readonly errorMessage: "" | null;
  readonly credits: number;
  readonly notice: string | undefined;
  /** The number of records in the response. */
  readonly count: number;
  /** The schema of the status, if it differs from `Status`. */
  readonly record: Operation["status"];
}

/** Returns the status object of a successful response as JSON. An undefined `notice` is left out. */
export function successStatus(success: Success): string {
  const { now, elapsed, errorMessage, credits, notice, count, record } = success;
  const message = errorMessage === null ? "null" : '""';
  const more = notice === undefined ? "" : `,"notice":${JSON.stringify(notice)}`;
  const text =
    `{"timestamp":"${isoTime(now)}","error_code":0,"error_message":${message},` +
    `"elapsed":${elapsed},"credit_count":${credits}${more}}`;
  return record === undefined ? text : JSON.stringify(adaptStatus(record, JSON.parse(text), count));
}

/**
 * Adapts a common status object to the status schema of an operation.
 *
 * @param record The status schema; undefined for the common schema.
 * @param count The number of records in the response.
 */
export function adaptStatus<Common extends CommonStatus>(
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

/** Returns `status.error_message` of a success: empty, or null for the multiplier operations. */
export function successMessage({ result }: Pick<Operation, "result">): "" | null {
  return result.record === "MultiplierResult" ? null : "";
}

/** Returns the body of an error response: a JSON object with only `status`. */
export function errorBody(code: number, message: string, elapsed: number, now: number): string {
  return (
    `{"status":{"timestamp":"${isoTime(now)}","error_code":${code},` +
    `"error_message":${JSON.stringify(message)},"elapsed":${elapsed},"credit_count":0}}`
  );
}

let latest = { time: Number.NaN, text: "" };

/** Formats a Unix time in ms as ISO 8601. Remembers the last result, because many requests share a millisecond. */
export function isoTime(time: number): string {
  if (latest.time !== time) latest = { time, text: new Date(time).toISOString() };
  return latest.text;
}
