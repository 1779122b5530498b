import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

/** A program that serves, as anybody runs it. */
export class Program {
  readonly url: string;
  /** Wall seconds from its start until it said that it serves. */
  readonly startSeconds: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string, startSeconds: number) {
    this.#child = child;
    this.url = url;
    this.startSeconds = startSeconds;
  }

  /** @param ready What it prints once it serves; its first group is the address. */
  static async start(args: readonly string[], ready: RegExp): Promise<Program> {
    const begun = performance.now();
    const child = spawn(process.execPath, [...args], { stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const found = ready.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once("exit", (code) => reject(new Error(`${args.join(" ")} ended with ${code}:\n${output}`)));
    });
    return new Program(child, url, (performance.now() - begun) / 1000);
  }

  /** The most memory that it ever had at once, in MB. Linux tells it. */
  get mostMemory(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, "utf8");
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000;
  }

  /** Seconds of CPU time so far. Linux tells it, in hundredths. */
  get cpuSeconds(): number {
    const stat = readFileSync(`/proc/${this.#child.pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await ended;
  }
}
