import { createMarketData, ForbiddenError } from "@market-data/client";
import { createQueries, updateQuotes } from "@market-data/client/query";
import { fakeApi } from "@market-data/client/testing";
import { environmentManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import {
  drop,
  fail,
  format,
  open,
  quote,
  snapshot,
  startStreamServer,
} from "../../../../packages/client/test/support/stream-server.ts";

// A real QueryClient with a real server of events.

const ids = { id: [1, 825] };
const [bitcoin, tether] = snapshot.data;
const moved = { ...quote, data: { ...quote.data, name: "Moved" } };

afterEach(() => void vi.useRealTimers());

test("a snapshot fills the query, and quotes replace their items, also after an interruption", async () => {
  const { url } = await startStreamServer(
    drop(format(snapshot, "1")),
    open(format(moved, "2"), format({ ...moved, data: { ...moved.data, id: 7 } })),
  );
  const api = createMarketData({ baseUrl: url, apiKey: "key-1", backOff: 0 });
  const queries = createQueries(api, { scope: "account-1" });
  const query = queries.query(api.cryptocurrency.quotes.latest, ids);
  const queryClient = new QueryClient();
  const seen: unknown[] = [];
  const controller = new AbortController();
  new QueryObserver(queryClient, { ...query, enabled: false }).subscribe(({ data }) => {
    seen.push(data);
    if (seen.length === 2) controller.abort(new Error("mine"));
  });
  await expect(
    updateQuotes(queryClient, query, api.stream.quotes(ids, { signal: controller.signal })),
  ).rejects.toThrow("mine");
  expect(seen.slice(0, 2)).toEqual([
    [bitcoin, tether],
    [moved.data, tether],
  ]);
});

test("a quote without cached quotes changes nothing", async () => {
  const queryClient = new QueryClient();
  const api = fakeApi();
  const query = createQueries(api, { scope: "account-1" }).query(api.cryptocurrency.quotes.latest, ids);
  await updateQuotes(
    queryClient,
    query,
    (async function* () {
      yield moved;
    })(),
  );
  expect(queryClient.getQueryData(query.queryKey)).toBeUndefined();
});

test("a refused stream rejects with its error", async () => {
  const { url } = await startStreamServer(fail(403, 1006));
  const api = createMarketData({ baseUrl: url, apiKey: "key-1" });
  const query = createQueries(api, { scope: "account-1" }).query(api.cryptocurrency.quotes.latest, ids);
  await expect(updateQuotes(new QueryClient(), query, api.stream.quotes(ids))).rejects.toThrow(
    ForbiddenError,
  );
});

test("an interval of the query polls only while no event arrives", async () => {
  vi.useFakeTimers();
  // TanStack Query has no intervals on a server.
  environmentManager.setIsServer(() => false);
  let polls = 0;
  const api = fakeApi({
    cryptocurrencyQuotesLatestV3: () => {
      polls++;
      return [bitcoin, tether] as never;
    },
  });
  const query = createQueries(api, { scope: "account-1" }).query(api.cryptocurrency.quotes.latest, ids);
  const queryClient = new QueryClient();
  const leave = new QueryObserver(queryClient, { ...query, refetchInterval: 60_000 }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(polls).toBe(1);
  const events = (async function* () {
    for (let second = 0; second < 300; second += 50) {
      await new Promise((resolve) => setTimeout(resolve, 50_000));
      yield moved;
    }
  })();
  const updated = updateQuotes(queryClient, query, events);
  await vi.advanceTimersByTimeAsync(300_000);
  await updated;
  expect(polls).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(polls).toBe(2);
  leave();
});
