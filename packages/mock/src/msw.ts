import { HttpResponse, http } from "msw";
import { createMockFetch, type MockControl, type MockFetchOptions } from "./fetch.ts";

export interface MswHandlersOptions extends MockFetchOptions {
  /** The URL that the frontend calls, for example `https://api.example.com`; in a page also a path, such as `/api`. */
  baseUrl: string;
}

/** Request handlers of MSW, and what steers the mock behind them. */
export interface MswHandlers extends MockControl {
  /** To be handed to `setupServer` or `setupWorker`. */
  readonly handlers: ReturnType<typeof http.all>[];
}

/**
 * Request handlers for MSW 2 and 3 (https://mswjs.io), which respond to every request under a URL as the mock does.
 *
 * @throws {RangeError} for a setting that does not fit.
 */
export function createMswHandlers(options: MswHandlersOptions): MswHandlers {
  const fetch = createMockFetch(options);
  const handler = http.all(`${options.baseUrl.replace(/\/+$/, "")}/*`, async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      // A connection that is reset, or a caller that has left and receives nothing.
      return HttpResponse.error();
    }
  });
  return { ...fetch, handlers: [handler] };
}
