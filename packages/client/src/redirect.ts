import { ConnectionError, type ErrorDetails } from "./errors.ts";

/**
 * `fetch` that never follows a redirect to another host: Node and browsers would send the key there too.
 *
 * On the same host (also from http to https) redirects are followed, up to five. Browsers do not show where a
 * redirect leads, so there every redirect is an error.
 */
export async function fetchWithin(
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
  response.body?.cancel();
  const from = new URL((input as Request).url ?? input);
  const to = new URL(location ?? "hidden:", from);
  // "https:" sorts behind "http:".
  if (hops && to.host === from.host && to.protocol >= from.protocol) {
    return fetchWithin(fetcher, to.href, init, details, hops - 1);
  }
  throw new ConnectionError(`Redirected to ${to.host || "a hidden address"}: not followed`, {
    ...details,
    status,
  });
}
