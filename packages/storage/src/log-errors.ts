import { errorFields, type Logger } from "./logger.ts";

/** The minimum time between two log entries of the same error, in ms. */
const REPEAT_MS = 60_000;

/**
 * Returns a function that logs the errors of retried work. Logs the same error at most once a minute.
 *
 * @param log Undefined to log nothing.
 * @param what The message of the log entry.
 * @param ticks A monotonic clock in ms.
 */
export function logErrors(
  log: Logger | undefined,
  what: string,
  ticks: () => number = () => performance.now(),
): (error: unknown) => void {
  let last: unknown;
  let until = Number.NEGATIVE_INFINITY;
  return (error) => {
    const fields = errorFields(error);
    if (fields.error === last && ticks() < until) return;
    last = fields.error;
    until = ticks() + REPEAT_MS;
    log?.log("error", what, fields);
  };
}
