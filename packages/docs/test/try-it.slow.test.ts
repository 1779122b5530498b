import { loadContract } from "@market-data/generator-core";
import { operationSlug } from "@market-data/generator-docs/links";
import { LANGUAGES } from "@market-data/generator-docs/samples";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { runAxe } from "./built-site.ts";
import { choose, edit, getResult, getSample, getStatus, openTryIt, press, send } from "./try-form.ts";

const MAP = "v1/cryptocurrency/map";
const LISTINGS = "v1/cryptocurrency/listings/latest";
const HISTORY = "v1/cryptocurrency/listings/historical";
const QUOTES = "v3/cryptocurrency/quotes/latest";

const tryIt = openTryIt();

/** The distance of the first parameter from the top, and the words of each sample before and after an update. */
const READ_PAGE = `(() => {
  const entries = [...document.querySelectorAll('.entry[id^="parameter-"]')];
  const { top } = entries.find((entry) => entry.checkVisibility())?.getBoundingClientRect() ?? {};
  const samples = [...document.querySelectorAll(".operation-pane [data-remember] ~ .tab code")];
  // Parameters may change their order and their line.
  const readWords = () => samples.map(({ textContent }) => textContent.match(/[\\w.:/%-]+|"/g).sort().join(" "));
  const before = readWords();
  document.querySelector("try-it form").dispatchEvent(new Event("input", { bubbles: true }));
  // A remembered request would update the samples of the next page on load.
  sessionStorage.clear();
  return { top, before, after: readWords() };
})()`;

test("every operation shows a parameter at 1280 by 800 px, and the form at first keeps the samples", async () => {
  const { operations } = (await loadContract()).model;
  const tab = await tryIt.open(MAP, { viewport: { width: 1280, height: 800 } });
  for (const operation of operations) {
    const url = new URL(`/${operationSlug(operation)}/`, tab.url()).href;
    await tab.goto(url, { waitUntil: "domcontentloaded" });
    const { top, before, after } = await tab.evaluate<Record<string, unknown>>(READ_PAGE);
    if (operation.parameters.length > 0) expect(top, url).toBeLessThan(800);
    expect(before).toHaveLength(LANGUAGES.length);
    expect(after, url).toEqual(before);
  }
});

describe("a request to the mock", () => {
  test("without a key shows the 401", async () => {
    const tab = await tryIt.openFields(QUOTES);
    await tab.getByLabel("Key", { exact: true }).selectOption("None");
    await send(tab);
    expect(await getStatus(tab)).toMatch(/^401 /);
    expect(await getResult(tab)).toContain('"error_code": 1002');
  });

  test("has path parameters in the path", async () => {
    const tab = await tryIt.open("v1/partners/partner/fcas/listings/latest");
    await send(tab);
    expect(await getResult(tab)).toContain("/v1/partners/example-partner/fcas/");
  });

  test("has filters as typed", async () => {
    const tab = await tryIt.openFields("v3/cryptocurrency/listings/latest");
    await tab.getByText("18 more parameters").click();
    await tab.locator("#try-price_min").fill("1e3");
    await tab.getByLabel("platform", { exact: true }).check();
    await send(tab);
    expect(await getResult(tab)).toContain("/listings/latest?limit=2&price_min=1e3&aux=platform'");
  });

  test("can be cancelled during a stalled body, and shows the received part", async () => {
    const tab = await tryIt.open(MAP);
    await tab.getByLabel("Scenario").selectOption("stalled");
    const arrived = tab.waitForResponse(`${tryIt.getMockUrl()}/**`);
    await press(tab);
    await arrived;
    await tab.getByRole("button", { name: "Cancel" }).click();
    await tab.getByText("Reading was stopped before its end").waitFor();
    expect(await tab.getByRole("button", { name: "Send" }).isVisible()).toBe(true);
  });

  test("ends after thirty seconds", async () => {
    const tab = await tryIt.open(MAP);
    await tab.clock.install();
    await tab.route(`${tryIt.getMockUrl()}/**`, () => undefined);
    await press(tab);
    await tab.getByRole("button", { name: "Cancel" }).waitFor();
    await tab.clock.fastForward(30_000);
    await tab.getByText("No response within 30 seconds.").waitFor();
  });
});

