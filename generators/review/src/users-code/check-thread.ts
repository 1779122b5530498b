import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ProgramError } from "./check.ts";
import type { Emitted } from "./emitted.ts";
import type { Programs } from "./programs.ts";

/** What the thread is started with. */
export interface CheckSetting {
  root: string;
  programs: Programs;
}

/** The compiler's nodes live as long as a check; a larger young generation spares copying them about. */
const YOUNG_MEGABYTES = 64;

/** The check of programs in a thread of its own, since it takes as long as everything else together. */
export class CheckThread {
  readonly #worker: Worker;
  /** Why the thread ended by itself. A listener there always is, so that nothing but a check fails by it. */
  #failure: unknown;

  /** @param root The repository's folder. */
  constructor(root: string, programs: Programs) {
    const workerData: CheckSetting = { root, programs };
    this.#worker = new Worker(new URL("./check-worker.ts", import.meta.url), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    this.#worker.on("error", (error) => {
      this.#failure = error;
    });
  }

  /**
   * What the compiler says of the programs, where these are the generated files. One check at a time.
   * @throws {Error} what the thread could not go on for.
   */
  check(emitted: Emitted): Promise<ProgramError[]> {
    const answer = this.#ask(emitted);
    // Nobody may wait for it yet when it fails.
    answer.catch(() => {});
    return answer;
  }

  async #ask(emitted: Emitted): Promise<ProgramError[]> {
    if (this.#failure !== undefined) throw this.#failure;
    this.#worker.postMessage(emitted);
    const [errors] = await once(this.#worker, "message");
    return errors;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
