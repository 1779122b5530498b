import { setupServer } from "msw/node";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createMockFetch } from "../src/fetch.ts";
import { createMswHandlers } from "../src/msw.ts";
import { KEY, TestMock } from "./support/mock.ts";

const mock = new TestMock({ countLimits: true });
const MAP = "/v1/cryptocurrency/map?limit=1";
const LISTINGS = "/v1/cryptocurrency/listings/latest?limit=1";
const BASIC = { "X-SVC_PRO_API_KEY": "demo-key-of-plan-basic" };

/** A worker of a test runner, with or without its own session. */
function worker(name?: string) {
  const session: Record<string, string> = name === undefined ? {} : { "X-Mock-Session": name };
  return {
    get: (path: string, headers: Record<string, string> = KEY) =>
      mock.send("GET", path, { ...headers, ...session }),
    post: (path: string, body?: unknown) => mock.send("POST", `/__mock${path}`, session, body),
  };
}

const [none, one, two] = [worker(), worker("one"), worker("two")];
const OPERATION = { operationId: "cryptocurrencyMapV1" };

describe("sessions are separate", () => {
  afterEach(() => Promise.all([one, two].map(({ post }) => post("/reset"))));

  test("in scenarios", async () => {
    await one.post("", { scenario: ["server-error", "server-error"] });
    const statuses = [two, one, none, one, one, two].map(async ({ get }) => (await get(MAP)).status);
    expect((await Promise.all(statuses)).toSorted()).toEqual([200, 200, 200, 200, 500, 500]);
    expect((await two.get(MAP)).status).toBe(200);
  });

  test("in overrides", async () => {
    const { body } = await one.post("/overrides", { ...OPERATION, scenario: "empty" });
    expect((await one.get(MAP)).body.data).toHaveLength(0);
    for (const other of [two, none]) expect((await other.get(MAP)).body.data).toHaveLength(1);
    expect((await two.post(`/overrides/${body.id}/remove`)).status).toBe(404);
  });

  test("in clocks, including timestamps of errors", async () => {
    await one.post("", { clock: "2026-02-01T00:00:00Z", move: 60 });
    for (const path of [MAP, "/nowhere", `${MAP}&unknown=1`]) {
      expect((await one.get(path)).body.status).toMatchObject({
        timestamp: "2026-02-01T00:01:00.000Z",
        elapsed: 0,
      });
      expect((await two.get(path)).body.status).toMatchObject({
        timestamp: "2026-01-15T12:00:00.000Z",
        elapsed: 0,
      });
    }
  });

  test("in latency", async () => {
    expect((await one.post("", { latency: 5 })).body.latency).toBe(5);
    expect((await two.post("")).body.latency).toBeNull();
  });

  test("in recorded requests", async () => {
    await one.get(MAP);
    await two.get(LISTINGS);
    expect((await one.post("/expect", { ...OPERATION, times: 1 })).status).toBe(200);
    expect((await two.post("/expect", { ...OPERATION, times: 0 })).status).toBe(200);
    expect((await none.post("")).body.requests).toBe(0);
  });

  test("in used limits", async () => {
    for (let call = 0; call < 30; call++) await one.get(LISTINGS, BASIC);
    expect((await one.get(LISTINGS, BASIC)).status).toBe(429);
    expect((await two.get(LISTINGS, BASIC)).status).toBe(200);
  });

  test("in resets", async () => {
    for (const { post } of [one, two]) await post("", { scenario: "empty" });
    await one.post("/reset");
    expect((await one.post("")).body.scenario).toBeNull();
    expect((await two.post("")).body.scenario).toBe("empty");
  });
});

test("the state shows the remaining scenarios of a list", async () => {
  const shown = async () => (await one.post("")).body.scenario;
  await one.post("", { scenario: ["server-error", "empty"] });
  await one.get(MAP);
  expect(await shown()).toEqual(["empty"]);
  await one.get(MAP);
  expect(await shown()).toBeNull();
  await one.post("/reset");
});

test("a request with a connection reset is recorded without a status", async () => {
  await one.post("", { scenario: "connection-reset" });
  await expect(one.get(MAP)).rejects.toThrow();
  const [request] = mock.mock.session("one").requests;
  expect([request?.status, typeof request?.duration]).toEqual([undefined, "number"]);
  const fetch = createMockFetch({ scenario: "connection-reset" });
  await expect(fetch(MAP)).rejects.toThrow();
  expect(fetch.requests[0]).not.toHaveProperty("status");
  await one.post("/reset");
});

test("an expectation with an unknown operation or parameter throws", async () => {
  const expected = { ...OPERATION, parameters: { limt: 1 }, times: 0 };
  const { status, body } = await one.post("/expect", expected);
  const message = 'Unknown parameter "limt" of cryptocurrencyMapV1. Did you mean "limit"?';
  expect([status, body.status.error_message]).toEqual([400, message]);
  const { expectRequests } = mock.mock;
  expect(() => expectRequests("cryptocurrencyMapV1", expected as never)).toThrow(new TypeError(message));
  expect(() => expectRequests("mapV1" as never, { times: 0 })).toThrow(/^Unknown operation "mapV1"/);
  expect(() =>
    expectRequests("cryptocurrencyMapV1", { parameters: { __code: 403 }, times: 0 }),
  ).not.toThrow();
});

