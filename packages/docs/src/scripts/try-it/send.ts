/** Sends one request within limits of time and size. */

/** A response with the received part of the body. */
export interface Received {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly body: string;
  /** The size of the uncompressed body. */
  readonly bytes: number;
  /** The time until the end of the body. */
  readonly milliseconds: number;
  /** Why the body is incomplete; absent for a complete body. */
  readonly problem?: string;
}

/** Explains a missing response to the reader. */
export class NoResponseError extends Error {}

/** The time limit of request and body, in ms. */
const TIMEOUT = 30_000;
/** The time limit of a probe for a running server, in ms. */
const PROBE_TIMEOUT = 5000;
/** The maximum of read bytes. */
const MAX_BYTES = 20_000_000;

/**
 * Sends a request.
 * @param start The command that starts a server at the URL, or an empty text.
 * @throws {NoResponseError} without a response. The message explains why, as far as a page can know.
 */
export async function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  start: string,
  cancelled: AbortSignal,
): Promise<Received> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT);
  const signal = AbortSignal.any([cancelled, timeout.signal]);
  const began = performance.now();
  try {
    assertSendable(url, headers);
    const response = await fetch(url, { headers, redirect: "manual", credentials: "omit", signal });
    if (response.type === "opaqueredirect") {
      throw new NoResponseError(
        "The server redirects to another URL. Enter that URL: a key is not sent along.",
      );
    }
    const { status, statusText } = response;
    const read = await readBody(response, signal);
    const milliseconds = performance.now() - began;
    return { status, statusText, headers: response.headers, milliseconds, ...read };
  } catch (error) {
    if (error instanceof NoResponseError) throw error;
    if (cancelled.aborted) throw new NoResponseError("Cancelled.");
    if (timeout.signal.aborted) throw new NoResponseError(`No response within ${TIMEOUT / 1000} seconds.`);
    throw new NoResponseError(await explainFailure(url, start, cancelled));
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the body up to the maximum, or up to the end of the connection. */
async function readBody(
  response: Response,
  signal: AbortSignal,
): Promise<Pick<Received, "body" | "bytes" | "problem">> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let [body, bytes] = ["", 0];
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      bytes += part.value.length;
      body += decoder.decode(part.value, { stream: true });
      if (bytes > MAX_BYTES) {
        await reader?.cancel();
        return { body, bytes, problem: `Reading stopped after ${MAX_BYTES / 1e6} MB.` };
      }
    }
    return { body: body + decoder.decode(), bytes };
  } catch {
    const why = signal.aborted ? "Reading was stopped before its end" : "The connection ended early";
    return { body, bytes, problem: `${why}: this is part of the body.` };
  }
}

/** Rejects requests that browsers block. */
function assertSendable(url: string, headers: Readonly<Record<string, string>>): void {
  try {
    new Headers(headers);
  } catch {
    throw new NoResponseError("The key contains characters that no header can carry.");
  }
  if (location.protocol === "https:" && url.startsWith("http:") && !isLoopback(url)) {
    throw new NoResponseError("A page over https cannot call a URL over http. Use an https URL.");
  }
}

/**
 * Explains a missing response. Browsers hide the reason, so a second request without CORS checks for a running server.
 */
async function explainFailure(url: string, start: string, cancelled: AbortSignal): Promise<string> {
  const { origin, host } = new URL(url);
  if (!navigator.onLine && !isLoopback(url)) return "This browser is offline.";
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(PROBE_TIMEOUT)]);
  try {
    await fetch(origin, { mode: "no-cors", credentials: "omit", cache: "no-store", signal });
    return `A server runs at ${host}, but it does not allow pages of ${location.origin} to call it (CORS), or it closed the connection.`;
  } catch {
    const permission =
      isLoopback(url) && !isLoopback(location.href)
        ? " The browser may also have blocked access to your own machine: look at the permissions of this page."
        : "";
    const next = start === "" ? "Is the base URL right?" : `${start}.`;
    return `Nothing responds at ${host}. ${next}${permission}`;
  }
}

function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
