import { type Operation, operations } from "@market-data/openapi";

/** The commands of a level by name: an operation, or further commands. */
export type Branch = Map<string, Branch | Operation>;

const RANKS = { deprecated: 0, legacy: 1, current: 2 };
const rank = ({ lifecycle, version }: Operation) => RANKS[lifecycle.status] * 1000 + version;

/** The words of an operation's command, with the version first: `v3 cryptocurrency quotes latest`. */
export const getWords = ({ path }: Operation): string[] => path.match(/(?<=\/)[\w-]+/g) as string[];

/**
 * Creates the tree of commands, the same tree as the client's: the words of the path, with and without the version. Without
 * the version, a command is the newest version that is not deprecated.
 */
export function createTree(): Branch {
  const root: Branch = new Map();
  const ordered = Object.values<Operation>({ ...operations }).sort((one, other) => rank(one) - rank(other));
  for (const operation of ordered) {
    const words = getWords(operation);
    for (const path of [words, words.slice(1)]) insert(root, path, operation);
  }
  return root;
}

function insert(root: Branch, path: readonly string[], operation: Operation): void {
  let branch = root;
  for (const name of path.slice(0, -1)) {
    if (!branch.has(name)) branch.set(name, new Map());
    branch = branch.get(name) as Branch;
  }
  branch.set(path.at(-1) as string, operation);
}

/** Returns the node after the longest known part of a command, and the number of its words. */
export function findNode(
  root: Branch,
  words: readonly string[],
): { node: Branch | Operation; depth: number } {
  let node: Branch | Operation = root;
  let depth = 0;
  for (const word of words) {
    const next: Branch | Operation | undefined = node instanceof Map ? node.get(word) : undefined;
    if (next === undefined) break;
    node = next;
    depth += 1;
  }
  return { node, depth };
}
