import * as functions from "@market-data/client";
import { createClient } from "@market-data/client";
import { createQueries } from "@market-data/client/query";
import { loadContract } from "@market-data/generator-core";
import { cacheControl } from "@market-data/http/in-process";
import { startMock } from "@market-data/mock";
import { operations } from "@market-data/openapi";
import { RunningService, UNLIMITED } from "@market-data/test-service/running-service";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

type Call = typeof functions.cryptocurrencyMapV1;
type Options = ReturnType<ReturnType<typeof createQueries>["query"]>;

const byId = functions as unknown as Record<string, Call>;
const { model } = await loadContract();
const calls = model.operations.map(({ operationId, success }) => ({
  operationId,
  call: byId[operationId] as Call,
  parameters: success.examples[0]?.request as object,
}));
/** The fixed time of mock and service. */
const now = Date.parse("2026-01-15T12:00:00Z");

/** The time in seconds that data is fresh. */
function getSeconds({ staleTime }: Options, dataUpdatedAt: number, data: unknown): number {
  const state = { data, dataUpdatedAt };
  const time = typeof staleTime === "number" ? staleTime : staleTime({ state });
  return Math.ceil(time / 1000);
}

const getMaxAge = (header: string | null) => Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? 0);

/** A server with the cache times of the contract. */
interface Server {
  readonly url: string;
  readonly apiKey: string;
  stop(): Promise<void>;
}

const servers: Readonly<Record<string, () => Promise<Server>>> = {
  async mock() {
    const mock = await startMock({ port: 0, caching: true });
    return { url: mock.url, apiKey: "any", stop: () => mock.close() };
  },
  async service() {
    const service = await RunningService.start({
      plans: { Enterprise: UNLIMITED },
      keys: { test: "Enterprise" },
    });
    return { url: service.url, apiKey: service.keys["test"] as string, stop: () => service.stop() };
  },
};

describe.each(Object.keys(servers))("staleTime is the max-age of the %s", (name) => {
  let server: Server;
  beforeAll(async () => {
    server = await (servers[name] as () => Promise<Server>)();
  });
  afterAll(() => server.stop());

  test.each(calls)("$operationId", async ({ call, parameters }) => {
    const client = createClient({ baseUrl: server.url, apiKey: server.apiKey, warn: false });
    const options = createQueries(client, { scope: "a" }).query(call, parameters as never);
    const { data, response } = await call(client, parameters).withResponse();
    expect(getSeconds(options, now, data)).toBe(getMaxAge(response.headers.get("Cache-Control")));
  });

  test.each([
    ["cryptocurrencyOhlcvHistoricalV1", { id: 1 }, 600],
    ["cryptocurrencyOhlcvHistoricalV2", { id: 1 }, 600],
    ["cryptocurrencyOhlcvHistoricalV2", { symbol: ["BTC", "ETH"] }, 600],
    ["cryptocurrencyOhlcvHistoricalV2", { id: [1, 1027], time_end: "2026-01-14T12:00:00Z" }, 43_800],
    [
      "cryptocurrencyOhlcvHistoricalV2",
      { id: 1, time_period: "hourly", time_end: "2026-01-15T10:00:00Z" },
      300,
    ],
  ])("%s with %o: %i s", async (operationId, parameters, seconds) => {
    const client = createClient({ baseUrl: server.url, apiKey: server.apiKey, warn: false });
    const call = byId[operationId] as Call;
    const options = createQueries(client, { scope: "a" }).query(call, parameters as never);
    const { data, response } = await call(client, parameters as never).withResponse();
    expect(getMaxAge(response.headers.get("Cache-Control"))).toBe(seconds);
    expect(getSeconds(options, now, data)).toBe(seconds);
  });
});

describe.each(["00:00:00", "00:04:59", "00:05:00", "00:09:30.5", "00:10:00", "00:30:00", "23:59:59"])(
  "at %s, the staleTime of a schedule is the max-age of the service",
  (time) => {
    const at = Date.parse(`2026-01-15T${time}Z`);
    const scheduled = Object.values(operations).filter(({ cache }) => "schedule" in cache);

    test.each(
      scheduled.flatMap((operation) => [
        { operation, id: operation.operationId, period: "daily" },
        { operation, id: operation.operationId, period: "hourly" },
      ]),
    )("$id, $period", ({ operation, id, period }) => {
      if (id === "cryptocurrencyListingsHistoricalV1" && period === "hourly") return;
      const client = createClient({ baseUrl: "https://api.example.com" });
      const given = { time_period: period } as never;
      const options = createQueries(client, { scope: "a" }).query(byId[id] as Call, given);
      const length = period === "hourly" ? 3_600_000 : 86_400_000;
      const opened = (ms: number) => ({
        data: { quotes: [{ time_open: new Date(at - length + ms).toISOString() }] },
      });
      const expected = (isIncomplete: boolean) =>
        getMaxAge(cacheControl(operation, { time_period: period }, at, isIncomplete));
      expect(getSeconds(options, at, opened(0))).toBe(expected(false));
      if (id.includes("Ohlcv")) expect(getSeconds(options, at, opened(1))).toBe(expected(true));
    });
  },
);

test.each([
  undefined,
  null,
  1,
  [],
  {},
  { data: null },
  { data: [null] },
  { data: { quotes: 1 } },
  { data: { quotes: [null] } },
])("the staleTime of a history accepts the unexpected body %o", (body) => {
  const client = createClient({ baseUrl: "https://api.example.com" });
  const options = createQueries(client, { scope: "a" }).query(functions.cryptocurrencyOhlcvHistoricalV2, {
    id: 1,
  });
  expect(getSeconds(options, now, body)).toBe(43_800);
});
