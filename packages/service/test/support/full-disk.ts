import { type ChildProcess, spawn } from "node:child_process";
import { type Ended, ended, environment, program } from "./run-program.ts";

/**
 * Starts the program where no file may grow beyond a size, in kB: as on a full disk, what is written beyond it fails, and
 * that needs neither rights nor a disk of its own. Files that are larger already may be changed up to that size.
 */
export function startOnFullDisk(kilobytes: number, ...given: string[]): ChildProcess {
  // The unit of POSIX is 512 bytes.
  const script = `ulimit -f ${kilobytes * 2} && exec "$@"`;
  return spawn("sh", ["-c", script, "sh", process.execPath, program, ...given], {
    stdio: ["ignore", "pipe", "pipe"],
    env: environment(),
  });
}

/** Runs the program to its end, where no file may grow beyond a size in kB. */
export function runOnFullDisk(kilobytes: number, ...given: string[]): Promise<Ended> {
  return ended(startOnFullDisk(kilobytes, ...given));
}
