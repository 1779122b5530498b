import { loadContract } from "@market-data/generator-core";
import { describe, expect, test } from "vitest";
import { cache } from "../src/cache.ts";
import { createClient, createMarketData, estimateCredits, type Time } from "../src/index.ts";
import { limiter } from "../src/limiter.ts";
import { logger } from "../src/logger.ts";
import { exampleCalls, getFunction } from "./support/every-operation.ts";
import { good, KEY, stubbed } from "./support/stub.ts";

const { model } = await loadContract();
const baseUrl = "http://127.0.0.1";

describe("a Date", () => {
  const times = exampleCalls.flatMap((call) =>
    call.operation.parameters
      .filter(({ readsAs }) => readsAs?.type === "time")
      .map(({ name }) => ({ ...call, name })),
  );

  test.each(times)(
    "is accepted as $name of $operationId",
    async ({ operationId, parameters, name, operation }) => {
      const { api, sent } = stubbed(() => (operation.result.shape === "array" ? Response.json([]) : good()));
      const time = new Date(Date.UTC(2026, 0, 15, 12));
      await getFunction(operationId)(api, { ...parameters, [name]: time });
      expect(new URL(sent[0]?.url ?? "").searchParams.get(name)).toBe("2026-01-15T12:00:00.000Z");
    },
  );

  test("counts in the estimate of credits", () => {
    const estimate = (time_start: Time, time_end: Time) =>
      estimateCredits("cryptocurrencyOhlcvHistoricalV2", { id: 1, time_start, time_end });
    expect(estimate(new Date("2025-01-01"), new Date("2026-01-01"))).toBe(
      estimate("2025-01-01", "2026-01-01"),
    );
  });

  test("is rejected if the Date is invalid or the parameter is not a time", async () => {
    const { api, sent } = stubbed(() => good());
    const invalid = api.cryptocurrency.ohlcv.historical({ id: 1, time_start: new Date("never") });
    await expect(invalid).rejects.toThrow(
      '"time_start" must be a Date, an ISO 8601 string or Unix seconds, such as { time_start: "2026-01-15T00:00:00Z" }',
    );
    await expect(api.cryptocurrency.map({ limit: new Date() as never })).rejects.toThrow(TypeError);
    await expect(api.cryptocurrency.map({ symbol: new Date() as never })).rejects.toThrow(TypeError);
    expect(sent).toHaveLength(0);
  });
});

describe("an invalid argument throws an error with the parameter's name and a valid example", () => {
  // biome-ignore lint/suspicious/noExplicitAny: the tests pass values that the compiler rejects
  const { cryptocurrency, partners, dex, v2 } = stubbed(() => good()).api as any;

  test.each([
    [() => cryptocurrency.map({ limit: "ten" }), '"limit" must be a finite number, such as { limit: 1 }'],
    [
      () => cryptocurrency.info({ id: [] }),
      '"id" must be a finite number or a non-empty array of such values, such as { id: [1] }',
    ],
    [
      () => cryptocurrency.info({ slug: "a,b" }),
      '"slug" must be text without commas or a non-empty array of such values, such as { slug: ["abc"] }',
    ],
    [
      () => cryptocurrency.map({ symbol: ["BTC", "\ud83d"] }),
      '"symbol" must be text without commas or a non-empty array of such values',
    ],
    [() => partners.fcas.listings.latest({ partner: "\ude42" }), '"partner" must be a path segment'],
    [() => cryptocurrency.airdrop({ id: {} }), '"id" must be text, such as { id: "abc" }'],
    [
      () => v2.cryptocurrency.quotes.latest({ id: 1, skip_invalid: 2 }),
      '"skip_invalid" must be true or false, such as { skip_invalid: true }',
    ],
    [
      () => partners.fcas.listings.latest({ partner: ".." }),
      '"partner" must be a path segment, such as { partner: "abc" }',
    ],
    [() => cryptocurrency.airdrop(), '"id" is required, such as { id: "abc" }'],
    [
      () => cryptocurrency.quotes.latest({}),
      'cryptocurrencyQuotesLatestV3: exactly one of "id", "slug", "symbol" is required, such as { id: [1] }',
    ],
    [
      () => cryptocurrency.info({}),
      'at least one of "id", "slug", "symbol", "address" is required, such as { id: [1] }',
    ],
    [
      () => cryptocurrency.quotes.latest({ id: 1, convert: "EUR", convert_id: 1 }),
      'at most one of "convert", "convert_id" is allowed, such as { convert: ["abc"] }',
    ],
    [
      () => cryptocurrency.map({ limits: 5 }),
      'cryptocurrencyMapV1: unknown parameter "limits"; did you mean "limit"?',
    ],
    [
      () => cryptocurrency.ohlcv.historical({ id: 1, timeStart: 5 }),
      'unknown parameter "timeStart"; did you mean "time_start"?',
    ],
    [() => dex.networks.list({ xyz: 5 }), 'unknown parameter "xyz"; known names: "start", "limit", "sort"'],
  ])("%s", async (call, message) => {
    await expect(call()).rejects.toThrow(TypeError);
    await expect(call()).rejects.toThrow(message);
  });
});

