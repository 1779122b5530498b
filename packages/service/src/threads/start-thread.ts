import { setFlagsFromString } from "node:v8";
import { Worker, type WorkerOptions } from "node:worker_threads";

const ENDING = import.meta.url.endsWith(".ts") ? "ts" : "js";

/**
 * Starts a thread.
 *
 * @param program The URL of its program, without an ending: it is compiled where this file is.
 */
export function startThread(program: URL, options: WorkerOptions): Worker {
  // Node reads TypeScript by WebAssembly, in each thread that loads some. Where several do at once, V8 can crash as it replaces
  // what calls functions of it often by faster code (https://github.com/nodejs/node/issues/64500): it never does so here.
  if (ENDING === "ts") setFlagsFromString("--wasm-wrapper-tiering-budget=1000000000");
  return new Worker(new URL(`${program}.${ENDING}`), options);
}
