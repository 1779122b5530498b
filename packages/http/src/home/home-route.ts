import type { IncomingHttpHeaders } from "node:http";
import type { RequestContext } from "../request/context.ts";
import { getSentKey, maskKeys } from "../request/mask-keys.ts";
import type { Route } from "../request/route.ts";
import { JSON_TYPE } from "../response/response.ts";
import { HOME_POLICY, type Home, toHomeJson, toHomePage } from "./home-page.ts";

/**
 * The route of a server's own URL: a page for browsers, JSON for programs.
 *
 * @param describe Given the URL that the caller used, without a slash at the end.
 * @param keyHeader The request header that carries the key.
 */
export function createHomeRoute(
  describe: (url: string) => Home | Promise<Home>,
  keyHeader: string,
): Route<RequestContext> {
  return {
    name: "home",
    access: "counted",
    headers: [],
    async respond({ request }) {
      const { headers } = request;
      const home = await describe(maskKeys(getServerUrl(headers), getSentKey(request, keyHeader)));
      // What the page names depends on how the caller came here.
      const common = ["Vary", "Accept", "Cache-Control", "no-store"];
      if (!acceptsHtml(headers.accept))
        return { status: 200, headers: [...common, "Content-Type", JSON_TYPE], body: toHomeJson(home) };
      const forPages = ["Content-Security-Policy", HOME_POLICY, "Content-Type", "text/html; charset=utf-8"];
      return { status: 200, headers: [...common, ...forPages], body: toHomePage(home) };
    },
  };
}

/** Whether a caller names HTML among what it accepts, as browsers do and programs do not. */
function acceptsHtml(accept = ""): boolean {
  return accept.split(",").some((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return type === "text/html" && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The URL that a caller used, by what it says itself; that of a proxy before the server where there is one. */
function getServerUrl({ host = "", "x-forwarded-proto": scheme }: IncomingHttpHeaders): string {
  return `${scheme === "https" ? "https" : "http"}://${HOST.test(host) ? host : "localhost"}`;
}
