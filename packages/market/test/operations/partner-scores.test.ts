import { describe, expect, test } from "vitest";
import { ask } from "../market.ts";
import { daysUpToToday, makePast, NOON, type PastCoin } from "../past.ts";

/** A constant price (worth 200 points), with at least 1,000 dollars of market cap and volume. */
const days = (count: number, last: { marketCap?: number | null; volume?: number | null } = {}) =>
  daysUpToToday(count).map((day, index, all) => ({
    ...day,
    close: 100,
    marketCap: 1e9,
    volume: 1e7,
    // The last complete day; today does not count.
    ...(index === all.length - 2 && last),
  }));

const coins: PastCoin[] = [
  { id: 1, facts: { slug: "steady" }, days: days(40) },
  { id: 2, facts: { slug: "larger" }, days: days(40, { marketCap: 1e12, volume: 1e10 }) },
  { id: 3, facts: { slug: "unknown" }, days: days(40, { volume: null }) },
  { id: 4, facts: { slug: "young" }, days: days(8) },
  { id: 5, facts: { slug: "empty" } },
];
const store = await makePast(coins);

const getScores = async (query: string) => (await ask("partnersFcasQuotesLatestV1", query, store)).data;

describe("the partner score", () => {
  test("adds size, liquidity and steadiness at the end of the last UTC day", async () => {
    // Half of 500 for a billion, half of 300 for ten million, all of 200.
    expect(await getScores("id=1")).toEqual([
      {
        id: 1,
        name: "Coin 1",
        symbol: "C1",
        slug: "steady",
        score: 600,
        grade: "C",
        percent_change_24h: 0,
        point_change_24h: 0,
        last_updated: "2026-01-15T00:00:00.000Z",
      },
    ]);
  });

  test("has its change since the day before", async () => {
    expect(await getScores("slug=larger")).toMatchObject([
      { score: 1000, grade: "S", point_change_24h: 400, percent_change_24h: 66.666667 },
    ]);
  });

  test.each([
    ["a volume is unknown", "unknown"],
    ["there are fewer than eight days", "young"],
    ["there are none", "empty"],
  ])("is null where %s", async (_, slug) => {
    expect(await getScores(`slug=${slug}`)).toMatchObject([{ slug, score: null, grade: null }]);
  });
});

test("lists scores by rank, and does not charge for unknown scores", async () => {
  const { index } = await store.snapshot();
  const { data, count } = await ask("partnersFcasListingsLatestV1", "", store);
  expect(data.map(({ id }) => id)).toEqual(index.ranked.map(({ id }) => id));
  expect(count).toBe(2);
  const second = await ask("partnersFcasListingsLatestV1", "start=2&limit=1", store);
  expect(second.data).toEqual([data[1]]);
});

test("aux switches the changes", async () => {
  const [score] = await getScores("id=1&aux=point_change_24h");
  expect(score).toHaveProperty("point_change_24h");
  expect(score).not.toHaveProperty("percent_change_24h");
});

test("names an unknown coin", async () => {
  await expect(getScores("slug=none")).rejects.toThrow('Invalid value for "slug": "none"');
});

test("uses the last day with data", async () => {
  const later = await ask("partnersFcasQuotesLatestV1", "id=1", store, NOON + 3 * 86_400_000);
  expect(later.data[0]?.last_updated).toBe("2026-01-16T00:00:00.000Z");
});