describe("an unknown option of a client or request throws an error with a suggestion", () => {
  test.each([
    ["key", "apiKey"],
    ["api_key", "apiKey"],
    ["baseURL", "baseUrl"],
    ["retry", "retries"],
    ["maxRetries", "retries"],
    ["timeoutMs", "timeout"],
  ])("%s of a client suggests %s", (name, suggestion) => {
    const options = { baseUrl, [name]: 1 };
    const message = `unknown option "${name}"; did you mean "${suggestion}"?`;
    expect(() => createClient(options)).toThrow(message);
    expect(() => createMarketData(options)).toThrow(message);
  });

  test("a hook of a client", () => {
    const hooks = { onRetry: () => {} } as object;
    expect(() => createClient({ baseUrl, hooks })).toThrow('unknown hook "onRetry"; did you mean "retry"?');
  });

  test("an option of a request", async () => {
    const { api, sent } = stubbed(() => good());
    const message = 'cryptocurrencyMapV1: unknown option "retry"; did you mean "retries"?';
    await expect(api.cryptocurrency.map({}, { retry: 1 } as never)).rejects.toThrow(message);
    await expect(api.cryptocurrency.map.pages({}, { retry: 1 } as never).next()).rejects.toThrow(message);
    await expect(api.cryptocurrency.map({}, { zzz: 1 } as never)).rejects.toThrow('"timeout", "retries"');
    expect(sent).toHaveLength(0);
    await api.cryptocurrency.map({}, { retry: undefined } as never);
  });
});

describe("an unknown option of a middleware or of api.fetch throws an error with a suggestion", () => {
  const { api, sent } = stubbed(() => good());
  const get = (options: object) => api.fetch.GET("/v1/cryptocurrency/map", options as never);

  test.each([
    [() => cache({ maxEntry: 5 } as never), 'cache: unknown option "maxEntry"; did you mean "maxEntries"?'],
    [() => cache({ size: 5 } as never), 'cache: unknown option "size"; did you mean "maxSize"?'],
    [() => limiter({ perMin: 5 } as never), 'limiter: unknown option "perMin"; did you mean "perMinute"?'],
    [() => limiter({ perSecond: 5 } as never), 'limiter: unknown option "perSecond"'],
    [() => logger({ logger: () => {} } as never), 'logger: unknown option "logger"; did you mean "log"?'],
    [() => logger({ masked: [] } as never), 'logger: unknown option "masked"; did you mean "mask"?'],
  ])("%s", (create, message) => {
    expect(create).toThrow(message);
  });

  test.each([
    [{ retry: 1 }, 'api.fetch: unknown option "retry"; did you mean "retries"?'],
    [{ query: { limit: 1 } }, 'api.fetch: unknown option "query"; did you mean "querySerializer"?'],
    [{ redirect: "follow" }, 'api.fetch: unknown option "redirect"; known names: "params", "headers"'],
    [{ method: "POST" }, 'api.fetch: unknown option "method"'],
  ])("%j", async (options, message) => {
    await expect(get(options)).rejects.toThrow(message);
    await expect(api.fetch.request("get", "/v1/cryptocurrency/map", options as never)).rejects.toThrow(
      message,
    );
    expect(sent).toHaveLength(0);
  });

  test("accepts all known options", async () => {
    cache({ maxEntries: 5, maxSize: 5, now: Date.now });
    limiter({ perMinute: 5, now: Date.now, sleep: async () => {} });
    logger({ log: () => {}, mask: [], now: Date.now });
    await get({ params: { query: { limit: 1 } }, timeout: 5000, retries: 0, signal: null, retry: undefined });
    await api.fetch.GET("/v1/cryptocurrency/map");
    expect(sent).toHaveLength(2);
  });
});

describe("an undefined apiKey", () => {
  const withKey = (apiKey: { apiKey?: undefined }) => {
    let sent = 0;
    const fetch = async () => {
      sent++;
      return good();
    };
    return { client: createMarketData({ baseUrl, fetch, ...apiKey }), sent: () => sent };
  };

  test.each(exampleCalls)(
    "throws in $operationId if the operation requires a key",
    async ({ operation, operationId, parameters }) => {
      const { client, sent } = withKey({ apiKey: undefined });
      const call = getFunction(operationId)(client, parameters);
      if (operation.access.keyRequired) {
        await expect(call).rejects.toThrow(
          `${operationId}: "apiKey" is undefined, and this operation requires a key`,
        );
        expect(sent()).toBe(0);
      } else {
        await call;
      }
    },
  );

  test("is allowed if the option is absent or the request has its own key", async () => {
    const { client } = withKey({});
    await client.cryptocurrency.categories();
    const missing = withKey({ apiKey: undefined });
    await missing.client.cryptocurrency.categories({}, { headers: { "x-svc_pro_api_key": KEY } });
  });

  test("the contract has operations with and without a required key", () => {
    expect(new Set(model.operations.map(({ access }) => access.keyRequired))).toEqual(new Set([true, false]));
  });
});
