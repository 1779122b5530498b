import { readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";

/** How often the parents are compared, in ms. */
const INTERVAL_MS = 500;

/**
 * Sends this process SIGTERM when what runs its script ends: pnpm, and npx where that runs pnpm. Without it, `kill` of
 * npx leaves the script running: npx signals only the shell that it started, and shells pass no signal on.
 *
 * What started npx or pnpm is not watched. It may end before the script does: a script with `npx pnpm start &`, a step
 * of CI, a service manager. Only Linux tells the parents of other processes in files; elsewhere nothing is watched.
 */
export function endWithRunner(): void {
  const links = readLinks();
  const timer = setInterval(() => {
    // A process whose parent ends gets another one at once, also while nobody has waited for the end of the parent.
    if (links.every(([pid, parent]) => readParent(pid) === parent)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, INTERVAL_MS);
  timer.unref();
}

/** The processes from this one up to npx, or to pnpm where no npx runs it, each with its parent. */
function readLinks(): (readonly [pid: number, parent: number])[] {
  const runner = process.env["npm_execpath"];
  // A script that no package manager runs is signalled itself.
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

/** Whether a process is Node, which runs npx and pnpm, or pnpm's own program; between them are only shells. */
function isRunner(pid: number): boolean {
  try {
    return /^(node|pnpm)/.test(basename(readlinkSync(`/proc/${pid}/exe`)));
  } catch {
    return false;
  }
}

/**
 * Whether a process is the shell script that pnpm puts in the place of Node: it waits for the program, and has the id that
 * whoever started the program knows.
 */
function isShim(pid: number): boolean {
  try {
    const [, script = ""] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return basename(script) === "node";
  } catch {
    return false;
  }
}
