// Versions of the project that can be run: the present tree, and commits as installed git worktrees.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { INSTALL_TIMEOUT_MS, pnpm, TRUST } from "./pnpm.ts";

/** A tree that cannot be made, or not installed. */
export class TreeError extends Error {
  override readonly name = "TreeError";
}

/** The root folder of the tree that this program belongs to. */
export const PRESENT_ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** Trees of commits stay here, so that the next run on the same commit starts at once. */
const CACHE = join(tmpdir(), "market-data-trees");
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const SHOWN_OUTPUT_CHARACTERS = 4000;

const execute = promisify(execFile);

/**
 * The commit that a ref names.
 *
 * @throws {TreeError} where there is none.
 */
export async function resolveCommit(ref: string): Promise<string> {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`];
  const { stdout } = await run("git", args, PRESENT_ROOT, `There is no commit ${JSON.stringify(ref)}.`);
  return stdout.trim();
}

/**
 * The root folder of a commit's tree: a git worktree in the machine's temporary folder, installed, with the contract built.
 *
 * @throws {TreeError}
 */
export async function prepareCommit(commit: string): Promise<string> {
  const root = await keepFolder(CACHE, commit, async (folder) => {
    const failure = `No worktree of ${commit} was made.`;
    await run("git", ["worktree", "add", "--force", "--detach", folder, commit], PRESENT_ROOT, failure);
    const install = ["install", "--frozen-lockfile", "--prefer-offline"];
    await runPnpm(install, folder, `${commit} could not be installed.`);
    await buildContract(folder);
  });
  // It was moved, which git has to know.
  await run("git", ["worktree", "repair", root], PRESENT_ROOT, `The worktree in ${root} is not intact.`);
  return root;
}

/** Builds the contract as JSON, which service and mock serve, and which is not committed. */
export function buildContract(root: string): Promise<unknown> {
  const build = ["--filter", "@market-data/openapi", "run", "build"];
  return runPnpm(build, root, `The contract of ${root} could not be built.`);
}

/**
 * A folder that is made once and stays: whole or not at all, whatever breaks off, and however many processes make the
 * same at the same time.
 *
 * @param make Fills the empty folder that it is given.
 * @returns Its path, which is not the one that `make` was given.
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

/** Runs the pnpm that is pinned. @throws {TreeError} with `failure` and what it printed. */
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
  // Programs of every tree run on the Node that this program runs on.
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
