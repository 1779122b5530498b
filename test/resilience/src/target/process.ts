import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";

/** The exit code or signal of a process. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ProcessOptions {
  /** Maximum size of written files in kB. Larger writes fail, as on a full disk. */
  readonly fileLimit?: number;
  /** A file for the standard output instead of a pipe, for example `/dev/full`. */
  readonly output?: string;
  /** Heap size in MB. */
  readonly heap?: number;
}

/** Interval of memory measurements, in ms. The kernel stores the peak. */
const LOOK_MS = 100;
const SHOWN_CHARACTERS = 20_000;
const TICKS_PER_SECOND = 100;

/** A Node process with output and resource usage. */
export class WatchedProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  readonly #looking: NodeJS.Timeout;
  #peakMemory = 0;
  #out = "";
  #err = "";

  constructor(args: readonly string[], { fileLimit, output, heap }: ProcessOptions = {}) {
    const file = output === undefined ? undefined : openSync(output, "a");
    const node = [process.execPath, ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`]), ...args];
    // The POSIX unit is 512 bytes. The limit applies to this process only and needs no privileges.
    const limited = ["sh", "-c", `ulimit -f ${(fileLimit ?? 0) * 2} && exec "$@"`, "sh"];
    const [program, ...rest] = fileLimit === undefined ? node : [...limited, ...node];
    this.child = spawn(program as string, rest, {
      stdio: ["ignore", file ?? "pipe", "pipe"],
      env: environment(),
    });
    if (file !== undefined) closeSync(file);
    this.child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.#out = (this.#out + text).slice(-SHOWN_CHARACTERS);
    });
    this.child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.#err = (this.#err + text).slice(-SHOWN_CHARACTERS);
    });
    this.#looking = setInterval(() => this.peakMemory, LOOK_MS);
    this.ended = once(this.child, "close").then(([code, signal]) => {
      clearInterval(this.#looking);
      return { code, signal };
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The end of the standard output. */
  get out(): string {
    return this.#out;
  }

  get err(): string {
    return this.#err;
  }

  /** Peak resident memory in MB. */
  get peakMemory(): number {
    const kilobytes = Number(/^VmHWM:\s+(\d+) kB/m.exec(this.#read("status"))?.[1] ?? 0);
    this.#peakMemory = Math.max(this.#peakMemory, Math.round(kilobytes / 1024));
    return this.#peakMemory;
  }

  /** Used CPU time in seconds. */
  get cpu(): number {
    // The name in parentheses may contain spaces. User and system time are the 12th and 13th field after it.
    const fields = this.#read("stat").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
  }

  /** Sends SIGTERM, and SIGKILL after the timeout in ms. */
  async stop(patience = 15_000): Promise<Ended> {
    this.child.kill("SIGTERM");
    const timer = setTimeout(() => this.child.kill("SIGKILL"), patience);
    const ended = await this.ended;
    clearTimeout(timer);
    return ended;
  }

  #read(file: string): string {
    try {
      return readFileSync(`/proc/${this.pid}/${file}`, "utf8");
    } catch {
      return "";
    }
  }
}

/** The environment of this process, without settings of the service. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("MARKET_DATA_")));
}
