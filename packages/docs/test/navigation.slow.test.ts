import { type Mock, startMock } from "@market-data/mock";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { openSite } from "./built-site.ts";

const QUOTES = "operations/v3/cryptocurrency/quotes/latest/";
const OLD_QUOTES = "operations/v1/cryptocurrency/quotes/latest/";

const site = openSite();
let tab: Page;

async function open(path: string, width = 1440): Promise<Page> {
  tab = await site.browser.newPage({ viewport: { width, height: 900 } });
  await tab.goto(site.url + path);
  return tab;
}

afterEach(() => tab.close());

describe("the navigation", () => {
  test.each([
    ["guides/sources/", "Sources"],
    ["operations/v4/dex/pairs/trade/latest/", "List latest trades of DEX pairs (v4)"],
    ["operations/v1/tools/price-conversion/", "Convert an amount (v1)"],
    ["changelog/", "Changelog"],
  ])("shows where %s is", async (path, label) => {
    await open(path);
    const link = tab.locator("#starlight__sidebar [aria-current=page]");
    expect(await link.textContent()).toContain(label);
    const box = await link.boundingBox();
    expect(box?.y).toBeGreaterThan(50);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);
  });

  test("stays where it is when the next page is in view", async () => {
    await open("guides/errors/");
    const sidebar = tab.locator("#starlight__sidebar");
    await tab.getByRole("link", { name: "Identifiers", exact: true }).first().click();
    await tab.waitForURL("**/guides/identifiers/");
    expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(0);
  });
});

describe("a page", () => {
  test("says what it is part of, with links", async () => {
    await open(QUOTES);
    const trail = tab.getByRole("navigation", { name: "Breadcrumb" });
    expect(await trail.getByRole("link").allTextContents()).toEqual(["Operations", "Quotes"]);
    await trail.getByRole("link", { name: "Quotes" }).click();
    expect(new URL(tab.url()).hash).toBe("#quotes");
    expect(await tab.locator("#quotes").isVisible()).toBe(true);
  });

  test.each(["guides/errors/", QUOTES, "records/crypto-quote-v3/"])(
    "%s leads to its neighbours",
    async (path) => {
      await open(path);
      const next = await tab.locator("a[rel=next]").getAttribute("href");
      await tab.goto(new URL(next ?? "", site.url).href);
      expect(await tab.locator("a[rel=prev]").getAttribute("href")).toBe(`/${path}`);
    },
  );
});

describe("the versions of an operation", () => {
  test("are a switch that begins with the highest and says which are not current", async () => {
    await open(OLD_QUOTES);
    const versions = tab.getByRole("navigation", { name: "Versions" }).getByRole("link");
    const texts = (await versions.allTextContents()).map((text) => text.replaceAll(/\s+/g, " ").trim());
    expect(texts).toEqual(["v3", "v2 legacy", "v1 deprecated"]);
    expect(await versions.nth(2).getAttribute("aria-current")).toBe("page");
    await versions.first().click();
    expect(new URL(tab.url()).pathname).toBe(`/${QUOTES}`);
  });

  test("are no switch where there is one version", async () => {
    await open("operations/v1/cryptocurrency/map/");
    expect(await tab.getByRole("navigation", { name: "Versions" }).count()).toBe(0);
  });
});

describe("the page of a path that no page has", () => {
  test("suggests the nearest pages", async () => {
    await open("operations/v3/cryptocurrency/quote/latest/");
    const first = tab.locator("#suggestions a").first();
    await first.waitFor();
    await first.click();
    expect(new URL(tab.url()).pathname).toBe(`/${QUOTES}`);
  });
});

describe("the home page", () => {
  test.each(["Quotes", "History", "Listings", "DEX", "Client", "Mock"])("has a door: %s", async (name) => {
    await open("");
    await tab.locator(".doors").getByRole("link", { name, exact: true }).click();
    await tab.waitForURL((url) => url.pathname !== "/");
    expect(await tab.getByRole("heading", { level: 1 }).textContent()).not.toBe("Page not found");
  });

  test("sends the request of the response that it shows", async () => {
    const mock: Mock = await startMock({ port: 0 });
    await open("");
    const response = tab.locator("live-response");
    await response.evaluate((element, url) => {
      const { dataset } = element as unknown as { dataset: { url: string } };
      dataset.url = dataset.url.replace(/^http:\/\/[^/]*/, url);
    }, mock.url);
    const shown = async () => JSON.parse((await response.locator(".json").textContent()) ?? "");
    const recorded = await shown();
    await tab.getByRole("button", { name: "Send" }).click();
    await response.getByText(/200 in \d+ ms from/).waitFor();
    expect(Object.keys((await shown()).data[0])).toEqual(Object.keys(recorded.data[0]));
    await mock.close();
  });

  test("keeps the recorded response and says so where no mock runs", async () => {
    await open("");
    const response = tab.locator("live-response");
    await response.evaluate((element) => {
      (element as unknown as { dataset: Record<string, string> }).dataset["url"] = "http://127.0.0.1:9/";
    });
    await tab.getByRole("button", { name: "Send" }).click();
    await response.getByText("No response from http://127.0.0.1:9").waitFor();
    expect(await response.locator(".json").textContent()).toContain('"price"');
  });
});
