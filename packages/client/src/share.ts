import { getReason, throwIfAborted, untilAbort } from "./abort.ts";

/** A request while it is pending. */
export interface Pending {
  /** The number of callers that wait for the result: with none, the request is stopped. */
  callers: number;
  /** Ends what the request is doing. Each attempt and each wait sets its own. */
  stop(reason: unknown): void;
}

interface SharedRequest<Result> extends Pending {
  result?: Promise<Result>;
}

/** The pending requests, by what they are. */
export type PendingRequests<Result> = Map<unknown, SharedRequest<Result>>;

/**
 * The result of a request, which requests with the same identity share while it is pending. A caller's abort ends only
 * that caller's wait; when every caller has aborted, the request itself is stopped.
 */
export async function share<Result>(
  requests: PendingRequests<Result>,
  identity: unknown,
  signal: AbortSignal | null | undefined,
  send: (pending: Pending) => Promise<Result>,
): Promise<Result> {
  throwIfAborted(signal);
  const request: SharedRequest<Result> = requests.get(identity) ?? { callers: 0, stop() {} };
  // From then on, no caller shares it. Another request may have its identity.
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
