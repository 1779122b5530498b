import { once } from "node:events";
import { afterEach, describe, expect, test } from "vitest";
import {
  type App,
  createHttpServer,
  HttpError,
  type HttpServer,
  JSON_TYPE,
  type NetworkContext,
  type NetworkResponse,
  type RequestState,
  type Route,
  type Routed,
  Router,
} from "../src/index.ts";

interface TestContext extends NetworkContext, Routed<TestRoute, RequestState> {}

interface TestRoute extends Route<TestContext, NetworkResponse> {}

const AT_ONCE = { drain: 0, timeout: 0 };
const failures: unknown[] = [];
const handled: { context: TestContext; response: NetworkResponse }[] = [];
let server: HttpServer | undefined;

afterEach(async () => {
  await server?.close(AT_ONCE);
  server = undefined;
  failures.length = 0;
  handled.length = 0;
});

/** Serves one route at `/test` and `/test/{name}`. */
async function serve(
  respond: TestRoute["respond"],
  options: Partial<App<TestRoute, RequestState>> = {},
): Promise<string> {
  const router = new Router<TestRoute>();
  const route: TestRoute = {
    name: "test",
    access: "open",
    headers: ["Link", "</help>"],
    respond,
  };
  for (const path of ["/test", "/test/{name}"]) router.add(path, route);
  server = createHttpServer<TestRoute, RequestState>({
    keyHeader: "X-Key",
    creditHeader: "X-Credits",
    origins: "*",
    now: Date.now,
    getRouter: () => router,
    createState: () => ({ limits: undefined }),
    respond: (context) => context.route.respond(context),
    onFailure: (error) => failures.push(error),
    onResponse: (context, response) => handled.push({ context, response }),
    ...options,
  });
  return server.listen({ host: "127.0.0.1", port: 0 });
}

const toJson = (value: unknown): NetworkResponse => ({
  status: 200,
  headers: ["Content-Type", JSON_TYPE],
  body: JSON.stringify(value),
});

test("a handler receives the context of the request", async () => {
  const url = await serve(({ method, path, search, params }) => toJson({ method, path, search, params }));
  const response = await fetch(`${url}/test/a%20b?x=1&y=?`);
  expect(await response.json()).toEqual({
    method: "GET",
    path: "/test/a%20b",
    search: "x=1&y=?",
    params: { name: "a b" },
  });
  expect(handled.map(({ context, response: { status } }) => [context.route.name, status])).toEqual([
    ["test", 200],
  ]);
});

describe("an error", () => {
  test.each(["at once", "later"])("thrown %s by a route reports the limits set before", async (time) => {
    const limits = { minute: { used: 1, limit: 2, period: { from: 0, to: 60_000 } } };
    const reject = () => {
      throw new HttpError("forbidden", "Not you", { retryAfter: 7 });
    };
    const url = await serve(() => toJson({}), {
      respond({ state }) {
        state.limits = limits;
        return time === "later" ? Promise.resolve().then(reject) : reject();
      },
    });
    const { status, headers } = await fetch(`${url}/test`);
    expect([status, headers.get("Retry-After"), headers.get("Link")]).toEqual([403, "7", "</help>"]);
    expect(headers.get("RateLimit-Policy")).toBe('"minute";q=2;w=60');
    expect([handled[0]?.context.state.limits, handled[0]?.response.status, failures]).toEqual([
      limits,
      403,
      [],
    ]);
  });

  test.each<[string, TestRoute["respond"]]>([
    [
      "thrown by a bug",
      () => {
        throw new Error("secret");
      },
    ],
    [
      "caused by an invalid response header",
      () => ({ status: 200, headers: ["X-Wrong", "a\nb"], body: "{}" }),
    ],
  ])("%s becomes a 500 without details of its cause", async (_, respond) => {
    const url = await serve(respond);
    const response = await fetch(`${url}/test`);
    const { status } = (await response.json()) as { status: object };
    expect([response.status, failures.length]).toEqual([500, 1]);
    expect(status).toMatchObject({
      error_code: 500,
      error_message: "Internal server error",
      credit_count: 0,
    });
  });
});

test("a failing clock cuts the connection and keeps the server running", async () => {
  let time = Date.UTC(2026, 0, 15);
  const url = await serve(() => toJson({}), { now: () => time });
  time = Number.NaN;
  await expect(fetch(`${url}/elsewhere`)).rejects.toThrow();
  expect(failures).toContainEqual(new RangeError("Invalid time value"));
  time = Date.UTC(2026, 0, 15);
  expect((await fetch(`${url}/test`)).status).toBe(200);
});

