import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger, startServer } from "@market-data/service";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { choose, edit, getResult, getStatus, openTryIt, press, send } from "./try-form.ts";

const MAP = "v1/cryptocurrency/map";
const PAGES_ALLOWED = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };

const tryIt = openTryIt();
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const respond =
  (status: number, body = "", headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { ...PAGES_ALLOWED, ...headers }).end(body);

/** Starts a server, and sends the request of a page to the server. */
async function sendTo(listener: RequestListener): Promise<Page> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const tab = await tryIt.openFields(MAP);
  await choose(tab, "Other");
  const { port } = server.address() as AddressInfo;
  await tab.getByLabel("Base URL").fill(`http://127.0.0.1:${port}`);
  await send(tab);
  return tab;
}

describe("the status explains a missing response:", () => {
  test("no mock or server runs", async () => {
    const tab = await tryIt.open(MAP, {}, { mock: "http://127.0.0.1:9" });
    await send(tab);
    expect(await getStatus(tab)).toContain("Start it with npx");
    await choose(tab, "Other");
    await edit(tab);
    await tab.getByLabel("Base URL").fill("http://127.0.0.1:9");
    await press(tab);
    const expected = "No response. Nothing responds at 127.0.0.1:9. Is the base URL right?";
    await expect.poll(() => getStatus(tab)).toBe(expected);
  });

  test("the server allows no pages", async () => {
    const tab = await sendTo((_, response) => response.end("{}"));
    expect(await getStatus(tab)).toContain("does not allow pages of http://127.0.0.1");
  });

  test("the server redirects", async () => {
    const tab = await sendTo(respond(302, "", { Location: "/elsewhere" }));
    expect(await getStatus(tab)).toContain("redirects to another URL");
  });
});

describe("a body", () => {
  test("with markup is shown as text", async () => {
    const hostile = '</pre><img src=x onerror="window.hurt = true"><script>window.hurt = true</script>';
    const deep = JSON.parse("[".repeat(3000) + "]".repeat(3000));
    const body = JSON.stringify({ [hostile]: [hostile], ["__proto__"]: hostile, constructor: hostile, deep });
    const tab = await sendTo(respond(200, body));
    const shown = await tab.locator(".try-result .json").textContent();
    expect(JSON.parse(shown ?? "")).toEqual(JSON.parse(body));
    expect(await tab.locator("try-it :is(img, script)").count()).toBe(0);
    expect(await tab.evaluate("window.hurt")).toBeUndefined();
  });

  test("without JSON is shown as text", async () => {
    const tab = await sendTo(respond(502, "<h1>Bad gateway</h1>"));
    expect(await getStatus(tab)).toMatch(/^502 Bad Gateway/);
    expect(await getResult(tab)).toContain("The body is not valid JSON.<h1>Bad gateway</h1>");
  });

  test("with an error code links to the code, and is copied without changes", async () => {
    const body = '{ "status": {"error_code": 1008, "x": 0.00000001} }';
    const headers = { "Access-Control-Expose-Headers": "*", "Retry-After": "37" };
    const tab = await sendTo(respond(429, body, headers));
    expect(await getStatus(tab)).toContain("retry after 37 s");
    await tab.locator(".try-result .json-view").getByRole("button", { name: "Copy" }).click();
    await tab.getByRole("button", { name: "Copied" }).waitFor();
    expect(await tab.evaluate("navigator.clipboard.readText()")).toBe(body);
    await tab.locator(".try-result .json").getByRole("link", { name: "1008" }).click();
    await tab.waitForURL("**/tables/errors/#error-1008");
    expect(await tab.locator(":target").textContent()).toContain("1008");
  });

  test("with an early end is shown up to the end", async () => {
    const tab = await sendTo((_, response) => {
      response.writeHead(200, { ...PAGES_ALLOWED, "Content-Length": 100 }).write('{"data":');
      setImmediate(() => response.destroy());
    });
    expect(await getResult(tab)).toContain("The connection ended early");
  });

  test("with many rows is shortened, and can be downloaded completely", async () => {
    const rows = Array.from({ length: 5000 }, (_, id) => ({ id, name: "Coin" }));
    const body = JSON.stringify({ data: rows });
    const tab = await sendTo(respond(200, body));
    expect(await getResult(tab)).toContain("Only the beginning is shown.");
    expect(await tab.locator(".try-result .json *").count()).toBeLessThan(12_000);
    const started = tab.waitForEvent("download");
    await tab.getByText("Download the body").click();
    const parts = await (await (await started).createReadStream()).toArray();
    expect(Buffer.concat(parts).toString()).toBe(body);
  });

  test("beyond twenty megabytes is read in part", async () => {
    const tab = await sendTo((_, response) => {
      response.writeHead(200, PAGES_ALLOWED);
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response.on("drain", more);
      more();
    });
    expect(await getResult(tab)).toContain("Reading stopped after 20 MB.");
  });
});

test("a request to the service uses the demo key of a plan, and shows missing permissions", async () => {
  const data = mkdtempSync(join(tmpdir(), "try-it-"));
  const log = createLogger({ level: "error" });
  const service = await startServer({ data, host: "127.0.0.1", port: 0, demoKeys: true, log });
  try {
    const tab = await tryIt.open("v1/cryptocurrency/trending/latest", {}, { service: service.url });
    await choose(tab, "Service");
    expect(await tab.getByLabel("Scenario").isVisible()).toBe(false);
    await send(tab);
    expect(await getStatus(tab)).toMatch(/^200 OK .* 1 credit · left: 599 \(minute\)/);
    await edit(tab);
    await tab.getByLabel("Key", { exact: true }).selectOption("demo-key-of-plan-basic");
    await press(tab);
    await tab.locator("try-it").getByText("403 Forbidden").waitFor();
  } finally {
    await service.close();
    rmSync(data, { recursive: true, force: true });
  }
});
