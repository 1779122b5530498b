import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ServerDefinition } from "./servers.ts";

/** What a process of a tree is to do. */
export type Task = {
  /** The folder of the tree. */
  readonly root: string;
  /** The folder that holds the sample market once it is prepared. */
  readonly data: string;
  /** The time at which all clocks stand still, Unix time in ms. */
  readonly clock: number;
} & (
  | { readonly kind: "prepare" }
  | {
      readonly kind: "serve";
      /** Where servers keep files of their own. */
      readonly folder: string;
      readonly servers: Readonly<Record<string, ServerDefinition>>;
    }
);

/** Ports of 127.0.0.1 by the server's name. */
export type Ports = Record<string, number>;

/** A process of a tree that could not do its task, or ended by itself. */
export class TaskError extends Error {
  override readonly name = "TaskError";
}

const LAUNCHER = fileURLToPath(new URL("launcher.ts", import.meta.url));
const MAX_START_MS = 180_000;
const SHOWN_LOG_CHARACTERS = 4000;

/** A process that does a task of a tree. */
export class RunningTask {
  readonly ports: Readonly<Ports>;
  /** Rejects when the process ends by itself. */
  readonly failed: Promise<never>;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, ports: Ports, failed: Promise<never>) {
    this.#child = child;
    this.ports = ports;
    this.failed = failed;
  }

  /** @throws {TaskError} where the process ends, or is not ready in three minutes. */
  static async start(task: Task): Promise<RunningTask> {
    // Without the folders in which pnpm lets programs of this tree look: the task has its own.
    const env = { ...process.env, NODE_PATH: "" };
    const child = fork(LAUNCHER, [JSON.stringify(task)], { env, stdio: ["ignore", "ignore", "pipe", "ipc"] });
    let log = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      log = (log + text).slice(-SHOWN_LOG_CHARACTERS);
    });
    const failed = once(child, "exit").then(([code, signal]): never => {
      throw new TaskError(`A process of ${task.root} ended (${code ?? signal}).\n${log}`);
    });
    failed.catch(() => {});
    const signal = AbortSignal.timeout(MAX_START_MS);
    try {
      const [ports] = await Promise.race([once(child, "message", { signal }), failed]);
      return new RunningTask(child, ports, failed);
    } catch (error) {
      child.kill();
      if (!signal.aborted) throw error;
      throw new TaskError(`A process of ${task.root} was not ready in ${MAX_START_MS / 1000} s.\n${log}`);
    }
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || !this.#child.connected) return;
    const ended = once(this.#child, "exit");
    this.#child.disconnect();
    await ended;
  }
}
