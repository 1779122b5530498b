import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { CommanderError } from "commander";

/** An expected failure: its message is all that the user needs. */
export class ScriptError extends Error {
  override readonly name = "ScriptError";
}

/** The oldest Node that runs the programs of this repository, most of them as TypeScript. */
const REQUIRED_NODE = "24.18.0";

/** Of a command line that cannot be understood. */
const USAGE_EXIT_CODE = 2;

/**
 * Runs a script; its result is the exit code. An expected failure is printed without a stack.
 *
 * @param main Resolves to the exit code.
 */
export async function runScript(main: () => Promise<number>): Promise<void> {
  try {
    checkNode(process.versions.node);
    process.exitCode = await main();
  } catch (error) {
    // Commander has printed what there is to say; for `--help` that is not a failure.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : USAGE_EXIT_CODE;
    else if (error instanceof ScriptError) {
      console.error(error.message);
      process.exitCode = 1;
    } else throw error;
  }
}

/**
 * Makes sure that the programs of this repository run on a version of Node.
 * @throws {ScriptError}
 */
export function checkNode(version: string): void {
  if (version.localeCompare(REQUIRED_NODE, undefined, { numeric: true }) >= 0) return;
  throw new ScriptError(
    `Node ${version} is too old: Node ${REQUIRED_NODE} is required. pnpm brings one: npx -y pnpm@10.34.9 SCRIPT`,
  );
}

/** The error of a tool that could not be started: says so where the tool is missing. */
export function toolError(tool: string, error: NodeJS.ErrnoException): Error {
  return error.code === "ENOENT" ? missingTool(tool) : error;
}

/** The error of a tool that is not on the PATH. */
export function missingTool(tool: string): ScriptError {
  const advice =
    tool === "git"
      ? "Install git."
      : "Run the script through pnpm, which brings it: npx -y pnpm@10.34.9 SCRIPT";
  return new ScriptError(`${tool} was not found. ${advice}`);
}

/** Whether a program is found by its name. */
export function isOnPath(program: string, path = process.env["PATH"] ?? ""): boolean {
  const suffixes = process.platform === "win32" ? [".exe", ".cmd"] : [""];
  return path
    .split(delimiter)
    .some((folder) => suffixes.some((suffix) => existsSync(join(folder, program + suffix))));
}
