import { throwIfAborted } from "./abort.ts";
import { operation } from "./call.ts";
import type { Client } from "./client.ts";
import { UnreadableBodyError } from "./errors.ts";
import type { Operation, OperationFacts, PagedOperationMetadata, Paging } from "./operation.ts";
import type { CallOptions } from "./request-context.ts";
import type { Schedule } from "./schedule.ts";

/** The options of `pages` and `items`. */
export interface PageOptions extends CallOptions {
  /** The maximum number of items across all pages. Default: no limit. */
  maximum?: number | undefined;
}

/** How often in a row a page of one item may repeat the previous page. */
const MAX_MOVES = 4;

/** Creates the function of a paginated operation, with `pages` and `items`. */
export function paged<Call>(
  path: string,
  metadata: PagedOperationMetadata,
  schedule?: Schedule,
): Call & OperationFacts {
  const request = operation<Operation>(path, metadata, schedule);

  /**
   * Iterates over the pages from `start`. `limit` defaults to the maximum, because large pages cost the fewest
   * credits: most operations charge one credit per started 100 items.
   */
  async function* pages(client: Client, parameters: Record<string, unknown> = {}, options: PageOptions = {}) {
    const { maximum = Infinity, ...rest } = options;
    if (!(maximum >= 0)) throw new TypeError('"maximum" must be a number, at least 0');
    const { limit: size, initialPageParam, getNextPageParam } = paging(parameters);
    let start: number | undefined = initialPageParam;
    let remaining = Math.floor(maximum);
    /** The items of the previous page as JSON. */
    let previous = "";
    let repetitions = 0;
    while (remaining > 0 && start !== undefined) {
      const limit = Math.min(size, remaining);
      const page = await request(client, { ...parameters, start, limit }, rest);
      const found = getItems(page);
      const { length } = found;
      const text = JSON.stringify(found);
      const following = getNextPageParam(page, [], start);
      repetitions = text === previous ? repetitions + 1 : 0;
      // Prevents an endless loop if a service ignores `start`. A page of one item may repeat legitimately: the item can
      // move to the next page between two requests.
      if (repetitions > (length > 1 ? 0 : MAX_MOVES)) {
        fail(`The service ignores "start": the page from ${start} repeats the previous page`);
      }
      previous = text;
      // The service may return more than `limit` items.
      found.splice(remaining);
      yield page;
      remaining -= length;
      start = following;
    }
  }

  function paging(parameters: Record<string, unknown>): Paging {
    const limit = Math.min(Number(parameters["limit"] ?? metadata.maximum), metadata.maximum);
    return {
      limit,
      initialPageParam: Math.max(1, Number(parameters["start"] ?? 1)),
      // biome-ignore lint/suspicious/noExplicitAny: the contract states where `has_more` is
      getNextPageParam(page: any, _pages: unknown, start: number): number | undefined {
        const { length } = getItems(page);
        const isLast = !length || (metadata.more ? !page.data.has_more : length < limit);
        return isLast ? undefined : start + length;
      },
    };
  }

  async function* items(client: Client, parameters?: Record<string, unknown>, options?: PageOptions) {
    for await (const page of pages(client, parameters, options)) {
      for (const item of getItems(page)) {
        throwIfAborted(options?.signal);
        yield item;
      }
    }
  }

  function getItems(page: unknown): unknown[] {
    // biome-ignore lint/suspicious/noExplicitAny: the contract states the path of the items
    const found = metadata.items.split(".").reduce((value: any, key) => (key ? value?.[key] : value), page);
    return Array.isArray(found) ? found : fail("The response has no list of items");
  }

  function fail(message: string): never {
    throw new UnreadableBodyError(message, { status: 200 });
  }

  return Object.assign(request, { pages, items, paging }) as Operation as Call & OperationFacts;
}
