import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { toolError } from "../run-script.ts";
import { turbo } from "../turbo.ts";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The folder that the command line names; none where it names none, which has been printed then. */
export function readFolder(script: string): string | undefined {
  const [folder] = process.argv.slice(2);
  if (folder !== undefined) return resolve(folder);
  console.error(`Usage: pnpm ${script} DIR, where DIR is the folder to pack into.`);
  return undefined;
}

/** Builds the packages that are published. @returns The exit code. */
export function buildPackages(): Promise<number> {
  return turbo(["run", "build", "--filter=./packages/*", "--output-logs=errors-only"]);
}

/**
 * Runs a tool in the root of the repository.
 * @param output What becomes of its output: passed on, or printed only where the tool fails.
 * @returns Its exit code.
 * @throws {ScriptError} where it is missing.
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
