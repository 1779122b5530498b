import { type Client, type ClientOptions, createClient } from "./client.ts";
import { type OperationTree, operations } from "./generated/tree.ts";
import type { Operation } from "./operation.ts";
import { camelCase } from "./operation-id.ts";
import { type PathClient, pathClient } from "./path-client.ts";

/**
 * The API as one object. Each operation is a method at its URL: `GET /v2/cryptocurrency/info` is
 * `api.v2.cryptocurrency.info`. Without a version, `api.cryptocurrency.info` is the current version.
 */
export interface MarketData extends OperationTree, Client {
  /** The path-level client: `api.fetch.GET("/v1/cryptocurrency/map")`. */
  readonly fetch: PathClient;
}

type Branch = Record<string, unknown>;

/**
 * Creates a client with every operation as a method: `api.cryptocurrency.quotes.latest({ id: 1 })`.
 * @throws TypeError for an invalid option.
 */
export function createMarketData(options: ClientOptions): MarketData {
  const client = createClient(options);
  // Operation functions such as `cryptocurrencyMapV1` accept the extended client object.
  const api = Object.assign(client, { fetch: pathClient(client) });
  for (const operation of operations) {
    const segments = (operation.path.match(/(?<=\/)[\w-]+/g) as string[]).map(camelCase);
    if (operation.method) segments.push(operation.method);
    const last = segments.pop() as string;
    const bound = bind(operation, client);
    // The current version is last in the list, so it overwrites older versions at the path without a version.
    for (const names of [segments, segments.slice(1)]) getBranch(api, names)[last] = bound;
  }
  return api as MarketData;
}

/** Returns the branch of a tree at a path of names. Creates missing branches. */
function getBranch(tree: object, names: string[]): Branch {
  let branch = tree as Branch;
  for (const name of names) {
    branch[name] ??= {};
    branch = branch[name] as Branch;
  }
  return branch;
}

/** Binds an operation and its pages to a client. The method keeps the facts of the operation. */
function bind(operation: Operation & { pages?: Operation; items?: Operation }, client: Client): unknown {
  const { pages, items } = operation;
  const bound = (run: (...parameters: unknown[]) => unknown) => run.bind(null, client);
  const bindings = pages && items && { pages: bound(pages), items: bound(items) };
  return Object.assign(bound(operation), operation, bindings, { client });
}
