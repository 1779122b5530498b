import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { CommanderError } from "commander";

/** An expected failure. Users need only the message. */
export class ScriptError extends Error {
  override readonly name = "ScriptError";
}

/** The minimum Node version for the programs of this repository, most of them TypeScript. */
const REQUIRED_NODE = "24.18.0";

/** Exit code for an invalid command line. */
const USAGE_EXIT_CODE = 2;

/**
 * Runs a script and sets the exit code to its result. An expected failure is printed without a stack.
 *
 * @param main Resolves to the exit code.
 */
export async function runScript(main: () => Promise<number>): Promise<void> {
  try {
    checkNode(process.versions.node);
    process.exitCode = await main();
  } catch (error) {
    // Commander has already printed the message. For `--help`, the exit code is 0.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : USAGE_EXIT_CODE;
    else if (error instanceof ScriptError) {
      console.error(error.message);
      process.exitCode = 1;
    } else throw error;
  }
}

/**
 * Checks the Node version.
 * @throws {ScriptError} for a version that is too old.
 */
export function checkNode(version: string): void {
  if (version.localeCompare(REQUIRED_NODE, undefined, { numeric: true }) >= 0) return;
  throw new ScriptError(
    `Node ${version} is too old: Node ${REQUIRED_NODE} is required. Run the script with pnpm, which installs a suitable Node: npx -y pnpm@10.34.9 SCRIPT`,
  );
}

/** Returns the error of a tool that failed to start, with advice for a missing tool. */
export function toolError(tool: string, error: NodeJS.ErrnoException): Error {
  return error.code === "ENOENT" ? missingTool(tool) : error;
}

/** Returns the error of a tool that is not on the PATH. */
export function missingTool(tool: string): ScriptError {
  const advice =
    tool === "git"
      ? "Install git."
      : "Run the script with pnpm, which includes the tool: npx -y pnpm@10.34.9 SCRIPT";
  return new ScriptError(`${tool} was not found. ${advice}`);
}

/** Whether a program is on the PATH. */
export function isOnPath(program: string, path = process.env["PATH"] ?? ""): boolean {
  const suffixes = process.platform === "win32" ? [".exe", ".cmd"] : [""];
  return path
    .split(delimiter)
    .some((folder) => suffixes.some((suffix) => existsSync(join(folder, program + suffix))));
}
