import { afterEach, expect, test } from "vitest";
import { FeatureUsageCounter } from "../src/accounts/feature-usage-counter.ts";
import { openMemoryAccounts } from "./support/accounts.ts";
import { fixtures, startService, type TestOptions, type TestService } from "./support/service.ts";

const LISTINGS = "/v1/cryptocurrency/listings/latest";
const running: TestService[] = [];

afterEach(async () => {
  for (const service of running.splice(0)) await service.close();
});

/** A service and its counts after it stopped, as `parameter=value keys requests`. */
async function start(options: TestOptions = {}) {
  const store = openMemoryAccounts().featureUsage;
  const featureUsage = new FeatureUsageCounter({ store, days: 30 });
  const service = await startService({ ...options, featureUsage });
  running.push(service);
  return {
    ...service,
    async counted(): Promise<string[]> {
      await service.close();
      return (await store.list()).map(({ feature, keys, requests }) => {
        const names = [feature.operationId, feature.parameter, feature.value].filter((name) => name !== "");
        return `${names.join(" ")}: ${keys}/${requests}`;
      });
    },
  };
}

test("counts operations, sent parameters and enumerated values by keys and requests", async () => {
  const service = await start();
  const [ann, bob] = [await service.key("Startup"), await service.key("Startup")];
  await service.get(`${LISTINGS}?limit=5&sort=price&aux=tags`, ann);
  await service.get(`${LISTINGS}?limit=6`, ann);
  await service.get(`${LISTINGS}?limit=7`, bob);
  expect(await service.counted()).toEqual([
    "cryptocurrencyListingsLatestV1: 2/3",
    "cryptocurrencyListingsLatestV1 aux: 1/1",
    "cryptocurrencyListingsLatestV1 aux tags: 1/1",
    "cryptocurrencyListingsLatestV1 limit: 2/3",
    "cryptocurrencyListingsLatestV1 sort: 1/1",
    "cryptocurrencyListingsLatestV1 sort price: 1/1",
  ]);
});

test("counts a key with a new secret as the same key", async () => {
  const service = await start();
  const { key, secret } = await service.keys.create({ plan: "Startup", name: "a" }, service.clock.now);
  await service.get(LISTINGS, secret);
  const rotated = await service.keys.rotate(key.id, service.clock.now, service.clock.now);
  await service.get(LISTINGS, rotated.secret);
  expect(await service.counted()).toEqual(["cryptocurrencyListingsLatestV1: 1/2"]);
});

test.each([
  ["an unknown parameter", `${LISTINGS}?colour=red`, 400],
  ["an invalid value", `${LISTINGS}?sort=colour`, 400],
  ["an operation that its plan does not include", "/v1/cryptocurrency/trending/latest", 403],
  ["an unknown path", "/v1/nothing", 404],
])("does not count a rejected request: %s", async (_, path, status) => {
  const service = await start();
  expect((await service.get(path, await service.key("Basic"))).status).toBe(status);
  expect(await service.counted()).toEqual([]);
});

test("does not count a failed request", async () => {
  const simplePriceV1 = () => Promise.reject(new Error("the market is gone"));
  const service = await start({ handlers: { ...fixtures, simplePriceV1 } });
  expect((await service.get("/v1/simple/price?ids=1", await service.key("Basic"))).status).toBe(500);
  expect(await service.counted()).toEqual([]);
});

test("counts a 304", async () => {
  const service = await start();
  const key = await service.key("Startup");
  const { headers } = await service.get(LISTINGS, key);
  const again = await service.get(LISTINGS, key, { "If-None-Match": headers["etag"] ?? "" });
  expect(again.status).toBe(304);
  expect(await service.counted()).toEqual(["cryptocurrencyListingsLatestV1: 1/2"]);
});

test("counts a streamed response", async () => {
  const service = await start({ settings: { streamedQuotes: 0 } });
  await service.get(LISTINGS, await service.key("Startup"));
  expect(await service.counted()).toEqual(["cryptocurrencyListingsLatestV1: 1/1"]);
});

test("counts requests without keys for a keyless operation", async () => {
  const service = await start();
  await service.get("/v1/cryptocurrency/map?limit=1");
  await service.get("/v1/cryptocurrency/map", await service.key("Basic"));
  expect(await service.counted()).toEqual(["cryptocurrencyMapV1: 0/2", "cryptocurrencyMapV1 limit: 0/1"]);
});

test("counts the contract's own values with another vendor prefix", async () => {
  const service = await start({ settings: { vendorPrefix: "abc" } });
  const secret = await service.key("Startup");
  const response = await service.get(`${LISTINGS}?aux=abc_rank`, undefined, { "X-ABC_PRO_API_KEY": secret });
  expect(response.status).toBe(200);
  expect(await service.counted()).toContain("cryptocurrencyListingsLatestV1 aux svc_rank: 1/1");
});
