import { startMock } from "@market-data/mock";
import { expect, test } from "vitest";
import { openSite } from "./built-site.ts";

const QUOTES = "operations/v3/cryptocurrency/quotes/latest/";
const OLD_QUOTES = "operations/v1/cryptocurrency/quotes/latest/";

const site = openSite();

test("the sidebar shows the entry of the page in view", async () => {
  const tab = await site.open("");
  for (const [path, label] of [
    ["guides/sources/", "Sources"],
    ["operations/v4/dex/pairs/trade/latest/", "List latest trades of DEX pairs (v4)"],
    ["operations/v1/tools/price-conversion/", "Convert an amount (v1)"],
    ["changelog/", "Changelog"],
  ] as const) {
    await tab.goto(site.url + path);
    const link = tab.locator("#starlight__sidebar [aria-current=page]");
    expect(await link.textContent()).toContain(label);
    const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(y, path).toBeGreaterThan(50);
    expect(y + height, path).toBeLessThan(900);
  }
});

test("the sidebar does not scroll to an entry that is already in view", async () => {
  const tab = await site.open("guides/errors/");
  await tab.getByRole("link", { name: "Identifiers", exact: true }).first().click();
  await tab.waitForURL("**/guides/identifiers/");
  expect(await tab.locator("#starlight__sidebar").evaluate((sidebar) => sidebar.scrollTop)).toBe(0);
});

test("the breadcrumb of a page links to the sections", async () => {
  const tab = await site.open(QUOTES);
  const trail = tab.getByRole("navigation", { name: "Breadcrumb" });
  expect(await trail.getByRole("link").allTextContents()).toEqual(["Operations", "Quotes"]);
  await trail.getByRole("link", { name: "Quotes" }).click();
  await tab.locator("#quotes:target").waitFor();
});

test.each(["guides/errors/", QUOTES, "records/crypto-quote-v3/"])(
  "/%s links to the next page and back",
  async (path) => {
    const tab = await site.open(path);
    const next = await tab.locator("a[rel=next]").getAttribute("href");
    await tab.goto(new URL(next ?? "", site.url).href);
    expect(await tab.locator("a[rel=prev]").getAttribute("href")).toBe(`/${path}`);
  },
);

test("an operation links to all versions, the highest first, and marks versions with a replacement", async () => {
  const tab = await site.open(OLD_QUOTES);
  const versions = tab.getByRole("navigation", { name: "Versions" }).getByRole("link");
  const texts = (await versions.allTextContents()).map((text) => text.replaceAll(/\s+/g, " ").trim());
  expect(texts).toEqual(["v3", "v2 legacy", "v1 deprecated"]);
  expect(await versions.nth(2).getAttribute("aria-current")).toBe("page");
  await versions.first().click();
  await tab.waitForURL(`**/${QUOTES}`);
  await tab.goto(`${site.url}operations/v1/cryptocurrency/map/`);
  expect(await versions.count(), "an operation with one version").toBe(0);
});

test("the page of an unknown path suggests the nearest page", async () => {
  const tab = await site.open("operations/v3/cryptocurrency/quote/latest/");
  await tab.locator("#suggestions a").first().click();
  await tab.waitForURL(`**/${QUOTES}`);
});

test("the home page links to the main subjects", async () => {
  const tab = await site.open("");
  const names = await tab.locator(".doors").getByRole("link").allTextContents();
  expect(names).toEqual(expect.arrayContaining(["Quotes", "History", "Listings", "DEX", "Client", "Mock"]));
});

test("the home page sends the request of the recorded response", async () => {
  const mock = await startMock({ port: 0 });
  const tab = await site.open("");
  const response = tab.locator("live-response");
  const setHost = (host: string) =>
    response.evaluate<void, string, HTMLElement>(({ dataset }, host) => {
      dataset["url"] = dataset["url"]?.replace(/^http:\/\/[^/]*/, host);
    }, host);
  const getBody = async () => JSON.parse((await response.locator(".json").textContent()) ?? "");
  const recorded = await getBody();
  await setHost("http://127.0.0.1:9");
  await tab.getByRole("button", { name: "Send" }).click();
  await response.getByText("No response from http://127.0.0.1:9").waitFor();
  expect(await getBody()).toEqual(recorded);
  await setHost(mock.url);
  await tab.getByRole("button", { name: "Send" }).click();
  await response.getByText(/200 in \d+ ms from/).waitFor();
  expect(Object.keys((await getBody()).data[0])).toEqual(Object.keys(recorded.data[0]));
  await mock.close();
});
