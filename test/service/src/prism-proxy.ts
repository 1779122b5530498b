import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Reply, type Sent, send } from "./exchange.ts";
import type { JsonObject } from "./json.ts";

const { resolve } = createRequire(import.meta.url);
const program = join(dirname(resolve("@stoplight/prism-cli/package.json")), "dist/index.js");

/** What Prism finds wrong with a request or its response. Warnings count: an undeclared status is one. */
export interface Violation {
  location: string[];
  severity: string;
  message: string;
}

/** Prism as a validating proxy in front of a service, as a program of its own. */
export class PrismProxy {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(url: string, child: ChildProcess, folder: string) {
    this.url = url;
    this.#child = child;
    this.#folder = folder;
  }

  /** Starts it for a contract and the address of the service behind. */
  static async start(contract: JsonObject, upstream: string): Promise<PrismProxy> {
    const folder = mkdtempSync(join(tmpdir(), "prism-proxy-"));
    const file = join(folder, "contract.json");
    writeFileSync(file, JSON.stringify(contract));
    const port = await freePort();
    // Prism puts its findings into a header, which would otherwise be too long where they are many.
    const options = [
      "--max-http-header-size=1048576",
      program,
      "proxy",
      file,
      upstream,
      "--port",
      String(port),
    ];
    const child = spawn(process.execPath, options, { stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    await new Promise<void>((ready, reject) => {
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        if (output.includes("Prism is listening")) return;
        output += text;
        if (output.includes("Prism is listening")) ready();
      });
      child.once("exit", (code) => reject(new Error(`prism proxy ended with ${code}:\n${output}`)));
    });
    return new PrismProxy(`http://127.0.0.1:${port}`, child, folder);
  }

  /** Sends a call through the proxy. */
  async send(target: string, sent: Sent): Promise<{ reply: Reply; violations: Violation[] }> {
    const reply = await send(this.url, target, sent);
    const found = reply.headers["sl-violations"];
    return { reply, violations: found === undefined ? [] : (JSON.parse(String(found)) as Violation[]) };
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.kill();
    await ended;
    rmSync(this.#folder, { recursive: true });
  }
}

/** A port that is free now: Prism's program takes no port 0. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
