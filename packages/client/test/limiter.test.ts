import { getEventListeners } from "node:events";
import { array, assert, asyncProperty, integer } from "fast-check";
import { expect, test } from "vitest";
import { type LimiterOptions, limiter } from "../src/limiter.ts";
import { good, KEY, stubbed } from "./support/stub.ts";

/** Creates a clock that advances with each wait. */
function clockAt(now: number) {
  const waits: { until: number; wake: () => void }[] = [];
  const clock = {
    now,
    waits,
    sleep: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        waits.push({ until: clock.now + milliseconds, wake: resolve });
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
    move(to: number) {
      clock.now = to;
      for (const { until, wake } of waits.splice(0)) until <= to ? wake() : waits.push({ until, wake });
    },
  };
  return clock;
}

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
const minute = Date.UTC(2026, 0, 15, 12);

function limited(
  answer: (number: number) => Response | Promise<Response>,
  options: LimiterOptions = {},
  at = minute,
) {
  const clock = clockAt(at);
  const use = [limiter({ now: () => clock.now, sleep: clock.sleep, ...options })];
  return { ...stubbed(answer, { use, retries: 0 }), clock };
}

const withLimit = (left: number, ends: number, limit = 3) =>
  good({
    RateLimit: `"minute";r=${left};t=${ends}, "day";r=9;t=9`,
    "RateLimit-Policy": `"minute";q=${limit};w=60`,
  });

test("requests over the limit wait for the next UTC minute", async () => {
  const { api, sent, clock } = limited(() => good(), { perMinute: 2 }, minute + 50_000);
  const calls = [1, 2, 3].map((limit) => api.cryptocurrency.map({ limit }));
  await soon();
  expect(sent).toHaveLength(2);
  expect(clock.waits.map(({ until }) => until)).toEqual([minute + 60_000]);
  clock.move(minute + 60_000);
  await Promise.all(calls);
  expect(sent).toHaveLength(3);
});

test("sends one request at a time until a response reports the limit", async () => {
  let answer: (response: Response) => void = () => {};
  const { api, sent, clock } = limited((number) =>
    number === 1 ? new Promise<Response>((resolve) => (answer = resolve)) : withLimit(3 - number, 30),
  );
  const calls = [1, 2, 3, 4].map((limit) => api.cryptocurrency.map({ limit }));
  await soon();
  expect(sent).toHaveLength(1);
  answer(withLimit(2, 30));
  await soon();
  expect(sent).toHaveLength(3);
  expect(clock.waits.map(({ until }) => until)).toEqual([minute + 30_000]);
  clock.move(minute + 30_000);
  await Promise.all(calls);
  expect(sent).toHaveLength(4);
});

test("waits one minute at most, even if a reset is later", async () => {
  const { api, clock } = limited(() => withLimit(0, 86_400));
  await api.cryptocurrency.categories();
  const call = api.cryptocurrency.categories();
  await soon();
  expect(clock.waits.map(({ until }) => until)).toEqual([minute + 60_000]);
  clock.move(minute + 60_000);
  await call;
});

test("counts requests of other processes, because the headers include them", async () => {
  const { api, sent, clock } = limited(() => withLimit(0, 20, 30), { perMinute: 30 });
  await api.cryptocurrency.map({ limit: 1 });
  const call = api.cryptocurrency.map({ limit: 2 });
  await soon();
  expect(sent).toHaveLength(1);
  clock.move(minute + 20_000);
  await call;
});

test("a 429 of the minute delays requests until its reset, and a 429 of the day does not", async () => {
  const answer = (seconds: string) =>
    limited(() => new Response("{}", { status: 429, headers: { "Retry-After": seconds } }), { perMinute: 9 });
  const short = answer("15");
  await expect(short.api.cryptocurrency.map()).rejects.toMatchObject({ status: 429 });
  void short.api.cryptocurrency.map().catch(() => {});
  await soon();
  expect(short.clock.waits.map(({ until }) => until)).toEqual([minute + 15_000]);
  const long = answer("40000");
  await expect(long.api.cryptocurrency.map()).rejects.toMatchObject({ status: 429 });
  await expect(long.api.cryptocurrency.map()).rejects.toMatchObject({ status: 429 });
});

