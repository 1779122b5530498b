import { type ChildProcess, spawn } from "node:child_process";
import { type Ended, ended, environment, program } from "./run-program.ts";

/**
 * Starts the program with a limit on file sizes, in kB. Writes beyond the limit fail as on a full disk, without special
 * rights or a separate disk. Larger existing files can be changed up to the limit.
 */
export function startOnFullDisk(kilobytes: number, ...given: string[]): ChildProcess {
  // The unit of POSIX is 512 bytes.
  const script = `ulimit -f ${kilobytes * 2} && exec "$@"`;
  return spawn("sh", ["-c", script, "sh", process.execPath, program, ...given], {
    stdio: ["ignore", "pipe", "pipe"],
    env: environment(),
  });
}

/** Runs the program to its end with a limit on file sizes, in kB. */
export function runOnFullDisk(kilobytes: number, ...given: string[]): Promise<Ended> {
  return ended(startOnFullDisk(kilobytes, ...given));
}
