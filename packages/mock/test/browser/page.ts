// The program of a page, bundled with the built packages, where `bundle` puts MSW 2 or 3 in the place of `msw`.
import { createMockFetch } from "@market-data/mock/fetch";
import { createMswHandlers } from "@market-data/mock/msw";
import { setupWorker } from "msw/browser";

export interface Seen {
  readonly status: number;
  readonly body: string;
}

/** What a test calls in the page. */
export interface Page {
  /** Requests URLs from `createMockFetch`. */
  fetchInProcess(paths: readonly string[], headers: Record<string, string>): Promise<Seen[]>;
  /** Requests URLs below a base URL, which MSW's worker hands to the mock. */
  fetchFromWorker(
    baseUrl: string,
    paths: readonly string[],
    headers: Record<string, string>,
  ): Promise<Seen[]>;
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
