import { describe, expect, test } from "vitest";
import { exampleCalls, getData, operationCalls } from "./support/examples.ts";
import { TestMock } from "./support/mock.ts";

const mock = new TestMock();
const LISTINGS = "/v1/cryptocurrency/listings/latest?limit=1";

test.each(exampleCalls)(
  "example=$example of $id returns the example of the contract",
  async ({ address, example, value }) => {
    const { status, headers, body } = await mock.get(address, { Prefer: `example=${example}` });
    expect({ status, body }).toEqual({ status: 200, body: value });
    expect(headers.get("sl-violations")).toBeNull();
  },
);

describe("code", () => {
  test.each(operationCalls)(
    "429 of $id returns the error of the contract with its headers",
    async ({ address }) => {
      const { status, headers, body } = await mock.get(address, { Prefer: "code=429" });
      expect([status, body.status.error_code, headers.get("Retry-After")]).toEqual([429, 1008, "30"]);
      expect(headers.get("sl-violations")).toBeNull();
    },
  );

  test("can be combined with an example of that status", async () => {
    const { body } = await mock.get(LISTINGS, { Prefer: "code=429, example=monthlyLimit" });
    expect(body.status.error_code).toBe(1010);
  });

  test("200 returns the response of the market", async () => {
    const { body } = await mock.get(LISTINGS, { Prefer: "code=200" });
    expect(getData(body)).toHaveLength(1);
  });

  test("is rejected with 400 if the contract lacks the status", async () => {
    const { status, body } = await mock.get(LISTINGS, { Prefer: "code=418" });
    expect([status, Object.keys(body)]).toEqual([400, ["status"]]);
    expect(body.status.error_message).toBe(
      "The operation has no response with status 418. Documented: 200, 304, 400, 401, 403, 429, 500.",
    );
  });
});

describe("dynamic", () => {
  test.each(operationCalls)("generates a response of $id from its schema", async ({ address, value }) => {
    const { status, headers, body } = await mock.get(address, { Prefer: "dynamic=true" });
    expect([status, headers.get("sl-violations")]).toEqual([200, null]);
    expect(body).not.toEqual(value);
  });

  test("false returns the response of the market", async () => {
    const { body } = await mock.get(LISTINGS, { Prefer: "dynamic=false" });
    expect(getData(body)).toHaveLength(1);
  });
});

test.each([
  ["in capitals and quotes", { Prefer: 'EXAMPLE="converted"' }, ""],
  ["with unknown preferences", { Prefer: "respond-async, example=converted; x=1" }, ""],
  ["in the query", {}, "&__example=converted"],
  [
    "in the header, which takes precedence over the query",
    { Prefer: "example=converted" },
    "&__example=success",
  ],
])("a preference is accepted %s", async (_, headers, search) => {
  const { body } = await mock.get(`${LISTINGS}${search}`, headers as Record<string, string>);
  const converted = exampleCalls.find(
    ({ id, example }) => id === "cryptocurrencyListingsLatestV1" && example === "converted",
  );
  expect(body).toEqual(converted?.value);
});

test.each([
  ["example=none", 400, /^The response with status 200 has no example "none"\. Examples: /],
  ["code=500, example=none", 400, /^The response with status 500 has no example "none"\. Examples: /],
  ["code=abc", 400, /^Invalid value for "code": "abc"\. It must be an HTTP status of three digits\.$/],
  [
    "scenario=nulls, scenario=empty",
    400,
    /^The preference "scenario" has two values: "nulls" and "empty"\.$/,
  ],
  ["code=404; code=429", 400, /^The preference "code" has two values/],
  ["scenario=server-error, code=404", 400, /^The preferences "code", "scenario" exclude each other/],
  ["dynamic=true, example=success", 400, /^The preferences "dynamic", "example" exclude each other/],
  ["dynamic=maybe", 400, /^Invalid value for "dynamic": "maybe"\. It must be true or false\.$/],
])("rejects %s with a reason", async (preference, status, message) => {
  const response = await mock.get(LISTINGS, { Prefer: preference });
  expect([response.status, response.body.status.error_message]).toEqual([
    status,
    expect.stringMatching(message),
  ]);
});

test("an invalid request is rejected despite any preference", async () => {
  const { status } = await mock.get("/v1/cryptocurrency/map?limit=0", { Prefer: "example=success" });
  expect(status).toBe(400);
});
