import { getReason, throwIfAborted, untilAbort } from "./abort.ts";

/** A pending request. */
export interface Pending {
  /** The number of waiting callers. The request stops when the last caller aborts. */
  callers: number;
  /** Stops the current attempt or wait. Each attempt and each wait replaces this function. */
  stop(reason: unknown): void;
}

interface SharedRequest<Result> extends Pending {
  result?: Promise<Result>;
}

/** The pending requests by identity. */
export type PendingRequests<Result> = Map<unknown, SharedRequest<Result>>;

/**
 * Sends a request, or joins a pending request of the same identity. The abort of a caller ends only the wait of this
 * caller. The request stops when all callers have aborted.
 */
export async function share<Result>(
  requests: PendingRequests<Result>,
  identity: unknown,
  signal: AbortSignal | null | undefined,
  send: (pending: Pending) => Promise<Result>,
): Promise<Result> {
  throwIfAborted(signal);
  const request: SharedRequest<Result> = requests.get(identity) ?? { callers: 0, stop() {} };
  // Ends sharing. A newer request may already use the same identity.
  const end = () => {
    if (requests.get(identity) === request) requests.delete(identity);
  };
  request.callers++;
  if (!request.result) {
    requests.set(identity, request);
    request.result = send(request);
    request.result.then(end, end);
  }
  return untilAbort(signal, request.result, () => {
    if (--request.callers) return;
    end();
    request.stop(getReason(signal as AbortSignal));
  });
}
