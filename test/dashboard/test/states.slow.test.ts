import type { ScenarioName } from "@market-data/mock";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  drawn,
  getNames,
  getRows,
  type MockBench,
  overflow,
  seriousViolations,
  settled,
  startMockBench,
  type Tab,
} from "./browsing.ts";

// Loading, empty, failed and unusual responses, without a stream. The tests control the browser's clock.

let bench: MockBench;
let tab: Tab;
let thrown: unknown[];

beforeAll(async () => {
  bench = await startMockBench();
});
afterAll(() => bench?.close());
beforeEach(async () => {
  tab = await bench.browser.newPage({ locale: "en-US", viewport: { width: 390, height: 800 } });
  thrown = [];
  tab.on("pageerror", (error) => thrown.push(error));
  await tab.route("**/v1/stream*", (route) => route.fulfill({ status: 404 }));
});
afterEach(async () => {
  bench.mock.reset();
  await tab.close();
  expect(thrown).toEqual([]);
});

async function open(hash: string, scenario?: ScenarioName) {
  bench.mock.setScenario(scenario);
  await tab.goto(bench.url + hash);
}

/** Holds all requests until the returned function is called. */
async function holdRequests(): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.route("**/api/**", async (route) => {
    await held;
    // The page may have cancelled the request in the meantime.
    await route.continue().catch(() => undefined);
  });
  return release;
}

const again = () => tab.getByRole("button", { name: "Try again" });

test("shows the loading state and placeholder rows during a request", async () => {
  const release = await holdRequests();
  await open("#/");
  await tab.getByText("Loading the coins").waitFor();
  expect(await tab.locator("section").first().getAttribute("aria-busy")).toBe("true");
  expect(await tab.locator(".skeleton").count()).toBe(8);
  release();
  expect(await getNames(tab)).toHaveLength(20);
  expect(await tab.locator("section").first().getAttribute("aria-busy")).toBe("false");
});

test("keeps the old rows visible until the new rows arrive", async () => {
  await open("#/");
  const before = await getNames(tab);
  bench.mock.setScenario("stalled");
  await tab.getByRole("button", { name: "Next" }).click();
  await tab.getByText("Loading the coins").waitFor();
  expect(await tab.locator(".listings tbody th a").allTextContents()).toEqual(before);
});

test("reports a timeout for a stalled response", async () => {
  await tab.clock.install();
  await open("#/", "stalled");
  await tab.getByText("Loading the coins").waitFor();
  // Long enough for two attempts.
  await tab.clock.runFor(40_000);
  await tab.getByText("The response took too long").waitFor();
  bench.mock.setScenario(undefined);
  await again().click();
  expect(await getNames(tab)).toHaveLength(20);
});

test("counts down after a minute limit and retries automatically", async () => {
  await tab.clock.install();
  await open("#/", "minute-limit");
  await tab.getByText("Trying again in 1 minute.").waitFor();
  await tab.clock.runFor(18_000);
  await tab.getByText("Trying again in 42 seconds.").waitFor();
  expect(await seriousViolations(tab)).toEqual([]);
  bench.mock.setScenario(undefined);
  await tab.clock.runFor(42_000);
  expect(await getNames(tab)).toHaveLength(20);
});

test("counts down again after a repeated limit, and retries at once by button", async () => {
  await tab.clock.install();
  bench.mock.setClock(new Date("2026-01-15T12:00:55Z"));
  await open("#/coin/1", "minute-limit");
  await tab.getByText("Trying again in 5 seconds.").first().waitFor();
  bench.mock.setClock(new Date("2026-01-15T12:00:20Z"));
  await tab.clock.runFor(5_000);
  await tab.getByText("Trying again in 40 seconds.").first().waitFor();
  bench.mock.setScenario(undefined);
  await tab.getByRole("button", { name: "Try now" }).first().click();
  await tab.getByRole("heading", { name: "Bitcoin" }).waitFor();
});

