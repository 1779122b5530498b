import { readdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { launchBrowser } from "@market-data/test-helpers/browser";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { createSiteServer, type SiteServerLimits } from "../src/serve-site.ts";

/** The built site. */
export const DIST = fileURLToPath(new URL("../dist", import.meta.url));

/** One page of each kind, by path below the base. */
export const KINDS = {
  home: "",
  guide: "guides/plans-and-history/",
  migration: "guides/migration/",
  operations: "operations/",
  operation: "operations/v1/cryptocurrency/listings/latest/",
  "deprecated operation": "operations/v1/cryptocurrency/quotes/latest/",
  records: "records/",
  record: "records/crypto-quote-v3/",
  errors: "tables/errors/",
  limits: "tables/limits/",
  deprecations: "tables/deprecations/",
  client: "client/",
  "client's options": "client/options/",
  mock: "mock/",
  operating: "operating/one-machine/",
  "operating table": "operating/monitoring/",
  tools: "tools/",
  "review rules": "review-rules/",
  changelog: "changelog/",
  reference: "reference/",
  "not found": "nothing/here/",
} as const;

/** The files of a built site, relative to its folder. */
export function listFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort();
}

/** The HTML pages of the built site without redirects. */
export function listPages(): string[] {
  return listFiles(DIST, "index.html").filter((file) => !isRedirect(file));
}

/** Whether a file redirects from an operationId or a path of the API. */
export function isRedirect(file: string): boolean {
  return /^(\w+V\d|v\d\/.*)\/index\.html$/.test(file);
}

/** A running static server of the site. */
export interface Served {
  /** The URL, with a slash at the end. */
  url: string;
  close(): void;
}

/** Collects violations of the site's content security policy in a tab, from now on. */
export async function watchPolicy(tab: Page): Promise<string[]> {
  const blocked: string[] = [];
  await tab.exposeFunction("reportBlocked", (what: string) => void blocked.push(what));
  await tab.addInitScript(
    'addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => reportBlocked(`${effectiveDirective}: ${blockedURI} ${sample}`), true)',
  );
  return blocked;
}

/** Serves a built site on a free port. */
export async function serveSite(folder = DIST, base = "/", limits: SiteServerLimits = {}): Promise<Served> {
  const server = createSiteServer(folder, base, limits);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A browser and the built site, for the tests of a file. */
export function openSite(): { readonly browser: Browser; readonly url: string } {
  let browser: Browser;
  let site: Served;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serveSite()]);
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });
  return {
    get browser() {
      return browser;
    },
    get url() {
      return site.url;
    },
  };
}
