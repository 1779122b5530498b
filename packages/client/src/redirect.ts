import { ConnectionError, type ErrorDetails } from "./errors.ts";
import { discardBody } from "./received.ts";

/** What `fetch` gets. */
export interface FetchInit extends RequestInit {
  signal: AbortSignal;
}

/**
 * `fetch` that never follows a redirect to another host, to which Node and browsers would send the key.
 *
 * Up to five redirects on the same host (also from http to https) are followed. Browsers hide the target of redirects,
 * so every redirect is an error there.
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
  // "https:" sorts after "http:".
  if (hops && to.host === from.host && to.protocol >= from.protocol) {
    return fetchSameHost(fetcher, to.href, init, details, hops - 1);
  }
  throw new ConnectionError(`Redirect to ${to.host || "a hidden URL"} not followed`, {
    ...details,
    status,
  });
}

/**
 * Node's `fetch` rejects the `AbortSignal` that jsdom puts in place of Node's, before it sends anything: the request is then
 * sent without it. An abort still rejects the call at once.
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
