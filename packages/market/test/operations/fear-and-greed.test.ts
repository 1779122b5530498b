import { describe, expect, test } from "vitest";
import { MARKET_SERIES } from "../../src/store/market-totals.ts";
import { ask } from "../market.ts";
import { DAY, MIDNIGHT, makePast } from "../past.ts";

/** A market with a market cap on each day up to today. */
async function makeDays(count: number, missing: readonly number[] = []) {
  const store = await makePast([{ id: 1, metrics: { price: 10, circulatingSupply: 10 } }]);
  const days = Array.from({ length: count }, (_, back) => back).filter((back) => !missing.includes(back));
  await store.saveSeries(
    MARKET_SERIES,
    days.map((back) => ({ time: MIDNIGHT - back * DAY, values: { "all.marketCap": 100 + (back % 3) } })),
  );
  return store;
}

describe("fear and greed", () => {
  test("latest returns the value of the newest update with its band", async () => {
    const { data } = await ask("fearAndGreedLatestV3", "", await makeDays(40));
    expect(data).toMatchObject({
      timestamp: "2026-01-15T11:59:00.000Z",
      update_time: "2026-01-15T11:59:00.000Z",
      value: expect.toSatisfy(Number.isInteger),
      value_classification: expect.any(String),
    });
  });

  test("rejects a market with too few days, and the message names the required number", async () => {
    await expect(ask("fearAndGreedLatestV3", "", await makeDays(29))).rejects.toThrow("needs 30 days");
  });

  test("historical returns the days with a value, newest first", async () => {
    const timesOf = async (query: string, missing?: readonly number[]) => {
      const { data } = await ask("fearAndGreedHistoricalV3", query, await makeDays(33, missing));
      return data.map(({ timestamp }) => timestamp?.slice(0, 10));
    };
    expect(await timesOf("limit=5")).toEqual(["2026-01-15", "2026-01-14", "2026-01-13"]);
    expect(await timesOf("start=2&limit=1")).toEqual(["2026-01-14"]);
    expect(await timesOf("limit=5", [1])).toEqual(["2026-01-15", "2026-01-13"]);
    expect(await timesOf("start=100")).toEqual([]);
  });

  test("historical pages back from the newest day of an old market", async () => {
    const store = await makeDays(33);
    for (const now of [MIDNIGHT + DAY, MIDNIGHT + 2000 * DAY]) {
      const timesOf = async (query: string) => {
        const { data } = await ask("fearAndGreedHistoricalV3", query, store, now);
        return data.map(({ timestamp }) => timestamp?.slice(0, 10));
      };
      expect(await timesOf("limit=2")).toEqual(["2026-01-15", "2026-01-14"]);
      expect(await timesOf("start=3&limit=1")).toEqual(["2026-01-13"]);
    }
  });
});
