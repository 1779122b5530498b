import { execFileSync, spawn } from "node:child_process";
import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const PNPM = "pnpm@10.34.9";
const READY = /service\s+http/;

/** A fresh clone to a running `start`, with whatever npm's and pnpm's caches hold: seconds, and megabytes installed. */
export async function benchFreshClone(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  try {
    const started = performance.now();
    execFileSync("git", ["clone", "--quiet", repository, folder]);
    await untilRunning(folder);
    const seconds = (performance.now() - started) / 1000;
    console.log("\nFresh clone to a running start (package caches as they are)");
    console.table([
      { seconds: Math.round(seconds), "MB installed": Math.round(installedBytes(folder) / 1e6) },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Starts the system in a clone, waits for its addresses and ends it. */
function untilRunning(folder: string): Promise<void> {
  const child = spawn("npx", ["-y", PNPM, "start"], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let output = "";
    let ready = false;
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (ready || !READY.test(output)) return;
      ready = true;
      process.kill(-(child.pid as number), "SIGINT");
      child.once("close", () => resolve());
    });
    child.once("close", (code) => {
      if (!ready) reject(new Error(`start ended with ${code}:\n${output}`));
    });
  });
}

/** Bytes of every file below every node_modules, hard links counted once. */
function installedBytes(folder: string): number {
  const seen = new Set<number>();
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.parentPath.includes("node_modules")) continue;
    const { ino, size } = lstatSync(join(entry.parentPath, entry.name));
    if (seen.has(ino)) continue;
    seen.add(ino);
    bytes += size;
  }
  return bytes;
}
