import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { JsonObject } from "./json.ts";
import { type Reply, type SendOptions, send } from "./send.ts";

const { resolve } = createRequire(import.meta.url);
const program = join(dirname(resolve("@stoplight/prism-cli/package.json")), "dist/index.js");

/** A finding of Prism about a request or response. Warnings count, for example for an undocumented status. */
export interface Violation {
  location: string[];
  severity: string;
  message: string;
}

/** Prism as a validating proxy of a service, in a separate process. */
export class PrismProxy {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(url: string, child: ChildProcess, folder: string) {
    this.url = url;
    this.#child = child;
    this.#folder = folder;
  }

  /** Starts Prism with a contract and the URL of a service. */
  static async start(contract: JsonObject, upstream: string): Promise<PrismProxy> {
    const folder = mkdtempSync(join(tmpdir(), "prism-proxy-"));
    const file = join(folder, "contract.json");
    writeFileSync(file, JSON.stringify(contract));
    const port = await freePort();
    // Raises the header limit, because Prism returns all findings in one header.
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

  /** Sends a request through the proxy. */
  async send(target: string, sent: SendOptions): Promise<{ reply: Reply; violations: Violation[] }> {
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

/** Finds a free port, because Prism does not support port 0. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
