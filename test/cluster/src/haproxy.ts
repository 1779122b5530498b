import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { inOps } from "./deployment/files.ts";
import { findFreePort } from "./free-port.ts";
import { findProgram } from "./redis-server.ts";

const START_TIMEOUT_MS = 30_000;

/** HAProxy with the configuration of `ops/compose` for PostgreSQL. */
export class Haproxy {
  readonly port: number;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(port: number, process: ChildProcess, folder: string) {
    this.port = port;
    this.#process = process;
    this.#folder = folder;
  }

  /**
   * Resolves when a server can be read. The servers need the user `checking`.
   *
   * @param servers Ports of the servers by their names in the configuration.
   */
  static async start(servers: Readonly<Record<string, number>>): Promise<Haproxy> {
    const folder = mkdtempSync(join(tmpdir(), "market-data-haproxy-"));
    const [port, health] = [await findFreePort(), await findFreePort()];
    const file = join(folder, "haproxy.cfg");
    const places = {
      "bind :5432": `bind 127.0.0.1:${port}`,
      "bind :8406": `bind 127.0.0.1:${health}`,
      " resolvers docker init-addr last,libc,none": "",
      ...Object.fromEntries(Object.entries(servers).map(([name, at]) => [`${name}:5432`, `127.0.0.1:${at}`])),
    };
    const text = readFileSync(inOps("compose/haproxy-postgres.cfg"), "utf8");
    writeFileSync(
      file,
      Object.entries(places).reduce((all, [from, to]) => all.replaceAll(from, to), text),
    );
    const started = spawn(findProgram(["haproxy"]) ?? "haproxy", ["-db", "-f", file], {
      stdio: ["ignore", "ignore", "ignore"],
    });
    const haproxy = new Haproxy(port, started, folder);
    const end = performance.now() + START_TIMEOUT_MS;
    while (performance.now() < end) {
      const response = await fetch(`http://127.0.0.1:${health}/healthz`).catch(() => undefined);
      if (response?.ok === true) return haproxy;
      await delay(50);
    }
    await haproxy.stop();
    throw new Error(`HAProxy did not start with:\n${text}`);
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      const ended = once(this.#process, "exit");
      this.#process.kill("SIGKILL");
      await ended;
    }
    rmSync(this.#folder, { recursive: true });
  }
}
