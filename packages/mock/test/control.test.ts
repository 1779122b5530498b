import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createMockFetch } from "../src/fetch.ts";
import { createRandom, parseLatency, sampleLatency } from "../src/http/latency.ts";
import { KEY, TestMock } from "./support/mock.ts";

const mock = new TestMock({ latency: 0 });
const LISTINGS = "/v1/cryptocurrency/listings/latest?limit=1";
const control = (path = "", method = "POST") => mock.send(method, `/__mock${path}`);

describe("over HTTP", () => {
  test("sets and returns a scenario until a reset", async () => {
    const { body } = await control("?scenario=server-error,empty");
    expect(body.scenario).toEqual(["server-error", "empty"]);
    expect((await mock.get(LISTINGS)).status).toBe(500);
    await control("/reset");
    expect((await mock.get(LISTINGS)).status).toBe(200);
    expect((await control("", "GET")).body.scenario).toBeNull();
  });

  test("sets and moves the clock", async () => {
    await control("?clock=2026-02-01T00:00:30Z");
    const { body } = await control("?move=90");
    expect(body.clock).toBe("2026-02-01T00:02:00.000Z");
  });

  test.each([
    ["2026-02-01", "2026-02-01T00:00:00.000Z"],
    ["2026-02-01T10:00", "2026-02-01T10:00:00.000Z"],
    ["2026-02-01T10:00:00%2B09:00", "2026-02-01T01:00:00.000Z"],
  ])("sets the clock to %s, in UTC by default", async (clock, expected) => {
    vi.stubEnv("TZ", "America/New_York");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await control(`?clock=${clock}`)).body.clock).toBe(expected);
  });

  test("lists requests with masked keys", async () => {
    await mock.get(LISTINGS);
    const { body } = await control("/requests", "GET");
    expect(body).toEqual([
      expect.objectContaining({
        operationId: "cryptocurrencyListingsLatestV1",
        parameters: { limit: "1" },
        status: 200,
        headers: expect.objectContaining({ "x-svc_pro_api_key": "***" }),
      }),
    ]);
  });

  test.each(["Authorization", "Proxy-Authorization", "Cookie", "X-Api-Key", "X-CSRF-Token"])(
    "lists the %s of a request with a masked value",
    async (name) => {
      await mock.get(LISTINGS, { [name]: "secret", "X-Trace": "shown" });
      const { body } = await control("/requests", "GET");
      expect(body[0].headers).toMatchObject({ [name.toLowerCase()]: "***", "x-trace": "shown" });
    },
  );

  test.each([
    ["?scenario=rain", /"scenario": "rain"\. Unknown scenario "rain"\. It must be one of "minute-limit"/],
    ["?clock=soon", /"clock": "soon".*ISO 8601/],
    ["?clock=2026-02-30", /"clock": "2026-02-30".*ISO 8601/],
    ["?clock=2026-01-01junk", /"clock": "2026-01-01junk".*ISO 8601/],
    ["?clock=2026-01-01T24:00", /"clock": "2026-01-01T24:00".*ISO 8601/],
    ["?clock=1767225600", /"clock": "1767225600".*ISO 8601/],
    ["?move=far", /"move": "far".*seconds/],
    ["?latency=500-100", /"latency": "500-100".*"p50=120,p95=900"/],
    [
      "?weather=rain",
      /^Unknown parameter "weather"\. Known parameters: "scenario", "clock", "move", "latency"\.$/,
    ],
    ["?scenari=empty", /^Unknown parameter "scenari"\. Did you mean "scenario"\?$/],
    ["?scenario=empty&clock=soon", /"clock"/],
    ["?scenario=empty&scenario=nulls", /^"scenario" was sent twice\.$/],
    ["/reset?scenario=empty", /^Unknown parameter "scenario"\. Known parameters: none\.$/],
  ])("rejects %s with 400 and the allowed values, and sets nothing", async (search, message) => {
    const { status, body } = await control(search);
    expect([status, body.status.error_message]).toEqual([400, expect.stringMatching(message)]);
    expect((await control("", "GET")).body.scenario).toBeNull();
  });

  test("rejects settings in a GET with 400", async () => {
    expect((await control("?scenario=empty", "GET")).status).toBe(400);
    expect((await control("/requests?limit=1", "GET")).status).toBe(400);
  });

  test("OPTIONS returns the methods of each path", async () => {
    const allowed = ["", "/reset", "/requests"].map(async (path) =>
      (await control(path, "OPTIONS")).headers.get("Allow"),
    );
    const expected = ["GET, HEAD, POST, OPTIONS", "POST, OPTIONS", "GET, HEAD, OPTIONS"];
    expect(await Promise.all(allowed)).toEqual(expected);
  });

  test("rejects a GET for a change with 405 and the allowed methods", async () => {
    const { status, headers, body } = await control("/reset", "GET");
    expect([status, headers.get("Allow"), body.status.error_message]).toEqual([
      405,
      "POST, OPTIONS",
      "Method GET not allowed; use POST",
    ]);
  });
});

