import type { IncomingHttpHeaders } from "node:http";
import type { RequestContext } from "../request/context.ts";
import { getSentKey, maskKeys } from "../request/mask-keys.ts";
import type { PlainRoute } from "../request/route.ts";
import { JSON_TYPE } from "../response/response.ts";
import { HOME_POLICY, type Home, toHomeJson, toHomePage } from "./home-page.ts";

/**
 * Creates the route of `/`: HTML for browsers, JSON for programs.
 *
 * @param describe Receives the URL of the request without a trailing slash.
 * @param keyHeader The request header that carries the key.
 */
export function createHomeRoute(
  describe: (url: string) => Home | Promise<Home>,
  keyHeader: string,
): PlainRoute<RequestContext> {
  return {
    name: "home",
    access: "counted",
    headers: [],
    async respond({ request }) {
      const { headers } = request;
      const home = await describe(maskKeys(getServerUrl(headers), getSentKey(request, keyHeader)));
      // The page contains the URL that the caller used.
      const common = ["Vary", "Accept", "Cache-Control", "no-store"];
      if (!acceptsHtml(headers.accept))
        return { status: 200, headers: [...common, "Content-Type", JSON_TYPE], body: toHomeJson(home) };
      const forPages = ["Content-Security-Policy", HOME_POLICY, "Content-Type", "text/html; charset=utf-8"];
      return { status: 200, headers: [...common, ...forPages], body: toHomePage(home) };
    },
  };
}

/** Whether `Accept` names HTML. Browsers name HTML, and programs do not. */
function acceptsHtml(accept = ""): boolean {
  return accept.split(",").some((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return type === "text/html" && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Returns the server URL of a request from its headers. Behind a proxy, this is the URL of the proxy. */
function getServerUrl({ host = "", "x-forwarded-proto": scheme }: IncomingHttpHeaders): string {
  return `${scheme === "https" ? "https" : "http"}://${HOST.test(host) ? host : "localhost"}`;
}
