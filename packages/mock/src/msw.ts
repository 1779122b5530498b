import { HttpResponse, http } from "msw";
import { createMockFetch, type MockControl, type MockFetchOptions } from "./fetch.ts";

/** The options of `createMswHandlers`. */
export interface MswHandlersOptions extends MockFetchOptions {
  /** The URL that the frontend calls, for example `https://api.example.com`. In a web page, a path such as `/api` works too. */
  baseUrl: string;
}

/** MSW request handlers with the functions that control the mock. */
export interface MswHandlers extends MockControl {
  /** Pass these handlers to `setupServer` or `setupWorker`. */
  readonly handlers: ReturnType<typeof http.all>[];
}

/**
 * Creates handlers for MSW 2 and 3 (https://mswjs.io) that respond to every request under `baseUrl`.
 *
 * @throws {RangeError} for an invalid setting.
 */
export function createMswHandlers(options: MswHandlersOptions): MswHandlers {
  const fetch = createMockFetch(options);
  const handler = http.all(`${options.baseUrl.replace(/\/+$/, "")}/*`, async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      // A connection reset, or an aborted request.
      return HttpResponse.error();
    }
  });
  return { ...fetch, handlers: [handler] };
}
