import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLogger } from "../src/monitoring/logger.ts";
import { type Server, type ServerOptions, startServer } from "../src/server/server.ts";
import { openStream } from "./support/read-stream.ts";
import { fixture, NOW, TemporaryMarket } from "./support/temporary-market.ts";

/** Enough connections for each of two threads: a thread gets none once in 10 ** 11 runs. */
const CONNECTIONS = 40;

let market: TemporaryMarket;
let server: Server | undefined;
let nginx: ChildProcess | undefined;

beforeEach(async () => {
  market = new TemporaryMarket();
  await setPrices({ a: 1, b: 2 });
});

afterEach(async () => {
  if (nginx?.kill("SIGKILL")) await once(nginx, "exit");
  nginx = undefined;
  await server?.close();
  server = undefined;
  await market[Symbol.asyncDispose]();
});

/** Imports the prices of coins. */
async function setPrices(prices: Readonly<Record<string, number>>): Promise<void> {
  const folder = join(market.folder, `prices-${Object.values(prices).join("-")}`);
  mkdirSync(folder);
  const entries = Object.entries(prices);
  const assets = entries.map(([key]) => `${key},Name ${key},${key.toUpperCase()}`);
  const metrics = entries.map(([key, price]) => `${key},${price},1000,2026-01-15T11:59:00Z`);
  writeFileSync(join(folder, "assets.csv"), ["key,name,symbol", ...assets].join("\n"));
  writeFileSync(join(folder, "metrics.csv"), ["asset,price,volume_24h,last_updated", ...metrics].join("\n"));
  await market.import([fixture("native/fiats.csv"), folder]);
}

async function serve(options: Partial<ServerOptions> = {}): Promise<{ url: string; ids: string }> {
  server = await startServer({
    ...{ data: market.folder, host: "127.0.0.1", port: 0, sample: false, now: NOW },
    log: createLogger({ level: "silent" }),
    ...options,
    settings: { addressLimit: 0, stopDrain: 0, ...options.settings },
  });
  const { assets } = await (await market.store()).snapshot();
  return { url: server.url, ids: [...assets.keys()].join(",") };
}

/** Creates a key, with a function to revoke it. */
async function createKey(): Promise<{ secret: string; revoke: () => Promise<unknown> }> {
  const accounts = await market.backend.openAccounts();
  const { key, secret } = await accounts.keys.create({ plan: "Enterprise", name: "a" }, NOW);
  await accounts.close();
  return {
    secret,
    async revoke() {
      const { keys, close } = await market.backend.openAccounts();
      await keys.revoke(key.id, NOW);
      await close();
    },
  };
}

test("streams of all threads share the limit of their account, continue with a commit, and end with a revoked key", async () => {
  const { secret, revoke } = await createKey();
  const { url, ids } = await serve({ threads: 2, plans: { Enterprise: { openStreams: CONNECTIONS - 10 } } });
  const opened = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => openStream(url, `id=${ids}`, secret)),
  );
  const streams = opened.filter(({ response }) => response.statusCode === 200);
  expect(streams).toHaveLength(CONNECTIONS - 10);
  expect(opened.filter(({ response }) => response.statusCode === 429)).toHaveLength(10);
  await setPrices({ a: 3, b: 2 });
  const [first = 0] = ids.split(",").map(Number);
  for (const stream of streams) await expect.poll(() => stream.short.at(-1)).toEqual({ [first]: 3 });
  await revoke();
  for (const stream of streams) await expect.poll(() => stream.short.at(-1)).toBe(1001);
});

/** Returns a free port. */
async function findPort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts nginx in front of a URL. @returns Its URLs without and with buffering. */
async function startNginx(target: string): Promise<string[]> {
  const ports = [await findPort(), await findPort()];
  const file = join(market.folder, "nginx.conf");
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${market.folder}/${name};`,
  );
  const servers = ports.map(
    (port, index) => `server {
      listen 127.0.0.1:${port};
      location / { proxy_pass ${target}; proxy_http_version 1.1; proxy_buffering ${["off", "on"][index]}; }
    }`,
  );
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${market.folder}/nginx.pid; error_log stderr;
    events {}
    http { access_log off; underscores_in_headers on; ${folders.join(" ")} ${servers.join(" ")} }`,
  );
  nginx = spawn("nginx", ["-c", file, "-p", market.folder], { stdio: "ignore" });
  await Promise.race([once(nginx, "spawn"), once(nginx, "error").then(([error]) => Promise.reject(error))]);
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const getStatus = () =>
    fetch(`${urls[1]}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(getStatus).toBe(200);
  return urls;
}

test("events pass nginx at once with buffering off and on", async () => {
  const { secret } = await createKey();
  const { url, ids } = await serve();
  const urls = await startNginx(url);
  const streams = await Promise.all(urls.map((each) => openStream(each, `id=${ids}`, secret)));
  for (const stream of streams) await expect.poll(() => stream.events.length).toBe(1);
  await setPrices({ a: 4, b: 2 });
  const [first = 0] = ids.split(",").map(Number);
  for (const stream of streams) await expect.poll(() => stream.short.at(-1)).toEqual({ [first]: 4 });
});

test("the sample of the guide prints the first event of a stream", async () => {
  const guide = readFileSync(new URL("../../../spec/guides/streaming.md", import.meta.url), "utf8");
  const [, command = ""] = /```sh\n(curl -N .*)\n```/.exec(guide) ?? [];
  const data = join(market.folder, "sample");
  mkdirSync(data);
  server = await startServer({
    ...{ data, host: "127.0.0.1", port: 0, sample: true, demoKeys: true },
    log: createLogger({ level: "silent" }),
    settings: { stopDrain: 0 },
  });
  const [{ secret = "" } = {}] = server.demoKeys;
  const env = { ...process.env, MARKET_DATA_URL: server.url, MARKET_DATA_KEY: secret };
  const curl = spawn("sh", ["-c", `exec ${command}`], { env });
  let text = "";
  curl.stdout.on("data", (part: Buffer) => {
    text += part;
  });
  await expect.poll(() => text).toMatch(/^event: snapshot\nid: .+\ndata: .*"symbol":"ETH"/);
  curl.kill();
});
