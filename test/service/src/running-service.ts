import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The settings of the service. */
export interface ServiceStart {
  /** Changes to the plans of the contract, in the format of the service's plan configuration. */
  plans: Record<string, Record<string, number | string>>;
  /** The plans of the keys to create, by name of the key. */
  keys: Record<string, string>;
  /** The request limit per minute of an IP address. Default: no limit. */
  addressLimit?: number;
  /** The vendor prefix. Default: the prefix of the contract. */
  vendorPrefix?: string;
}

export type ServiceRequest = "memory";

/** Limits that no test reaches. */
export const UNLIMITED = {
  rateLimitMinute: 1_000_000_000,
  creditLimitDaily: 1_000_000_000,
  creditLimitMonthly: 1_000_000_000,
};

/** The heap limit of the service's process, below the default of most machines, to detect excessive memory use. */
const HEAP_MB = 512;

/** The service in a separate process, without effects of the tests on speed and state. */
export class RunningService {
  readonly url: string;
  /** The created keys by name. */
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

  /** The warnings and errors in the log of the service. */
  get log(): string {
    return this.#log.join("");
  }

  /** The peak memory of the process in bytes. */
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
