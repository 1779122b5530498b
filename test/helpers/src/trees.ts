// Runnable versions of the project: the current tree, and commits as installed git worktrees.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { INSTALL_TIMEOUT_MS, pnpm, TRUST } from "./pnpm.ts";

/** A tree that cannot be created or installed. */
export class TreeError extends Error {
  override readonly name = "TreeError";
}

/** The root folder of the current tree. */
export const PRESENT_ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** Trees of commits are kept, so that the next run on a commit starts at once. */
const CACHE = join(tmpdir(), "market-data-trees");
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const SHOWN_OUTPUT_CHARACTERS = 4000;

const execute = promisify(execFile);

/**
 * Returns the commit of a ref.
 *
 * @throws {TreeError} for an unknown ref.
 */
export async function resolveCommit(ref: string): Promise<string> {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`];
  const { stdout } = await run("git", args, PRESENT_ROOT, `There is no commit ${JSON.stringify(ref)}.`);
  return stdout.trim();
}

/**
 * Returns the root folder of a commit: an installed git worktree in the temporary folder, with the built contract.
 *
 * @throws {TreeError} for a commit that cannot be installed.
 */
export async function prepareCommit(commit: string): Promise<string> {
  const root = await keepFolder(CACHE, commit, async (folder) => {
    const failure = `No worktree of ${commit} was made.`;
    await run("git", ["worktree", "add", "--force", "--detach", folder, commit], PRESENT_ROOT, failure);
    const install = ["install", "--frozen-lockfile", "--prefer-offline"];
    await runPnpm(install, folder, `${commit} could not be installed.`);
    await buildContract(folder);
  });
  // Git has to know the new path of the worktree.
  await run("git", ["worktree", "repair", root], PRESENT_ROOT, `The worktree in ${root} is not intact.`);
  return root;
}

/** Builds the uncommitted JSON contract for service and mock. */
export function buildContract(root: string): Promise<unknown> {
  const build = ["--filter", "@market-data/openapi", "run", "build"];
  return runPnpm(build, root, `The contract of ${root} could not be built.`);
}

/**
 * Creates a folder once and keeps it. The creation is atomic, even after interruptions and in parallel processes.
 *
 * @param make Fills an empty folder.
 * @returns The final path, which differs from the path for `make`.
 */
export async function keepFolder(
  parent: string,
  name: string,
  make: (folder: string) => Promise<unknown>,
): Promise<string> {
  const kept = join(parent, name);
  if (existsSync(kept)) return kept;
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(`${kept}-`);
  try {
    await make(folder);
    renameSync(folder, kept);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

/**
 * Runs the pinned pnpm.
 * @throws {TreeError} with `failure` and the output.
 */
export function runPnpm(args: readonly string[], folder: string, failure: string): Promise<unknown> {
  const [program, ...before] = pnpm();
  return run(program, [...before, ...args], folder, failure);
}

async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  failure: string,
): Promise<{ stdout: string }> {
  // Programs of all trees run on the current Node.
  const path = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const env = { ...TRUST, ...process.env, PATH: path, CI: "true" };
  const options = { cwd, env, maxBuffer: MAX_OUTPUT_BYTES, timeout: INSTALL_TIMEOUT_MS };
  try {
    return await execute(program, args, options);
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
    const output = `${stdout}${stderr}`.trim() || message;
    throw new TreeError(`${failure}\n${output.slice(-SHOWN_OUTPUT_CHARACTERS)}`, { cause: error });
  }
}
