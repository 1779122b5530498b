import { spawnSync } from "node:child_process";

/** Of every measurement: its least, median and greatest stand on the page. */
export const ROUNDS = 5;

/** A program to be timed as a whole process. */
export interface Command {
  program: string;
  args: string[];
  folder?: string;
  /** The exit code that it ends with where all is well; 0 where absent. */
  ends?: number;
}

/**
 * Wall seconds of several commands, run in turn (A B A B ...) so that a machine that slows down slows all of them.
 * The first rounds are a warm-up and do not count: one where it is not said how many.
 * @throws {Error} when a command fails.
 */
export function timeInTurn(commands: readonly Command[], rounds: number, warmUp = 1): number[][] {
  const seconds: number[][] = commands.map(() => []);
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const [index, command] of commands.entries()) {
      const taken = time(command);
      if (round >= warmUp) seconds[index]?.push(taken);
    }
  }
  return seconds;
}

function time({ program, args, folder, ends = 0 }: Command): number {
  const started = performance.now();
  const { status, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    // What a command prints can be long, and is not read.
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (error !== undefined) throw error;
  if (status !== ends) throw new Error(`${program} ${args.join(" ")} ended with ${status}:\n${stderr}`);
  return (performance.now() - started) / 1000;
}
