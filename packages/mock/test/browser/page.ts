// The program of a page, bundled with the built packages. `bundle` replaces `msw` by MSW 2 or 3.
import { createMockFetch } from "@market-data/mock/fetch";
import { createMswHandlers } from "@market-data/mock/msw";
import { ConcurrencyLimiter, FairScheduler, runTask, sortInSteps, Task } from "@market-data/scheduler";
import { setupWorker } from "msw/browser";

export interface Seen {
  readonly status: number;
  readonly body: string;
}

/** The functions that a test calls in the page. */
export interface Page {
  /** Requests URLs with `createMockFetch`. */
  fetchInProcess(paths: readonly string[], headers: Record<string, string>): Promise<Seen[]>;
  /** Requests URLs below a base URL through MSW's worker. */
  fetchFromWorker(
    baseUrl: string,
    paths: readonly string[],
    headers: Record<string, string>,
  ): Promise<Seen[]>;
  /** Uses each part of the scheduler. */
  schedule(): Promise<unknown[]>;
}

const page: Page = {
  fetchInProcess: (paths, headers) => fetchAll(createMockFetch(), paths, headers),
  async fetchFromWorker(baseUrl, paths, headers) {
    const worker = setupWorker(...createMswHandlers({ baseUrl }).handlers);
    await worker.start({ quiet: true });
    return fetchAll(
      fetch,
      paths.map((path) => baseUrl + path),
      headers,
    );
  },
  async schedule() {
    const numbers = Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 100_003);
    const sorted = await runTask(sortInSteps(numbers, (one, other) => one - other));
    const scheduler = new FairScheduler();
    const starts = Array.from({ length: 100 }, () => scheduler.wait("a"));
    const task = new Task();
    while (!task.shouldYield);
    await task.yield();
    await Promise.all([...starts, scheduler.wait("b")]);
    const limiter = new ConcurrencyLimiter({
      maxActive: 1,
      maxActivePerCaller: 1,
      maxWeight: 1,
      maxQueued: 1,
      maxQueuedPerCaller: 1,
      queueTimeout: 1,
      stallTimeout: 0,
      stallInterval: 1,
    });
    const holder = { measureStall: () => 0, revoke() {} };
    const outcomes = ["a", "b"].map((caller) => limiter.acquire(caller, 1, holder).outcome);
    return [
      sorted.every((number, index) => index === 0 || number > Number(sorted[index - 1])),
      ...(await Promise.all(outcomes)),
    ];
  },
};
Object.assign(globalThis, { page });

async function fetchAll(
  fetcher: typeof fetch,
  urls: readonly string[],
  headers: Record<string, string>,
): Promise<Seen[]> {
  return Promise.all(
    urls.map(async (url) => {
      const response = await fetcher(url, { headers });
      return { status: response.status, body: await response.text() };
    }),
  );
}
