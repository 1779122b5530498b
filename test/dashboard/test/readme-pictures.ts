// Takes the two pictures of the README: a page of the reference site and the dashboard on the mock.
// Run it as `pnpm --filter @market-data/test-dashboard pictures`. It needs the built site in packages/docs/dist.
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startMock } from "@market-data/mock";
import { launchBrowser } from "@market-data/test-helpers/browser";
import { serveSite } from "../../../packages/docs/test/built-site.ts";
import { buildDashboard, serveDashboard } from "./dashboard.ts";

/** The maximum size of a picture in bytes, so that the README loads fast. */
const MAX_BYTES = 150_000;
const VIEWPORT = { width: 1200, height: 680 };
const FOLDER = fileURLToPath(new URL("../../../docs/images", import.meta.url));

mkdirSync(FOLDER, { recursive: true });
const [built, mock, site, browser] = await Promise.all([
  buildDashboard(),
  startMock({ port: 0 }),
  serveSite(),
  launchBrowser(),
]);
const dashboard = await serveDashboard(built.folder, mock.url, "mock");
const context = await browser.newContext({ colorScheme: "light", viewport: VIEWPORT });
await takePicture("reference", `${site.url}operations/v3/cryptocurrency/quotes/latest/`, "main h1");
await takePicture("dashboard", dashboard.url, "[data-state=ready]");
await Promise.all([browser.close(), dashboard.close(), mock.close()]);
site.close();
built.remove();

/** Takes a picture of one page and rejects a file above the maximum size. */
async function takePicture(name: string, url: string, readySelector: string): Promise<void> {
  const path = join(FOLDER, `${name}.png`);
  const tab = await context.newPage();
  await tab.goto(url);
  await tab.locator(readySelector).first().waitFor();
  await tab.waitForLoadState("networkidle");
  await tab.screenshot({ path });
  const { size } = statSync(path);
  console.log(`docs/images/${name}.png: ${size} bytes`);
  if (size > MAX_BYTES) throw new Error(`${path} has ${size} bytes. The maximum is ${MAX_BYTES}.`);
}
