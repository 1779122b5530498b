import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { ScriptError } from "../run-script.ts";

export interface ProgramOptions {
  readonly name: string;
  /** The module and its arguments, for Node. */
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Whether to print the standard output after the program is ready. Errors are always printed. */
  readonly printsOutput?: boolean;
  /** Prints one line. */
  readonly print: (line: string) => void;
}

/** The printed URL of a program shows that the program listens. */
const READY = /https?:\/\//;

/** Timeout for the end of a program, in ms. */
const STOP_TIMEOUT_MS = 8000;

/** Ends a program when its parent process ends for any reason. */
const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent(
  'process.once("disconnect", () => process.kill(process.pid, "SIGTERM")); process.channel?.unref();',
)}`;

/** A restartable program in a separate process. */
export class Program {
  /** The standard output until the program was ready. */
  welcome: readonly string[] = [];
  readonly #options: ProgramOptions;
  #child: ChildProcess | undefined;
  #onEnd: () => void = () => {};

  constructor(options: ProgramOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.name;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** Calls a function when a ready program ends by itself. */
  onEnd(listener: () => void): void {
    this.#onEnd = listener;
  }

  /**
   * Starts the program. Resolves when the program is ready or has been stopped.
   * @throws {ScriptError} for a program that ends before it is ready.
   */
  async start(): Promise<void> {
    const child = this.#spawn();
    this.#child = child;
    const ready = Promise.withResolvers<void>();
    const welcome: string[] = [];
    let isReady = false;
    onLine(child.stdout, (line) => {
      if (isReady) {
        if (this.#options.printsOutput) this.print(line);
        return;
      }
      welcome.push(line);
      isReady = READY.test(line);
      if (isReady) ready.resolve();
    });
    onLine(child.stderr, (line) => this.print(line));
    child.once("error", ready.reject);
    child.once("close", (code, signal) => {
      if (this.#child !== child) return ready.resolve();
      this.#child = undefined;
      const end = `ended with ${signal === null ? `exit code ${code}` : `signal ${signal}`}`;
      if (isReady) {
        this.print(end);
        this.#onEnd();
      } else {
        for (const line of welcome) this.print(line);
        ready.reject(new ScriptError(`The ${this.name} ${end} before it was ready.`));
      }
    });
    await ready.promise;
    this.welcome = welcome;
  }

  #spawn(): ChildProcess {
    const { args, cwd, env } = this.#options;
    return spawn(process.execPath, ["--import", END_WITH_PARENT, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      // Ctrl-C signals only this process, which then ends the program.
      detached: process.platform !== "win32",
    });
  }

  /** Stops a running program. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    const closed = once(child, "close");
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
    child.kill("SIGTERM");
    await closed;
    clearTimeout(timer);
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Prints a line with the name of the program. */
  print(line: string): void {
    this.#options.print(`${this.name.padEnd(8)}| ${line}`);
  }
}

/**
 * Starts programs. If one program fails to start, all programs are stopped.
 * @throws {ScriptError} for a program that fails to start.
 */
export async function startAll(programs: readonly Program[]): Promise<void> {
  try {
    await Promise.all(programs.map((program) => program.start()));
  } catch (error) {
    await stopAll(programs);
    throw error;
  }
}

export async function stopAll(programs: readonly Program[]): Promise<void> {
  await Promise.all(programs.map((program) => program.stop()));
}

/** Resolves when all programs have ended by themselves. */
export function untilAllEnd(programs: readonly Program[]): Promise<void> {
  return new Promise((resolve) => {
    for (const program of programs) {
      program.onEnd(() => {
        if (programs.every(({ isRunning }) => !isRunning)) resolve();
      });
    }
  });
}

function onLine(stream: Readable | null, listener: (line: string) => void): void {
  if (stream !== null) createInterface({ input: stream }).on("line", listener);
}
