import { describe, expect, test } from "vitest";
import { getIndexSeries } from "../../src/store/index-units.ts";
import { ask } from "../market.ts";
import { DAY, daysUpToToday, HOUR, MIDNIGHT, MINUTE, makePast, NOON, quote } from "../past.ts";

const BEGIN = Date.UTC(2026, 0, 1);

/** Two coins: 2 units of the first at 100 and more, then from the second rebalancing 4 units of the second at 5. */
async function makeIndex(quotes = [quote(NOON - 3 * HOUR, 5)]) {
  const store = await makePast([
    { id: 1, days: daysUpToToday(30), metrics: { price: 130 } },
    { id: 2, facts: { urls: { website: [] } as never }, quotes, metrics: { price: 5 } },
  ]);
  for (const name of ["top-20", "top-100"] as const) {
    await store.saveSeries(getIndexSeries(name), [
      { time: BEGIN, values: { 1: 2 } },
      { time: MIDNIGHT, values: { 1: 2, 2: 4 } },
    ]);
  }
  return store;
}

describe("latest index values", () => {
  test("value the units at the latest prices, with weights that add up to 100", async () => {
    const { data } = await ask("indexSvc100LatestV3", "", await makeIndex());
    expect(data).toEqual({
      constituents: [
        {
          id: 1,
          name: "Coin 1",
          symbol: "C1",
          url: "https://coin-1.example.com",
          weight: 92.857143,
          priceUsd: 130,
          units: 2,
        },
        { id: 2, name: "Coin 2", symbol: "C2", url: null, weight: 7.142857, priceUsd: 5, units: 4 },
      ],
      update_time: "2026-01-15T11:59:00.000Z",
      value: 280,
    });
  });

  test("have the 24-hour change of the top 20, by the units of that time", async () => {
    const { data } = await ask("indexSvc20LatestV3", "", await makeIndex());
    // 24 hours earlier, the index was 2 units at 128.
    expect(data).toMatchObject({
      last_update: "2026-01-15T11:59:00.000Z",
      next_update: "2026-01-15T12:00:00.000Z",
      value: 280,
      value_24h_percentage_change: 9.375,
    });
  });

  test("are a 400 in a market without an index", async () => {
    const store = await makePast([{ id: 1 }]);
    await expect(ask("indexSvc20LatestV3", "", store)).rejects.toThrow("This market has no index");
    await expect(ask("indexSvc100HistoricalV3", "", store)).rejects.toThrow("This market has no index");
  });
});

describe("historical index values", () => {
  test("have the units and prices of each time", async () => {
    const { data, count } = await ask("indexSvc20HistoricalV3", "interval=daily&count=2", await makeIndex());
    expect(data).toMatchObject([
      { update_time: "2026-01-14T00:00:00.000Z", value: 256, constituents: [{ id: 1, weight: 100 }] },
      { update_time: "2026-01-15T00:00:00.000Z", value: 278, constituents: [{ id: 1 }, { id: 2, units: 4 }] },
    ]);
    expect(count).toBe(2);
  });

  test("use the closest price of a constituent", async () => {
    const far = await makeIndex([quote(NOON - 5 * DAY, 5)]);
    const { data } = await ask("indexSvc20HistoricalV3", "interval=daily&count=1", far);
    expect(data[0]?.value).toBe(278);
  });

  test("leave out times without a price nearby", async () => {
    const { data } = await ask("indexSvc20HistoricalV3", "interval=15m&count=14", await makeIndex());
    expect(data.map(({ update_time }) => update_time)).toEqual([
      "2026-01-15T09:00:00.000Z",
      "2026-01-15T12:00:00.000Z",
    ]);
  });

  test.each([
    ["interval=daily&count=2", ["2026-01-14T00:00:00.000Z", "2026-01-15T00:00:00.000Z"]],
    ["interval=daily&count=1&time_start=2026-01-15", ["2026-01-15T00:00:00.000Z"]],
    // The requested times count back from now.
    ["interval=15m&count=1", ["2026-01-15T12:03:00.000Z"]],
    ["interval=15m&count=2&time_end=2026-01-15T12:00:00Z", ["2026-01-15T12:00:00.000Z"]],
    ["interval=daily&count=2&time_end=2031-01-01", []],
  ])("%s pages back from the last price of an old market", async (query, expected) => {
    const now = NOON + 2000 * DAY + 3 * MINUTE;
    const { data } = await ask("indexSvc20HistoricalV3", query, await makeIndex(), now);
    expect(data.map(({ update_time }) => update_time)).toEqual(expected);
  });

  test("leave out counted times before the first day", async () => {
    const { data } = await ask("indexSvc20HistoricalV3", "interval=daily&count=100", await makeIndex());
    expect([data.length, data[0]?.update_time]).toEqual([15, "2026-01-01T00:00:00.000Z"]);
  });

  test.each([
    ["time_start=2025-12-31&interval=daily", "time_start"],
    ["time_end=2025-12-31&interval=daily", "time_end"],
  ])("%s names the start of the index in the error", async (query, parameter) => {
    const asked = ask("indexSvc100HistoricalV3", query, await makeIndex());
    await expect(asked).rejects.toMatchObject({ parameter });
    await expect(asked).rejects.toThrow("The index begins at 2026-01-01T00:00:00.000Z.");
  });

  test("rejects a span with too many times", async () => {
    const asked = ask("indexSvc20HistoricalV3", "time_start=2026-01-14&interval=5m", await makeIndex());
    await expect(asked).rejects.toThrow("a response contains at most 100");
  });
});
