import type { SiteSettings } from "@market-data/generator-docs/page";

/**
 * Where the site will stand, from the environment: `DOCS_SITE` (origin), `DOCS_BASE` (path below it) and
 * `DOCS_SERVER` (the address that samples call; the mock's where absent).
 * @throws {Error} when one of them is no address.
 */
export function readSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const site = new URL(environment["DOCS_SITE"] ?? "http://127.0.0.1:4020");
  const words = (environment["DOCS_BASE"] ?? "/").split("/").filter((word) => word !== "");
  const server = new URL(environment["DOCS_SERVER"] ?? "http://127.0.0.1:4010");
  return {
    site: site.origin,
    base: words.length === 0 ? "/" : `/${words.join("/")}/`,
    server: server.href.replace(/\/+$/, ""),
  };
}
