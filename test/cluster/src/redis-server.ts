import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createClient } from "@redis/client";
import { findFreePort } from "./free-port.ts";

/** The path of the first available program. */
export function findProgram(names: readonly string[], path = process.env["PATH"] ?? ""): string | undefined {
  // On Debian, the folder of servers is not on every user's PATH.
  const folders = [...path.split(delimiter), SERVERS];
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => existsSync(file));
}
const SERVERS = "/usr/sbin";

export const REDIS_PROGRAMS = ["redis-server", "valkey-server"];

interface RedisServerOptions {
  /** The port of a stopped server, to replace the server. */
  readonly port?: number;
  /** Settings of `redis-server`: `{ requirepass: "x" }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A Redis with its own port and folder, which are freed at its end. */
export class RedisServer {
  #port: number;
  readonly child: ChildProcess;
  readonly #folder: string;
  readonly #login: { readonly password?: string };

  private constructor(port: number, child: ChildProcess, folder: string, password: string | undefined) {
    this.#login = password === undefined ? {} : { password };
    this.#port = port;
    this.child = child;
    this.#folder = folder;
  }

  /** Resolves when the server accepts connections. @throws {Error} with the output, if the server does not start. */
  static async start({ port, settings = {} }: RedisServerOptions = {}): Promise<RedisServer> {
    const folder = mkdtempSync(join(tmpdir(), "market-data-redis-"));
    const taken = port ?? (await findFreePort());
    const all = {
      port: String(taken),
      bind: "127.0.0.1",
      dir: folder,
      save: "",
      "repl-diskless-sync-delay": "0",
      ...settings,
    };
    const args = Object.entries(all).flatMap(([name, value]) => [
      `--${name}`,
      ...(name === "replicaof" ? value.split(" ") : [value]),
    ]);
    const child = spawn(findProgram(REDIS_PROGRAMS) ?? "redis-server", args, {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const server = new RedisServer(taken, child, folder, settings["requirepass"]);
    await server.#started();
    return server;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Connects and sends one command. */
  async command(...args: string[]): Promise<unknown> {
    const client = createClient({ url: this.url, ...this.#login, socket: { reconnectStrategy: false } });
    client.on("error", () => {});
    await client.connect();
    try {
      return await client.sendCommand(args);
    } finally {
      client.destroy();
    }
  }

  /** The server's clock in seconds. */
  async seconds(): Promise<number> {
    const [seconds] = (await this.command("TIME")) as [string];
    return Number(seconds);
  }

  /** Listens on the port of a stopped server. */
  async movePort(port: number): Promise<void> {
    await this.command("CONFIG", "SET", "port", String(port));
    this.#port = port;
  }

  /** Suspends the server. Its connections stay open. */
  pause(): void {
    this.child.kill("SIGSTOP");
  }

  resume(): void {
    this.child.kill("SIGCONT");
  }

  /** Kills the server. Its data is lost. */
  async kill(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = once(this.child, "close");
      this.child.kill("SIGKILL");
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #started(): Promise<void> {
    let written = "";
    await new Promise<void>((resolve, reject) => {
      this.child.once("error", reject);
      this.child.once("close", () => reject(new Error(`redis-server does not start:\n${written}`)));
      this.child.stdout?.setEncoding("utf8").on("data", (text: string) => {
        written += text;
        if (/Ready to accept connections/.test(written)) resolve();
      });
    });
    this.child.stdout?.removeAllListeners("data").resume();
  }
}
