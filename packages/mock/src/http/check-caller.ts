import { HttpError } from "@market-data/http/in-process";
import type { CallerCheck } from "../control/sessions.ts";

/** The names of this machine, as `URL` writes them. No page of another machine has one. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** What browsers send where the page that caused a request is of the same machine, or where no page did. */
const OWN_SITES: readonly (string | undefined)[] = [undefined, "same-origin", "same-site", "none"];

/**
 * Makes the check of who may steer the mock. A page of the internet that a developer has open can send requests to this
 * machine: by its address (the browser then states `Origin` or `Sec-Fetch-Site`), or by a name of its own that it lets lead
 * here (DNS rebinding, which shows in `Host`).
 *
 * @param allowed Names that are as good as those of this machine.
 * @returns Throws an HttpError for a caller that may not.
 * @throws {RangeError} for a name that is none.
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
    if (!isKnown(`http://${host}`)) throw foreign("Host", host);
    if (origin !== undefined && !isKnown(origin)) throw foreign("Origin", origin);
    // Between localhost and 127.0.0.1 a browser states `cross-site`; an origin is then there, and decides.
    if (origin === undefined && !OWN_SITES.includes(site)) {
      throw foreign("Sec-Fetch-Site", String(site));
    }
  };
}

function foreign(header: string, value: string): HttpError {
  return new HttpError(
    "forbidden",
    `The mock is not steered by requests with the header ${header}: "${value.slice(0, 100)}". ` +
      "Only this machine's own pages and programs may steer it; --allowed-hosts (in code allowedHosts) adds names.",
  );
}

/** Reads names with commas. @throws {RangeError} for one that is none. */
export function parseHosts(text: string): string[] {
  return text.split(",").map((name) => parseName(name.trim()));
}

function parseName(text: string): string {
  const name = getName(`http://${text}`);
  if (name !== undefined && !/[/?#@]/.test(text)) return name;
  throw new RangeError(`Invalid allowed host "${text}". It must be a name such as "mock", or an address.`);
}

/** The host's name in a URL, as `URL` writes it; undefined for a text that is no URL. */
function getName(url: string): string | undefined {
  return URL.parse(url)?.hostname.replace(/\.$/, "");
}
