/** A pending request, and the number of callers that wait for its response. */
export interface PendingRequest {
  readonly response: Promise<Response>;
  /** Ends the request for every caller. */
  readonly fail: (reason: unknown) => void;
  callers: number;
}

/** Sends a request. The signal aborts when the request ends early. */
export type SendShared = (signal: AbortSignal) => Promise<Response>;

/**
 * The response of a request, which identical requests share while it is pending. A caller's abort ends only that
 * caller's wait; when every caller has aborted, the request itself is aborted.
 */
export function share(
  requests: Map<string, PendingRequest>,
  key: string,
  signal: AbortSignal | null | undefined,
  send: SendShared,
): Promise<Response> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  const request = requests.get(key) ?? start(requests, key, send);
  request.callers++;
  if (!signal) return request.response;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason);
      if (!--request.callers) request.fail(signal.reason);
    };
    const end = onAbort(signal, leave);
    request.response.then(resolve, reject).then(end);
  });
}

/** What to call when a signal aborts. Each signal has one listener: the runtime warns where there are more than ten. */
const listeners = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls a function when a signal aborts, until the returned one is called. */
function onAbort(signal: AbortSignal, call: () => void): () => void {
  const calls = listeners.get(signal) ?? new Set();
  if (!listeners.has(signal)) {
    listeners.set(signal, calls);
    signal.addEventListener("abort", () => {
      for (const each of calls) each();
    });
  }
  calls.add(call);
  return () => calls.delete(call);
}

function start(requests: Map<string, PendingRequest>, key: string, send: SendShared): PendingRequest {
  const controller = new AbortController();
  const settle = () => {
    if (requests.get(key) === request) requests.delete(key);
  };
  let fail!: PendingRequest["fail"];
  const response = new Promise<Response>((resolve, reject) => {
    // Rejected here, because a custom fetch may ignore the signal.
    fail = (reason) => {
      settle();
      reject(reason);
      controller.abort(reason);
    };
    send(controller.signal).then(resolve, reject);
  });
  const request: PendingRequest = { response, fail, callers: 0 };
  requests.set(key, request);
  response.then(settle, settle);
  return request;
}
