import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export const PROGRAM = fileURLToPath(new URL("../../../packages/service/src/cli/main.ts", import.meta.url));
const START_TIMEOUT_MS = 60_000;

/** A command without an end of its own, such as `serve`. */
interface Command {
  readonly args: readonly string[];
  /** Matches the output of a ready command. */
  readonly isReady: RegExp;
  /** The difference of its clock, in ms. */
  readonly clock?: number;
  /** Further environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

export const SERVE: Command = {
  args: ["serve", "--port", "0", "--no-sample"],
  isReady: /Serving on \S+\n/,
};

/** A process of `market-data serve`, or of another long-running command. */
export class ServiceNode {
  readonly child: ChildProcess;
  /** Resolves to the exit code, after the end of the output. */
  readonly ended: Promise<number | null>;
  #written = "";

  private constructor(child: ChildProcess) {
    this.child = child;
    this.ended = once(child, "close").then(([code]) => code as number | null);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        this.#written += text;
      });
    }
  }

  /** Resolves when the command is ready. @param settings Variables without their prefix: `{ METER: "redis://…" }`. */
  static async start(
    settings: Readonly<Record<string, string>>,
    { args: command, isReady, clock = 0, env = {} }: Command = SERVE,
  ): Promise<ServiceNode> {
    const variables = Object.entries(settings).map(([name, value]) => [`MARKET_DATA_${name}`, value]);
    const args = [...shiftClock(clock), PROGRAM, ...command];
    const node = new ServiceNode(
      spawn(process.execPath, args, { env: { ...process.env, ...Object.fromEntries(variables), ...env } }),
    );
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (!isReady.test(node.written) && node.isRunning && performance.now() < deadline) {
      await Promise.race([
        once(node.child.stdout as NodeJS.ReadableStream, "data"),
        once(node.child, "close"),
      ]);
    }
    if (!isReady.test(node.written)) throw new Error(`The service does not start:\n${node.written}`);
    return node;
  }

  /** The output. */
  get written(): string {
    return this.#written;
  }

  get url(): string {
    return /Serving on (\S+)\n/.exec(this.#written)?.[1] ?? "";
  }

  /** The URL of the admin port. Default: the main URL. */
  get adminUrl(): string {
    return /Health and metrics on (\S+)\n/.exec(this.#written)?.[1] ?? this.url;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Reads a metric without labels. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.adminUrl}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
  }

  /** Stops the node, which then stores used credits. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.child, "close");
    this.child.kill(signal);
    await ended;
  }
}

/** Options of Node for a different time of day. */
function shiftClock(ms: number): string[] {
  if (ms === 0) return [];
  const shift = `
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...args) {
        super(...(args.length === 0 ? [Real.now() + ${ms}] : args));
      }
      static now() {
        return Real.now() + ${ms};
      }
    };`;
  return [`--import=data:text/javascript,${encodeURIComponent(shift)}`];
}
