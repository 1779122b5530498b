import { operation } from "./call.ts";
import type { Client } from "./client.ts";
import type { CallOptions } from "./exchange.ts";
import type { Operation, PagedFacts } from "./operation.ts";

export interface PageOptions extends CallOptions {
  /** The greatest number of items in all. No more than these are asked for. */
  maximum?: number | undefined;
}

/** The operation at a path, with its answers page by page and item by item. */
export function paged<Call>(path: string, facts: PagedFacts): Call & Operation {
  const ask = operation<Operation>(path, facts);

  /**
   * Every page from `start` on. A page holds `limit` items, or as many as the contract allows where the caller does
   * not say: most calls cost by started hundreds, so that large pages are the cheap ones.
   */
  async function* pages(client: Client, parameters: Record<string, unknown> = {}, options: PageOptions = {}) {
    const { maximum = Infinity, ...rest } = options;
    if (!(maximum >= 0)) throw new TypeError('"maximum" must be a number, at least 0');
    const size = Math.min(Number(parameters["limit"] ?? facts.maximum), facts.maximum);
    let start = Math.max(1, Number(parameters["start"] ?? 1));
    let left = maximum;
    while (left > 0) {
      const limit = Math.min(size, left);
      const page = await ask(client, { ...parameters, start, limit }, rest);
      const { length } = itemsOf(page);
      yield page;
      left -= length;
      start += limit;
      if (!length || (facts.more ? !page.data.has_more : length < limit)) return;
    }
  }

  async function* items(client: Client, parameters?: Record<string, unknown>, options?: PageOptions) {
    for await (const page of pages(client, parameters, options)) {
      for (const item of itemsOf(page)) {
        options?.signal?.throwIfAborted();
        yield item;
      }
    }
  }

  function itemsOf(page: unknown): unknown[] {
    // biome-ignore lint/suspicious/noExplicitAny: the contract says where the items stand
    return facts.items.split(".").reduce((value: any, key) => (key ? value?.[key] : value), page) ?? [];
  }

  return Object.assign(ask, { pages, items }) as Operation as Call & Operation;
}
