import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserExecutable, browserFlags } from "./browser.ts";

const page = readFileSync(fileURLToPath(new URL("../dist/index.html", import.meta.url)));
const server = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(page));
let browser: Browser;
let address = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: await browserExecutable(), args: browserFlags });
});

afterAll(async () => {
  await browser?.close();
  server.close();
});

test("the reference shows the ID map and asks no other host for anything", async () => {
  const tab = await browser.newPage();
  const elsewhere: string[] = [];
  tab.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith("data:") && !url.startsWith("blob:")) elsewhere.push(url);
  });
  await tab.goto(address, { waitUntil: "networkidle" });
  await tab.getByText("/v1/cryptocurrency/map").first().waitFor();
  expect(elsewhere).toEqual([]);
});
