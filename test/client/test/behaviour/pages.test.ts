import { expect, test } from "vitest";
import type { Reply } from "../../src/behaviour/index.ts";
import { withServer } from "./with-server.ts";

/** Serves a list of a given length by `start` and `limit`. */
const getList =
  (total: number, shape: (items: unknown[], more: boolean) => unknown): Reply =>
  (response, _, { url }) => {
    const query = new URL(url as string, "http://x").searchParams;
    const [start, limit] = [Number(query.get("start")), Number(query.get("limit"))];
    const ids = Array.from({ length: Math.max(0, Math.min(limit, total - start + 1)) }, (_, index) => ({
      id: start + index,
    }));
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(shape(ids, start + limit <= total)));
  };

const data = (items: unknown[]) => ({ data: items });
const asked = (requests: { url?: string | undefined }[]) => requests.map(({ url }) => url?.split("?")[1]);

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

test("pages ends after a short page and requests the documented maximum", async () => {
  await withServer(getList(7500, data), async (api, { requests }) => {
    const pages = await collect(api.cryptocurrency.map.pages());
    expect(pages.map((page) => page.data.length)).toEqual([5000, 2500]);
    expect(asked(requests)).toEqual(["start=1&limit=5000", "start=5001&limit=5000"]);
  });
});

test("after a full last page, pages requests one empty page", async () => {
  await withServer(getList(4, data), async (api, { requests }) => {
    expect(await collect(api.cryptocurrency.map.items({ limit: 2 }))).toHaveLength(4);
    expect(asked(requests)).toEqual(["start=1&limit=2", "start=3&limit=2", "start=5&limit=2"]);
  });
});

test("pages starts at start and reduces a limit above the documented maximum", async () => {
  await withServer(getList(6000, data), async (api, { requests }) => {
    const ids = await collect(api.cryptocurrency.map.items({ start: 900, limit: 100_000 }));
    expect([ids[0]?.id, ids.length]).toEqual([900, 5101]);
    expect(asked(requests)).toEqual(["start=900&limit=5000", "start=5900&limit=5000"]);
  });
});

test("pages stops after maximum items without further requests", async () => {
  await withServer(getList(1000, data), async (api, { requests }) => {
    expect(await collect(api.cryptocurrency.map.items({ limit: 20 }, { maximum: 50 }))).toHaveLength(50);
    expect(asked(requests)).toEqual(["start=1&limit=20", "start=21&limit=20", "start=41&limit=10"]);
    expect(await collect(api.cryptocurrency.map.items({}, { maximum: 0 }))).toEqual([]);
    await expect(collect(api.cryptocurrency.map.items({}, { maximum: Number.NaN }))).rejects.toThrow(
      "maximum",
    );
  });
});

test("pages stops after a break", async () => {
  await withServer(getList(1000, data), async (api, { requests }) => {
    for await (const { id } of api.cryptocurrency.map.items({ limit: 10 })) if (id === 15) break;
    expect(requests).toHaveLength(2);
  });
});

test("an abort stops the iteration, even between two items of a page", async () => {
  await withServer(getList(1000, data), async (api, { requests }) => {
    const controller = new AbortController();
    const seen: number[] = [];
    const run = async () => {
      for await (const { id } of api.cryptocurrency.map.items({ limit: 10 }, { signal: controller.signal })) {
        seen.push(id);
        if (id === 13) controller.abort(new Error("enough"));
      }
    };
    await expect(run()).rejects.toThrow("enough");
    expect([seen.length, requests.length]).toEqual([13, 2]);
  });
});

test("pages supports bare arrays, items in data, and has_more", async () => {
  await withServer(
    getList(5, (items) => items),
    async (api) => {
      expect(await collect(api.cryptocurrency.listings.latest.items({ limit: 3 }))).toHaveLength(5);
    },
  );
  await withServer(
    getList(5, (market_pairs) => ({ data: { market_pairs } })),
    async (api) => {
      expect(await collect(api.cryptocurrency.marketPairs.latest.items({ id: 1, limit: 3 }))).toHaveLength(5);
    },
  );
  await withServer(
    getList(4, (items, has_more) => ({ data: { items, has_more } })),
    async (api, { requests }) => {
      expect(await collect(api.cryptocurrency.multiplier.items({ limit: 2 }))).toHaveLength(4);
      expect(requests).toHaveLength(2);
    },
  );
});
