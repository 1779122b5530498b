import { describe, expect, test } from "vitest";
import { type FakeOptions, fakeApi } from "../src/testing.ts";

const coins = Array.from({ length: 10 }, (_, index) => ({ id: index + 1, symbol: `C${index}` }));
const repeated = 'The service ignores "start": the page from ';

/** Serves items from `start`, for a request with `limit`. */
type Serve = (start: number, limit: number) => object[];

const exact: Serve = (start, limit) => coins.slice(start - 1, start - 1 + limit);
const all: Serve = () => coins;
const inThrees: Serve = (start) => coins.slice(start - 1, start + 2);
const atMostTwo: Serve = (start, limit) => exact(start, Math.min(limit, 2));

/** Creates two operations: `map` ends with a short page, and `multiplier` reports `has_more`. */
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

describe("items and pages return at most maximum items", () => {
  test.each<[string, Serve, number, number | undefined, number]>([
    ["if the service respects limit", exact, 5, undefined, 5],
    ["over several pages", exact, 5, 2, 5],
    ["if the service returns all items", all, 5, undefined, 5],
    ["if the service has a fixed page size", inThrees, 5, 2, 5],
    ["if maximum is a fraction", exact, 2.5, undefined, 2],
    ["if maximum is less than 1", all, 0.5, undefined, 0],
    ["if maximum is 0", all, 0, undefined, 0],
    ["if the list is shorter than maximum", exact, 50, undefined, 10],
  ])("%s", async (_, list, maximum, limit, expected) => {
    const { map, multiplier } = serve(list);
    const found = coins.slice(0, expected);
    expect(await collect(map.items({ limit }, { maximum }))).toEqual(found);
    expect(await collect(multiplier.items({ limit }, { maximum }))).toEqual(found);
    const pages = await collect(map.pages({ limit }, { maximum }));
    expect(pages.flatMap(({ data }) => data)).toEqual(found);
  });

  test("requests whole limits", async () => {
    const { map, asked } = serve(exact);
    await collect(map.items({ limit: 2 }, { maximum: 3.5 }));
    expect(asked).toEqual(["2", "1"]);
  });
});

describe("items returns every item once", () => {
  test.each<[string, Serve, number]>([
    ["if pages have limit items", exact, 3],
    ["if pages are larger than limit", inThrees, 2],
    ["if the service ignores limit", (start) => coins.slice(start - 1), 4],
    ["if the service replaces a limit of 0", inThrees, 0],
    ["if the service replaces a negative limit", inThrees, -3],
  ])("%s", async (_, list, limit) => {
    const { map, multiplier } = serve(list);
    expect(await collect(map.items({ limit }))).toEqual(coins);
    expect(await collect(multiplier.items({ limit }))).toEqual(coins);
  });

  test("if pages are smaller than the limit and the service reports more items", async () => {
    const { multiplier } = serve(atMostTwo);
    expect(await collect(multiplier.items({ limit: 5 }))).toEqual(coins);
  });
});

describe("a service that ignores start causes an error", () => {
  test.each<[string, Serve, number | undefined]>([
    ["with full pages", (_, limit) => coins.slice(0, limit), 2],
    ["with all items on each page", all, 2],
    ["for a limit of 0", all, 0],
    ["for a negative limit", all, -1],
  ])("%s", async (_, list, limit) => {
    const { map, asked } = serve(list);
    await expect(collect(map.items({ limit }))).rejects.toThrow(repeated);
    await expect(collect(map.pages({ limit }))).rejects.toMatchObject({ name: "UnreadableBodyError" });
    expect(asked).toHaveLength(4);
  });

  test("with one item per page: after a few pages", async () => {
    const { map, asked } = serve(() => coins.slice(0, 1));
    await expect(collect(map.items({ limit: 1 }))).rejects.toThrow(repeated);
    expect(asked).toHaveLength(6);
  });

  test("with has_more: true", async () => {
    const api = fakeApi({ cryptocurrencyMultiplierV1: { items: coins, has_more: true } });
    await expect(collect(api.cryptocurrency.multiplier.items())).rejects.toThrow(repeated);
  });
});

describe("an item that moves to the next page between two requests does not end the list", () => {
  test.each([1, 2, 3, 9])("with a limit of %s", async (limit) => {
    const [first, ...rest] = coins;
    let requests = 0;
    // From the second request on, the last item comes first, and the rest moves by one position.
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

  test("with a limit of 1 and repeatedly added items", async () => {
    let added = 0;
    const { map } = serve((start, limit) => {
      const news = Array.from({ length: Math.min(added++, 4) }, (_, index) => ({ id: 100 + index }));
      return [...news, ...coins].slice(start - 1, start - 1 + limit);
    });
    expect((await collect(map.items({ limit: 1 }))).slice(4)).toEqual(coins);
  });
});

test("a fake list shorter than a page is read once", async () => {
  const api = fakeApi({ cryptocurrencyMapV1: coins, cryptocurrencyListingsLatestV3: coins });
  expect(await collect(api.cryptocurrency.map.items())).toEqual(coins);
  expect(await collect(api.cryptocurrency.listings.latest.items({}, { maximum: 3 }))).toEqual(
    coins.slice(0, 3),
  );
});
