import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { MemoryMeter, PlanTable } from "../src/index.ts";
import { openMemoryAccounts } from "./support/accounts.ts";
import { fixtures, NOON, startService, type TestService } from "./support/service.ts";

let service: TestService;
afterEach(() => service.close());

const PRICE = "/v1/simple/price?ids=1";

/** A service whose prices wait for `open`, and a key with some credits left for the day. */
async function start(credits: number) {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const meter = new MemoryMeter({ store: openMemoryAccounts().usage });
  const handled = vi.fn();
  service = await startService({
    meter,
    plans: new PlanTable({ Basic: { creditLimitDaily: credits, rateLimitMinute: 1000 } }),
    handlers: {
      ...fixtures,
      simplePriceV1: async ({ ids }: { ids: readonly number[] }) => {
        handled();
        await opened;
        return fixtures.simplePriceV1({ ids });
      },
    },
  });
  const { key, secret } = await service.keys.create({ plan: "Basic", name: "a" }, NOON);
  const plan = new PlanTable().find("Basic");
  if (plan === undefined) throw new Error("no plan");
  return {
    meter,
    handled,
    key: secret,
    open: () => open(),
    getUsed: async () =>
      (await meter.usage({ accountId: key.accountId, limits: plan, activated: NOON }, NOON)).day.used,
  };
}

function requestText(key: string, headers = "", path = PRICE): string {
  return `GET ${path} HTTP/1.1\r\nHost: a\r\nX-SVC_PRO_API_KEY: ${key}\r\n${headers}\r\n`;
}

/** Sends one request and leaves the connection open. */
async function send(text: string): Promise<Socket> {
  const socket = connect(service.port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

test("serves as many of 200 pipelined requests as there are credits", async () => {
  const { key, open, getUsed } = await start(5);
  open();
  const count = 200;
  const responses = await service.raw(
    `${requestText(key).repeat(count - 1)}${requestText(key, "Connection: close\r\n")}`,
  );
  const statuses = [...responses.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toHaveLength(count);
  expect(statuses.filter((status) => status === "200")).toHaveLength(5);
  expect(statuses.filter((status) => status === "429")).toHaveLength(count - 5);
  expect(await getUsed()).toBe(5);
});

test("serves as many of 50 concurrent requests as there are credits", async () => {
  const { key, open, getUsed } = await start(5);
  const count = 50;
  let rejected = 0;
  const replies = await Promise.all(
    Array.from({ length: count }, async () => {
      const { status } = await service.get(PRICE, key);
      if (status === 429) rejected += 1;
      if (rejected === count - 5) open();
      return status;
    }),
  );
  expect(replies.filter((status) => status === 200)).toHaveLength(5);
  expect(rejected).toBe(count - 5);
  expect(await getUsed()).toBe(5);
});

test("rejects a request for one second while requests in progress may use all credits", async () => {
  const { key, handled, open } = await start(1);
  const first = service.get(PRICE, key);
  await expect.poll(() => handled).toHaveBeenCalled();
  const { status, body, headers } = await service.get(PRICE, key);
  expect([status, body.status.error_code, headers["retry-after"]]).toEqual([429, 429, "1"]);
  expect(headers["ratelimit"]).toContain('"day";r=1;');
  open();
  expect((await first).headers["ratelimit"]).toContain('"day";r=0;');
  expect((await service.get(PRICE, key)).body.status.error_code).toBe(1009);
});

test.each([
  ["a query that breaks a rule", "/v1/simple/price?ids=x", 400],
  ["an operation that the plan does not include", "/v1/cryptocurrency/trending/latest", 403],
])("%s costs and reserves nothing", async (_, path, status) => {
  const { key, open, getUsed } = await start(1);
  expect((await service.get(path, key)).status).toBe(status);
  expect(await getUsed()).toBe(0);
  open();
  expect((await service.get(PRICE, key)).status).toBe(200);
});

test("a client that disconnects before its response is ready is not charged", async () => {
  const { key, handled, open, getUsed } = await start(1);
  const socket = await send(requestText(key));
  await expect.poll(() => handled).toHaveBeenCalled();
  socket.resetAndDestroy();
  // After another response, the service has noticed the disconnect.
  for (let round = 0; round < 3; round += 1) await service.get("/healthz");
  open();
  await expect.poll(() => service.logged.join()).toContain('"status":499');
  expect(await getUsed()).toBe(0);
  expect((await service.get(PRICE, key)).status).toBe(200);
});

test("a client that disconnects while its response is sent is charged in full", async () => {
  const { key, getUsed } = await start(500);
  const socket = await send(requestText(key, "", "/v1/cryptocurrency/listings/latest?limit=5000"));
  await once(socket, "data");
  socket.destroy();
  await expect.poll(() => getUsed()).toBe(25);
});
