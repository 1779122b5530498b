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
    ["going on, by default; the first to begin first", "", ["began", "b", "a", "c"]],
    ["to come", "status=UPCOMING", ["soon"]],
    ["over, by their dates or because the data says so", "status=ENDED", ["over", "ran-out", "stopped"]],
    ["of a coin by id", "id=1", ["a", "c"]],
    ["of a coin by slug", "slug=second", ["began", "b"]],
    ["of coins by symbol, in any case", "symbol=aaa&limit=2", ["began", "b"]],
    ["of a coin that has none", "id=77", []],
    ["a page", "start=2&limit=2", ["b", "a"]],
  ];
  test.each(cases)("%s", async (_what, query, ids) => {
    const { data } = await ask("cryptocurrencyAirdropsV1", query, market);
    expect(data.map(({ id }) => id)).toEqual(ids);
  });
});

describe("one airdrop", () => {
  test("is under its id", async () => {
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

  test("leaves out what is not known", async () => {
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

  test("that does not exist is rejected", async () => {
    await expect(ask("cryptocurrencyAirdropV1", "id=none", market)).rejects.toThrow(
      'Invalid value for "id": "none".',
    );
  });
});
