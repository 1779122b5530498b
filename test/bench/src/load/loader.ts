import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Load, LoadResult } from "./load.ts";

/** A process for sequential loads. */
export class Loader implements Disposable {
  readonly #child: ChildProcess = fork(join(import.meta.dirname, "load.ts"));

  /** @throws {Error} if a request failed: failures must not count as fast responses. */
  async run(load: Load): Promise<LoadResult> {
    this.#child.send(load);
    const [result] = (await once(this.#child, "message")) as [LoadResult];
    if (result.failed > 0 || result.responses === 0) {
      throw new Error(
        `${result.failed} requests failed and ${result.responses} succeeded. The first request is ${load.requests[0]}.`,
      );
    }
    return result;
  }

  [Symbol.dispose](): void {
    this.#child.disconnect();
  }
}
