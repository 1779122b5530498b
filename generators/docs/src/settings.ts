import type { SiteSettings } from "./page.ts";

/**
 * Where the site will stand, from the environment: `DOCS_SITE` (origin), `DOCS_BASE` (path below it), `DOCS_MOCK` and
 * `DOCS_SERVICE` (the base URLs that *Try it* offers), and `DOCS_SERVER` (the base URL of the samples; the mock's where
 * absent), and `DOCS_REPOSITORY`. A service that the samples use is the one to try, too.
 * @throws {TypeError} when one of them is not a URL.
 */
export function readSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const site = new URL(environment["DOCS_SITE"] ?? "http://127.0.0.1:4020");
  const segments = (environment["DOCS_BASE"] ?? "/").split("/").filter((segment) => segment !== "");
  const mock = readBaseUrl(environment["DOCS_MOCK"] ?? "http://127.0.0.1:4010");
  const server = readBaseUrl(environment["DOCS_SERVER"] ?? mock);
  const service = environment["DOCS_SERVICE"] ?? (server === mock ? undefined : server);
  const repository = environment["DOCS_REPOSITORY"];
  return {
    site: site.origin,
    base: segments.length === 0 ? "/" : `/${segments.join("/")}/`,
    server,
    mock,
    ...(service === undefined ? {} : { service: readBaseUrl(service) }),
    ...(repository === undefined ? {} : { repository: readBaseUrl(repository) }),
  };
}

function readBaseUrl(text: string): string {
  return new URL(text).href.replace(/\/+$/, "");
}
