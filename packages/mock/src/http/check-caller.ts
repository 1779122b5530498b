import { HttpError } from "@market-data/http/in-process";
import type { CallerCheck } from "../control/sessions.ts";

/** The host names of this machine, normalized by `URL`. A page on the internet has a different origin. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The values of `Sec-Fetch-Site` for requests from the same machine, or without a page. */
const ALLOWED_SITES: readonly (string | undefined)[] = [undefined, "same-origin", "same-site", "none"];

/**
 * Creates a check for requests that control the mock. A web page open in a developer's browser can send requests to
 * this machine. A request by IP address is detected by `Origin` or `Sec-Fetch-Site`. A request by a host name of the
 * attacker (DNS rebinding) is detected by `Host`.
 *
 * @param allowed Additional allowed host names.
 * @returns A function that throws an HttpError for a caller without permission.
 * @throws {RangeError} for an invalid host name.
 */
export function createCallerCheck(allowed: readonly string[]): CallerCheck {
  const names = new Set(allowed.map(parseName));
  const isKnown = (url: string) => {
    const name = getName(url);
    return name !== undefined && (LOOPBACK.test(name) || names.has(name));
  };
  return (headers) => {
    const [host = "", origin, site] = ["host", "origin", "sec-fetch-site"].map((name) =>
      headers[name]?.toString(),
    );
    if (!isKnown(`http://${host}`)) throw createForbiddenError("Host", host);
    if (origin !== undefined && !isKnown(origin)) throw createForbiddenError("Origin", origin);
    // Requests between localhost and 127.0.0.1 are `cross-site`, but have an `Origin` to check.
    if (origin === undefined && !ALLOWED_SITES.includes(site)) {
      throw createForbiddenError("Sec-Fetch-Site", String(site));
    }
  };
}

function createForbiddenError(header: string, value: string): HttpError {
  return new HttpError(
    "forbidden",
    `The mock rejects this request because of its header ${header}: "${value.slice(0, 100)}". ` +
      "Only pages and programs of this machine may control the mock. Allow more host names with --allowed-hosts (in code: allowedHosts).",
  );
}

/** Parses comma-separated host names. @throws {RangeError} for an invalid name. */
export function parseHosts(text: string): string[] {
  return text.split(",").map((name) => parseName(name.trim()));
}

function parseName(text: string): string {
  const name = getName(`http://${text}`);
  if (name !== undefined && !/[/?#@]/.test(text)) return name;
  throw new RangeError(
    `Invalid allowed host "${text}". It must be a host name such as "mock", or an IP address.`,
  );
}

/** Returns the host name of a URL, normalized by `URL`. Undefined for an invalid URL. */
function getName(url: string): string | undefined {
  return URL.parse(url)?.hostname.replace(/\.$/, "");
}
