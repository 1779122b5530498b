import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EXIT } from "../../src/cli/exit-codes.ts";
import { run, start, wrote } from "../support/run-program.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

test("serves imported data, accepts new keys, and ends with 0 on SIGTERM", async () => {
  await using market = new TemporaryMarket();
  const data = ["--data", market.folder];
  await market.import([fixture("external")]);
  const child = start("serve", "--port", "0", "--log-level", "warn", ...data);
  const ended = once(child, "exit");
  try {
    const [, url] = await wrote(child, /Serving on (\S+)\n/);
    const { key } = JSON.parse((await run("keys", "create", "--plan", "Enterprise", "--json", ...data)).out);
    const path = "/v3/cryptocurrency/quotes/latest?id=1&convert=EUR";
    const get = async () => {
      const response = await fetch(url + path, { headers: { "X-SVC_PRO_API_KEY": key } });
      return (await response.json()) as { symbol: string; quote: { symbol: string; price: number }[] }[];
    };
    expect(await get()).toMatchObject([
      { symbol: "BTC", quote: [{ symbol: "EUR", price: 50000.125 / 1.25 }] },
    ]);
    const usage = JSON.parse((await run("keys", "list", "--json", ...data)).out);
    expect(usage).toMatchObject([{ plan: "Enterprise" }]);
  } finally {
    child.kill("SIGTERM");
  }
  expect(await ended).toEqual([0, null]);
});

test("threads that read history and compress have a lower priority", async () => {
  await using market = new TemporaryMarket();
  const data = ["--data", market.folder];
  await market.import([fixture("external")]);
  const { key } = JSON.parse((await run("keys", "create", "--plan", "Enterprise", "--json", ...data)).out);
  const child = start("serve", "--port", "0", "--log-level", "warn", ...data);
  const ended = once(child, "exit");
  const [, url] = await wrote(child, /Serving on (\S+)\n/);
  // Historical listings of all assets are read by a thread, which starts with the first request.
  const response = await fetch(`${url}/v1/cryptocurrency/listings/historical?date=2024-01-01`, {
    headers: { "X-SVC_PRO_API_KEY": key },
  });
  await response.arrayBuffer();
  const nice = readNice(child.pid as number);
  child.kill("SIGTERM");
  await ended;
  const [own] = nice.get("MainThread") ?? [];
  expect([response.status, own]).toEqual([200, expect.any(Number)]);
  for (const name of ["WorkerThread", "libuv-worker"]) {
    expect([name, new Set(nice.get(name))]).toEqual([name, new Set([Math.min(19, (own as number) + 10)])]);
  }
});

/** The niceness of a process's threads, by name. */
function readNice(pid: number): Map<string, number[]> {
  const nice = new Map<string, number[]>();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8");
    const [, name = "", rest = ""] = /\((.*)\) (.*)/.exec(stat) ?? [];
    // The 19th field of the line; the second is the name.
    nice.set(name, [...(nice.get(name) ?? []), Number(rest.split(" ")[16])]);
  }
  return nice;
}

test("an empty database can stay empty", async () => {
  await using market = new TemporaryMarket();
  const child = start("serve", "--port", "0", "--no-sample", "--log-level", "warn", "--data", market.folder);
  const ended = once(child, "exit");
  const [, url] = await wrote(child, /Serving on (\S+)\n/);
  const map = await fetch(`${url}/v1/cryptocurrency/map`);
  expect(await map.json()).toMatchObject({ data: [] });
  child.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
});

test("reads settings from the environment, and rejects an invalid file of plans before it starts", async () => {
  await using market = new TemporaryMarket();
  const { code, err } = await run("serve", "--plans", fixture("native/tags.csv"), "--data", market.folder);
  expect([code, err]).toEqual([1, expect.stringContaining("tags.csv: It is not JSON")]);
  const help = await run("serve", "--help");
  expect(help.out).toContain("MARKET_DATA_PORT");
});

test.each([
  ["--vendor-prefix", "a b", "lower-case letters and digits"],
  ["--trust-proxy", "10.0.0.1,proxy.internal", "proxy.internal"],
  ["--origins", "https://a.example,https://b.example/", '"https://b.example/" is not an origin'],
  ["--documentation", "javascript:alert(1)", "It must be a URL such as"],
  ["--port", "http", "It must be a whole number from 0 to 65535."],
  ["--threads", "0", "It must be a whole number from 1 to 64."],
  ["--threads", "65", "It must be a whole number from 1 to 64."],
])("rejects %s %s with the allowed values, before anything is written", async (option, value, allowed) => {
  await using market = new TemporaryMarket();
  const folder = join(market.folder, "data");
  const { code, out, err } = await run("serve", option, value, "--data", folder);
  expect([code, out, existsSync(folder)]).toEqual([EXIT.usage, "", false]);
  expect(err).toContain(`option '${option} `);
  expect(err).toContain(allowed);
});
