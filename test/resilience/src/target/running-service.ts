import { once } from "node:events";
import { createServer } from "node:net";
import { keyHeader } from "@market-data/openapi";
import type { ProcessOptions, WatchedProcess } from "./process.ts";
import type { Target } from "./target.ts";

/** Limits that no attack reaches. */
export const UNLIMITED = {
  rateLimitMinute: 1_000_000_000,
  creditLimitDaily: 1_000_000_000,
  creditLimitMonthly: 1_000_000_000,
};

export interface ServeOptions extends ProcessOptions {
  readonly data: string;
  /** What differs from the contract's plans, as in the file that `--plans` names. */
  readonly plans?: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
  /** Further options of `serve`. */
  readonly options?: readonly string[];
  /** Options with their values, which trees that do not know them do without. */
  readonly knownOptions?: Readonly<Record<string, string>>;
}

/** The memory that the service gets for its objects, in MB. */
const HEAP_MB = 512;
const MAX_START_MS = 120_000;

/** The service as `market-data serve` runs it, in a process of its own. */
export class RunningService implements AsyncDisposable {
  readonly process: WatchedProcess;
  readonly port: number;
  /** Where `/readyz` and `/metrics` are: a port of their own, where the tree has one. */
  readonly adminPort: number;

  private constructor(process: WatchedProcess, port: number, adminPort: number) {
    this.process = process;
    this.port = port;
    this.adminPort = adminPort;
  }

  static async start(target: Target, options: ServeOptions): Promise<RunningService> {
    const { data, plans, options: more = [], knownOptions = {}, ...given } = options;
    const [port, ownAdminPort] = (await freePorts(2)) as [number, number];
    const hasAdminPort = await target.hasServeOption("--admin-port");
    const known = hasAdminPort ? { ...knownOptions, "--admin-port": String(ownAdminPort) } : knownOptions;
    const args = ["serve", "--data", data, "--port", String(port), ...more];
    for (const [option, value] of Object.entries(known))
      if (await target.hasServeOption(option)) args.push(option, value);
    if (plans !== undefined) args.push("--plans", target.file("plans.json", JSON.stringify({ plans })));
    const started = target.start(args, { heap: HEAP_MB, ...given });
    await isServing(started, port);
    return new RunningService(started, port, hasAdminPort ? ownAdminPort : port);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get adminUrl(): string {
    return `http://127.0.0.1:${this.adminPort}`;
  }

  /** 1 where the process ended by itself. */
  get crashes(): number {
    return this.process.isRunning ? 0 : 1;
  }

  /** Sends one request. */
  get(path: string, key?: string): Promise<Response> {
    return fetch(this.url + path, { headers: key === undefined ? {} : { [keyHeader]: key } });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.process.stop();
  }
}

/** Ports that nothing listens on now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  const ports = await Promise.all(
    servers.map(async (server) => {
      await once(server, "listening");
      return (server.address() as { port: number }).port;
    }),
  );
  for (const server of servers) server.close();
  return ports;
}

/** Waits until a process serves a port. @throws {Error} where it ends before that. */
export async function isServing(started: WatchedProcess, port: number): Promise<void> {
  const deadline = Date.now() + MAX_START_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response !== undefined) return;
    if (!started.isRunning) throw new ServiceEnded(started);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing serves port ${port} after ${MAX_START_MS / 1000} s: ${started.err}`);
}

/** A service that ended instead of serving. */
export class ServiceEnded extends Error {
  override readonly name = "ServiceEnded";

  constructor({ child, err, out }: WatchedProcess) {
    super(`The service ended with ${child.exitCode ?? child.signalCode}: ${err || out}`);
  }
}
