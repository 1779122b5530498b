import type { OutgoingResponse } from "./outgoing-response.ts";

const signals = new WeakMap<OutgoingResponse, AbortSignal>();

/**
 * Returns a signal that is aborted when the connection closes before the end of the response. Created on first use, because most
 * responses end quickly.
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
