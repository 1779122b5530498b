import { type Mock, startMock } from "@market-data/mock";
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type OpenOptions, openSite } from "./built-site.ts";

/** Starts a browser, the built site and a mock, for tests of the form on operation pages. */
export function openTryIt() {
  const site = openSite();
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock({ port: 0 });
  });
  afterAll(() => mock?.close());

  /** Opens an operation page. The form sends to the mock of the tests, or to the given targets. */
  async function open(path: string, options?: OpenOptions, targets?: { mock?: string; service?: string }) {
    const tab = await site.open(`operations/${path}/`, options);
    for (const [target, url] of Object.entries({ mock: mock.url, ...targets }))
      await tab.locator(`#try-${target}`).evaluate((radio, url) => radio.setAttribute("data-url", url), url);
    return tab;
  }

  /** Opens an operation page with the fields of the request. */
  async function openFields(path: string) {
    const tab = await open(path);
    await edit(tab);
    return tab;
  }

  return { problems: site.problems, getMockUrl: () => mock.url, open, openFields };
}

/** Opens or closes the fields of the request. */
export const edit = (tab: Page): Promise<void> => tab.getByText("Edit the request").click();

/** Chooses the target of the request. */
export const choose = (tab: Page, target: "Mock" | "Service" | "Other"): Promise<void> =>
  tab.locator("try-it").getByText(target, { exact: true }).click();

/** Presses *Send*. */
export const press = (tab: Page): Promise<void> => tab.getByRole("button", { name: "Send" }).click();

/** Sends the request and waits for the result. */
export async function send(tab: Page): Promise<void> {
  await press(tab);
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
