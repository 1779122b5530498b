import { ConnectionError, type ErrorDetails } from "./errors.ts";

/**
 * `fetch` that never follows a redirect to another host, to which Node and browsers would send the key.
 *
 * Up to five redirects on the same host (also from http to https) are followed. Browsers hide the target of redirects,
 * so every redirect is an error there.
 */
export async function fetchSameHost(
  fetcher: typeof fetch,
  input: Request | string,
  init: RequestInit,
  details: ErrorDetails,
  hops = 5,
): Promise<Response> {
  const response = await fetcher(input, init);
  const { status, headers, type } = response;
  const location = headers.get("Location");
  if (type !== "opaqueredirect" && !(location && status > 300 && status < 400)) return response;
  response.body?.cancel().catch(() => {});
  const from = new URL((input as Request).url ?? input);
  const to = new URL(location ?? "hidden:", from);
  // "https:" sorts after "http:".
  if (hops && to.host === from.host && to.protocol >= from.protocol) {
    return fetchSameHost(fetcher, to.href, init, details, hops - 1);
  }
  throw new ConnectionError(`Redirect to ${to.host || "a hidden URL"} not followed`, {
    ...details,
    status,
  });
}
