import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { pnpm, TRUST } from "@market-data/test-helpers/pnpm";
import { RunningTask } from "./task.ts";

/** A version of the project that can be started. */
export interface Tree {
  readonly root: string;
  /** The folder of the prepared sample market. */
  readonly data: string;
}

/** A tree that cannot be made, or not installed. */
export class TreeError extends Error {
  override readonly name = "TreeError";
}

/** Of the tree that this program belongs to. */
export const PRESENT_ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** Trees of commits stay here, so that the next replay of the same commit starts at once. */
const CACHE = join(tmpdir(), "market-data-replay");
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
 * The tree as it is, with what nobody committed.
 *
 * @param folder Takes the sample market, where it is needed.
 * @throws {TreeError}
 */
export async function preparePresentTree(folder: string, clock: number, needsMarket: boolean): Promise<Tree> {
  const tree = { root: PRESENT_ROOT, data: folder };
  await buildContract(tree.root);
  if (needsMarket) await writeMarket(tree, clock);
  return tree;
}

/**
 * The tree of a commit: a git worktree in the machine's temporary folder, installed, which stays for the next time.
 *
 * @throws {TreeError}
 */
export async function prepareCommit(commit: string, clock: number): Promise<Tree> {
  const kept = join(CACHE, commit);
  if (!existsSync(kept)) {
    mkdirSync(CACHE, { recursive: true });
    // Whole or not at all, whatever breaks off, and whoever does the same at the same time.
    const folder = mkdtempSync(`${kept}-`);
    await makeCommit(folder, commit, clock);
    await keep(folder, kept);
  }
  return treeIn(kept);
}

function treeIn(folder: string): Tree {
  return { root: join(folder, "tree"), data: join(folder, "data") };
}

async function makeCommit(folder: string, commit: string, clock: number): Promise<void> {
  const tree = treeIn(folder);
  await run(
    "git",
    ["worktree", "add", "--detach", tree.root, commit],
    PRESENT_ROOT,
    `No worktree of ${commit} was made.`,
  );
  const install = ["install", "--frozen-lockfile", "--prefer-offline"];
  await runPnpm(install, tree.root, `${commit} could not be installed.`);
  await buildContract(tree.root);
  await writeMarket(tree, clock);
}

async function keep(folder: string, kept: string): Promise<void> {
  try {
    renameSync(folder, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
    // Another replay was quicker.
    await run("git", ["worktree", "remove", "--force", treeIn(folder).root], PRESENT_ROOT, "");
    rmSync(folder, { recursive: true, force: true });
    return;
  }
  await run(
    "git",
    ["worktree", "repair", treeIn(kept).root],
    PRESENT_ROOT,
    "The worktree could not be moved.",
  );
}

/** The contract as JSON, which service and mock serve, and which is not committed. */
function buildContract(root: string): Promise<unknown> {
  const build = ["--filter", "@market-data/openapi", "run", "build"];
  return runPnpm(build, root, `The contract of ${root} could not be built.`);
}

async function writeMarket({ root, data }: Tree, clock: number): Promise<void> {
  mkdirSync(data, { recursive: true });
  const task = await RunningTask.start({ kind: "prepare", root, data, clock });
  await task.stop();
}

function runPnpm(args: readonly string[], folder: string, failure: string): Promise<unknown> {
  const [program, ...before] = pnpm();
  return run(program, [...before, ...args], folder, failure);
}

async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  failure: string,
): Promise<{ stdout: string }> {
  // Programs of either tree run on the Node that this program runs on.
  const path = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const env = { ...TRUST, ...process.env, PATH: path, CI: "true" };
  const options = { cwd, env, maxBuffer: MAX_OUTPUT_BYTES };
  try {
    return await execute(program, args, options);
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
    const output = `${stdout}${stderr}`.trim() || message;
    throw new TreeError(`${failure}\n${output.slice(-SHOWN_OUTPUT_CHARACTERS)}`, { cause: error });
  }
}
