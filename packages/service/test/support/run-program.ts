import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

export const program = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program to its end. */
export function run(...given: string[]): Promise<Ended> {
  return ended(start(...given));
}

/** The output and exit code of a process. */
export async function ended(child: ChildProcess): Promise<Ended> {
  const [[code], out, err] = await Promise.all([
    once(child, "close"),
    child.stdout === null ? "" : text(child.stdout),
    text(child.stderr as NodeJS.ReadableStream),
  ]);
  return { code, out, err };
}

/** Starts the program like a user, without settings of this machine. */
export function start(...given: string[]): ChildProcess {
  return spawn(process.execPath, [program, ...given], {
    stdio: ["ignore", "pipe", "pipe"],
    env: environment(),
  });
}

/** The environment without settings of the program. */
export function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("MARKET_DATA_")));
}

/** Waits for a text in the output of a process, and returns the match. */
export async function wrote(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let all = "";
  // Keeps the output open, because a program ends when the reader of its output closes.
  for await (const part of (child.stdout as Readable).iterator({ destroyOnReturn: false })) {
    all += part;
    const found = pattern.exec(all);
    if (found !== null) return found;
  }
  throw new Error(`The program ended and wrote only: ${all}`);
}