test.each(["", "two words", "a,b", "x".repeat(101)])("the session name %j is a 400", async (name) => {
  const { status, body } = await worker(name).get(MAP);
  expect([status, body.status.error_message]).toEqual([
    400,
    expect.stringMatching(/^Invalid value for "X-Mock-Session"/),
  ]);
  expect(body.status.timestamp).toBe("2026-01-15T12:00:00.000Z");
});

describe("in the same process", () => {
  test("the control of a server has sessions by name", async () => {
    mock.mock.session("three").setScenario("server-error");
    expect((await worker("three").get(MAP)).status).toBe(500);
    expect((await one.get(MAP)).status).toBe(200);
    expect(mock.mock.session("three").requests).toHaveLength(1);
    mock.mock.session("three").reset();
    expect(mock.mock.session("three").requests).toHaveLength(0);
  });

  test("createMockFetch has sessions", async () => {
    const fetch = createMockFetch();
    fetch.session("a").override("cryptocurrencyMapV1", "empty");
    const count = async (headers = {}) =>
      ((await (await fetch(MAP, { headers })).json()) as { data: unknown[] }).data.length;
    expect([await count(), await count({ "X-Mock-Session": "a" })]).toEqual([1, 0]);
    fetch.session("a").expectRequests("cryptocurrencyMapV1", { times: 1 });
    expect(fetch.requests).toHaveLength(1);
  });

  test("MSW handlers have sessions", async () => {
    const market = createMswHandlers({ baseUrl: "https://api.example.com" });
    const server = setupServer(...market.handlers);
    server.listen();
    market.session("a").setScenario("minute-limit");
    const send = (headers = {}) => fetch(`https://api.example.com${MAP}`, { headers });
    expect([(await send()).status, (await send({ "X-Mock-Session": "a" })).status]).toEqual([200, 429]);
    server.close();
  });

  test("an invalid session name throws", () => {
    expect(() => createMockFetch().session("a b")).toThrow(RangeError);
  });
});

describe("sessions are bounded", () => {
  afterEach(() => void vi.restoreAllMocks());
  const send = (fetch: ReturnType<typeof createMockFetch>, name: string) =>
    fetch(MAP, { headers: { "X-Mock-Session": name } });

  test("in number: a new session replaces the least recently used one", async () => {
    const fetch = createMockFetch({ maxSessions: 2 });
    for (const name of ["a", "b", "a", "c"]) await send(fetch, name);
    expect(["a", "c", "b"].map((name) => fetch.session(name).requests.length)).toEqual([2, 1, 0]);
  });

  test("in size: the oldest requests are dropped, and the newest is kept", async () => {
    const fetch = createMockFetch();
    const limits = Array.from({ length: 150 }, (_, index) => String(index + 1));
    const note = "x".repeat(16_000);
    for (const limit of limits)
      await fetch(`/v1/cryptocurrency/map?limit=${limit}`, { headers: { "X-Note": note } });
    const kept = fetch.requests.map(({ parameters }) => parameters["limit"]);
    expect(kept.length).toBeLessThan(126);
    expect(kept).toEqual(limits.slice(-kept.length));
    fetch.reset();
    await fetch(MAP, { headers: { "X-Note": "x".repeat(2_000_001) } });
    expect(fetch.requests).toHaveLength(1);
  });

  test("in overrides and scenario steps", () => {
    const { override, setScenario } = createMockFetch();
    for (let count = 0; count < 1000; count++) override("cryptocurrencyMapV1", "empty");
    expect(() => override("cryptocurrencyMapV1", "empty")).toThrow(
      /^The session has the maximum of 1000 overrides/,
    );
    const steps = (length: number) => Array.from({ length }, () => "empty" as const);
    expect(() => setScenario(steps(1000))).not.toThrow();
    expect(() => setScenario(steps(1001))).toThrow(/^A list of 1001 scenarios is too long/);
  });

  test("in time: an unused named session ends, and the default session stays", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    const fetch = createMockFetch({ sessionTimeout: 1000 });
    await fetch(MAP);
    await send(fetch, "a");
    now.mockReturnValue(900);
    await send(fetch, "a");
    now.mockReturnValue(1800);
    expect(fetch.session("a").requests).toHaveLength(2);
    now.mockReturnValue(2900);
    expect([fetch.session("a").requests.length, fetch.requests.length]).toEqual([0, 1]);
  });

  test.each([
    { maxSessions: 0 },
    { maxSessions: 1.5 },
    { sessionTimeout: -1 },
    { maxRequests: -1 },
    { seed: Number.NaN },
    { slowDelay: "1" as never },
  ])("rejects %j", (options) => {
    expect(() => createMockFetch(options)).toThrow(
      /Invalid value for "(maxSessions|sessionTimeout|maxRequests|seed|slowDelay)"/,
    );
  });
});
