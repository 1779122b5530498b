import { setFlagsFromString } from "node:v8";
import { Worker, type WorkerOptions } from "node:worker_threads";

const ENDING = import.meta.url.endsWith(".ts") ? "ts" : "js";

/**
 * Starts a thread.
 *
 * @param program The URL of its program, without an ending: it is compiled where this file is.
 */
export function startThread(program: URL, options: WorkerOptions): Worker {
  // Node strips the types of TypeScript with WebAssembly, in each thread that loads some. Where several threads do so at once, V8 can
  // crash as it replaces a wrapper that is called often by a faster one (https://github.com/nodejs/node/issues/64500): with this
  // budget of calls it replaces none.
  if (ENDING === "ts") setFlagsFromString("--wasm-wrapper-tiering-budget=1000000000");
  return new Worker(new URL(`${program}.${ENDING}`), options);
}
