import { type Mock, startMock } from "@market-data/mock";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { openSite, watchPolicy } from "./built-site.ts";

/** The form on operations' pages, in a browser of its own for each test. */
export interface TryIt {
  readonly mock: Mock;
  readonly context: BrowserContext;
  /** Opens an operation's page, whose form sends to the mock of the tests, or to the given service. */
  open(path: string, service?: string): Promise<Page>;
}

/** A browser, the built site and a mock, for the tests of a file. No test may do what the site's policy blocks. */
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

/** Opens the fields of the request, or closes them. */
export const edit = (tab: Page): Promise<void> => tab.getByText("Edit the request").click();

/** Chooses where the request is sent. */
export const choose = (tab: Page, target: "Mock" | "Service" | "Other"): Promise<void> =>
  tab.getByText(target, { exact: true }).click();

/** Sends the request and waits for what comes of it. */
export async function send(tab: Page): Promise<void> {
  await tab.getByRole("button", { name: "Send" }).click();
  await tab.locator(".try-result:visible").waitFor();
}

/** What the form says came of the request. */
export async function getStatus(tab: Page): Promise<string> {
  return (await tab.locator("try-it [role=status]").textContent())?.trim() ?? "";
}

/** What is shown of the response, and around it. */
export async function getResult(tab: Page): Promise<string> {
  return (await tab.locator(".try-result").textContent()) ?? "";
}

/** The curl sample. */
export async function getSample(tab: Page): Promise<string> {
  return (await tab.locator(".operation-pane pre[data-language=sh]").textContent()) ?? "";
}
