/** Globals that only some environments have. */
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
 * Calls a function in the next round of the event loop. Browsers have no `setImmediate`, and wait 4 ms for each nested
 * `setTimeout`.
 */
export function inNextRound(callback: () => void): void {
  const { setImmediate, MessageChannel } = globalThis as Globals;
  if (setImmediate !== undefined) setImmediate(callback);
  else if (MessageChannel !== undefined) callByMessage(new MessageChannel(), callback);
  else setTimeout(callback);
}

function callByMessage({ port1, port2 }: Record<"port1" | "port2", Port>, callback: () => void): void {
  port1.onmessage = () => {
    // An open port keeps Node running.
    port1.close();
    callback();
  };
  port2.postMessage(null);
}