test("does not limit a service without reported limits", async () => {
  const { api, sent } = limited(() => good());
  await Promise.all([1, 2, 3, 4, 5].map((limit) => api.cryptocurrency.map({ limit })));
  expect(sent).toHaveLength(5);
});

test("sends the next request after a failed first request", async () => {
  const { api, sent } = limited((number) => (number === 1 ? Promise.reject(new Error("down")) : good()));
  const [first, second] = await Promise.allSettled([1, 2].map((limit) => api.cryptocurrency.map({ limit })));
  expect([first?.status, second?.status, sent.length]).toEqual(["rejected", "fulfilled", 2]);
});

/** Creates a service with a limit per minute, except for `map`, which needs no key. */
function limitedService(limit: number, latency: () => number = () => 0) {
  const clock = { now: minute };
  const timers: { at: number; run: () => void }[] = [];
  const after = (milliseconds: number) =>
    new Promise<void>((run) => void timers.push({ at: clock.now + milliseconds, run }));
  const used = new Map<number, number>();
  const counts = { accepted: 0, rejected: 0 };
  async function answer(_: number, { url }: { url: string }): Promise<Response> {
    await after(latency());
    const window = Math.floor(clock.now / 60_000);
    const number = (used.get(window) ?? 0) + 1;
    const reset = Math.ceil(((window + 1) * 60_000 - clock.now) / 1000);
    const free = url.includes("/map");
    if (!free) used.set(window, number);
    const accepted = free || number <= limit;
    counts[accepted ? "accepted" : "rejected"]++;
    await after(latency());
    if (free) return good();
    if (accepted) return withLimit(limit - number, reset, limit);
    const headers = {
      ...Object.fromEntries(withLimit(0, reset, limit).headers),
      "Retry-After": String(reset),
    };
    return Response.json({ status: { error_code: 1008 } }, { status: 429, headers });
  }
  const use = () => [limiter({ now: () => clock.now, sleep: after })];
  /** Advances the clock until the work is done. */
  async function finish(work: Promise<unknown>): Promise<void> {
    let done = false;
    const end = () => {
      done = true;
    };
    work.then(end, end);
    while (!done) {
      await new Promise(setImmediate);
      const next = timers.sort((one, other) => one.at - other.at).shift();
      if (!next) continue;
      clock.now = Math.max(clock.now, next.at);
      next.run();
    }
    await work;
  }
  return { answer, use, counts, finish };
}

test("a response without limits does not change the limits of other operations", async () => {
  const { answer, use, counts, finish } = limitedService(50, () => 10);
  const { api } = stubbed(answer, { use: use(), retries: 0 });
  const work = async () => {
    await api.cryptocurrency.map({ symbol: "BTC" });
    const ids = Array.from({ length: 100 }, (_, id) => id + 1);
    await Promise.all(ids.map((id) => api.cryptocurrency.quotes.historical({ id })));
  };
  await finish(work());
  expect(counts).toEqual({ accepted: 101, rejected: 0 });
});

test("sends requests of an operation in parallel once a response shows that it has no limit", async () => {
  let pending = 0;
  let most = 0;
  const { api } = limited(async () => {
    most = Math.max(most, ++pending);
    await soon();
    pending--;
    return good();
  });
  await Promise.all(Array.from({ length: 20 }, (_, start) => api.cryptocurrency.map({ start: start + 1 })));
  expect(most).toBe(19);
});

test("keeps a reported limit if later responses report none", async () => {
  const answer = (number: number) => (number === 2 ? withLimit(1, 30) : good());
  const { api, sent, clock } = limited(answer, {}, minute + 30_000);
  await api.cryptocurrency.map();
  for (const start of [1, 2]) await api.cryptocurrency.categories({ start });
  await api.cryptocurrency.map();
  const last = api.cryptocurrency.categories();
  await soon();
  expect(sent).toHaveLength(4);
  clock.move(minute + 60_000);
  await last;
});

