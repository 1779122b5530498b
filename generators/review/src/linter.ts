import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Part } from "@market-data/spec/lint";
import { ReviewError } from "./errors.ts";
import type { LintFinding } from "./review.ts";

type Answer = { findings: LintFinding[] } | { problem: string; advice: string };

/** The linters in a thread of their own, where loading and running them takes as long as the rest of the review. */
export class Linter {
  readonly #worker: Worker;

  /** @param folder The contract's folder in the repository. */
  constructor(repository: string, folder: string) {
    this.#worker = new Worker(new URL("./lint-worker.ts", import.meta.url), {
      workerData: { repository, folder },
    });
    // A review that cannot be made does not wait for them.
    this.#worker.unref();
  }

  /**
   * As `lintFindings`; to be called once.
   * @throws {ReviewError} when a linter cannot run.
   */
  async findings(part: Part | undefined): Promise<LintFinding[]> {
    this.#worker.ref();
    this.#worker.postMessage(part);
    const [answer] = (await once(this.#worker, "message")) as [Answer];
    if ("problem" in answer) throw new ReviewError(answer.problem, answer.advice);
    return answer.findings;
  }
}
