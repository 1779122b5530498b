import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { good, stubbed } from "./support/stub.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12) }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const failing = (headers: Record<string, string> = {}, status = 503) => new Response("", { status, headers });

/** Returns the waits before each retry of a request that always fails. */
async function getWaits(answer: () => Response, options = {}): Promise<number[]> {
  const delays: number[] = [];
  const { api } = stubbed(answer, {
    hooks: { retry: ({ delay }) => delays.push(delay) },
    retries: 6,
    ...options,
  });
  const end = expect(api.cryptocurrency.map()).rejects.toThrow();
  await vi.runAllTimersAsync();
  await end;
  return delays;
}

test("the back-off doubles up to 8 s and is at least half of its full value", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  expect(await getWaits(() => failing())).toEqual([250, 500, 1000, 2000, 4000, 4000]);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  expect(await getWaits(() => failing(), { retries: 2 })).toEqual([375, 750]);
});

describe("Retry-After", () => {
  const inSeconds = (seconds: number) => new Date(Date.UTC(2026, 0, 15, 12, 0, seconds)).toUTCString();

  test.each([
    ["7", [7000, 7000]],
    ["0", [0, 0]],
    [inSeconds(9), [9000]],
  ])("of %s replaces the back-off", async (value, waits) => {
    const retries = waits.length;
    expect(await getWaits(() => failing({ "Retry-After": value }), { retries })).toEqual(waits);
  });

  test.each([
    ["a fraction", "1.5"],
    ["a fraction that is also a year", "3600.5"],
    ["a negative number", "-5"],
    ["a number and a word", "5 s"],
    ["a past date", "Thu, 01 Jan 1970 00:00:00 GMT"],
    ["the current date", inSeconds(0)],
    ["a date that does not exist", "Thu, 45 Jan 2026 00:00:00 GMT"],
    ["nothing", ""],
  ])("of %s is ignored: %j", async (_, value) => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    expect(await getWaits(() => failing({ "Retry-After": value }), { retries: 2 })).toEqual([250, 500]);
  });
});

test("maxRetryAfter limits Retry-After, but not the back-off", async () => {
  expect(await getWaits(() => failing({ "Retry-After": "60" }), { retries: 1 })).toEqual([60_000]);
  expect(await getWaits(() => failing({ "Retry-After": "61" }))).toEqual([]);
  expect(await getWaits(() => failing({ "Retry-After": "1" }), { maxRetryAfter: 999 })).toEqual([]);
  expect(await getWaits(() => failing(), { maxRetryAfter: 0, retries: 1 })).toHaveLength(1);
});

test("an unlimited wait does not overflow the timer", async () => {
  const { api, sent } = stubbed((number) => (number === 1 ? failing({ "Retry-After": "9999999" }) : good()), {
    maxRetryAfter: Number.POSITIVE_INFINITY,
  });
  const call = api.cryptocurrency.map();
  await vi.advanceTimersByTimeAsync(2 ** 31 - 2);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2);
  await call;
});

test("each attempt has its own timeout, excluding waits", async () => {
  const { api, sent } = stubbed(
    (number) =>
      new Promise((resolve) =>
        setTimeout(() => resolve(number < 3 ? failing({ "Retry-After": "20" }) : good()), 900),
      ),
    { timeout: 1000 },
  );
  const call = api.cryptocurrency.map();
  await vi.advanceTimersByTimeAsync(43_000);
  await call;
  expect(sent).toHaveLength(3);
});

test("timeout and abort end a fetch that ignores its signal", async () => {
  const { api } = stubbed(() => new Promise<Response>(() => {}));
  const late = expect(api.cryptocurrency.map({}, { timeout: 100, retries: 0 })).rejects.toThrow(
    "within 100 ms",
  );
  await vi.advanceTimersByTimeAsync(100);
  await late;
  const controller = new AbortController();
  const aborted = expect(api.cryptocurrency.map({}, { signal: controller.signal })).rejects.toThrow("mine");
  controller.abort(new Error("mine"));
  await aborted;
});

describe("an abort leaves no timer", () => {
  const never = () => new Promise<Response>(() => {});

  test.each<[string, () => Response | Promise<Response>]>([
    ["while a fetch ignores its signal", never],
    ["while a retry waits", () => failing({ "Retry-After": "9" })],
  ])("%s", async (_, answer) => {
    const { api } = stubbed(answer);
    const controller = new AbortController();
    const aborted = expect(api.cryptocurrency.map({}, { signal: controller.signal })).rejects.toThrow("mine");
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort(new Error("mine"));
    await aborted;
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("and sends nothing after an abort in the hook before", async () => {
    const controller = new AbortController();
    const before = () => controller.abort(new Error("mine"));
    const { api, sent } = stubbed(never, { hooks: { before } });
    await expect(api.cryptocurrency.map({}, { signal: controller.signal })).rejects.toThrow("mine");
    await vi.advanceTimersByTimeAsync(0);
    expect([sent.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

test.each([
  ["timeout", Number.NaN],
  ["retries", -1],
  ["maxRetryAfter", "soon"],
  ["backOff", {}],
])("a %s of %s is rejected in the client and in the request", async (name, value) => {
  expect(() => stubbed(() => good(), { [name]: value })).toThrow(`"${name}" must be a number`);
  const { api, sent } = stubbed(() => good());
  await expect(api.cryptocurrency.map({}, { [name]: value })).rejects.toThrow(`"${name}" must be a number`);
  expect(sent).toHaveLength(0);
});
