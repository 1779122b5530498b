import type { Link } from "@market-data/test-helpers/link";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { ASSET } from "../src/load.ts";
import { TestCluster } from "../src/test-cluster.ts";
import { TestStore } from "../src/test-store.ts";

// What is written into the market reaches all services. `invariants.ts` has how far apart they turn to it.

let store: TestStore;
let cluster: TestCluster;
let secret: string;

beforeAll(async () => {
  store = await TestStore.start();
});
afterAll(() => store.close());
beforeEach(async () => {
  cluster = await TestCluster.start(store, 3);
  const [key] = await cluster.createKeys("Startup");
  secret = key?.secret ?? "";
});
afterEach(() => cluster.close());

async function readPrice(url: string | undefined): Promise<number | undefined> {
  const path = `/v3/cryptocurrency/quotes/latest?id=${ASSET}`;
  const response = await fetch(url + path, { headers: { "X-SVC_PRO_API_KEY": secret } });
  if (!response.ok) return undefined;
  const [asset] = (await response.json()) as [{ quote: [{ price: number }] }];
  return asset.quote[0].price;
}

async function waitForPrice(expected: number, urls = cluster.urls()): Promise<void> {
  for (const url of urls) await expect.poll(() => readPrice(url), { interval: 20 }).toBe(expected);
}

test("a price reaches all services without Redis, and each reports its delay", async () => {
  cluster.redis.pause();
  for (let round = 0; round < 3; round += 1) await waitForPrice(await store.writePrice());
  cluster.redis.resume();
  for (const node of cluster.nodes)
    expect(await node?.metric("market_data_change_delay_seconds")).toBeGreaterThan(0);
});

test.each<[string, (link: Link) => void]>([
  ["takes no connection", (link) => link.cut()],
  ["says nothing", (link) => link.pause()],
])("a service whose PostgreSQL %s catches up, and other services do not wait", async (_, fail) => {
  const [link] = cluster.databaseLinks as [Link];
  const before = await readPrice(cluster.urls()[0]);
  fail(link);
  await waitForPrice(await store.writePrice(), cluster.urls().slice(1));
  expect([before, undefined]).toContain(await readPrice(cluster.urls()[0]));
  link.open();
  await waitForPrice(await store.writePrice());
});
