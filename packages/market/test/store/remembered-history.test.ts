import fc from "fast-check";
import { expect, test } from "vitest";
import { MemoryHistory } from "../../../../test/conformance/src/memory/memory-history.ts";
import type { Candle, CandlePeriod, StoredQuote } from "../../src/store/history.ts";
import { CANDLE_LENGTH, type HistoryReader } from "../../src/store/history-reader.ts";
import { RememberedHistory } from "../../src/store/remembered-history.ts";

const DAYS = 12;
const HOUR = CANDLE_LENGTH.hourly;
const unknown = { volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null };

const somePeriods = (length: number) =>
  fc.uniqueArray(fc.nat((DAYS * CANDLE_LENGTH.daily) / length - 1), { maxLength: 20 });
const someTime = fc.nat(DAYS * 24 * 60).map((minute) => minute * 60_000);
const question = fc.record({
  about: fc.constantFrom("candleAt", "candleAfter", "quoteAt", "quoteAfter"),
  period: fc.constantFrom<CandlePeriod>("daily", "hourly"),
  time: someTime,
});

type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never;

function toCandle(length: number): (index: number) => Candle {
  return (index) => ({
    ...{ timeOpen: index * length, open: 1, high: 1, low: 1, close: 1, timeHigh: null, timeLow: null },
    ...{ volume: null, marketCap: null, circulatingSupply: null, totalSupply: null },
    lastUpdated: (index + 1) * length - 1,
  });
}

function ask(history: HistoryReader, { about, period, time }: Question) {
  return about === "candleAt" || about === "candleAfter"
    ? history[about](1, period, time)
    : history[about as "quoteAt" | "quoteAfter"](1, time);
}

test("returns the reader's rows after any earlier questions", () => {
  fc.assert(
    fc.property(
      somePeriods(CANDLE_LENGTH.daily),
      somePeriods(HOUR),
      fc.uniqueArray(someTime, { maxLength: 20 }),
      fc.array(question, { maxLength: 30 }),
      (days, hours, times, questions) => {
        const history = new MemoryHistory();
        history.putCandles(1, "daily", days.map(toCandle(CANDLE_LENGTH.daily)));
        history.putCandles(1, "hourly", hours.map(toCandle(HOUR)));
        history.putQuotes(
          1,
          times.map((time): StoredQuote => ({ ...unknown, time, price: time })),
        );
        const remembered = new RememberedHistory(history, undefined);
        for (const one of questions) expect(ask(remembered, one)).toEqual(ask(history, one));
      },
    ),
  );
});

test("reads every row at most once", () => {
  const history = new MemoryHistory();
  history.putCandles(1, "daily", [2, 5].map(toCandle(CANDLE_LENGTH.daily)));
  const asked: string[] = [];
  const counted = new Proxy(history, {
    get:
      (target, name: keyof HistoryReader) =>
      (...given: never[]) => {
        asked.push(JSON.stringify([name, ...given]));
        return (target[name] as (...given: never[]) => unknown).apply(target, given);
      },
  });
  const remembered = new RememberedHistory(counted, undefined);
  const askAll = (): void => {
    for (const time of [4, 3, 6, 1].map((day) => day * CANDLE_LENGTH.daily)) {
      for (const period of ["daily", "hourly"] as const) {
        remembered.candleAt(1, period, time);
        remembered.candleAfter(1, period, time);
      }
      remembered.quoteAt(1, time);
      remembered.quoteAfter(1, time);
    }
  };
  askAll();
  const first = asked.length;
  expect(first).toBe(new Set(asked).size);
  askAll();
  expect(asked).toHaveLength(first);
});
