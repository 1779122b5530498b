import { execFileSync } from "node:child_process";
import { cpus, loadavg, release, totalmem, type } from "node:os";

/** The machine, the versions and the commit, in a sentence. `begun` is when the benchmark began. */
export function describeCircumstances(begun: Date, loadBefore: number): string {
  const cores = cpus();
  const parts = [
    `${begun.toISOString().slice(0, 16).replace("T", " ")} UTC`,
    `commit ${describeCommit()}`,
    `Node ${process.versions.node}`,
    `${cores.length} × ${cores[0]?.model.trim() ?? "unknown CPU"}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()} ${release()}`,
    `load ${loadBefore.toFixed(1)} before and ${currentLoad().toFixed(1)} after`,
  ];
  return `${parts.join(", ")}.`;
}

/** How many processes wanted to run in the last minute. */
export function currentLoad(): number {
  return loadavg()[0] as number;
}

function describeCommit(): string {
  const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--untracked-files=no") !== "";
  return `${git("rev-parse", "--short=10", "HEAD")}${changed ? " with changes" : ""}`;
}
