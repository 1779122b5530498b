import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ServerDefinition } from "./servers.ts";

/** A task for a process of a tree. */
export type Task = {
  /** The folder of the tree. */
  readonly root: string;
  /** The folder of the prepared sample market. */
  readonly data: string;
  /** The time of all stopped clocks, as Unix time in ms. */
  readonly clock: number;
} & (
  | { readonly kind: "prepare" }
  | {
      readonly kind: "serve";
      /** The folder for files of servers. */
      readonly folder: string;
      readonly servers: Readonly<Record<string, ServerDefinition>>;
    }
);

/** Ports of 127.0.0.1 by server name. */
export type Ports = Record<string, number>;

/** A failed process of a tree. */
export class TaskError extends Error {
  override readonly name = "TaskError";
}

const LAUNCHER = fileURLToPath(new URL("launcher.ts", import.meta.url));
const MAX_START_MS = 180_000;
const SHOWN_LOG_CHARACTERS = 4000;

/** A process that runs a task of a tree. */
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

  /** @throws {TaskError} for a process that ends or is not ready within three minutes. */
  static async start(task: Task): Promise<RunningTask> {
    // Clears pnpm's NODE_PATH, which points to the current tree instead of the task's tree.
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
