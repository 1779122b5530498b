import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { toolError } from "../run-script.ts";
import { turbo } from "../turbo.ts";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Returns the folder from the command line. Without a folder, prints the usage and returns undefined. */
export function readFolder(script: string): string | undefined {
  const [folder] = process.argv.slice(2);
  if (folder !== undefined) return resolve(folder);
  console.error(`Usage: pnpm ${script} DIR. DIR is the folder for the archives.`);
  return undefined;
}

/**
 * Builds the published packages.
 * @returns The exit code.
 */
export function buildPackages(): Promise<number> {
  return turbo(["run", "build", "--filter=./packages/*", "--output-logs=errors-only"]);
}

/**
 * Runs a tool in the root of the repository.
 * @param output Whether the output is inherited, or printed only after a failure.
 * @returns The exit code.
 * @throws {ScriptError} for a missing tool.
 */
export function runTool(tool: string, args: readonly string[], output: "inherit" | "pipe"): number {
  const options = { cwd: ROOT, encoding: "utf8", shell: process.platform === "win32" } as const;
  const { status, stdout, stderr, error } = spawnSync(tool, args, {
    ...options,
    stdio: ["ignore", output, output],
  });
  if (error !== undefined) throw toolError(tool, error);
  if (status !== 0 && output === "pipe") console.error(stdout + stderr);
  return status ?? 1;
}