describe("the form", () => {
  test("turns lists into removable chips", async () => {
    const tab = await tryIt.openFields(QUOTES);
    await tab.getByRole("button", { name: "Remove 825" }).click();
    await tab.getByLabel("id", { exact: true }).fill("1027, 1");
    await tab.keyboard.press("Enter");
    expect(await getSample(tab)).toContain("?id=1,1027'");
    await tab.keyboard.press("Backspace");
    expect(await getSample(tab)).toContain("?id=1'");
  });

  test("accepts times in ISO 8601, in Unix seconds, and in UTC from a picker", async () => {
    const tab = await tryIt.openFields(HISTORY);
    const field = tab.locator("#try-date");
    await field.fill("1768348800");
    expect(await getSample(tab)).toContain("date=1768348800");
    await tab.locator("[data-name=date] [type=datetime-local]").fill("2026-01-14T10:30");
    expect(await field.inputValue()).toBe("2026-01-14T10:30:00Z");
    expect(await getSample(tab)).toContain("date=2026-01-14T10:30:00Z");
  });

  test.each([
    [LISTINGS, "limit", "5001"],
    [LISTINGS, "convert", "USD;EUR"],
    [QUOTES, "id", "bitcoin"],
    [HISTORY, "date", "yesterday"],
  ])("of %s does not send %s with the value %s, and opens the field", async (path, name, value) => {
    const tab = await tryIt.openFields(path);
    const more = tab.getByText("more parameter");
    const field = tab.locator(`#try-${name}`);
    if (!(await field.isVisible())) await more.click();
    await field.fill(value);
    await more.click();
    await edit(tab);
    await press(tab);
    expect(await getStatus(tab)).toContain(`Not sent. ${name}: `);
    expect(await field.evaluate((each) => each.matches(":user-invalid"))).toBe(true);
    expect(await field.isVisible()).toBe(true);
    expect(await tab.locator(".try-result").isVisible()).toBe(false);
  });

  test("with all fields and a response is accessible in both themes", async () => {
    const tab = await tryIt.openFields(LISTINGS);
    await tab.getByText("26 more parameters").click();
    await send(tab);
    for (const theme of ["dark", "light"]) {
      await tab.evaluate(`document.documentElement.dataset.theme = "${theme}"`);
      expect(await runAxe(tab, "try-it"), theme).toEqual([]);
    }
  });
});

describe("the reader's own key", () => {
  async function typeKey(tab: Page, key: string): Promise<void> {
    await edit(tab);
    await choose(tab, "Service");
    await tab.getByLabel("Key", { exact: true }).selectOption("Your own");
    await tab.getByLabel("Your key").fill(key);
  }

  test("is masked, and stays in storage only while the reader keeps the key", async () => {
    const tab = await tryIt.open(QUOTES);
    const key = tab.getByLabel("Your key");
    const reload = async () => {
      await tab.reload();
      await edit(tab);
    };
    await typeKey(tab, "secret-of-mine");
    expect(await key.getAttribute("type")).toBe("password");
    expect(await tab.evaluate("JSON.stringify([localStorage, sessionStorage])")).not.toContain("secret");
    await reload();
    await tab.getByLabel("Key", { exact: true }).selectOption("Your own");
    expect(await key.inputValue()).toBe("");
    await key.fill("secret-of-mine");
    await tab.getByLabel("Keep it").check();
    await reload();
    expect(await key.inputValue()).toBe("secret-of-mine");
    await tab.getByLabel("Keep it").uncheck();
    expect(await tab.evaluate("JSON.stringify(localStorage)")).not.toContain("secret-of-mine");
  });

  test("is not sent to another server", async () => {
    const tab = await tryIt.open(QUOTES);
    await typeKey(tab, "secret-of-mine");
    await choose(tab, "Other");
    expect(await tab.getByLabel("Your key").inputValue()).toBe("");
    await tab.getByLabel("Base URL").fill("https://one.example");
    await tab.getByLabel("Your key").fill("of one");
    await tab.getByLabel("Base URL").fill("https://two.example");
    await tab.getByLabel("Your key").focus();
    expect(await tab.getByLabel("Your key").inputValue()).toBe("");
  });
});
