import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export const PROGRAM = fileURLToPath(new URL("../../../packages/service/src/cli/main.ts", import.meta.url));
const START_TIMEOUT_MS = 60_000;

const SERVE = { args: ["serve", "--port", "0", "--no-sample"], isReady: /Serving on \S+\n/ };

/** A text in a file of the sources, and what stands there in its place while a fault is planted. */
export interface Fault {
  /** The end of the file's path. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A service in a process of its own, as `market-data serve` starts it, or another command that goes on. */
export class ServiceNode {
  readonly child: ChildProcess;
  #written = "";

  private constructor(child: ChildProcess) {
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        this.#written += text;
      });
    }
  }

  /** Resolves when it serves. @param settings Variables without their prefix: `{ METER: "redis://…" }`. */
  static async start(
    settings: Readonly<Record<string, string>>,
    faults: readonly Fault[] = [],
    { args: command, isReady }: { args: readonly string[]; isReady: RegExp } = SERVE,
  ): Promise<ServiceNode> {
    const variables = Object.entries(settings).map(([name, value]) => [`MARKET_DATA_${name}`, value]);
    const args = [...plant(faults), PROGRAM, ...command];
    const node = new ServiceNode(
      spawn(process.execPath, args, { env: { ...process.env, ...Object.fromEntries(variables) } }),
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

  /** All that it wrote. */
  get written(): string {
    return this.#written;
  }

  get url(): string {
    return /Serving on (\S+)\n/.exec(this.#written)?.[1] ?? "";
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** A metric without labels. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
  }

  /** Ends it as an operator does: what it counted is stored then. */
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

/** Options of Node that change sources as they are loaded. A text that is not there ends the program. */
function plant(faults: readonly Fault[]): string[] {
  if (faults.length === 0) return [];
  const hooks = `
    import { registerHooks } from "node:module";
    const faults = ${JSON.stringify(faults)};
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context);
        let source = loaded.source?.toString();
        for (const { file, from, to } of faults) {
          if (!url.endsWith(file)) continue;
          if (!source.includes(from)) throw new Error(file + " does not contain: " + from);
          source = source.replace(from, to);
        }
        return source === undefined ? loaded : { ...loaded, source };
      },
    });`;
  return [`--import=data:text/javascript,${encodeURIComponent(hooks)}`];
}
