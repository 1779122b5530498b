import type { OutgoingResponse } from "./outgoing-response.ts";

const signals = new WeakMap<OutgoingResponse, AbortSignal>();

/**
 * A signal that is aborted when the connection of a response closes before the response has ended. Made when it is first
 * asked for: most responses end before their caller could leave.
 */
export function getCallerSignal(response: OutgoingResponse): AbortSignal {
  const known = signals.get(response);
  if (known !== undefined) return known;
  const controller = new AbortController();
  signals.set(response, controller.signal);
  const abort = (): void => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.destroyed) abort();
  else response.once("close", abort);
  return controller.signal;
}
