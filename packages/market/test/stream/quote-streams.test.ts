import type { StreamEvent } from "@market-data/types";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Snapshot } from "../../src/store/snapshot.ts";
import { endEvent } from "../../src/stream/events.ts";
import { type QuoteReader, QuoteStreams } from "../../src/stream/quote-streams.ts";
import { ask, makeSnapshot, makeStore, NOON } from "../market.ts";

const MINUTE = 60_000;

/** A market of coins with the given prices. The coins are named by their ids. */
function makeMarket(prices: Readonly<Record<number, number>>, version: number): Snapshot {
  const coins = Object.entries(prices).map(
    ([id, price]) => [Number(id), { symbol: `C${id}` }, { price }] as const,
  );
  return { ...makeSnapshot(coins), version };
}

/** Streams of a market whose prices the test changes. */
function startStreams(prices: Readonly<Record<number, number>>) {
  let snapshot = makeMarket(prices, 1);
  const clock = { now: NOON };
  const encoded: string[] = [];
  const streams = new QuoteStreams<string>({
    getStore: () => makeStore(snapshot),
    now: () => clock.now,
    instance: "test",
    encode: (text) => {
      encoded.push(text);
      return text;
    },
  });
  return {
    streams,
    clock,
    encoded,
    get snapshot() {
      return snapshot;
    },
    async change(next: Readonly<Record<number, number>>): Promise<void> {
      snapshot = makeMarket(next, snapshot.version + 1);
      await streams.refresh();
    },
  };
}

interface Received {
  event: string | undefined;
  id: string | undefined;
  data: StreamEvent;
}

/** Parses an event as a browser does. */
function parseEvent(text: string): Received {
  const fields = text.trimEnd().split("\n");
  const find = (name: string) => fields.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  return { event: find("event"), id: find("id"), data: JSON.parse(find("data") ?? "") };
}

/** A sink that records events. It takes no further events while `isSlow` is set. */
function makeSink() {
  const sink = {
    events: [] as Received[],
    isSlow: false,
    write(events: readonly string[]): boolean {
      sink.events.push(...events.map(parseEvent));
      return !sink.isSlow;
    },
    /** Returns the new events in short form, and forgets them. */
    take(): unknown[] {
      return sink.events.splice(0).map(({ data }) => {
        if (data.type === "snapshot") return data.data.map(({ id, quote }) => [id, quote[0]?.price]);
        return data.type === "quote" ? { [data.data.id]: data.data.quote[0]?.price } : data;
      });
    },
  };
  return sink;
}

describe("a stream of quotes", () => {
  test("begins with all quotes, and continues with each changed quote", async () => {
    const market = startStreams({ 1: 100, 2: 200, 3: 300 });
    const sink = makeSink();
    await market.streams.open({ ids: [3, 1], convert: "USD" }, sink);
    expect(sink.take()).toEqual([
      [
        [3, 300],
        [1, 100],
      ],
    ]);
    await market.change({ 1: 101, 2: 201, 3: 300 });
    expect(sink.take()).toEqual([{ 1: 101 }]);
    await market.change({ 1: 101, 2: 202, 3: 300 });
    expect(sink.take()).toEqual([]);
  });

  test("has the records of the latest quotes, in the requested currency", async () => {
    const market = startStreams({ 1: 100 });
    const sink = makeSink();
    await market.streams.open({ ids: [1], convert: "eur" }, sink);
    await market.change({ 1: 110 });
    const { data } = await ask("cryptocurrencyQuotesLatestV3", "id=1&convert=EUR", market.snapshot);
    expect(sink.events.at(-1)?.data).toEqual({ type: "quote", data: data[0] });
    expect(data[0]?.quote[0]).toMatchObject({ symbol: "EUR", price: 88 });
  });

  test("names its events by type, and each revision once, at its last event", async () => {
    const market = startStreams({ 1: 100, 2: 200 });
    const sink = makeSink();
    await market.streams.open({ ids: [1, 2], convert: "USD" }, sink);
    await market.change({ 1: 101, 2: 202 });
    expect(sink.events.map(({ event, id, data }) => [event, id, data.type])).toEqual([
      ["snapshot", "test-1", "snapshot"],
      ["quote", undefined, "quote"],
      ["quote", "test-2", "quote"],
    ]);
    expect(parseEvent(endEvent({ error_code: 503, error_message: "The service is stopping" }))).toEqual({
      event: "end",
      data: { type: "end", error_code: 503, error_message: "The service is stopping" },
    });
  });

  test("gives a slow reader only the newest quotes", async () => {
    const market = startStreams({ 1: 100, 2: 200 });
    const sink = makeSink();
    sink.isSlow = true;
    const reader = await market.streams.open({ ids: [1, 2], convert: "USD" }, sink);
    sink.take();
    for (const price of [101, 102, 103]) await market.change({ 1: price, 2: 200 });
    expect(sink.take()).toEqual([]);
    expect(reader.heldBack).toBeGreaterThan(100);
    reader.drained();
    expect(sink.take()).toEqual([{ 1: 103 }]);
    expect(reader.heldBack).toBe(0);
  });

  test("encodes each quote once for all readers", async () => {
    const market = startStreams({ 1: 100 });
    for (let index = 0; index < 10; index++)
      await market.streams.open({ ids: [1], convert: "USD" }, makeSink());
    market.encoded.length = 0;
    await market.change({ 1: 101 });
    expect(market.encoded).toHaveLength(1);
  });

  test.each([
    ["an unknown asset", { ids: [1, 99], convert: "USD" }, 'Invalid value for "id": "99"'],
    ["an unknown currency", { ids: [1], convert: "NONE" }, 'Invalid value for "convert": "NONE"'],
  ])("does not begin with %s", async (_, request, message) => {
    const market = startStreams({ 1: 100 });
    const sink = makeSink();
    await expect(market.streams.open(request, sink)).rejects.toThrow(message);
    expect([sink.events, market.streams.quotes]).toEqual([[], 0]);
  });

  test("stays open while an asset is away", async () => {
    const market = startStreams({ 1: 100, 2: 200 });
    const sink = makeSink();
    await market.streams.open({ ids: [1, 2], convert: "USD" }, sink);
    sink.take();
    await market.change({ 2: 201 });
    await market.change({});
    await market.change({ 1: 102, 2: 202 });
    expect(sink.take()).toEqual([{ 2: 201 }, { 1: 102 }, { 2: 202 }]);
  });
});

