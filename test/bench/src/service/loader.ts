import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Load, LoadResult } from "./load.ts";

const program = fileURLToPath(new URL("load.ts", import.meta.url));

/** A process that sends calls, one load after the other. */
export class Loader {
  readonly #child: ChildProcess = fork(program);

  /** @throws {Error} when a call failed: what is fast because it fails is not fast. */
  async run(load: Load): Promise<LoadResult> {
    this.#child.send(load);
    const [result] = (await once(this.#child, "message")) as [LoadResult];
    if (result.failed > 0 || result.requests === 0) {
      throw new Error(`${result.failed} calls like ${load.calls[0]} failed, ${result.requests} did not.`);
    }
    return result;
  }

  stop(): void {
    this.#child.disconnect();
  }
}
