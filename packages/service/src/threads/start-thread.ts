import { setFlagsFromString } from "node:v8";
import { Worker, type WorkerOptions } from "node:worker_threads";

const ENDING = import.meta.url.endsWith(".ts") ? "ts" : "js";

/**
 * Starts a thread.
 *
 * @param program The URL of its program without an extension. The program has the same extension as this file.
 */
export function startThread(program: URL, options: WorkerOptions): Worker {
  // Node strips TypeScript types with WebAssembly in each thread. If several threads do so at once, V8 can crash while
  // it replaces a frequently called wrapper (https://github.com/nodejs/node/issues/64500). With this budget it replaces
  // none.
  if (ENDING === "ts") setFlagsFromString("--wasm-wrapper-tiering-budget=1000000000");
  return new Worker(new URL(`${program}.${ENDING}`), options);
}