test.each([
  ["/", "application/json; charset=utf-8"],
  ["/healthz", "application/json; charset=utf-8"],
  ["/openapi.json", "application/json; charset=utf-8"],
  ["/openapi.yaml", "application/yaml; charset=utf-8"],
])("serves %s without a key", async (path, type) => {
  const response = await fetch(`${mock.mock.url}${path}`);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, type]);
});

test("a browser at / gets a page with working links and commands", async () => {
  const { url } = mock.mock;
  const response = await fetch(url, { headers: { Accept: "text/html" } });
  const page = (await response.text()).replaceAll("&#39;", "'").replaceAll("&amp;", "&");
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => ({ path: href, init: {} }));
  const commands = [...page.matchAll(/<code>(curl[^<]*)'http:\/\/[^/]*([^']*)'/g)].map(
    ([, options, path = ""]) => ({
      path,
      init: { method: options?.includes("-X POST") ? "POST" : "GET", headers: KEY },
    }),
  );
  expect([links.length, commands.length]).toEqual([3, 4]);
  for (const { path, init } of [...links, ...commands]) {
    expect([path, (await fetch(url + path, init)).status]).toEqual([path, 200]);
  }
});

describe("requests", () => {
  test("are found by operation and parameters", async () => {
    await mock.get(`${LISTINGS}&convert=EUR`);
    const [request] = mock.mock.expectRequests("cryptocurrencyListingsLatestV1", {
      parameters: { limit: 1, convert: "EUR" },
      times: 1,
    });
    expect(request).toMatchObject({ method: "GET", status: 200, search: "limit=1&convert=EUR" });
  });

  test("that are missing cause an error that lists the received requests", async () => {
    await mock.get(LISTINGS);
    expect(() => mock.mock.expectRequests("cryptocurrencyMapV1")).toThrow(
      "Expected at least one request for cryptocurrencyMapV1, but found 0. The mock received:\n" +
        "  GET /v1/cryptocurrency/listings/latest?limit=1",
    );
  });

  test("beyond the maximum replace the oldest", async () => {
    const fetch = createMockFetch({ maxRequests: 2 });
    for (const limit of [1, 2, 3]) await fetch(`/v1/cryptocurrency/map?limit=${limit}`);
    expect(fetch.requests.map(({ search }) => search)).toEqual(["limit=2", "limit=3"]);
  });
});

describe("latency", () => {
  test.each([
    ["200", 200, 200],
    ["100-500", 100, 500],
    ["p50=100,p95=900", 0, 120_000],
  ])("of %s is within its bounds and reproducible by seed", (text, min, max) => {
    const sample = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 500 }, () => sampleLatency(parseLatency(text), random));
    };
    expect(sample(7)).toEqual(sample(7));
    expect(Math.min(...sample(7))).toBeGreaterThanOrEqual(min);
    expect(Math.max(...sample(7))).toBeLessThanOrEqual(max);
  });

  test("by percentiles has these percentiles", () => {
    const random = createRandom(1);
    const times = Array.from({ length: 10_000 }, () => sampleLatency({ p50: 100, p95: 900 }, random));
    const sorted = times.toSorted((a, b) => a - b);
    expect(Number(sorted[5000]) / 100).toBeCloseTo(1, 1);
    expect(Number(sorted[9500]) / 900).toBeCloseTo(1, 0);
  });

  test("delays the response", async () => {
    const fetch = createMockFetch({ latency: 50 });
    const begun = performance.now();
    await fetch("/v1/cryptocurrency/map?limit=1");
    expect(performance.now() - begun).toBeGreaterThanOrEqual(49);
  });

  test.each(["-1", "fast", "500-100", "p50=900,p95=100", "120001"])("rejects %s", (text) => {
    expect(() => parseLatency(text)).toThrow(/^Invalid latency/);
  });
});

