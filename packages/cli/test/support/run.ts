import { Writable } from "node:stream";
import { main } from "../../src/main.ts";

/** The result of a command. */
export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The terminal and the environment of a command. */
export interface Setting {
  readonly env?: Record<string, string>;
  /** The width of the terminal. Default: no terminal. */
  readonly columns?: number;
  /** Whether the standard error is a terminal. */
  readonly showsProgress?: boolean;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

class Sink extends Writable {
  text = "";
  isTTY?: boolean;
  columns?: number;
  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk;
    done();
  }
}

/** Runs a command in this process. */
export async function run(args: readonly string[], setting: Setting = {}): Promise<Result> {
  const { env = {}, columns, showsProgress = false, wait = async () => {} } = setting;
  const stdout = Object.assign(new Sink(), columns && { isTTY: true, columns });
  const stderr = Object.assign(new Sink(), { isTTY: showsProgress });
  const code = await main(args, { stdout, stderr, env, wait });
  return { code, out: stdout.text, err: stderr.text };
}

/** Splits a line at spaces. */
export const words = (line: string): string[] => line.split(" ");
