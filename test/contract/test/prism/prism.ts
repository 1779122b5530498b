import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: { prism: string };
};

/**
 * Runs `prism mock` on the bundle, as `pnpm prism --errors` does. A response that violates the contract becomes a 500.
 */
export class Prism {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  static async start(): Promise<Prism> {
    const port = await freePort();
    // A seed makes random values deterministic.
    const options = ["--errors", "--seed", "1", "--port", String(port)];
    const [, ...program] = scripts.prism.split(" ");
    const child = spawn(process.execPath, [...program, ...options], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    await new Promise<void>((resolve, reject) => {
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes("Prism is listening")) resolve();
      });
      child.once("exit", (code) => reject(new Error(`prism mock ended with ${code}:\n${output}`)));
    });
    return new Prism(`http://127.0.0.1:${port}`, child);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#child.kill();
    await ended;
  }
}

/** Returns a free port, because Prism does not accept port 0. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
