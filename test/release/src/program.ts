import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Environment } from "./commands.ts";

/** A program that runs until a signal. */
export interface Running {
  /** The printed URL. */
  readonly url: string;
  /** Stops the program like Ctrl-C and resolves to the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts a program that prints its URL when ready.
 * @throws {Error} with the output, if the program ends before it prints a URL.
 */
export async function start(command: readonly string[], cwd: string, env: Environment): Promise<Running> {
  const [program = "", ...parameters] = command;
  const child = spawn(program, parameters, { cwd, env: { ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: string): void => {
      output += text;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    child.once("error", reject);
    child.once("close", (code) => reject(new Error(`${command.join(" ")} ended with ${code}:\n${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill("SIGINT");
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}
