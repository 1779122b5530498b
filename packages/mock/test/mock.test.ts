import { createMarketData } from "@market-data/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "../src/index.ts";

let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});

afterAll(() => mock.close());

test("the ID map answers the contract's example, without a key", async () => {
  const { data } = await createMarketData({ baseUrl: mock.url }).cryptocurrency.map({});
  expect(data[0]).toMatchObject({ id: 1, symbol: "BTC" });
});

const refusals = [
  { what: "a value out of bounds", path: "/v1/cryptocurrency/map?limit=0", status: 400, code: 400 },
  {
    what: "a call without the key that it needs",
    path: "/v1/cryptocurrency/categories",
    status: 401,
    code: 1002,
  },
  { what: "an unknown path", path: "/v1/nowhere", status: 404, code: 404 },
];

test.each(refusals)(
  "$what is a $status with the status object as its only body",
  async ({ path, status, code }) => {
    const response = await fetch(`${mock.url}${path}`);
    const body = (await response.json()) as { status: { error_code: number } };
    expect([response.status, body.status.error_code, Object.keys(body)]).toEqual([status, code, ["status"]]);
  },
);
