import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** An installation ends by then, in ms: pnpm may wait for ever for what it cannot fetch. */
export const INSTALL_TIMEOUT_MS = 600_000;

/** Behind a proxy that signs the traffic, the machine knows the signer, and Node's own list of certificates does not. */
export const TRUST = { NODE_USE_SYSTEM_CA: "1" };

/** The pnpm that runs this program; where none does, the one that the workspace pins. */
export function pnpm(): [program: string, ...args: string[]] {
  const runner = process.env["npm_execpath"] ?? "";
  if (basename(runner).startsWith("pnpm"))
    return runner.endsWith("js") ? [process.execPath, runner] : [runner];
  const manifest = readFileSync(new URL("../../../package.json", import.meta.url), "utf8");
  return ["npx", "-y", (JSON.parse(manifest) as { packageManager: string }).packageManager];
}

/** Of what is in pnpm's store already, for the most part. */
const LONGEST_MS = 300_000;

/** Runs that pnpm in a folder. @throws {Error} where it fails. */
export function runPnpmSync(options: readonly string[], cwd: string): void {
  const [program, ...before] = pnpm();
  execFileSync(program, [...before, ...options], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: LONGEST_MS,
  });
}
