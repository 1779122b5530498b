import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type BrowserContext,
  getNames,
  type MockBench,
  overflow,
  seriousFaults,
  settled,
  startMockBench,
  type Tab,
} from "./browsing.ts";

// What the dashboard shows of mock and client: scenarios, search, theme, lines of prices, refresh, every width.

let bench: MockBench;
let context: BrowserContext;
let tab: Tab;
let sent: { readonly url: string; readonly prefer: string | undefined }[];

beforeAll(async () => {
  bench = await startMockBench({ caching: true });
});
afterAll(() => bench?.close());
beforeEach(async () => {
  context = await bench.browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 900 } });
  tab = await context.newPage();
  sent = [];
  tab.on("request", (request) => {
    if (request.url().includes("/api/"))
      sent.push({ url: request.url(), prefer: request.headers()["prefer"] });
  });
});
afterEach(() => context.close());

const open = (hash: string) => tab.goto(bench.url + hash);
const search = () => tab.getByRole("combobox", { name: "Search coins" });
const scenario = () => tab.getByLabel("Scenario");
const countListings = () => sent.filter(({ url }) => url.includes("/listings/latest")).length;

describe("scenarios", () => {
  test("a scenario is asked for by Prefer, stays in the address over pages, and ends by choice", async () => {
    await open("#/");
    await settled(tab);
    expect(sent.every(({ prefer }) => prefer === undefined)).toBe(true);
    await scenario().selectOption("nulls");
    await tab.getByText("not known").first().waitFor({ state: "attached" });
    expect(tab.url()).toContain("scenario=nulls");
    await tab.getByRole("link", { name: "Bitcoin", exact: true }).click();
    await tab.getByRole("heading", { name: "Bitcoin" }).waitFor();
    await settled(tab);
    expect(await tab.locator(".figures .unknown").count()).toBe(9);
    expect(sent.at(-1)?.prefer).toBe("scenario=nulls");
    await scenario().selectOption("No scenario");
    await tab.getByText("$1.92T").waitFor();
    expect(tab.url()).not.toContain("scenario");
  });

  test("one that the mock does not know is named, with those that there are", async () => {
    await open("#/?scenario=meteorite");
    const notice = tab.locator(".notices", { hasText: "The service did not understand this request" });
    await notice
      .getByText(/"meteorite".*must be one of.*"server-error"/)
      .first()
      .waitFor();
    await scenario().selectOption("No scenario");
    expect(await getNames(tab)).toHaveLength(20);
  });

  test("a problem of the coin stands once, in its own panel; one of its history in that", async () => {
    await open("#/coin/1?scenario=server-error");
    await tab.getByText("The service has a problem").first().waitFor();
    await settled(tab);
    expect(await tab.getByText("The service has a problem").filter({ visible: true }).count()).toBe(1);
    await tab.route("**/ohlcv/**", (route) => route.abort("connectionrefused"));
    await open("#/coin/1027");
    await tab.getByRole("heading", { name: "Ethereum" }).waitFor();
    await tab.getByText("The service cannot be reached").waitFor();
    expect(await tab.locator(".price").isVisible()).toBe(true);
  });
});

describe("the search", () => {
  test("finds while one types, and opens a coin's page by keyboard, in the chosen currency", async () => {
    await open("#/?convert=EUR");
    await tab.keyboard.press("/");
    await tab.keyboard.type("eth");
    const options = tab.getByRole("option");
    await options.first().waitFor();
    expect(await options.first().textContent()).toContain("Ethereum");
    expect(await seriousFaults(tab)).toEqual([]);
    await tab.keyboard.press("Enter");
    await tab.getByRole("heading", { name: "Ethereum" }).waitFor();
    expect(tab.url()).toContain("convert=EUR");
    expect(await search().inputValue()).toBe("");
  });

  test("the arrows go through what was found, and Escape ends it", async () => {
    await open("#/");
    await search().fill("sample");
    await tab.getByRole("option").nth(7).waitFor();
    await tab.keyboard.press("ArrowUp");
    expect(await search().getAttribute("aria-activedescendant")).toBe("found-7");
    await tab.keyboard.press("ArrowDown");
    expect(
      await tab.getByRole("listbox", { name: "Coins found" }).getByRole("option", { selected: true }).count(),
    ).toBe(1);
    await tab.keyboard.press("Escape");
    expect(await tab.getByRole("listbox").isVisible()).toBe(false);
  });

  test("a click opens too; the coins are asked for once", async () => {
    await open("#/");
    await search().pressSequentially("solana");
    await tab.getByRole("option", { name: "Solana" }).click();
    await tab.getByRole("heading", { name: "Solana" }).waitFor();
    expect(sent.filter(({ url }) => url.includes("/map"))).toHaveLength(1);
  });

  test("says that there is nothing, and what went wrong, below the field", async () => {
    await open("#/");
    await search().fill("dogecat<b>");
    await tab.getByText("No coin has “dogecat<b>” in its name or symbol.").waitFor();
    await tab.route("**/map**", (route) => route.abort("connectionrefused"));
    await open("#/?scenario=slow");
    await search().fill("eth");
    await tab.getByRole("status").getByText("The service cannot be reached").waitFor();
    expect(await getNames(tab)).toHaveLength(20);
  });
});

