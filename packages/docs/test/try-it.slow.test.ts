import { loadContract } from "@market-data/generator-core";
import { axeSource } from "@market-data/test-helpers/browser";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { choose, edit, getResult, getSample, getStatus, openTryIt, send } from "./try-form.ts";

const MAP = "v1/cryptocurrency/map";
const QUOTES = "v3/cryptocurrency/quotes/latest";

const { operations } = (await loadContract()).model;
const tryIt = openTryIt();

describe("a request to the mock", () => {
  test("is shown as a curl command", async () => {
    const tab = await tryIt.open(QUOTES);
    await send(tab);
    await tab.getByText("Sent request as curl").click();
    expect(await tab.getByRole("region", { name: "Sent request as curl" }).textContent()).toBe(
      `curl -H "X-SVC_PRO_API_KEY: demo-key-of-plan-enterprise" \\\n  '${tryIt.mock.url}/${QUOTES}?id=1,825'`,
    );
  });

  test("without a key shows the mock's 401", async () => {
    const tab = await tryIt.open(QUOTES);
    await edit(tab);
    await tab.getByLabel("Key", { exact: true }).selectOption("None");
    await send(tab);
    expect(await getStatus(tab)).toMatch(/^401 /);
    expect(await getResult(tab)).toContain('"error_code": 1002');
  });

  test("puts a parameter of the path into the path", async () => {
    const tab = await tryIt.open("v1/partners/partner/fcas/listings/latest");
    await send(tab);
    expect(await getResult(tab)).toContain("/v1/partners/example-partner/fcas/");
  });

  test("can be cancelled during a stalled body, and shows the received part", async () => {
    const tab = await tryIt.open(MAP);
    await tab.getByLabel("Scenario").selectOption("stalled");
    const arrived = tab.waitForResponse(`${tryIt.mock.url}/**`);
    await tab.getByRole("button", { name: "Send" }).click();
    await arrived;
    await tab.getByRole("button", { name: "Cancel" }).click();
    await tab.getByText("Reading was stopped before its end").waitFor();
    expect(await tab.getByRole("button", { name: "Send" }).isVisible()).toBe(true);
  });

  test("ends after thirty seconds", async () => {
    const tab = await tryIt.open(MAP);
    await tab.clock.install();
    await tab.route(`${tryIt.mock.url}/**`, () => undefined);
    await tab.getByRole("button", { name: "Send" }).click();
    await tab.getByRole("button", { name: "Cancel" }).waitFor();
    await tab.clock.fastForward(30_000);
    await tab.getByText("No response within 30 seconds.").waitFor();
  });
});

describe("the form", () => {
  test("turns lists into removable chips", async () => {
    const tab = await tryIt.open(QUOTES);
    await edit(tab);
    await tab.getByRole("button", { name: "Remove 825" }).click();
    await tab.getByLabel("id", { exact: true }).fill("1027, 1");
    await tab.keyboard.press("Enter");
    expect(await getSample(tab)).toContain("?id=1,1027'");
    await tab.keyboard.press("Backspace");
    expect(await getSample(tab)).toContain("?id=1'");
  });

  test("accepts times in ISO 8601, in Unix seconds, and in UTC from a picker", async () => {
    const tab = await tryIt.open("v1/cryptocurrency/listings/historical");
    await edit(tab);
    const field = tab.locator("#try-date");
    await field.fill("1768348800");
    expect(await getSample(tab)).toContain("date=1768348800");
    await tab.locator("[data-name=date] [type=datetime-local]").fill("2026-01-14T10:30");
    expect(await field.inputValue()).toBe("2026-01-14T10:30:00Z");
    expect(await getSample(tab)).toContain("date=2026-01-14T10:30:00Z");
  });

  test.each([
    ["v1/cryptocurrency/listings/latest", "limit", "5001"],
    ["v1/cryptocurrency/listings/latest", "convert", "USD;EUR"],
    ["v3/cryptocurrency/quotes/latest", "id", "bitcoin"],
    ["v1/cryptocurrency/listings/historical", "date", "yesterday"],
  ])("of %s does not send %s with the value %s, and opens the field", async (path, name, value) => {
    const tab = await tryIt.open(path);
    await edit(tab);
    const more = tab.getByText("more parameter");
    const field = tab.locator(`#try-${name}`);
    if (!(await field.isVisible())) await more.click();
    await field.fill(value);
    await more.click();
    await edit(tab);
    await tab.getByRole("button", { name: "Send" }).click();
    expect(await field.evaluate((each) => each.matches(":user-invalid"))).toBe(true);
    expect(await field.isVisible()).toBe(true);
    expect(await tab.locator(".try-result").isVisible()).toBe(false);
  });

  test.each(["dark", "light"])("passes axe in the %s theme, open and with a response", async (theme) => {
    const tab = await tryIt.open("v1/cryptocurrency/listings/latest");
    await tab.evaluate(`document.documentElement.dataset.theme = "${theme}"`);
    await edit(tab);
    await tab.getByText("26 more parameters").click();
    await send(tab);
    await tab.evaluate(axeSource());
    const violations = await tab.evaluate<string[]>(
      'axe.run("try-it", { resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))',
    );
    expect(violations).toEqual([]);
  });
});

test.each(operations)("an unchanged form leaves the samples of $operationId unchanged", async ({ path }) => {
  const tab = await tryIt.open(path.slice(1).replaceAll(/[{}]/g, ""));
  const samples = tab.locator(".operation-pane [data-remember] ~ .tab code");
  // Ignores the order of parameters and the line breaks.
  const listWords = async () =>
    (await samples.allTextContents()).map((text) =>
      text
        .replaceAll(tryIt.mock.url, server)
        .match(/[\w.:/%-]+|"/g)
        ?.sort(),
    );
  const server = (await tab.locator("try-it").getAttribute("data-server")) ?? "";
  const before = await listWords();
  expect(before.length).toBeGreaterThan(5);
  await tab.locator("try-it form").dispatchEvent("input");
  expect(await listWords()).toEqual(before);
  await tab.close();
});

describe("the reader's own key", () => {
  async function typeKey(tab: Page, key: string): Promise<void> {
    await edit(tab);
    await choose(tab, "Service");
    await tab.getByLabel("Key", { exact: true }).selectOption("Your own");
    await tab.getByLabel("Your key").fill(key);
  }

  test("is masked, and leaves the page only while the reader keeps the key", async () => {
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

  test("goes to no other server", async () => {
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
