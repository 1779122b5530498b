import { type Mock, startMock } from "@market-data/mock";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { openSite, watchPolicy } from "./built-site.ts";

/** The form on operation pages, in a new browser context per test. */
export interface TryIt {
  readonly mock: Mock;
  readonly context: BrowserContext;
  /** Opens an operation page. The form sends to the tests' mock or the given service. */
  open(path: string, service?: string): Promise<Page>;
}

/** Starts a browser, the built site and a mock for a test file. Fails on violations of the site's policy. */
export function openTryIt(): TryIt {
  const site = openSite();
  let mock: Mock;
  let context: BrowserContext;
  let blocked: string[] = [];
  beforeAll(async () => {
    mock = await startMock({ port: 0 });
  });
  afterAll(() => mock?.close());
  beforeEach(async () => {
    context = await site.browser.newContext();
  });
  afterEach(async () => {
    await context.close();
    expect(blocked).toEqual([]);
  });
  return {
    get mock() {
      return mock;
    },
    get context() {
      return context;
    },
    async open(path, service = "http://127.0.0.1:4000") {
      const tab = await context.newPage();
      blocked = await watchPolicy(tab);
      await tab.goto(`${site.url}operations/${path}/`, { waitUntil: "networkidle" });
      for (const [target, url] of Object.entries({ mock: mock.url, service })) {
        await tab
          .locator(`#try-${target}`)
          .evaluate((radio, url) => radio.setAttribute("data-url", url), url);
      }
      return tab;
    },
  };
}

/** Opens or closes the fields of the request. */
export const edit = (tab: Page): Promise<void> => tab.getByText("Edit the request").click();

/** Chooses the target of the request. */
export const choose = (tab: Page, target: "Mock" | "Service" | "Other"): Promise<void> =>
  tab.locator("try-it").getByText(target, { exact: true }).click();

/** Sends the request and waits for the result. */
export async function send(tab: Page): Promise<void> {
  await tab.getByRole("button", { name: "Send" }).click();
  await tab.locator(".try-result:visible").waitFor();
}

/** The status line of the form. */
export async function getStatus(tab: Page): Promise<string> {
  return (await tab.locator("try-it [role=status]").textContent())?.trim() ?? "";
}

/** The text of the result. */
export async function getResult(tab: Page): Promise<string> {
  return (await tab.locator(".try-result").textContent()) ?? "";
}

/** The curl sample. */
export async function getSample(tab: Page): Promise<string> {
  return (await tab.locator(".operation-pane pre[data-language=sh]").textContent()) ?? "";
}
