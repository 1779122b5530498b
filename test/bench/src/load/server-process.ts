import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Caches compiled code, because an installed program does not spend memory and time on compiling TypeScript. */
const ENVIRONMENT = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "market-data-bench-compiled") };
const SERVERS = join(import.meta.dirname, "../servers");
/** Linux counts CPU time in hundredths of a second. */
const TICKS = 100;

/** A server in a separate process, with CPU time and memory as reported by Linux. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** Starts a program of `servers/`. The program reports the URL by `process.send`. Its log is discarded. */
  static async fork(program: string, args: readonly string[]): Promise<ServerProcess> {
    const child = fork(join(SERVERS, program), [...args], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: ENVIRONMENT,
    });
    const [url] = await Promise.race([once(child, "message"), once(child, "exit")]);
    if (typeof url !== "string") throw new Error(`${program} ended before it served.`);
    return new ServerProcess(child, url);
  }

  /**
   * Starts a program like a user.
   *
   * @param ready Matches the output of a serving program. The first group is the URL.
   */
  static async spawn(args: readonly string[], ready: RegExp): Promise<ServerProcess> {
    const child = spawn(process.execPath, [...args], {
      stdio: ["ignore", "pipe", "inherit"],
      env: ENVIRONMENT,
    });
    let output = "";
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const found = ready.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once("exit", (code) => reject(new Error(`${args.join(" ")} ended with ${code}:\n${output}`)));
    });
    return new ServerProcess(child, url);
  }

  /** The CPU time of all threads so far, in seconds. */
  get cpuSeconds(): number {
    const stat = this.#read("stat");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  }

  /** The peak memory so far, in MB. */
  get peakMemory(): number {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(this.#read("status"))?.[1]) / 1000;
  }

  /** Sends a message to a forked program. */
  send(message: string): void {
    this.#child.send(message);
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await ended;
  }

  #read(file: string): string {
    return readFileSync(`/proc/${this.#child.pid}/${file}`, "utf8");
  }
}

/** Runs a function with servers, and finally stops the servers. */
export async function withServers<Result>(
  run: (start: (server: Promise<ServerProcess>) => Promise<ServerProcess>) => Promise<Result>,
): Promise<Result> {
  const started: ServerProcess[] = [];
  try {
    return await run(async (starting) => {
      const server = await starting;
      started.push(server);
      return server;
    });
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
}
