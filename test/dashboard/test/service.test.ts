import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMarketData } from "@market-data/client";
import { createLogger, type Server, startServer } from "@market-data/service";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, drawn, getNames, startBench } from "./browsing.ts";
import { type Dashboard, serveDashboard } from "./dashboard.ts";

// The built dashboard against the real service with its sample market.

let bench: Bench;
let service: Server;
let data: string;
const served: Dashboard[] = [];

beforeAll(async () => {
  // The environment has a key during the build, as with a combined build and start.
  process.env["MARKET_DATA_KEY"] = "demo-key-of-plan-enterprise";
  data = mkdtempSync(join(tmpdir(), "dashboard-service-"));
  const options = { data, host: "127.0.0.1", port: 0, demoKeys: true, log: createLogger({ level: "error" }) };
  [bench, service] = await Promise.all([startBench(), startServer(options)]);
});
afterAll(async () => {
  await Promise.all([bench?.close(), ...served.map((each) => each.close())]);
  await service?.close();
  rmSync(data, { recursive: true, force: true });
});

const getKey = (plan: string) => service.demoKeys.find((key) => key.plan === plan)?.secret as string;

async function open(hash: string, key?: string) {
  const dashboard = await serveDashboard(bench.built.folder, service.url, key);
  served.push(dashboard);
  const tab = await bench.browser.newPage({ locale: "en-US" });
  await tab.goto(dashboard.url + hash);
  return tab;
}

test("shows listings, pages and a coin's chart from the service", async () => {
  const key = getKey("Enterprise");
  const tab = await open("#/", key);
  const api = createMarketData({ baseUrl: service.url, apiKey: key });
  const coins = await api.v3.cryptocurrency.listings.latest({ limit: 40 });
  expect(await getNames(tab)).toEqual(coins.slice(0, 20).map(({ name }) => name));
  await tab.getByRole("button", { name: "Next" }).click();
  await tab.getByText("Page 2").waitFor();
  expect(await getNames(tab)).toEqual(coins.slice(20).map(({ name }) => name));
  await tab.getByRole("button", { name: "Previous" }).click();
  await tab.getByRole("link", { name: "Bitcoin", exact: true }).click();
  await drawn(tab);
  expect(await tab.locator(".as-table tbody tr").count()).toBe(30);
  await tab.close();
});

test("explains data outside the plan and keeps the rest of the page", async () => {
  const tab = await open("#/coin/1?range=1y", getKey("Startup"));
  await tab.getByText("The plan does not include this").waitFor();
  expect(await tab.getByRole("heading", { level: 1 }).textContent()).toBe("Bitcoin");
  await tab.getByLabel("7 days").check();
  await drawn(tab);
  await tab.close();
});

test("explains a missing and a wrong key", async () => {
  for (const key of [undefined, "not-a-key"]) {
    const tab = await open("#/", key);
    await tab.getByText("The key is missing or wrong").waitFor();
    await tab.close();
  }
});

test("never sends the key to the browser: not in files, requests or responses", async () => {
  const key = getKey("Enterprise");
  const context = await bench.browser.newContext();
  const dashboard = await serveDashboard(bench.built.folder, service.url, key);
  served.push(dashboard);
  const tab = await context.newPage();
  const seen: string[] = [];
  const bodies: Promise<unknown>[] = [];
  tab.on("response", (response) => {
    seen.push(JSON.stringify([response.headers(), response.request().headers()]));
    const isStream = response.headers()["content-type"] === "text/event-stream";
    if (response.status() === 200 && !isStream) bodies.push(response.text().then((text) => seen.push(text)));
  });
  await tab.goto(dashboard.url);
  await getNames(tab);
  await Promise.all(bodies);
  for (const file of readdirSync(bench.built.folder, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) seen.push(readFileSync(join(file.parentPath, file.name), "utf8"));
  }
  expect(seen.length).toBeGreaterThan(6);
  expect(seen.filter((text) => text.includes(key))).toEqual([]);
  await context.close();
});
