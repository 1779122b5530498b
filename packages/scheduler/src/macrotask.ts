/** Globals that some environments lack. */
interface Globals {
  setImmediate?: (callback: () => void) => unknown;
  MessageChannel?: new () => Record<"port1" | "port2", Port>;
}

interface Port {
  onmessage?: unknown;
  postMessage(message: null): void;
  close(): void;
}

/**
 * Calls a function in the next iteration of the event loop. Browsers have no `setImmediate` and delay nested calls of `setTimeout`
 * by 4 ms.
 */
export function queueMacrotask(callback: () => void): void {
  // The function reads `MessageChannel` only if `setImmediate` is missing, because Node creates `MessageChannel` on the
  // first read.
  const globals = globalThis as Globals;
  if (globals.setImmediate !== undefined) globals.setImmediate(callback);
  else if (globals.MessageChannel !== undefined) queueByMessage(new globals.MessageChannel(), callback);
  else setTimeout(callback);
}

function queueByMessage({ port1, port2 }: Record<"port1" | "port2", Port>, callback: () => void): void {
  port1.onmessage = () => {
    // An open port prevents Node from exiting.
    port1.close();
    callback();
  };
  port2.postMessage(null);
}
