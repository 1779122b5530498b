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

/** HAProxy with a configuration of `ops/compose`. */
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
   * Balances PostgreSQL. Resolves when a server can be read. The servers need the user `checking`.
   *
   * @param servers Ports of the servers by their names in the configuration.
   */
  static start(servers: Readonly<Record<string, number>>): Promise<Haproxy> {
    return Haproxy.run(readFileSync(inOps("compose/haproxy-postgres.cfg"), "utf8"), {
      " resolvers docker init-addr last,libc,none": "",
      ...Object.fromEntries(Object.entries(servers).map(([name, at]) => [`${name}:5432`, `127.0.0.1:${at}`])),
    });
  }

  /**
   * Runs a configuration on free ports. Resolves when its health check succeeds.
   *
   * @param places Replacements in the configuration.
   */
  static async run(configuration: string, places: Readonly<Record<string, string>>): Promise<Haproxy> {
    const folder = mkdtempSync(join(tmpdir(), "market-data-haproxy-"));
    const [port, health] = [await findFreePort(), await findFreePort()];
    const file = join(folder, "haproxy.cfg");
    const text = Object.entries(places)
      .reduce((all, [from, to]) => all.replaceAll(from, to), configuration)
      .replace(/bind :(4000|5432)/, `bind 127.0.0.1:${port}`)
      .replace(/bind :840\d/, `bind 127.0.0.1:${health}`);
    writeFileSync(file, text);
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
