import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** How the service is to be started. */
export interface ServiceStart {
  /** What differs from the contract's plans, as in the service's configuration of plans. */
  plans: Record<string, Record<string, number | string>>;
  /** Keys to make: for each name of one, its plan. */
  keys: Record<string, string>;
  /** Requests of one address in a minute; no limit where absent. */
  addressLimit?: number;
  /** The abbreviation in names; the contract's own where absent. */
  vendorPrefix?: string;
}

export type ServiceRequest = "memory";

/** Limits that no test reaches. */
export const UNLIMITED = {
  rateLimitMinute: 1_000_000_000,
  creditLimitDaily: 1_000_000_000,
  creditLimitMonthly: 1_000_000_000,
};

/** What the service's process may take for its objects: less than on most machines, so that what takes too much shows. */
const HEAP_MB = 512;

/** The service in a process of its own, so that nothing that a test does slows it down, or is shared with it. */
export class RunningService {
  readonly url: string;
  /** The keys that were made, by their names. */
  readonly keys: Readonly<Record<string, string>>;
  readonly #child: ChildProcess;
  readonly #log: string[];

  private constructor(
    child: ChildProcess,
    log: string[],
    { url, keys }: { url: string; keys: Record<string, string> },
  ) {
    this.#child = child;
    this.#log = log;
    this.url = url;
    this.keys = keys;
  }

  static async start(options: ServiceStart): Promise<RunningService> {
    const program = fileURLToPath(new URL("serve.ts", import.meta.url));
    const child = fork(program, [JSON.stringify(options)], {
      stdio: ["ignore", "inherit", "pipe", "ipc"],
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
    });
    const log: string[] = [];
    child.stderr?.setEncoding("utf8").on("data", (text: string) => log.push(text));
    const ended = once(child, "exit").then(([code]) => {
      throw new Error(`The service ended with ${code}:\n${log.join("")}`);
    });
    const [started] = await Promise.race([once(child, "message"), ended]);
    ended.catch(() => {});
    return new RunningService(child, log, started);
  }

  /** What the service logged as a warning or an error. */
  get log(): string {
    return this.#log.join("");
  }

  /** The most memory that the process held, in bytes. */
  async peakMemory(): Promise<number> {
    this.#child.send("memory" satisfies ServiceRequest);
    const [{ peak }] = await once(this.#child, "message");
    return peak as number;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, "exit");
    this.#child.disconnect();
    await ended;
  }
}
