import { describe, expect, test } from "vitest";
import { TestMock } from "./support/mock.ts";

const mock = new TestMock({ latency: 0 });
const LISTINGS = "/v1/cryptocurrency/listings/latest?limit=1";
const MAP = "/v1/cryptocurrency/map?limit=1";
const post = (path: string, body?: unknown) => mock.send("POST", `/__mock${path}`, {}, body);
const state = async () => (await mock.send("GET", "/__mock")).body;

describe("settings in a JSON body", () => {
  test("are set together and returned", async () => {
    const { status, body } = await post("", {
      scenario: ["server-error", "none"],
      clock: "2026-02-01T00:00:00Z",
      move: 90,
      latency: { min: 1, max: 2 },
    });
    expect([status, body]).toEqual([200, await state()]);
    expect(body).toMatchObject({
      scenario: ["server-error", "none"],
      clock: "2026-02-01T00:01:30.000Z",
      latency: { min: 1, max: 2 },
      overrides: [],
      requests: 0,
    });
    expect([(await mock.get(MAP)).status, (await mock.get(MAP)).status]).toEqual([500, 200]);
  });

  test.each([
    [{ latency: 5 }, { latency: 5 }],
    [{ latency: { p50: 1, p95: 2 } }, { latency: { p50: 1, p95: 2 } }],
    [{ latency: null }, { latency: null }],
    [{ scenario: null }, { scenario: null }],
    [{ scenario: "empty" }, { scenario: "empty" }],
    [{}, { scenario: "nulls", latency: 0 }],
  ])("accept %j", async (body, expected) => {
    await post("", { scenario: "nulls" });
    expect(await post("", body)).toMatchObject({ status: 200, body: expected });
  });

  test.each([
    ["invalid JSON", "{", /^The body must be a JSON object\.$/],
    ["a list", [], /^The body must be a JSON object\.$/],
    ["null", "null", /^The body must be a JSON object\.$/],
    ["an unknown field", { scenario: "empty", weather: 1 }, /^Unknown parameter "weather"/],
    ["an inherited property name", { constructor: 1 }, /^Unknown parameter "constructor"/],
    ["an unknown scenario", { scenario: ["empty", "rain"] }, /"rain"/],
    ["a scenario that is not a string", { scenario: { name: "empty" } }, /Unknown scenario/],
    ["a number as the clock", { clock: 1_767_225_600 }, /ISO 8601/],
    ["a move that is not a number", { move: true }, /number of seconds/],
    ["a latency with min above max", { latency: { min: 2, max: 1 } }, /Invalid latency/],
    ["an incomplete latency", { latency: { min: 2 } }, /Invalid latency/],
    ["a latency with strings", { latency: { min: "1", max: "2" } }, /Invalid latency/],
    ["two latencies", { latency: { min: 1, max: 2, p50: 1, p95: 2 } }, /Invalid latency/],
    ["an empty latency", { latency: {} }, /Invalid latency/],
    ["a valid scenario with an invalid clock", { scenario: "empty", clock: "soon" }, /"clock": "soon"/],
    ["a too long body", { scenario: "x".repeat(1024 * 1024) }, /^The body is longer than 1048576 bytes\.$/],
  ])("reject %s with 400 and a reason, and set nothing", async (_, body, message) => {
    const before = await state();
    expect(await post("", body)).toMatchObject({
      status: 400,
      body: { status: { error_code: 400, error_message: expect.stringMatching(message) } },
    });
    expect(await state()).toEqual(before);
  });

  test("reject a query together with a body with 400", async () => {
    expect((await post("?latency=1", { scenario: "empty" })).status).toBe(400);
    expect((await state()).scenario).toBeNull();
  });
});

