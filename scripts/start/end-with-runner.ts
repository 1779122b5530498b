import { readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";

/** Interval between two checks of the parents, in ms. */
const INTERVAL_MS = 500;

/**
 * Sends SIGTERM to this process when its runner (pnpm, or npx with pnpm) ends. Otherwise `kill` of npx would leave the
 * script running: npx signals only its shell, and shells do not forward signals.
 *
 * The parent of the runner is not watched, because the parent may end earlier: a script with `npx pnpm start &`, a CI
 * step, a service manager. Only Linux lists the parents of processes in files, so other systems are not watched.
 */
export function endWithRunner(): void {
  const links = readLinks();
  const timer = setInterval(() => {
    // A process gets a new parent as soon as its parent ends, even if nobody has waited for the parent.
    if (links.every(([pid, parent]) => readParent(pid) === parent)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, INTERVAL_MS);
  timer.unref();
}

/** Returns the processes from this process up to npx or pnpm, each with its parent. */
function readLinks(): (readonly [pid: number, parent: number])[] {
  const runner = process.env["npm_execpath"];
  // A script without a package manager receives signals directly.
  let wanted = runner === undefined ? 0 : runner.includes("_npx") ? 2 : 1;
  const links: [number, number][] = [];
  for (let pid = process.pid; ; ) {
    const parent = readParent(pid);
    if (!parent || (wanted === 0 && !isShim(parent))) break;
    links.push([pid, parent]);
    if (isRunner(parent)) wanted -= 1;
    pid = parent;
  }
  return wanted === 0 ? links : links.slice(0, links.findIndex(([, parent]) => isRunner(parent)) + 1);
}

function readParent(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return undefined;
  }
}

/** Whether a process is Node (npx or pnpm) or the pnpm executable. All processes in between are shells. */
function isRunner(pid: number): boolean {
  try {
    return /^(node|pnpm)/.test(basename(readlinkSync(`/proc/${pid}/exe`)));
  } catch {
    return false;
  }
}

/**
 * Whether a process is pnpm's shell script for Node. The script waits for the program, and callers know only the
 * process id of the script.
 */
function isShim(pid: number): boolean {
  try {
    const [, script = ""] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return basename(script) === "node";
  } catch {
    return false;
  }
}