describe("a resumed stream", () => {
  test("begins with each quote that changed since the last event", async () => {
    const market = startStreams({ 1: 100, 2: 200 });
    const sink = makeSink();
    const reader = await market.streams.open({ ids: [1, 2], convert: "USD" }, sink);
    reader.close();
    await market.change({ 1: 101, 2: 200 });
    await market.change({ 1: 102, 2: 200 });
    sink.take();
    await market.streams.open({ ids: [1, 2], convert: "USD", lastEventId: "test-1" }, sink);
    expect(sink.take()).toEqual([{ 1: 102 }]);
    await market.streams.open({ ids: [1, 2], convert: "USD", lastEventId: "test-3" }, sink);
    expect(sink.take()).toEqual([]);
  });

  test.each([
    ["an id of another market", "other-1", 0],
    ["an id of the future", "test-7", 0],
    ["an asset that nobody read for five minutes", "test-1", 5 * MINUTE],
  ])("begins with all quotes after %s", async (_, lastEventId, pause) => {
    const market = startStreams({ 1: 100 });
    const sink = makeSink();
    const reader = await market.streams.open({ ids: [1], convert: "USD" }, sink);
    reader.close();
    market.clock.now += pause;
    await market.change({ 1: 101 });
    sink.take();
    await market.streams.open({ ids: [1], convert: "USD", lastEventId }, sink);
    expect(sink.take()).toEqual([[[1, 101]]]);
  });

  test("misses and repeats no quote, whatever happens", async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.subarray([1, 2, 3]) },
      fc.constantFrom("interrupt", "slow", "fast"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const market = startStreams({ 1: 1, 2: 1, 3: 1 });
        const request = { ids: [1, 2], convert: "USD" };
        let sink = makeSink();
        let reader: QuoteReader = await market.streams.open(request, sink);
        let lastEventId: string | undefined;
        let truth: Record<number, number> = { 1: 1, 2: 1, 3: 1 };
        const seen: Record<number, number> = {};
        const see = (): void => {
          for (const { id, data } of sink.events.splice(0)) {
            lastEventId = id ?? lastEventId;
            if (data.type === "end") continue;
            for (const record of [data.data].flat()) {
              const newest = record.quote[0]?.price as number;
              // A quote of an event always differs from the known quote.
              if (data.type === "quote") expect(newest).not.toBe(seen[record.id]);
              seen[record.id] = newest;
            }
          }
        };
        for (const one of steps) {
          see();
          if (one === "interrupt") {
            reader.close();
            sink = makeSink();
            reader = await market.streams.open({ ...request, lastEventId }, sink);
          } else if (one === "slow") sink.isSlow = true;
          else if (one === "fast") {
            sink.isSlow = false;
            reader.drained();
          } else {
            truth = { ...truth, ...Object.fromEntries(one.map((id) => [id, market.snapshot.version + 1])) };
            await market.change(truth);
          }
        }
        sink.isSlow = false;
        reader.drained();
        see();
        expect(seen).toEqual({ 1: truth[1], 2: truth[2] });
      }),
    );
  });
});