describe("an override", () => {
  const operationId = "cryptocurrencyMapV1";

  test("of one response applies only to the next request of its operation", async () => {
    const data = (await mock.get(MAP)).body.data.map((coin: object) => ({ ...coin, name: "Mine" }));
    expect(await post("/overrides", { operationId, body: { data }, times: 1 })).toMatchObject({
      status: 200,
    });
    expect((await state()).overrides).toEqual([{ id: expect.any(Number), operationId, times: 1 }]);
    expect((await mock.get(LISTINGS)).body.data[0].name).toBe("Bitcoin");
    expect((await mock.get(MAP)).body.data[0].name).toBe("Mine");
    expect((await mock.get(MAP)).body.data[0].name).toBe("Bitcoin");
    expect((await state()).overrides).toEqual([]);
  });

  test("of one operation may be a scenario, set by JSON or query, until its removal", async () => {
    const { body } = await post(`/overrides?operationId=${operationId}&scenario=server-error`);
    expect([(await mock.get(MAP)).status, (await mock.get(LISTINGS)).status]).toEqual([500, 200]);
    expect(await post(`/overrides/${body.id}/remove`)).toMatchObject({
      status: 200,
      body: { overrides: [] },
    });
    expect((await mock.get(MAP)).status).toBe(200);
    expect((await post(`/overrides/${body.id}/remove`)).status).toBe(404);
  });

  test.each([
    ["no operation", { scenario: "empty" }, /^"operationId" is missing\.$/],
    ["an unknown operation", { operationId: "cryptocurrencyMapV2", scenario: "empty" }, /^Unknown operation/],
    ["no response", { operationId }, /^Send either "body" or "scenario"\.$/],
    ["two responses", { operationId, scenario: "empty", body: {} }, /^Send either "body" or "scenario"/],
    ["an unknown scenario", { operationId, scenario: "rain" }, /^Unknown scenario "rain"/],
    ["a string as the body", { operationId, body: "empty" }, /^Invalid value for "body"/],
    ["a body that violates the contract", { operationId, body: { data: [{ id: "1" }] } }, /data\[0\]\.id/],
    ["zero times", { operationId, scenario: "empty", times: 0 }, /"times"/],
    ["a fraction of times", { operationId, scenario: "empty", times: 1.5 }, /"times"/],
    ["an unknown field", { operationId, scenario: "empty", time: 1 }, /Did you mean "times"\?/],
  ])("with %s is rejected with 400 and a reason, and sets nothing", async (_, body, message) => {
    const response = await post("/overrides", body);
    expect([response.status, response.body.status.error_message]).toEqual([
      400,
      expect.stringMatching(message),
    ]);
    expect((await state()).overrides).toEqual([]);
  });
});

describe("an expectation", () => {
  const operationId = "cryptocurrencyListingsLatestV1";

  test("that is met returns the requests", async () => {
    await mock.get(`${LISTINGS}&convert=EUR`);
    await mock.get(`${LISTINGS}&convert=USD`);
    const { status, body } = await post("/expect", {
      operationId,
      parameters: { limit: 1, convert: "EUR" },
      times: 1,
    });
    expect([status, body.count, body.requests[0].search]).toEqual([200, 1, "limit=1&convert=EUR"]);
    expect((await post(`/expect?operationId=${operationId}&times=2`)).body.count).toBe(2);
    expect((await post("/expect", { operationId: "cryptocurrencyMapV1", times: 0 })).body.count).toBe(0);
  });

  test("that is not met is a 409 that lists the received requests", async () => {
    await mock.get(MAP);
    const { status, body } = await post("/expect", { operationId, parameters: { limit: 2 }, times: 2 });
    expect([status, body.status.error_message]).toEqual([
      409,
      `Expected 2 requests for ${operationId} with limit=2, but found 0. The mock received:\n  GET ${MAP}`,
    ]);
  });

  test.each([
    ["no operation", { times: 1 }, /"operationId" is missing/],
    ["an unknown operation", { operationId: "cryptocurrencyListings" }, /^Unknown operation/],
    ["a negative number", { operationId, times: -1 }, /"times": "-1"/],
    ["a list of parameters", { operationId, parameters: ["limit"] }, /"parameters"/],
    ["a parameter that is an object", { operationId, parameters: { limit: {} } }, /"parameters"/],
  ])("with %s is a 400", async (_, body, message) => {
    const response = await post("/expect", body);
    expect([response.status, response.body.status.error_message]).toEqual([
      400,
      expect.stringMatching(message),
    ]);
  });
});

describe("an open page sees a new scenario", () => {
  test("because responses are not cached", async () => {
    const { headers } = await mock.get(LISTINGS);
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
    const known = { "If-None-Match": String(headers.get("ETag")) };
    expect((await mock.get(LISTINGS, known)).status).toBe(304);
    await post("", { scenario: "empty" });
    expect(await mock.get(LISTINGS, known)).toMatchObject({ status: 200, body: { data: [] } });
  });

  test.each(["truncated", "stalled"])(
    "%s, even for a response that the page already has",
    async (scenario) => {
      const { headers } = await mock.get(LISTINGS);
      const response = await fetch(`${mock.mock.url}${LISTINGS}`, {
        headers: {
          "X-SVC_PRO_API_KEY": "any",
          Prefer: `scenario=${scenario}`,
          "If-None-Match": String(headers.get("ETag")),
        },
      });
      expect(response.status).toBe(200);
      await response.body?.cancel();
    },
  );
});
