import { createMarketData } from "@market-data/client";
import { type Mock, startMock } from "@market-data/mock";
import { createMockFetch } from "@market-data/mock/fetch";
import { afterEach, describe, expect, test } from "vitest";

// The client reads the streams of the mock.

const MINUTE = 60_000;
let mock: Mock | undefined;
afterEach(() => mock?.close());

const kinds: [
  string,
  () => Promise<{ control: Pick<Mock, "moveClock" | "setScenario">; baseUrl: string; fetch?: typeof fetch }>,
][] = [
  [
    "the server",
    async () => {
      mock = await startMock({ port: 0, log: () => {} });
      return { control: mock, baseUrl: mock.url };
    },
  ],
  [
    "fetch",
    async () => {
      const fetch = createMockFetch();
      return { control: fetch, baseUrl: "http://mock.test", fetch };
    },
  ],
];

describe.each(kinds)("%s of the mock", (_, start) => {
  test("streams quotes, which equal the latest quotes", async () => {
    const { control, ...options } = await start();
    const api = createMarketData({ ...options, apiKey: "any" });
    const parameters = { id: [1, 1027], convert: "EUR" } as const;
    const events = api.stream.quotes(parameters);
    const { value: first } = await events.next();
    expect(first).toEqual({ type: "snapshot", data: await api.cryptocurrency.quotes.latest(parameters) });
    control.moveClock(MINUTE);
    const { value: second } = await events.next();
    const [bitcoin] = await api.cryptocurrency.quotes.latest(parameters);
    expect(second).toEqual({ type: "quote", data: bitcoin });
    await events.return();
  });

  test("drops a stream, which continues", async () => {
    const { control, ...options } = await start();
    control.setScenario("stream-drop");
    const api = createMarketData({ ...options, apiKey: "any", backOff: 0 });
    const events = api.stream.quotes({ id: 1 });
    expect((await events.next()).value).toMatchObject({ type: "snapshot" });
    control.moveClock(MINUTE);
    expect((await events.next()).value).toMatchObject({ type: "quote" });
    await events.return();
  });

  test("rejects a stream with an ordinary error", async () => {
    const { control, ...options } = await start();
    control.setScenario("day-limit");
    const api = createMarketData({ ...options, apiKey: "any" });
    await expect(api.stream.quotes({ id: 1 }).next()).rejects.toMatchObject({
      name: "QuotaError",
      code: 1009,
    });
  });
});
