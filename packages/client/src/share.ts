import { getReason, onAbort } from "./abort.ts";

/** A request while it is pending. */
export interface Pending {
  /** Whether every caller has aborted. */
  isStopped: boolean;
  /** The reason of the last one. */
  reason?: unknown;
  /** Ends what the request is doing. Each attempt and each wait sets its own. */
  stop(reason: unknown): void;
}

interface SharedRequest<Result> extends Pending {
  result: Promise<Result>;
  /** The number of callers that wait for the result. */
  callers: number;
  /** From now on, no caller shares it. */
  end(): void;
}

/** The pending requests, by what they are. */
export type PendingRequests<Result> = Map<unknown, SharedRequest<Result>>;

/**
 * The result of a request, which requests with the same identity share while it is pending. A caller's abort ends only
 * that caller's wait; when every caller has aborted, the request itself is stopped.
 */
export function share<Result>(
  requests: PendingRequests<Result>,
  identity: unknown,
  signal: AbortSignal | null | undefined,
  send: (pending: Pending) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted) return Promise.reject(getReason(signal));
  const request = requests.get(identity) ?? start(requests, identity, send);
  request.callers++;
  if (!signal) return request.result;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(getReason(signal));
      if (--request.callers) return;
      request.isStopped = true;
      request.reason = getReason(signal);
      request.end();
      request.stop(request.reason);
    };
    const stopListening = onAbort(signal, leave);
    request.result.then(resolve, reject).then(stopListening);
  });
}

function start<Result>(
  requests: PendingRequests<Result>,
  identity: unknown,
  send: (pending: Pending) => Promise<Result>,
): SharedRequest<Result> {
  const end = () => {
    if (requests.get(identity) === request) requests.delete(identity);
  };
  const request = { callers: 0, isStopped: false, stop() {}, end } as unknown as SharedRequest<Result>;
  requests.set(identity, request);
  request.result = send(request);
  request.result.then(end, end);
  return request;
}
