import type { SiteSettings } from "./page.ts";
import { isLocal } from "./server-notes.ts";

/**
 * Reads the site's URLs from the environment: `DOCS_SITE` (origin), `DOCS_BASE` (path below the origin), `DOCS_MOCK` and
 * `DOCS_SERVICE` (base URLs of *Try it*), `DOCS_SERVER` (base URL of the samples; default: the mock), and
 * `DOCS_REPOSITORY`. The default of `DOCS_SERVICE` is the service of the samples.
 * @throws {TypeError} for an invalid URL.
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

/**
 * The links of the top bar. The sections are the first segments of paths with a current link. A public service has no link,
 * because the base URL may have no page.
 */
export function listTopLinks({ base, service, repository }: SiteSettings) {
  const running = service && isLocal(service) ? `${service}/` : undefined;
  const external = Object.entries({ "Running service": running, Repository: repository });
  return [
    { label: "Guides", href: `${base}guides/`, sections: ["guides"] },
    { label: "Reference", href: `${base}operations/`, sections: ["operations", "records", "tables"] },
    { label: "Changelog", href: `${base}changelog/`, sections: ["changelog"] },
    ...external.flatMap(([label, href]) => (href ? [{ label, href, sections: [] }] : [])),
  ];
}
