import { inspect } from "node:util";
import { expect, test, vi } from "vitest";
import { type LogEntry, logger } from "../src/logger.ts";
import { good, KEY, stubbed } from "./support/stub.ts";

test("logs every attempt", async () => {
  const entries: LogEntry[] = [];
  let time = 0;
  const answer = (number: number) =>
    number === 1 ? new Response("", { status: 503 }) : good({ "X-Request-Id": "r" });
  const use = [logger({ log: (entry) => entries.push(entry), now: () => (time += 5) })];
  const { api } = stubbed(answer, { use, backOff: 1 });
  await api.cryptocurrency.map({ limit: 1 }, { headers: { "X-Own": "1" } });
  const both = {
    method: "GET",
    url: "http://127.0.0.1/base/v1/cryptocurrency/map?limit=1",
    operation: "cryptocurrencyMapV1",
    milliseconds: 5,
    headers: { "x-own": "1" },
  };
  expect(entries).toEqual([
    { ...both, attempt: 1, status: 503, credits: 0, requestId: undefined },
    { ...both, attempt: 2, status: 200, credits: 2, requestId: "r" },
  ]);
});

test("masks secrets in headers, query and errors", async () => {
  const entries: LogEntry[] = [];
  const use = [logger({ log: (entry) => entries.push(entry), mask: ["X-Mine"] })];
  const { api } = stubbed(() => Promise.reject(new Error(`no route for ${KEY}`)), { use, retries: 0 });
  const headers = { Authorization: "Bearer token", "X-Mine": "mine", "X-SVC_PRO_API_KEY": KEY };
  const query = { symbol: ["BTC"], "x-svc_pro_api_key": "in-the-query" } as { symbol: string[] };
  await api.fetch.GET("/v1/cryptocurrency/map", { headers, params: { query } }).catch(() => {});
  expect(entries[0]?.headers).toEqual({ authorization: "***", "x-mine": "***" });
  expect(entries[0]?.url).toContain("x-svc_pro_api_key=***");
  expect(inspect(entries)).not.toMatch(/token|in-the-query|stub-secret/);
});

test("writes lines to the console by default", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const { api } = stubbed(() => good(), { use: [logger({ now: () => 0 })] });
  await api.cryptocurrency.map();
  expect(log.mock.calls).toEqual([["GET http://127.0.0.1/base/v1/cryptocurrency/map: 200, 2 credits, 0 ms"]]);
  log.mockRestore();
});
