/** The reason of an aborted signal. Defaults to an `AbortError`, because the polyfill in React Native sets no reason. */
export function getReason({ reason }: AbortSignal): unknown {
  if (reason !== undefined) return reason;
  return Object.assign(new Error("This operation was aborted"), { name: "AbortError" });
}

/** Throws the reason of an aborted signal. */
export function throwIfAborted(signal: AbortSignal | null | undefined): void {
  if (signal?.aborted) throw getReason(signal);
}

/** An event listener for a set of functions. */
class AbortListener extends Set<() => void> {
  handleEvent(): void {
    for (const each of this) each();
  }
}

/** One listener per signal, because Node warns about more than ten listeners. */
const listeners = new WeakMap<AbortSignal, AbortListener>();

/** Calls a function when a signal aborts. Returns a function that unsubscribes. */
export function onAbort(signal: AbortSignal, call: () => void): () => void {
  const listener = listeners.get(signal) ?? new AbortListener();
  listeners.set(signal, listener.add(call));
  // Has no effect if the listener is already registered.
  signal.addEventListener("abort", listener);
  // A hook or middleware may have aborted the signal before this call.
  if (signal.aborted) call();
  return () => {
    listener.delete(call);
    if (!listener.size) signal.removeEventListener("abort", listener);
  };
}

/**
 * Waits for a promise. Rejects with the signal's reason if the signal aborts first.
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