describe("plans and limits", () => {
  const key = (plan: string) => ({ headers: { "X-SVC_PRO_API_KEY": `demo-key-of-plan-${plan}` } });

  test("a demo key has the limits of its plan", async () => {
    const response = await createMockFetch()(LISTINGS, key("basic"));
    expect(response.headers.get("RateLimit-Policy")).toMatch(/^"minute";q=30;w=60, "day";q=500/);
  });

  test("with countLimits, the 31st request of a minute is a 429, and the next minute starts at zero", async () => {
    const fetch = createMockFetch({ countLimits: true });
    const statuses: number[] = [];
    for (let call = 0; call < 31; call++) statuses.push((await fetch(LISTINGS, key("basic"))).status);
    expect(statuses.indexOf(429)).toBe(30);
    fetch.moveClock(60_000);
    expect((await fetch(LISTINGS, key("basic"))).headers.get("RateLimit")).toMatch(/"minute";r=29;/);
  });

  test("the clock can be moved repeatedly and by any amount", async () => {
    const fetch = createMockFetch({ clock: Date.now });
    for (let step = 0; step < 20_000; step++) fetch.moveClock(1);
    expect((await fetch(LISTINGS, key("basic"))).status).toBe(200);
    for (const ms of [1e16, -1e17]) {
      fetch.moveClock(ms);
      expect((await fetch("/nothing")).status).toBe(404);
    }
  });

  test("key info returns the counted usage, even after all credits are used", async () => {
    const fetch = createMockFetch({ countLimits: true });
    const readUsage = async () => {
      const response = await fetch("/v1/key/info", key("basic"));
      return ((await response.json()) as { data: { usage: unknown } }).data.usage;
    };
    await fetch(`${LISTINGS}&convert=USD,EUR`, key("basic"));
    expect(await readUsage()).toMatchObject({
      current_minute: { requests_made: 2, requests_left: 28 },
      current_day: { credits_used: 2, credits_left: 498 },
    });
    const { data } = (await (await fetch("/v1/fiat/map")).json()) as { data: { id: number }[] };
    const ids = data.map(({ id }) => id).join(",");
    for (let call = 0; call < 6; call++) await fetch(`${LISTINGS}&convert_id=${ids}`, key("basic"));
    expect((await fetch(LISTINGS, key("basic"))).status).toBe(429);
    expect(await readUsage()).toMatchObject({ current_day: { credits_left: 0 } });
  });

  test("an operation or a time outside the plan is a 403", async () => {
    const fetch = createMockFetch();
    const path = "/v1/cryptocurrency/listings/historical?limit=1&date=";
    const early = await fetch(`${path}2025-06-01`, key("hobbyist"));
    expect([
      early.status,
      ((await early.json()) as { status: { error_message: string } }).status.error_message,
    ]).toEqual([403, "The requested time is before 2025-12-15, the earliest that your plan may see"]);
    expect((await fetch(`${path}2025-12-20`, key("hobbyist"))).status).toBe(200);
  });

  test("a demo key of an unknown plan is a 401", async () => {
    expect((await createMockFetch()(LISTINGS, key("gold"))).status).toBe(401);
  });

  test("plans assigns a plan to any key", async () => {
    const fetch = createMockFetch({ plans: { mine: "Startup" } });
    const response = await fetch(LISTINGS, { headers: { "X-SVC_PRO_API_KEY": "mine" } });
    expect(response.headers.get("RateLimit-Policy")).toMatch(/^"minute";q=90;/);
  });

  test("an unknown plan is an error that lists the known plans", () => {
    expect(() => createMockFetch({ plans: { mine: "Gold" } })).toThrow(/^Unknown plan "Gold"\..*"Basic"/);
  });
});
