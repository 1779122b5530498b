import { type Client, type ClientOptions, createClient } from "./client.ts";
import { type OperationTree, operations } from "./generated/tree.ts";
import type { Operation } from "./operation.ts";
import { camelCase, segmentsOf } from "./operation-id.ts";

/** Every operation by its URL: `api.cryptocurrency.quotes.latest`, or `api.v2.cryptocurrency.quotes.latest`. */
export interface MarketData extends OperationTree, Client {}

type Branch = Record<string, unknown>;

/**
 * The whole API as one object.
 * @throws TypeError where an option is not right.
 */
export function createMarketData(options: ClientOptions): MarketData {
  const client = createClient(options);
  const tree: Branch = { ...client };
  for (const operation of operations) {
    const [version, ...words] = segmentsOf(operation.path).map(camelCase) as [string, ...string[]];
    const bound = bind(operation, client);
    // The current version comes last, and takes the place without a version.
    put(tree, words, bound);
    put(tree, [version, ...words], bound);
  }
  return tree as unknown as MarketData;
}

function put(tree: Branch, words: string[], value: unknown): void {
  const [word, ...rest] = words as [string, ...string[]];
  if (!rest.length) {
    tree[word] = value;
    return;
  }
  tree[word] ??= {};
  put(tree[word] as Branch, rest, value);
}

/** An operation, and its pages, with the client in place. */
function bind(operation: Operation & { pages?: Operation; items?: Operation }, client: Client): unknown {
  const { pages, items } = operation;
  const bound = (run: (...parameters: unknown[]) => unknown) => run.bind(null, client);
  return Object.assign(bound(operation), pages && items && { pages: bound(pages), items: bound(items) });
}
