// Takes pictures of the dashboard's pages and states, in light and dark, from phones to large screens.
// Arguments: the output folder (default results/screenshots), and the name of a single shot.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ScenarioName, startMock } from "@market-data/mock";
import { launchBrowser } from "@market-data/test-helpers/browser";
import { buildDashboard, serveDashboard } from "./dashboard.ts";

interface Shot {
  hash: string;
  scenario?: ScenarioName;
  /** The element that shows that the page is ready. */
  until: string;
}

const READY = "[data-state=ready]";
const SHOTS: Record<string, Shot> = {
  listings: { hash: "#/", until: READY },
  "listings-sorted": { hash: "#/?sort=percent_change_24h&convert=EUR&page=2", until: READY },
  coin: { hash: "#/coin/1", until: `${READY} canvas` },
  "coin-hours": { hash: "#/coin/1027?range=7d&convert=JPY", until: `${READY} canvas` },
  "listings-100": { hash: "#/?size=100", until: READY },
  "coin-small-price": { hash: "#/coin/9004", until: `${READY} canvas` },
  "coin-young": { hash: "#/coin/9006", until: `${READY} canvas` },
  "coin-stopped": { hash: "#/coin/9008", until: READY },
  unknown: { hash: "#/coin/999999", until: "[data-state=empty]" },
  empty: { hash: "#/", scenario: "empty", until: "[data-state=empty]" },
  minute: { hash: "#/", scenario: "minute-limit", until: "[data-state=waiting]" },
  "coin-minute": { hash: "#/coin/1", scenario: "minute-limit", until: "[data-state=waiting]" },
  day: { hash: "#/", scenario: "day-limit", until: "[data-state=failed]" },
  error: { hash: "#/", scenario: "server-error", until: "[data-state=failed]" },
  loading: { hash: "#/", scenario: "stalled", until: "[data-state=loading]" },
  "coin-loading": { hash: "#/coin/1", scenario: "stalled", until: "[data-state=loading]" },
  nulls: { hash: "#/", scenario: "nulls", until: READY },
  "coin-nulls": { hash: "#/coin/1", scenario: "nulls", until: `${READY} canvas` },
  "long-names": { hash: "#/", scenario: "long-names", until: READY },
  "coin-long-names": { hash: "#/coin/1", scenario: "long-names", until: `${READY} canvas` },
  "extreme-numbers": { hash: "#/", scenario: "extreme-numbers", until: READY },
  "coin-extreme-numbers": { hash: "#/coin/1", scenario: "extreme-numbers", until: `${READY} canvas` },
};
const WIDTHS = [390, 1024, 1440, 1920];

const [folder, only] = process.argv.slice(2);
const target = folder ?? fileURLToPath(new URL("../results/screenshots", import.meta.url));
if (folder === undefined) rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const [built, mock, browser] = await Promise.all([buildDashboard(), startMock({ port: 0 }), launchBrowser()]);
const dashboard = await serveDashboard(built.folder, mock.url, "mock");
for (const colorScheme of ["light", "dark"] as const) {
  for (const width of WIDTHS) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
    for (const [name, { hash, scenario, until }] of Object.entries(SHOTS)) {
      if (only !== undefined && name !== only) continue;
      mock.setScenario(scenario);
      const tab = await context.newPage();
      await tab.goto(dashboard.url + hash);
      await tab.locator(until).first().waitFor();
      // Drawings appear in the next frame.
      await tab.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await tab.screenshot({ path: join(target, `${name}-${colorScheme}-${width}.png`), fullPage: true });
      await tab.close();
    }
    await context.close();
  }
}
await Promise.all([browser.close(), dashboard.close(), mock.close()]);
built.remove();
console.log(`Written to ${target}`);
