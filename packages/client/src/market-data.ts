import { type Client, type ClientOptions, createClient } from "./client.ts";
import { type OperationTree, operations } from "./generated/tree.ts";
import type { Operation } from "./operation.ts";
import { camelCase } from "./operation-id.ts";
import { type PathClient, pathClient } from "./path-client.ts";

/** Every operation by its URL: `api.cryptocurrency.quotes.latest`, or `api.v2.cryptocurrency.quotes.latest`. */
export interface MarketData extends OperationTree, Client {
  /** The path-level client: `api.fetch.GET("/v1/cryptocurrency/map")`. */
  readonly fetch: PathClient;
}

type Branch = Record<string, unknown>;

/**
 * Creates the whole API as one object.
 * @throws TypeError for an invalid option.
 */
export function createMarketData(options: ClientOptions): MarketData {
  const client = createClient(options);
  // The client itself, so that the functions named by operationId also accept it.
  const api = Object.assign(client, { fetch: pathClient(client) });
  for (const operation of operations) {
    const segments = (operation.path.match(/(?<=\/)[\w-]+/g) as string[]).map(camelCase);
    const last = segments.pop() as string;
    const bound = bind(operation, client);
    // The current version comes last, and so gets the path without a version.
    for (const names of [segments, segments.slice(1)]) getBranch(api, names)[last] = bound;
  }
  return api as MarketData;
}

/** The branch of a tree at these names; missing branches are created. */
function getBranch(tree: object, names: string[]): Branch {
  let branch = tree as Branch;
  for (const name of names) {
    branch[name] ??= {};
    branch = branch[name] as Branch;
  }
  return branch;
}

/** Binds an operation and its pages to a client. */
function bind(operation: Operation & { pages?: Operation; items?: Operation }, client: Client): unknown {
  const { pages, items } = operation;
  const bound = (run: (...parameters: unknown[]) => unknown) => run.bind(null, client);
  return Object.assign(bound(operation), pages && items && { pages: bound(pages), items: bound(items) });
}
