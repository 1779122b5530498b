import { errorFields, type Logger } from "./logger.ts";

/** For how long an error that stays the same is not logged again, in ms. */
const REPEAT_MS = 60_000;

/**
 * Makes the function that logs what goes wrong again and again, as in work that is tried until it succeeds: an error that stays the same
 * once a minute.
 *
 * @param log Where absent, nothing is logged.
 * @param what The message.
 * @param ticks A clock that never steps back, in ms.
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
