import { type Operation, operations } from "@market-data/openapi";

/** The commands of a level by name: an operation, or further commands. */
export type Branch = Map<string, Branch | Operation>;

const RANKS = { deprecated: 0, legacy: 1, current: 2 };
const rank = ({ lifecycle, version }: Operation) => RANKS[lifecycle.status] * 1000 + version;

/**
 * Creates the tree of commands, the same tree as the client's: the words of the path, with and without the version. Without
 * the version, a command is the newest version that is not deprecated.
 */
export function createTree(): Branch {
  const root: Branch = new Map();
  const ordered = Object.values<Operation>({ ...operations }).sort((one, other) => rank(one) - rank(other));
  for (const operation of ordered) {
    const words = operation.path.match(/(?<=\/)[\w-]+/g) as string[];
    for (const path of [words, words.slice(1)]) insert(root, path, operation);
  }
  return root;
}

function insert(branch: Branch, [name = "", ...rest]: readonly string[], operation: Operation): void {
  if (!rest.length) branch.set(name, operation);
  else {
    if (!branch.has(name)) branch.set(name, new Map());
    insert(branch.get(name) as Branch, rest, operation);
  }
}
