import type { StreamEvent } from "@market-data/types";
import { type Client, getInternals } from "./client.ts";
import type { QueryTypes } from "./generated/queries.ts";
import { mask } from "./mask.ts";
import type { OperationFacts } from "./operation.ts";
import type { QueryState } from "./schedule.ts";
import type { StreamItem } from "./stream.ts";

/** A method of the client, such as `api.cryptocurrency.map`, or a function, such as `cryptocurrencyMapV1`. */
export interface QueryMethod {
  readonly path: keyof QueryTypes<unknown>;
}

type Types<Method extends QueryMethod, Given = unknown> = QueryTypes<Given>[Method["path"]];

/** The parameters of a query. A missing value may be `undefined`. */
export type QueryParameters<Method extends QueryMethod> = {
  readonly [Name in keyof Types<Method>["input"]]?: Types<Method>["input"][Name] | undefined;
};

/** Rejects names that the operation does not have. */
type Only<Given, Known> = { readonly [Name in Exclude<keyof Given, keyof Known>]: never };

interface Context {
  readonly signal?: AbortSignal | undefined;
}

/** The options of a query, for `useQuery`, `useSuspenseQuery` and `prefetchQuery`. */
export interface QueryOptions<Result, FunctionContext = Context> {
  /** The scope, the path of the operation, the URL, and `pages` for an infinite query. */
  readonly queryKey: readonly string[];
  readonly queryFn: (context: FunctionContext) => Promise<Result>;
  /** How long the data is fresh in ms. A function for histories with a schedule. */
  readonly staleTime: number | ((query: QueryState) => number);
  /** The client retries. */
  readonly retry: false;
  /** Whether no required parameter is `undefined`. */
  readonly enabled: boolean;
}

/** The options of an infinite query, for `useInfiniteQuery` and `prefetchInfiniteQuery`. */
export interface PagesOptions<Result> extends QueryOptions<Result, Context & { readonly pageParam: number }> {
  readonly initialPageParam: number;
  readonly getNextPageParam: (page: Result, pages: Result[], start: number) => number | undefined;
}

/** Creates options for TanStack Query. */
export interface Queries {
  /** Options of one request: `useQuery(queries.query(api.cryptocurrency.map, { limit: 10 }))`. */
  query<Method extends QueryMethod, const Given extends QueryParameters<Method> = Record<never, never>>(
    method: Method,
    parameters?: Given & Only<Given, QueryParameters<Method>>,
  ): QueryOptions<Types<Method, Given>["result"]>;
  /** Options of a list with pages. `limit` is the page size and defaults to the maximum. */
  pages<
    Method extends QueryMethod & { readonly pages: unknown },
    const Given extends QueryParameters<Method> = Record<never, never>,
  >(
    method: Method,
    parameters?: Given & Only<Given, QueryParameters<Method>>,
  ): PagesOptions<Types<Method, Given>["result"]>;
  /** The start of the keys of an operation's queries, to invalidate them. Parameters select the queries of one URL. */
  key<Method extends QueryMethod>(method: Method, parameters?: QueryParameters<Method>): readonly string[];
}

type AnyParameters = Record<string, unknown>;

/**
 * Creates plain options for TanStack Query 5 in any framework. This package does not import TanStack Query.
 * @param options.scope The first part of every key. Separates the data of accounts in one cache.
 * @throws TypeError for an empty scope, or a scope that contains the API key. The message does not contain the scope.
 */
export function createQueries(client: Client, { scope }: { readonly scope: string }): Queries {
  const { apiKey } = getInternals(client);
  // The key that a function returns is unknown here.
  if (!scope || scope === apiKey || mask(scope, typeof apiKey === "string" ? apiKey : "") !== scope) {
    throw new TypeError('"scope" must be a text without the API key');
  }

  /** Returns the key. An invalid parameter becomes the text of the error, because a render must not throw. */
  function key(method: OperationFacts, given?: object): string[] {
    const { path, client: own = client } = method;
    if (!path || own !== client)
      throw new TypeError(`"${path ?? method.name}" is not an operation of this client`);
    const start = [scope, path];
    try {
      if (given) start.push(method.toUrl(given));
    } catch (error) {
      start.push(`${error}`);
    }
    return start;
  }

  function query(method: OperationFacts, given: AnyParameters = {}) {
    const queryKey = key(method, given);
    const { cache = 60 } = method;
    return {
      queryKey,
      queryFn: ({ signal }: Context) => method.run(client, given, { signal }),
      staleTime: typeof cache === "number" ? cache * 1000 : cache(given),
      retry: false,
      enabled: !(/ is required/.test(`${queryKey[2]}`) && Object.values(given).includes(undefined)),
    };
  }

  function pages(method: OperationFacts, given: AnyParameters = {}) {
    const { queryKey, ...options } = query(method, given);
    if (!method.paging) throw new TypeError(`"${method.path}" has no pages`);
    const { limit, ...paging } = method.paging(given);
    return {
      ...options,
      ...paging,
      queryKey: [...queryKey, "pages"],
      async queryFn({ signal, pageParam }: Context & { pageParam: number }) {
        const page = await method.run(client, { ...given, start: pageParam, limit }, { signal });
        // Throws for a page without a list. TanStack Query calls `getNextPageParam` during a render.
        paging.getNextPageParam(page, [], pageParam);
        return page;
      },
    };
  }

  return { key, query, pages } as unknown as Queries;
}

/** The part of a `QueryClient` that `updateQuotes` uses. */
export interface QuoteCache {
  setQueryData(
    key: readonly string[],
    update: (quotes: readonly { id: number }[] | undefined) => unknown,
  ): unknown;
}

/**
 * Writes the events of a stream into the cached quotes of a query:
 * `updateQuotes(queryClient, queries.query(api.cryptocurrency.quotes.latest, { id: 1 }), api.stream.quotes({ id: 1 }))`.
 *
 * Every event makes the query fresh, and restarts its `refetchInterval`. An interval therefore polls only without a stream.
 * @param query The options of a query of `/v3/cryptocurrency/quotes/latest` or `/v3/cryptocurrency/listings/latest`, in the
 * currency of the stream.
 * @returns A promise that rejects with the error of the stream, or with the reason of an abort.
 */
export async function updateQuotes(
  queryClient: QuoteCache,
  { queryKey }: { readonly queryKey: readonly string[] },
  events: AsyncIterable<StreamItem<StreamEvent>>,
): Promise<void> {
  for await (const { type, data } of events) {
    const changed = new Map([data].flat().map((quote) => [quote.id, quote]));
    queryClient.setQueryData(
      queryKey,
      (quotes) =>
        quotes?.map((quote) => ({ ...quote, ...changed.get(quote.id) })) ??
        (type === "snapshot" ? data : undefined),
    );
  }
}
