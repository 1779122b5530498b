import { describe, expect, test } from "vitest";
import { type FakeOptions, fakeApi } from "../src/testing.ts";

const coins = Array.from({ length: 10 }, (_, index) => ({ id: index + 1, symbol: `C${index}` }));
const repeated = '"start" is ignored: the page from ';

/** What a service returns from `start` on, where it was asked for `limit` items. */
type Serve = (start: number, limit: number) => object[];

const exact: Serve = (start, limit) => coins.slice(start - 1, start - 1 + limit);
const all: Serve = () => coins;
const inThrees: Serve = (start) => coins.slice(start - 1, start + 2);
const atMostTwo: Serve = (start, limit) => exact(start, Math.min(limit, 2));

/** A service of two operations: one whose last page is short, and one that states whether there are more. */
function serve(list: Serve, options: FakeOptions = {}) {
  const asked: (string | undefined)[] = [];
  const find = ({ start, limit }: { start?: string; limit?: string }) => {
    asked.push(limit);
    return list(Number(start), Number(limit));
  };
  const api = fakeApi(
    {
      cryptocurrencyMapV1: find,
      cryptocurrencyMultiplierV1: (parameters) => {
        const items = find(parameters);
        return { items, has_more: Number(parameters.start) + items.length <= coins.length };
      },
    },
    options,
  );
  return { map: api.cryptocurrency.map, multiplier: api.cryptocurrency.multiplier, asked };
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe("maximum is kept", () => {
  test.each<[string, Serve, number, number | undefined, number]>([
    ["by a service that keeps limit", exact, 5, undefined, 5],
    ["beyond one page", exact, 5, 2, 5],
    ["by a service that returns all", all, 5, undefined, 5],
    ["by a service with pages of its own size", inThrees, 5, 2, 5],
    ["where it is not a whole number", exact, 2.5, undefined, 2],
    ["where it is less than one", all, 0.5, undefined, 0],
    ["of none", all, 0, undefined, 0],
    ["where there are fewer", exact, 50, undefined, 10],
  ])("%s", async (_, list, maximum, limit, expected) => {
    const { map, multiplier } = serve(list);
    const found = coins.slice(0, expected);
    expect(await collect(map.items({ limit }, { maximum }))).toEqual(found);
    expect(await collect(multiplier.items({ limit }, { maximum }))).toEqual(found);
    const pages = await collect(map.pages({ limit }, { maximum }));
    expect(pages.flatMap(({ data }) => data)).toEqual(found);
  });

  test("with whole limits", async () => {
    const { map, asked } = serve(exact);
    await collect(map.items({ limit: 2 }, { maximum: 3.5 }));
    expect(asked).toEqual(["2", "1"]);
  });
});

describe("every item is there once", () => {
  test.each<[string, Serve, number]>([
    ["where pages have the limit", exact, 3],
    ["where pages are larger than the limit", inThrees, 2],
    ["where the list is larger than the limit", (start) => coins.slice(start - 1), 4],
    ["where a limit of 0 is another one for the service", inThrees, 0],
    ["where a negative limit is another one for the service", inThrees, -3],
  ])("%s", async (_, list, limit) => {
    const { map, multiplier } = serve(list);
    expect(await collect(map.items({ limit }))).toEqual(coins);
    expect(await collect(multiplier.items({ limit }))).toEqual(coins);
  });

  test("where pages are smaller than the limit, and the service states that there are more", async () => {
    const { multiplier } = serve(atMostTwo);
    expect(await collect(multiplier.items({ limit: 5 }))).toEqual(coins);
  });
});

describe("a service that ignores start is an error at its second page", () => {
  test.each<[string, Serve, number | undefined]>([
    ["with pages of the limit", (_, limit) => coins.slice(0, limit), 2],
    ["with all items on each page", all, 2],
    ["for a limit of 0", all, 0],
    ["for a negative limit", all, -1],
  ])("%s", async (_, list, limit) => {
    const { map, asked } = serve(list);
    await expect(collect(map.items({ limit }))).rejects.toThrow(repeated);
    await expect(collect(map.pages({ limit }))).rejects.toMatchObject({ name: "UnreadableBodyError" });
    expect(asked).toHaveLength(4);
  });

  test("or, with one item on a page, after a few", async () => {
    const { map, asked } = serve(() => coins.slice(0, 1));
    await expect(collect(map.items({ limit: 1 }))).rejects.toThrow(repeated);
    expect(asked).toHaveLength(6);
  });

  test("that states that there are more", async () => {
    const api = fakeApi({ cryptocurrencyMultiplierV1: { items: coins, has_more: true } });
    await expect(collect(api.cryptocurrency.multiplier.items())).rejects.toThrow(repeated);
  });
});

describe("an item that moves to the next page between two requests ends no list", () => {
  test.each([1, 2, 3, 9])("with a limit of %s", async (limit) => {
    const [first, ...rest] = coins;
    let requests = 0;
    // From the second request on, the last item is the first one: every other has moved by one place.
    const moved = [coins.at(-1), first, ...rest.slice(0, -1)] as object[];
    const { map, multiplier } = serve((start) => {
      const list = requests++ ? moved : coins;
      return list.slice(start - 1, start - 1 + limit);
    });
    const expected = [...coins.slice(0, limit), ...moved.slice(limit)];
    expect(await collect(map.items({ limit }))).toEqual(expected);
    requests = 0;
    expect(await collect(multiplier.items({ limit }))).toEqual(expected);
  });

  test("with a limit of 1, while items are added again and again", async () => {
    let added = 0;
    const { map } = serve((start, limit) => {
      const news = Array.from({ length: Math.min(added++, 4) }, (_, index) => ({ id: 100 + index }));
      return [...news, ...coins].slice(start - 1, start - 1 + limit);
    });
    expect((await collect(map.items({ limit: 1 }))).slice(4)).toEqual(coins);
  });
});

test("a list of given data, shorter than a page, is read once", async () => {
  const api = fakeApi({ cryptocurrencyMapV1: coins, cryptocurrencyListingsLatestV3: coins });
  expect(await collect(api.cryptocurrency.map.items())).toEqual(coins);
  expect(await collect(api.cryptocurrency.listings.latest.items({}, { maximum: 3 }))).toEqual(
    coins.slice(0, 3),
  );
});