test("two processes with one key get few rejections, for any latencies", async () => {
  await assert(
    asyncProperty(
      array(integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 50 }),
      integer({ min: 2, max: 60 }),
      async (latencies, limit) => {
        let drawn = 0;
        const service = limitedService(limit, () => latencies[drawn++ % latencies.length] as number);
        const processes = [1, 2].map(() => stubbed(service.answer, { use: service.use(), retries: 0 }).api);
        const calls = processes.flatMap((api) =>
          Array.from({ length: limit }, (_, id) => api.cryptocurrency.categories({ start: id + 1 })),
        );
        await service.finish(Promise.allSettled(calls));
        expect(service.counts.rejected).toBeLessThanOrEqual(5);
      },
    ),
    { numRuns: 100 },
  );
});

test.each([0, -1, 0.5, Number.NaN, "many", null])(
  "rejects a perMinute of %s, because the wait would never end",
  (perMinute) => {
    const message = 'limiter: "perMinute" must be a number, at least 1';
    expect(() => limiter({ perMinute: perMinute as number })).toThrow(new TypeError(message));
  },
);

test("retries a service with a reported limit of 0 in the next minute", async () => {
  const { api, sent, clock } = limited(() => withLimit(0, 30, 0), {}, minute + 30_000);
  await api.cryptocurrency.categories({ start: 1 });
  for (const start of [2, 3]) {
    const call = api.cryptocurrency.categories({ start });
    await soon();
    expect(sent).toHaveLength(start - 1);
    clock.move(minute + (start - 1) * 60_000);
    await call;
  }
});

test("each key has its own limit", async () => {
  const { api, sent } = limited(() => good(), { perMinute: 1 });
  await api.cryptocurrency.map({ limit: 1 });
  await api.cryptocurrency.map({ limit: 1 }, { headers: { "X-SVC_PRO_API_KEY": "another" } });
  expect(sent).toHaveLength(2);
});

test("keeps the limits of the 1,000 most recently used keys to bound the memory", async () => {
  let key = 0;
  const { clock } = limited(() => good());
  const use = [limiter({ perMinute: 1, now: () => clock.now, sleep: clock.sleep })];
  const { api, sent } = stubbed(() => good(), { use, apiKey: () => `key-${key}` });
  for (key = 0; key <= 1000; key++) await api.cryptocurrency.map();
  key = 0;
  await api.cryptocurrency.map();
  expect(sent).toHaveLength(1002);
  key = 1000;
  const call = api.cryptocurrency.map();
  await soon();
  expect(sent).toHaveLength(1002);
  clock.move(minute + 60_000);
  await call;
});

test("an abort ends the wait without using a request of the limit", async () => {
  const { api, sent, clock } = limited(() => good(), { perMinute: 1 });
  await api.cryptocurrency.map({ limit: 1 });
  const controller = new AbortController();
  const call = api.cryptocurrency.map({ limit: 2 }, { signal: controller.signal });
  const other = api.cryptocurrency.map({ limit: 3 });
  await soon();
  controller.abort(new Error("mine"));
  // The clock does not move, so only the abort can end the wait.
  await expect(call).rejects.toThrow("mine");
  clock.move(minute + 60_000);
  await other;
  expect(sent).toHaveLength(2);
});

test("a request that waits for many responses leaves no listeners on its signal", async () => {
  const clock = clockAt(minute);
  const limit = limiter({ perMinute: 30, now: () => clock.now, sleep: clock.sleep });
  const { signal } = new AbortController();
  const request = new Request("http://127.0.0.1/v1/any");
  const answers: ((response: Response) => void)[] = [];
  const send = (signal: AbortSignal) =>
    limit(
      { request, signal, key: () => KEY } as Parameters<typeof limit>[0],
      () => new Promise((resolve) => answers.push(resolve)),
    );
  const before = Array.from({ length: 8 }, () => send(new AbortController().signal));
  const waiting = send(signal);
  await soon();
  expect(answers).toHaveLength(8);
  for (const answer of answers.splice(0, 6)) {
    answer(withLimit(4, 30, 30));
    await soon();
    expect(getEventListeners(signal, "abort").length).toBeLessThanOrEqual(1);
  }
  for (const answer of answers.splice(0)) answer(withLimit(4, 30, 30));
  await soon();
  for (const answer of answers) answer(withLimit(3, 30, 30));
  await Promise.all([...before, waiting]);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});
