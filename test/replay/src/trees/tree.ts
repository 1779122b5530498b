import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildContract, keepFolder, PRESENT_ROOT, prepareCommit } from "@market-data/test-helpers/trees";
import { RunningTask } from "./task.ts";

/** A runnable version of the project. */
export interface Tree {
  readonly root: string;
  /** The folder of the prepared sample market. */
  readonly data: string;
}

/** Markets of commits are kept. The next replay of a commit starts at once. */
const MARKETS = join(tmpdir(), "market-data-replay");

/**
 * Prepares the current tree with uncommitted changes.
 *
 * @param folder Folder for the sample market, if needed.
 * @throws {TreeError} for a tree that cannot be prepared.
 */
export async function preparePresentTree(folder: string, clock: number, needsMarket: boolean): Promise<Tree> {
  const tree = { root: PRESENT_ROOT, data: folder };
  await buildContract(tree.root);
  if (needsMarket) await writeMarket(tree, clock);
  return tree;
}

/**
 * Prepares the tree of a commit with the sample market.
 *
 * @throws {TreeError} for a commit that cannot be installed.
 */
export async function prepareCommitTree(commit: string, clock: number): Promise<Tree> {
  const root = await prepareCommit(commit);
  const data = await keepFolder(MARKETS, `${commit}-market`, (folder) =>
    writeMarket({ root, data: folder }, clock),
  );
  return { root, data };
}

/** Older trees store the sample market. Newer trees compute the sample market in an empty folder. */
async function writeMarket({ root, data }: Tree, clock: number): Promise<void> {
  mkdirSync(data, { recursive: true });
  if (!existsSync(join(root, "packages/service/src/server/sample-worker.ts"))) return;
  const task = await RunningTask.start({ kind: "prepare", root, data, clock });
  await task.stop();
}
