import { type Client, type ClientOptions, createClient } from "./client.ts";
import { type OperationTree, operations } from "./generated/tree.ts";
import type { Operation } from "./operation.ts";
import { camelCase, segmentsOf } from "./operation-id.ts";
import { type PathClient, pathClient } from "./path-client.ts";

/** Every operation by its URL: `api.cryptocurrency.quotes.latest`, or `api.v2.cryptocurrency.quotes.latest`. */
export interface MarketData extends OperationTree, Client {
  /** The path-level client: `api.fetch.GET("/v1/cryptocurrency/map")`. */
  readonly fetch: PathClient;
}

type Branch = Record<string, unknown>;

/**
 * The whole API as one object.
 * @throws TypeError where an option is not right.
 */
export function createMarketData(options: ClientOptions): MarketData {
  const client = createClient(options);
  // The client itself, so that the functions named by operationId take it too.
  const api = Object.assign(client, { fetch: pathClient(client) });
  for (const operation of operations) {
    const words = segmentsOf(operation.path).map(camelCase);
    const last = words.pop() as string;
    const bound = bind(operation, client);
    // The current version comes last, and takes the place without a version.
    for (const way of [words, words.slice(1)]) branchAt(api, way)[last] = bound;
  }
  return api as MarketData;
}

/** The branch of a tree that one comes to by these words. What is not there is made. */
function branchAt(tree: object, words: string[]): Branch {
  let branch = tree as Branch;
  for (const word of words) {
    branch[word] ??= {};
    branch = branch[word] as Branch;
  }
  return branch;
}

/** An operation, and its pages, with the client in place. */
function bind(operation: Operation & { pages?: Operation; items?: Operation }, client: Client): unknown {
  const { pages, items } = operation;
  const bound = (run: (...parameters: unknown[]) => unknown) => run.bind(null, client);
  return Object.assign(bound(operation), pages && items && { pages: bound(pages), items: bound(items) });
}