test.each(["day-limit", "month-limit"] as const)(
  "%s shows the time of the next credits",
  async (scenario) => {
    await tab.clock.install({ time: new Date("2026-01-15T12:00:00Z") });
    await open("#/", scenario);
    await tab.getByText("The credits are used up").waitFor();
    const until =
      scenario === "day-limit"
        ? "Jan 16, 2026, 12:00 AM UTC"
        : /New credits are available on (Jan|Feb) \d+, 2026/;
    expect(await tab.getByText(until).count()).toBe(1);
    bench.mock.setScenario(undefined);
    await again().click();
    expect(await getNames(tab)).toHaveLength(20);
  },
);

test("shows an error of the service with its details and retries by button", async () => {
  await open("#/", "server-error");
  await tab.getByText("The service has a problem").waitFor();
  await tab.getByText("Details").click();
  const details = await tab.locator("details dl").textContent();
  expect(details).toContain("HTTP status500");
  expect(details).toMatch(/Request\S{8}/);
  expect(await seriousViolations(tab)).toEqual([]);
  bench.mock.setScenario(undefined);
  await again().press("Enter");
  expect(await getNames(tab)).toHaveLength(20);
});

test.each([
  ["#/?convert=XXXX", undefined, "The service did not understand this request"],
  ["#/", 401, "The key is missing or wrong"],
  ["#/", 403, "The plan does not include this"],
] as const)("explains the response to %s with the status %s", async (hash, code, words) => {
  if (code !== undefined) {
    await tab.route("**/api/**", (route) => {
      const headers = { ...route.request().headers(), prefer: `code=${code}` };
      return route.continue({ headers });
    });
  }
  await open(hash);
  await tab.getByText(words).waitFor();
  expect(await again().isVisible()).toBe(true);
});

test("explains a missing network and a response of a proxy", async () => {
  await tab.route("**/api/**", (route) => route.abort("connectionrefused"));
  await open("#/");
  await tab.getByText("The service cannot be reached").waitFor();
  await tab.unroute("**/api/**");
  await tab.route("**/api/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>Log in</p>" }));
  await again().click();
  await tab.getByText("The response is invalid").waitFor();
  await tab.unroute("**/api/**");
  await again().click();
  expect(await getNames(tab)).toHaveLength(20);
});

test("shows a message for an empty list", async () => {
  await open("#/", "empty");
  await tab.getByText("No coins", { exact: true }).waitFor();
  expect(await tab.locator(".listings").isVisible()).toBe(false);
  expect(await seriousViolations(tab)).toEqual([]);
});

test("shows unknown values as dashes with a text for screen readers", async () => {
  await tab.setViewportSize({ width: 1440, height: 900 });
  await open("#/", "nulls");
  const [first] = await getRows(tab);
  expect(first?.slice(2)).toEqual(["$96,000.00", ...Array(6).fill("–unknown"), ""]);
  await open("#/coin/1", "nulls");
  await drawn(tab);
  expect(await tab.locator(".values .unknown").count()).toBe(9);
});

test.each(["long-names", "extreme-numbers"] as const)("%s fit the page", async (scenario) => {
  await open("#/", scenario);
  expect(await getNames(tab)).toHaveLength(20);
  expect(await overflow(tab)).toBe(0);
  const sizes = await tab
    .locator(".listings tbody th")
    .evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
  expect(Math.max(...sizes)).toBeLessThan(200);
  await open("#/coin/1", scenario);
  await drawn(tab);
  expect(await overflow(tab)).toBe(0);
  expect(await tab.locator("main b").count()).toBe(0);
});

test("ignores a late response for a page that was left", async () => {
  const release = await holdRequests();
  await open("#/coin/1");
  await tab.getByText("Loading the coin").waitFor();
  await tab.goto(`${bench.url}#/coin/1027`);
  release();
  await settled(tab);
  await tab.getByRole("heading", { name: "Ethereum" }).waitFor();
  expect(await tab.title()).toBe("Ethereum · Market dashboard");
});
