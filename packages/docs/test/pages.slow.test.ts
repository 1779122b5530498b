import { LANGUAGES } from "@market-data/generator-docs/samples";
import { axeSource } from "@market-data/test-helpers/browser";
import { describe, expect, test } from "vitest";
import { KINDS, openSite, watchPolicy } from "./built-site.ts";

const site = openSite();

/** Rules of lower impact in Axe. Readers who jump between landmarks need them. */
const LANDMARK_RULES = ["landmark-unique", "region"];

/** Redoc tries to evaluate text some time after the load. Under the policy, the search of Redoc has no worker. */
const TRIED_BY_REDOC = "script-src: eval ";

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

describe.each(["light", "dark"] as const)("in %s", (colorScheme) => {
  test.each(Object.entries(KINDS))(
    "%s sends no request to another host, keeps to its policy, and Axe finds nothing serious",
    async (kind, path) => {
      const tab = await site.browser.newPage({ colorScheme, viewport: { width: 1280, height: 900 } });
      const blocked = await watchPolicy(tab);
      const foreign: string[] = [];
      const errors: string[] = [];
      tab.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(site.url) && !/^(data|blob):/.test(url)) foreign.push(url);
      });
      tab.on("pageerror", (error) => errors.push(String(error)));
      await tab.goto(site.url + path, { waitUntil: "networkidle" });
      // Before Axe runs: the policy would block the code of Axe.
      expect(blocked.filter((what) => kind !== "reference" || what !== TRIED_BY_REDOC)).toEqual([]);
      await tab.evaluate(axeSource());
      const violations = await tab.evaluate<Violation[]>(
        'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations)',
      );
      const serious = violations.filter(
        ({ id, impact }) => impact === "serious" || impact === "critical" || LANDMARK_RULES.includes(id),
      );
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(foreign).toEqual([]);
      expect(errors).toEqual([]);
      await tab.close();
    },
  );
});

test.each(Object.entries(KINDS))("%s fits a narrow screen", async (_, path) => {
  const tab = await site.browser.newPage({ viewport: { width: 390, height: 800 } });
  await tab.goto(site.url + path);
  const beyond = await tab.evaluate<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
  expect(beyond).toBe(0);
  await tab.close();
});

test.each(["guide", "operation", "operations"] as const)(
  "Axe finds nothing serious in a narrow %s",
  async (kind) => {
    const tab = await site.browser.newPage({ viewport: { width: 390, height: 800 } });
    await tab.goto(site.url + KINDS[kind]);
    await tab.evaluate(axeSource());
    const serious = await tab.evaluate<string[]>(
      'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id))',
    );
    expect(serious).toEqual([]);
    await tab.close();
  },
);

test("an operation's page can be read without JavaScript", async () => {
  const tab = await site.browser.newPage({ javaScriptEnabled: false });
  await tab.goto(`${site.url}operations/v3/cryptocurrency/quotes/latest/`);
  for (const text of ["1 credit per 100", "Send exactly one of", "Costs 1 credit for each 100"]) {
    expect(await tab.getByRole("main").getByText(text).last().isVisible(), text).toBe(true);
  }
  expect(await tab.locator("try-it form").isVisible()).toBe(false);
  await tab.close();
});

test("an operation's page prints all samples and no form", async () => {
  const tab = await site.browser.newPage();
  await tab.goto(`${site.url}operations/v3/cryptocurrency/quotes/latest/`);
  await tab.emulateMedia({ media: "print" });
  expect(await tab.locator("try-it").isVisible()).toBe(false);
  const heights = await tab
    .locator(".operation-pane .tab pre")
    .evaluateAll((blocks) =>
      blocks.map((block) => (block as unknown as { offsetHeight: number }).offsetHeight),
    );
  expect(heights).toHaveLength(LANGUAGES.length);
  expect(Math.min(...heights)).toBeGreaterThan(0);
  await tab.close();
});

test("the policy blocks foreign scripts", async () => {
  const tab = await site.browser.newPage();
  const blocked = await watchPolicy(tab);
  await tab.goto(site.url);
  await tab.evaluate(
    'document.body.append(Object.assign(document.createElement("script"), { textContent: "window.injected = 1" }))',
  );
  await expect.poll(() => blocked).toEqual([expect.stringMatching(/^script-src(-elem)?: inline/)]);
  expect(await tab.evaluate("window.injected")).toBeUndefined();
  await tab.close();
});

test("the reference shows an operation with samples in each language", async () => {
  const tab = await site.browser.newPage({ viewport: { width: 1400, height: 900 } });
  await tab.goto(`${site.url}reference/`, { waitUntil: "networkidle" });
  await tab.getByText("/v1/cryptocurrency/map").first().waitFor();
  const source = await tab.content();
  for (const label of ["TypeScript", "JavaScript", "curl", "Python"])
    expect(source).toContain(`"label":"${label}"`);
  await tab.close();
});
