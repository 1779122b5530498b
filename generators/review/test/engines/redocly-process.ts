// `redocly diff`, the real program, many times in one process: its start takes six times as long as its work.
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  diffArguments,
  REDOCLY_CLI,
  type RedoclyChange,
  type RedoclyDiff,
  type RedoclyReport,
} from "./redocly.ts";

interface Task {
  args: string[];
  folder: string;
}

interface Waiting {
  task: Task;
  resolve: (changes: RedoclyChange[]) => void;
  reject: (reason: unknown) => void;
}

/** A process that compares one pair of files after the other. */
export class RedoclyProcess {
  readonly #child: ChildProcess = fork(fileURLToPath(import.meta.url), { env: { ...process.env, ...QUIET } });
  readonly #waiting: Waiting[] = [];

  constructor() {
    this.#child.on("message", (output: string) => {
      const { resolve, reject } = this.#waiting.shift() as Waiting;
      this.#next();
      try {
        resolve((JSON.parse(output) as RedoclyReport).changes);
      } catch {
        reject(new Error(`redocly diff printed no JSON, but ${JSON.stringify(output)}.`));
      }
    });
    this.#child.once("exit", (code) => {
      for (const { reject } of this.#waiting.splice(0))
        reject(new Error(`The process of redocly diff ended with ${code}.`));
    });
  }

  readonly diff: RedoclyDiff = (base, now, folder) =>
    new Promise((resolve, reject) => {
      if (!this.#child.connected) return reject(new Error("The process of redocly diff has ended."));
      this.#waiting.push({ task: { args: diffArguments(base, now), folder }, resolve, reject });
      if (this.#waiting.length === 1) this.#next();
    });

  #next(): void {
    const [first] = this.#waiting;
    if (first !== undefined) this.#child.send(first.task);
  }

  end(): void {
    this.#child.kill();
  }
}

const QUIET = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

if (process.argv[1] === import.meta.filename) serve();

/** Runs the program once for each message. It is over when nothing is left to do, as where it has a process to itself. */
function serve(): void {
  const program = new URL("../lib/index.js", `file://${REDOCLY_CLI}`).href;
  let output = "";
  let runs = 0;
  process.stdout.write = (text: string | Uint8Array) => {
    output += text;
    return true;
  };
  process.stderr.write = () => true;
  // It ends the process that it has to itself.
  process.exit = () => undefined as never;
  process.on("beforeExit", () => {
    process.channel?.ref();
    process.send?.(output);
  });
  process.on("message", ({ args, folder }: Task) => {
    process.channel?.unref();
    output = "";
    process.chdir(folder);
    process.argv = [process.execPath, REDOCLY_CLI, ...args];
    runs += 1;
    // A module is run once by each of its names.
    void import(`${program}?run=${runs}`);
  });
}
