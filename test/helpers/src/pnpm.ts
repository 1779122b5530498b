import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** Timeout of an installation in ms, because pnpm may wait forever for an unavailable package. */
export const INSTALL_TIMEOUT_MS = 600_000;

/** Behind a TLS proxy, the system knows the certificate authority, but Node's own list does not. */
export const TRUST = { NODE_USE_SYSTEM_CA: "1" };

/** Returns the pnpm that runs this program. Default: the pinned pnpm of the workspace. */
export function pnpm(): [program: string, ...args: string[]] {
  const runner = process.env["npm_execpath"] ?? "";
  if (basename(runner).startsWith("pnpm"))
    return runner.endsWith("js") ? [process.execPath, runner] : [runner];
  const manifest = readFileSync(new URL("../../../package.json", import.meta.url), "utf8");
  return ["npx", "-y", (JSON.parse(manifest) as { packageManager: string }).packageManager];
}

/** Timeout of an installation mostly from pnpm's store. */
const MAX_INSTALL_MS = 300_000;

/**
 * Runs pnpm in a folder.
 * @throws {Error} for a failed command.
 */
export function runPnpmSync(options: readonly string[], cwd: string): void {
  const [program, ...before] = pnpm();
  execFileSync(program, [...before, ...options], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: MAX_INSTALL_MS,
  });
}
