import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildContract, keepFolder, PRESENT_ROOT, prepareCommit } from "@market-data/test-helpers/trees";
import { RunningTask } from "./task.ts";

/** A version of the project that can be started. */
export interface Tree {
  readonly root: string;
  /** The folder of the prepared sample market. */
  readonly data: string;
}

/** Markets of commits stay here, so that the next replay of the same commit starts at once. */
const MARKETS = join(tmpdir(), "market-data-replay");

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
 * The tree of a commit, with the sample market.
 *
 * @throws {TreeError}
 */
export async function prepareCommitTree(commit: string, clock: number): Promise<Tree> {
  const root = await prepareCommit(commit);
  const data = await keepFolder(MARKETS, `${commit}-market`, (folder) =>
    writeMarket({ root, data: folder }, clock),
  );
  return { root, data };
}

async function writeMarket({ root, data }: Tree, clock: number): Promise<void> {
  mkdirSync(data, { recursive: true });
  const task = await RunningTask.start({ kind: "prepare", root, data, clock });
  await task.stop();
}
