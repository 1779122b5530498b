import { ConnectionError, type ErrorDetails } from "./errors.ts";
import { discardBody } from "./received.ts";

/** The options for `fetch`. */
export interface FetchInit extends RequestInit {
  signal: AbortSignal;
}

/**
 * Calls `fetch` and follows up to five redirects on the same host, including redirects from http to https.
 *
 * A redirect to a different host is an error, because Node and browsers would send the key to that host. Browsers hide
 * the target of redirects, so every redirect is an error in a browser.
 */
export async function fetchSameHost(
  fetcher: typeof fetch,
  url: string,
  init: FetchInit,
  details: ErrorDetails,
  hops = 5,
): Promise<Response> {
  const response = await fetchWithSignal(fetcher, url, init);
  const { status, headers, type } = response;
  const location = status > 300 && status < 400 && headers.get("Location");
  if (!location && type !== "opaqueredirect") return response;
  discardBody(response);
  const from = new URL(url);
  const to = new URL(location || "hidden:", from);
  // The comparison allows https after http, but not http after https.
  if (hops && to.host === from.host && to.protocol >= from.protocol) {
    return fetchSameHost(fetcher, to.href, init, details, hops - 1);
  }
  throw new ConnectionError(`Redirect to ${to.host || "a hidden URL"} not followed`, {
    ...details,
    status,
  });
}

/**
 * Calls `fetch` with a signal. Node's `fetch` rejects the `AbortSignal` of jsdom before sending; in this case, the
 * request is sent without the signal. An abort still rejects the call at once.
 */
async function fetchWithSignal(fetcher: typeof fetch, url: string, init: FetchInit): Promise<Response> {
  try {
    return await fetcher(url, init);
  } catch (error) {
    const { name, message } = Object(error);
    const { signal, ...rest } = init;
    if (signal.aborted || name !== "TypeError" || !/signal/i.test(message)) throw error;
    return fetcher(url, rest);
  }
}
