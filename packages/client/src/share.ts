/** A pending request. */
export interface PendingRequest {
  response: Promise<Response>;
  /** The number of callers that wait for the response. */
  callers: number;
  /** Of the current attempt, or of the wait after it. */
  controller: AbortController;
  /** Whether every caller has aborted. */
  isAborted: boolean;
  /** Ends the request for every caller. */
  fail(reason: unknown): void;
}

/** Sends a request, and ends when its controller aborts. */
export type SendShared = (request: PendingRequest) => Promise<Response>;

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

/** What to call when a signal aborts, which is its listener. */
class AbortListener extends Set<() => void> {
  handleEvent(): void {
    for (const each of this) each();
  }
}

/** Each signal has one listener: the runtime warns where there are more than ten. */
const listeners = new WeakMap<AbortSignal, AbortListener>();

/** Calls a function when a signal aborts, until the returned one is called. */
function onAbort(signal: AbortSignal, call: () => void): () => void {
  const listener = listeners.get(signal) ?? new AbortListener();
  listeners.set(signal, listener.add(call));
  // Without effect where it is added already.
  signal.addEventListener("abort", listener);
  // By a hook or middleware, which a new request has called already.
  if (signal.aborted) call();
  return () => {
    listener.delete(call);
    if (!listener.size) signal.removeEventListener("abort", listener);
  };
}

function start(requests: Map<string, PendingRequest>, key: string, send: SendShared): PendingRequest {
  const request = { callers: 0, controller: new AbortController(), isAborted: false } as PendingRequest;
  requests.set(key, request);
  request.response = new Promise<Response>((resolve, reject) => {
    const settle = () => {
      if (requests.get(key) === request) requests.delete(key);
    };
    request.fail = (reason) => {
      settle();
      // Rejected here, because a custom fetch may ignore the signal.
      reject(reason);
      request.isAborted = true;
      request.controller.abort(reason);
    };
    send(request).finally(settle).then(resolve, reject);
  });
  return request;
}
