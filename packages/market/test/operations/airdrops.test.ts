import { describe, expect, test } from "vitest";
import type { Airdrop } from "../../src/store/catalogue.ts";
import { ask, makeSnapshot, NOON } from "../market.ts";

const DAY = 86_400_000;
const airdrop = (
  id: string,
  assetId: number,
  from: number,
  to: number,
  known: Partial<Airdrop> = {},
): Airdrop => ({
  id,
  assetId,
  projectName: `Project ${id}`,
  description: "How to take part.",
  status: "ONGOING",
  startDate: NOON + from * DAY,
  endDate: NOON + to * DAY,
  totalPrize: 1000,
  winnerCount: 5,
  link: "https://example.com/airdrop",
  ...known,
});

const market = makeSnapshot(
  [
    [1, { symbol: "AAA", slug: "first" }],
    [2, { symbol: "AAA", slug: "second" }],
  ],
  {
    airdrops: [
      airdrop("c", 1, -1, 1),
      airdrop("b", 2, -2, 3, { totalPrize: null, winnerCount: null, link: null }),
      airdrop("a", 1, -1, 9),
      airdrop("soon", 1, 2, 3, { status: "UPCOMING" }),
      airdrop("over", 2, -9, -8, { status: "ENDED" }),
      airdrop("ran-out", 2, -5, -1),
      airdrop("began", 2, -3, 5, { status: "UPCOMING" }),
      airdrop("stopped", 2, -4, 5, { status: "ENDED" }),
    ],
  },
);

describe("airdrops", () => {
  const cases: [what: string, query: string, ids: string[]][] = [
    ["lists ongoing airdrops by default, earliest start first", "", ["began", "b", "a", "c"]],
    ["lists upcoming airdrops", "status=UPCOMING", ["soon"]],
    ["lists ended airdrops, by end date or by state", "status=ENDED", ["over", "ran-out", "stopped"]],
    ["selects a coin by id", "id=1", ["a", "c"]],
    ["selects a coin by slug", "slug=second", ["began", "b"]],
    ["selects coins by symbol, ignoring case", "symbol=aaa&limit=2", ["began", "b"]],
    ["returns an empty list for a coin without airdrops", "id=77", []],
    ["returns a page", "start=2&limit=2", ["b", "a"]],
  ];
  test.each(cases)("%s", async (_what, query, ids) => {
    const { data } = await ask("cryptocurrencyAirdropsV1", query, market);
    expect(data.map(({ id }) => id)).toEqual(ids);
  });
});

describe("one airdrop", () => {
  test("is returned by its id", async () => {
    const { data } = await ask("cryptocurrencyAirdropV1", "id=a", market);
    expect(data).toEqual({
      a: {
        id: "a",
        project_name: "Project a",
        description: "How to take part.",
        status: "ONGOING",
        coin: { id: 1, name: "Coin 1", slug: "first", symbol: "AAA" },
        start_date: "2026-01-14T12:00:00.000Z",
        end_date: "2026-01-24T12:00:00.000Z",
        total_prize: 1000,
        winner_count: 5,
        link: "https://example.com/airdrop",
      },
    });
  });

  test("leaves out unknown fields", async () => {
    const { data } = await ask("cryptocurrencyAirdropV1", "id=b", market);
    expect(Object.keys(data["b"] ?? {})).toEqual([
      "id",
      "project_name",
      "description",
      "status",
      "coin",
      "start_date",
      "end_date",
    ]);
  });

  test("rejects an unknown id", async () => {
    await expect(ask("cryptocurrencyAirdropV1", "id=none", market)).rejects.toThrow(
      'Invalid value for "id": "none".',
    );
  });
});
