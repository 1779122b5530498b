import { once } from "node:events";
import { createServer } from "node:net";
import { keyHeader } from "@market-data/openapi";
import type { ProcessOptions, WatchedProcess } from "./process.ts";

/** Plan limits that no attack reaches. */
export const UNLIMITED = {
  rateLimitMinute: 1_000_000_000,
  creditLimitDaily: 1_000_000_000,
  creditLimitMonthly: 1_000_000_000,
};

export interface ServeOptions extends ProcessOptions {
  readonly data: string;
  /** Changes of the contract's plans, in the format of the `--plans` file. */
  readonly plans?: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
  /** Additional options of `serve`. */
  readonly options?: readonly string[];
  /** Options with values. Options that the tree does not have are omitted. */
  readonly knownOptions?: Readonly<Record<string, string>>;
}

/** Heap size of the service, in MB. */
const HEAP_MB = 512;
const MAX_START_MS = 120_000;

/** Starts processes of the service. */
interface Starter {
  hasServeOption(name: string): Promise<boolean>;
  file(name: string, text: string): string;
  start(args: readonly string[], options: ProcessOptions): WatchedProcess;
}

/** A process of `market-data serve`. */
export class RunningService implements AsyncDisposable {
  readonly process: WatchedProcess;
  readonly port: number;
  /** The port of `/readyz` and `/metrics`. Trees without an admin port use the main port. */
  readonly adminPort: number;

  private constructor(process: WatchedProcess, port: number, adminPort: number) {
    this.process = process;
    this.port = port;
    this.adminPort = adminPort;
  }

  static async start(target: Starter, options: ServeOptions): Promise<RunningService> {
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

  /** 1 if the process has ended unexpectedly. */
  get crashes(): number {
    return this.process.isRunning ? 0 : 1;
  }

  /** Sends a request, with an optional API key. */
  get(path: string, key?: string): Promise<Response> {
    return fetch(this.url + path, { headers: key === undefined ? {} : { [keyHeader]: key } });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.process.stop();
  }
}

/** Finds unused ports. */
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

/** Waits until a process serves a port. @throws {Error} when the process ends first. */
export async function isServing(started: WatchedProcess, port: number): Promise<void> {
  const deadline = Date.now() + MAX_START_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response !== undefined) return;
    if (!started.isRunning) throw new ServiceEnded(started);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Port ${port} is not served after ${MAX_START_MS / 1000} s: ${started.err}`);
}

/** The service ended during its start. */
export class ServiceEnded extends Error {
  override readonly name = "ServiceEnded";

  constructor({ child, err, out }: WatchedProcess) {
    super(`The service ended with ${child.exitCode ?? child.signalCode}: ${err || out}`);
  }
}
