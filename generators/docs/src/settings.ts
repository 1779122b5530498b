import type { SiteSettings } from "./page.ts";

/**
 * Where the site will stand, from the environment: `DOCS_SITE` (origin), `DOCS_BASE` (path below it) and
 * `DOCS_SERVER` (the base URL of the samples; the mock's where absent).
 * @throws {TypeError} when one of them is not a URL.
 */
export function readSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const site = new URL(environment["DOCS_SITE"] ?? "http://127.0.0.1:4020");
  const segments = (environment["DOCS_BASE"] ?? "/").split("/").filter((segment) => segment !== "");
  const server = new URL(environment["DOCS_SERVER"] ?? "http://127.0.0.1:4010");
  return {
    site: site.origin,
    base: segments.length === 0 ? "/" : `/${segments.join("/")}/`,
    server: server.href.replace(/\/+$/, ""),
  };
}
