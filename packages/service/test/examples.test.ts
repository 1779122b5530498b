import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { marketOperations } from "@market-data/market";
import { type OperationId, operations } from "@market-data/openapi";
import { EXAMPLES_CLOCK, sampleStore } from "@market-data/sample";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startService, type TestService } from "./support/service.ts";

const contract = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@market-data/openapi/openapi.json"), "utf8"),
);

/** The requests of the contract's example responses. */
const requests = Object.values(operations).flatMap(({ operationId, path }) => {
  const { examples } = contract.paths[path].get.responses["200"].content["application/json"];
  return Object.values<{ $ref: string }>(examples).map(({ $ref }) => {
    const name = $ref.split("/").at(-1) ?? "";
    const example = contract.components.examples[name];
    return { operationId, name, url: getUrl(path, example["x-svc-request"] ?? {}), value: example.value };
  });
});

function getUrl(path: string, parameters: Record<string, unknown>): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(parameters)) {
    if (path.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, String(value));
    else query.set(name, String(value));
  }
  return query.size === 0 ? filled : `${filled}?${query}`;
}

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({
    operations: marketOperations,
    store: sampleStore({ now: EXAMPLES_CLOCK }),
  });
  service.clock.now = EXAMPLES_CLOCK;
  key = await service.key("Enterprise");
});

afterAll(() => service.close());

test("every operation has an example", () => {
  expect(new Set(requests.map(({ operationId }) => operationId))).toEqual(
    new Set<OperationId>(Object.keys(operations) as OperationId[]),
  );
});

test.each(requests)(
  "$name: the status, or the length of a bare array, equals the contract's example",
  async ({ url, value }) => {
    const { status, headers, body } = await service.get(url, key);
    expect([url, status]).toEqual([url, 200]);
    if (Array.isArray(value)) {
      expect(body.length).toBe(value.length);
      return;
    }
    const { elapsed: _, notice = "", ...shown } = value.status;
    expect(body.status).toMatchObject({
      ...shown,
      notice: expect.stringMatching(new RegExp(`^${notice}.*made up`)),
    });
    expect(headers["x-svc-credit-count"]).toBe(String(body.status.credit_count));
  },
);

const OHLCV = "/v2/cryptocurrency/ohlcv/historical?id=1";
const QUOTES = "/v3/cryptocurrency/quotes/historical?id=1";

test.each([
  ["Basic", `${OHLCV}&time_start=2025-12-15&time_end=2025-12-20`, 200],
  ["Basic", `${OHLCV}&time_start=2025-12-10&time_end=2025-12-20`, 403],
  ["Basic", `${OHLCV}&count=30`, 200],
  ["Basic", `${OHLCV}&count=40`, 403],
  ["Standard", `${OHLCV}&count=40`, 200],
  ["Startup", `${QUOTES}&time_start=2025-12-01&interval=1d`, 403],
  ["Standard", `${QUOTES}&time_start=2025-12-01&interval=1d`, 200],
  ["Basic", `${QUOTES}&count=3`, 200],
  ["Basic", "/v1/cryptocurrency/listings/historical?date=2025-12-01", 403],
  ["Professional", "/v1/cryptocurrency/listings/historical?date=2025-12-01", 200],
  ["Basic", "/v1/tools/price-conversion?amount=1&id=1&convert=EUR", 200],
  ["Basic", "/v1/tools/price-conversion?amount=1&id=1&convert=EUR&time=2026-01-14", 403],
  ["Hobbyist", "/v1/tools/price-conversion?amount=1&id=1&convert=EUR&time=2026-01-14", 200],
])("%s looks back as far as its plan allows: %s, %i", async (plan, url, status) => {
  expect((await service.get(url, await service.key(plan))).status).toBe(status);
});
