import { createMarketData } from "@market-data/client";
import { afterEach, expect, test } from "vitest";
import { type Coin, makeSnapshot, makeStore } from "../../market/test/market.ts";
import { NOON, startService, type TestService } from "./support/service.ts";

// The client reads the service's streams.

let service: TestService;
afterEach(() => service.close());

/** A market with one coin, whose price the test changes. */
function createMarket() {
  const toSnapshot = (price: number, version: number) => {
    const coin: Coin = [1, {}, { price }];
    return { ...makeSnapshot([coin]), version };
  };
  let snapshot = toSnapshot(100, 1);
  return {
    store: makeStore(snapshot, { snapshot: async () => snapshot }),
    set(price: number) {
      snapshot = toSnapshot(price, snapshot.version + 1);
    },
  };
}

test("the client reads changes in another currency, and the error of a revoked key", async () => {
  const market = createMarket();
  service = await startService({ store: market.store, settings: { streamInterval: 2 } });
  const { key, secret } = await service.keys.create({ plan: "Basic", name: "a" }, NOON);
  const api = createMarketData({ baseUrl: service.url, apiKey: secret });
  const prices: unknown[] = [];
  const read = async () => {
    for await (const { data } of api.stream.quotes({ id: 1, convert: "EUR" })) {
      prices.push([data].flat()[0]?.quote[0]?.price);
      if (prices.length === 1) market.set(200);
      else await service.keys.revoke(key.id, NOON);
    }
  };
  await expect(read()).rejects.toMatchObject({ name: "UnauthorizedError", code: 1001 });
  expect(prices).toEqual([80, 160]);
});

test("the client gets the ordinary error of an unknown coin", async () => {
  service = await startService({ store: createMarket().store });
  const api = createMarketData({ baseUrl: service.url, apiKey: await service.key("Basic") });
  await expect(api.stream.quotes({ id: 9 }).next()).rejects.toMatchObject({
    name: "BadRequestError",
    status: 400,
  });
});