describe("the address of the caller", () => {
  test.each([
    [undefined, "127.0.0.1"],
    [true, "192.0.2.1"],
    ["127.0.0.1", "192.0.2.2"],
    [["10.0.0.0/8"], "127.0.0.1"],
  ])("with the trusted proxies %j is %s", async (trustProxy, address) => {
    const url = await serve(
      (context) => toJson(context.address),
      trustProxy === undefined ? {} : { trustProxy },
    );
    const response = await fetch(`${url}/test`, { headers: { "X-Forwarded-For": "192.0.2.1, 192.0.2.2" } });
    expect(await response.json()).toBe(address);
  });

  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["2001:db8::1", "2001:db8::1"],
    [" 192.0.2.1 ", "192.0.2.1"],
    ["unknown", "127.0.0.1"],
    ["_hidden", "127.0.0.1"],
    ["", "127.0.0.1"],
    [",", "127.0.0.1"],
    ["192.0.2.1:4711", "127.0.0.1"],
    ["[2001:db8::1]", "127.0.0.1"],
    ["[2001:db8::1]:4711", "127.0.0.1"],
    ["fe80::1%anything", "127.0.0.1"],
    ["192.0.2.256", "127.0.0.1"],
    ["192.0.2", "127.0.0.1"],
    ["3221225985", "127.0.0.1"],
    ["0xc0000201", "127.0.0.1"],
    ["192.0.2.1/24", "127.0.0.1"],
    ["for=192.0.2.1", "127.0.0.1"],
    ['"192.0.2.1"', "127.0.0.1"],
    ["a".repeat(5000), "127.0.0.1"],
    ["192.0.2.1, 192.0.2.2", "192.0.2.1"],
    ["192.0.2.1, unknown, 192.0.2.2", "192.0.2.2"],
    ["192.0.2.1, unknown", "127.0.0.1"],
    ["192.0.2.1,,192.0.2.2", "192.0.2.1"],
    ["192.0.2.1 192.0.2.2", "127.0.0.1"],
  ])("from X-Forwarded-For %j is %s if every proxy is trusted", async (forwarded, address) => {
    const url = await serve((context) => toJson(context.address), { trustProxy: true });
    const response = await fetch(`${url}/test`, { headers: { "X-Forwarded-For": forwarded } });
    expect(await response.json()).toBe(address);
  });

  test("throws for an invalid trusted proxy", async () => {
    await expect(serve(() => toJson(1), { trustProxy: "nowhere" })).rejects.toThrow(TypeError);
  });
});

test("localhost listens on all addresses of the name", async () => {
  const url = await serve(() => toJson(1));
  await server?.close(AT_ONCE);
  const router = new Router<Route<NetworkContext, NetworkResponse>>();
  router.add("/test", { name: "test", access: "open", headers: [], respond: () => toJson(1) });
  server = createHttpServer({
    keyHeader: "X-Key",
    creditHeader: "X-Credits",
    origins: [],
    now: Date.now,
    getRouter: () => router,
    createState: () => ({ limits: undefined }),
    respond: (context) => context.route.respond(context),
    onFailure: () => {},
  });
  const { port } = new URL(await server.listen({ host: "localhost", port: 0 }));
  for (const host of ["localhost", "127.0.0.1"]) {
    expect((await fetch(`http://${host}:${port}/test`)).status).toBe(200);
  }
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test("a used port throws the error of Node", async () => {
  const { port } = new URL(await serve(() => toJson(1)));
  const first = server;
  await expect(
    serve(() => toJson(1)).then(() => server?.listen({ host: "127.0.0.1", port: Number(port) })),
  ).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
  await first?.close(AT_ONCE);
});

test("close waits for requests in progress and ends their connections", async () => {
  const events = new EventTarget();
  const begun = once(events, "begun");
  const url = await serve(async () => {
    events.dispatchEvent(new Event("begun"));
    await once(events, "release");
    return toJson(1);
  });
  const response = fetch(`${url}/test`);
  await begun;
  const closed = server?.close({ drain: 0, timeout: 10_000 });
  events.dispatchEvent(new Event("release"));
  expect([(await response).status, (await response).headers.get("Connection")]).toEqual([200, "close"]);
  await closed;
  await expect(fetch(`${url}/test`)).rejects.toThrow();
});