describe("the theme", () => {
  const background = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test("follows the system until the reader chooses, and the choice is there on the next visit", async () => {
    await tab.emulateMedia({ colorScheme: "light" });
    await open("#/");
    const light = await background();
    await tab.emulateMedia({ colorScheme: "dark" });
    const dark = await background();
    expect(dark).not.toBe(light);
    await tab.getByLabel("Theme").selectOption("Light");
    expect(await background()).toBe(light);
    await tab.reload();
    await settled(tab);
    expect([await background(), await tab.getByLabel("Theme").inputValue()]).toEqual([light, "light"]);
    await tab.getByLabel("Theme").selectOption("System theme");
    expect(await background()).toBe(dark);
  });
});

describe("the lines of prices", () => {
  test("each row has one, from one request for all of them", async () => {
    await open("#/");
    await tab.locator(".sparkline").nth(19).waitFor();
    expect(sent.filter(({ url }) => url.includes("/quotes/historical"))).toHaveLength(1);
  });

  test("without them the table stays, and a panel of their own says why and tries again", async () => {
    await tab.route("**/quotes/historical**", (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: "code=403" } }),
    );
    await open("#/");
    await tab.getByText("The plan does not include this").waitFor();
    expect(await getNames(tab)).toHaveLength(20);
    await tab.unroute("**/quotes/historical**");
    await tab.getByRole("button", { name: "Try again" }).click();
    await tab.locator(".sparkline").first().waitFor();
    await expect.poll(() => tab.locator(".only-problems").isVisible()).toBe(false);
  });
});

describe("the refresh", () => {
  test("comes when the time in the cache is over, not before; rows stay, and a 304 costs nothing", async () => {
    const start = Date.parse("2026-01-15T12:00:00Z");
    await tab.clock.install({ time: start });
    await open("#/");
    await settled(tab);
    await tab.clock.pauseAt(start + 30_000);
    const credits = await tab.locator("#credits").textContent();
    await tab.getByText(/, again in \d+ seconds/).waitFor();
    await tab.clock.runFor(25_000);
    expect(countListings()).toBe(1);
    // Second by second, so that no request runs out of time meanwhile.
    const step = async () => {
      await tab.clock.runFor(1000);
      return countListings();
    };
    await expect.poll(step).toBe(2);
    await settled(tab);
    expect(await getNames(tab)).toHaveLength(20);
    expect(await tab.locator("#credits").textContent()).toBe(credits);
  });

  test("the reader can stop it", async () => {
    await tab.clock.install();
    await open("#/");
    await settled(tab);
    await tab.getByLabel("Refresh by itself").uncheck();
    await tab.clock.runFor(180_000);
    expect(countListings()).toBe(1);
  });
});

describe("every width", () => {
  test.each([320, 390, 640, 768, 1000, 1024, 1240, 1280, 1440, 1920])(
    "at %i pixels nothing is cut off",
    async (width) => {
      await tab.setViewportSize({ width, height: 900 });
      await open("#/");
      await tab.locator(".sparkline").first().waitFor();
      const cut = await tab.locator(".scroller").evaluate((part) => part.scrollWidth - part.clientWidth);
      expect([cut, await overflow(tab)]).toEqual([0, 0]);
      expect(await tab.locator("select").evaluateAll(findCutTexts)).toEqual([]);
    },
  );

  test("on a phone a name breaks between words alone, and every order can still be chosen", async () => {
    await tab.setViewportSize({ width: 390, height: 800 });
    await open("#/?size=100");
    await settled(tab);
    // Each word of a name lies in one line.
    const broken = await tab.locator(".listings tbody a").evaluateAll((links) =>
      links.flatMap((link) => {
        const text = link.firstChild as Text;
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
    await tab.getByLabel("Order").selectOption("Volume, 24 h");
    await expect.poll(() => tab.url()).toContain("sort=volume_24h");
  });

  test.each([
    [390, "light"],
    [390, "dark"],
    [1440, "light"],
    [1440, "dark"],
  ] as const)("Axe finds nothing serious at %i pixels in %s", async (width, colorScheme) => {
    await tab.setViewportSize({ width, height: 900 });
    await tab.emulateMedia({ colorScheme });
    for (const hash of ["#/", "#/coin/1", "#/?scenario=server-error"]) {
      await open(hash);
      await settled(tab);
      expect(await seriousFaults(tab)).toEqual([]);
    }
  });
});

/** The texts of lists that are wider than the lists. */
function findCutTexts(lists: Element[]): string[] {
  return (lists as HTMLSelectElement[])
    .filter((list) => list.checkVisibility())
    .flatMap((list) => {
      const { width } = list.getBoundingClientRect();
      list.style.cssText = "field-sizing: content; flex: none; width: max-content; max-width: none";
      const needed = list.getBoundingClientRect().width;
      list.style.cssText = "";
      return needed > width + 1 ? [list.selectedOptions[0]?.text ?? ""] : [];
    });
}
