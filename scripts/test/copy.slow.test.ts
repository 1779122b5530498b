import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getDemoKey } from "../start/banner.ts";
import { type Copy, startCopy } from "../start/copy.ts";
import { Program } from "../start/program.ts";
import { SERVICE } from "../start/system.ts";

const PATH = "/v3/cryptocurrency/quotes/latest?id=1,1027";
const folder = mkdtempSync(join(tmpdir(), "market-data-start-"));
const print = () => {};
const data = ["--data", folder, "--host", "127.0.0.1", "--port", "0", "--demo-keys", "--stop-drain", "0"];
const service = new Program({ name: "service", args: [SERVICE, "serve", ...data], print });
let copy: Copy;
let demoKey: string;
let upstream: string;

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

const listCopies = () => readdirSync(tmpdir()).filter((name) => name.startsWith("market-data-copy-"));
const read = async (url: string, key: string) => {
  const response = await fetch(url + PATH, { headers: { "X-SVC_PRO_API_KEY": key } });
  return (await response.json()) as { id: number; name: string }[];
};

beforeAll(async () => {
  await service.start();
  demoKey = getDemoKey(service.welcome) ?? "";
  upstream = /http\S+/.exec(service.welcome.at(-1) ?? "")?.[0] ?? "";
  copy = await startCopy({ upstream, demoKey, port: await findPort(), print });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

test("a copy serves the coins of the service that it follows", async () => {
  const coins = await read(copy.url, copy.key);
  expect(coins.map(({ id, name }) => [id, name])).toEqual(
    (await read(upstream, demoKey)).map(({ id, name }) => [id, name]),
  );
});

test("a stopped copy deletes its data", async () => {
  const before = listCopies();
  await copy.stop();
  expect(listCopies()).toHaveLength(before.length - 1);
});
