/** The reason of an aborted signal. Polyfills such as `abort-controller`, which React Native uses, have none. */
export function getReason({ reason }: AbortSignal): unknown {
  if (reason !== undefined) return reason;
  return Object.assign(new Error("This operation was aborted"), { name: "AbortError" });
}

/** Throws the reason of a signal that has aborted. */
export function throwIfAborted(signal: AbortSignal | null | undefined): void {
  if (signal?.aborted) throw getReason(signal);
}

/** The functions to call when a signal aborts, in one listener. */
class AbortListener extends Set<() => void> {
  handleEvent(): void {
    for (const each of this) each();
  }
}

/** Each signal has one listener: the runtime warns where there are more than ten. */
const listeners = new WeakMap<AbortSignal, AbortListener>();

/** Calls a function when a signal aborts, until the returned function is called. */
export function onAbort(signal: AbortSignal, call: () => void): () => void {
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

/**
 * The result of a promise; rejects with the signal's reason as soon as it aborts.
 * @param leave Called when the signal aborts first.
 */
export function untilAbort<Result>(
  signal: AbortSignal | null | undefined,
  promise: Promise<Result>,
  leave?: () => void,
): Promise<Result> {
  if (!signal) return promise;
  let stopListening: () => void;
  return new Promise<Result>((resolve, reject) => {
    stopListening = onAbort(signal, () => {
      reject(getReason(signal));
      leave?.();
    });
    promise.then(resolve, reject);
  }).finally(() => stopListening());
}
