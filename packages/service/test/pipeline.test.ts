import { text } from "node:stream/consumers";
import { createHttpServer, type HttpServer, JSON_TYPE, Router, StreamedBody } from "@market-data/http";
import { FairScheduler } from "@market-data/scheduler";
import { afterEach, expect, test } from "vitest";
import { KeyCache } from "../src/accounts/key-cache.ts";
import { AddressLimiter } from "../src/http/address-limiter.ts";
import { Authorizer } from "../src/http/authorizer.ts";
import { createPipeline, createState } from "../src/http/pipeline.ts";
import type { ServiceRoute, ServiceState } from "../src/http/service-route.ts";
import { MemoryMeter, PlanTable } from "../src/index.ts";
import { openMemoryAccounts } from "./support/accounts.ts";
import { NOON } from "./support/service.ts";

const keyHeader = "X-Key";
let server: HttpServer | undefined;

afterEach(() => server?.close({ drain: 0, timeout: 0 }));

/** Serves one route through the stages of the service, for a key with 30 requests a minute and 500 credits a day. */
async function serve(createRoute: (meter: MemoryMeter) => ServiceRoute) {
  const { keys, usage } = openMemoryAccounts();
  const meter = new MemoryMeter({ store: usage });
  const router = new Router<ServiceRoute>();
  router.add("/test", createRoute(meter));
  const authorizer = new Authorizer({
    keys: new KeyCache(keys),
    limiter: new AddressLimiter({ addressLimit: 0 }),
    meter,
    plans: new PlanTable(),
    keyHeader,
    onLimit() {},
    isSample: () => false,
  });
  server = createHttpServer<ServiceRoute, ServiceState>({
    keyHeader,
    creditHeader: "X-Credits",
    origins: "*",
    now: () => NOON,
    getRouter: () => router,
    createState,
    respond: createPipeline({ authorizer, scheduler: new FairScheduler() }),
    onFailure(error) {
      throw error;
    },
  });
  const url = await server.listen({ host: "127.0.0.1", port: 0 });
  const { secret } = await keys.create({ plan: "Basic", name: "test" }, NOON);
  return (init: RequestInit = {}, key = secret) =>
    fetch(`${url}/test`, {
      ...init,
      headers: { [keyHeader]: key, "Accept-Encoding": "identity" },
    });
}

test("a response can stay open and send events until the client disconnects", async () => {
  let send = (_: string): void => {};
  const left = Promise.withResolvers<void>();
  const stream = new ReadableStream<string>({
    start(controller) {
      send = (event) => controller.enqueue(`data: ${event}\n\n`);
    },
  });
  const get = await serve((meter) => ({
    name: "events",
    access: "keyed",
    headers: [],
    prepare: () => ({
      credits: 0,
      async respond({ reservation }) {
        await meter.settle(reservation, 0);
        const body = new StreamedBody((signal) => {
          signal.addEventListener("abort", () => left.resolve());
          return stream.values();
        });
        return { status: 200, headers: ["Content-Type", "text/event-stream"], body };
      },
    }),
  }));
  expect((await get({}, "unknown")).status).toBe(401);
  send("1");
  const leave = new AbortController();
  const response = await get({ signal: leave.signal });
  expect(response.headers.get("RateLimit")).toMatch(/^"minute";r=29;/);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe("data: 1\n\n");
  send("2");
  expect((await reader?.read())?.value).toBe("data: 2\n\n");
  leave.abort();
  await left.promise;
});

test("a POST route besides the operations is charged by its body", async () => {
  const call = await serve((meter) => ({
    name: "mcp",
    access: "keyed",
    headers: [],
    methods: ["POST"],
    async prepare({ request }) {
      const calls = JSON.parse(await text(request)) as readonly string[];
      return {
        credits: calls.length,
        async respond({ reservation }) {
          const limits = await meter.settle(reservation, calls.length);
          const body = JSON.stringify(calls);
          return { status: 200, headers: ["Content-Type", JSON_TYPE], body, credits: calls.length, limits };
        },
      };
    },
  }));
  const rejected = await call();
  expect([rejected.status, rejected.headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
  const response = await call({ method: "POST", body: '["a","b","c"]' });
  expect([response.headers.get("X-Credits"), await response.json()]).toEqual(["3", ["a", "b", "c"]]);
  const usage = response.headers.get("RateLimit")?.match(/r=\d+/g);
  expect(usage).toEqual(["r=29", "r=497", "r=9997"]);
});
