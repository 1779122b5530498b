import { readdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { axeSource, launchBrowser } from "@market-data/test-helpers/browser";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
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

/** The files of a folder with an ending, as sorted relative paths. */
export function listFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort();
}

/** The HTML pages of the built site, without redirects. */
export function listPages(): string[] {
  return listFiles(DIST, "index.html").filter((file) => !isRedirect(file));
}

/** True if a file redirects from an operationId or a path of the API. */
export function isRedirect(file: string): boolean {
  return /^(\w+V\d|v\d\/.*)\/index\.html$/.test(file);
}

export type Served = Awaited<ReturnType<typeof serveSite>>;

/** Serves a built site on a free port. The URL ends with a slash. */
export async function serveSite(folder = DIST, base = "/", limits: SiteServerLimits = {}) {
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

/** Reports violations of the policy, except by Axe, and by Redoc, which also works without `eval`. */
const REPORT_BLOCKED = `addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
  const isRedoc = location.pathname.endsWith("/reference/") && blockedURI === "eval";
  if (!isRedoc && !("axe" in window)) reportProblem(\`\${effectiveDirective}: \${blockedURI} \${sample}\`);
}, true)`;

export interface OpenOptions extends BrowserContextOptions {
  /** Runs before the scripts of the page. */
  script?: string;
}

/** Starts a browser and serves a built site for the tests of a file. */
export function openSite(folder = DIST, base = "/") {
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];
  let browser: Browser;
  let site: Served;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serveSite(folder, base)]);
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(problems.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });
  return {
    /** Errors of pages, and violations of the policy. A test fails with an entry left. */
    problems,
    get url() {
      return site.url;
    },
    /** Opens a page in a new context, which closes after the test. */
    async open(path: string, { script = "", ...options }: OpenOptions = {}): Promise<Page> {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        permissions: ["clipboard-read", "clipboard-write"],
        ...options,
      });
      contexts.push(context);
      context.on("weberror", (error) => problems.push(String(error.error())));
      await context.exposeFunction("reportProblem", (problem: string) => void problems.push(problem));
      await context.addInitScript(`if (location.protocol === "http:") { ${REPORT_BLOCKED}; ${script} }`);
      const tab = await context.newPage();
      await tab.goto(site.url + path);
      return tab;
    },
  };
}

/** Runs Axe in a part of a page. Returns the impact, the rule and the first element of each finding. */
export async function runAxe(tab: Page, part = "html"): Promise<string[]> {
  if (!(await tab.evaluate('"axe" in window'))) await tab.evaluate(axeSource());
  return tab.evaluate<string[]>(
    `axe.run("${part}", { resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, impact, nodes }) => \`\${impact} \${id}: \${nodes[0].html}\`))`,
  );
}

/** Finds words on several lines in visible text. A word of text also ends at a hyphen, a word of code at a space only. */
export function findBrokenWords(tab: Page, selector: string): Promise<string[]> {
  return tab.locator(selector).evaluateAll((elements) => {
    const broken: string[] = [];
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        if (!parentElement?.checkVisibility()) continue;
        const isCode = parentElement.closest("code") !== null;
        for (const { 0: word, index } of data.matchAll(isCode ? /\S+/g : /[^\s-]+-?/g)) {
          const range = new Range();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}
