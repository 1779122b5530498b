import { expect } from "vitest";
import { DAY, HOUR, MIDNIGHT, MINUTE, NOON } from "../fixtures.ts";
import type { StoreTest } from "./store-under-test.ts";

const series = { name: "market", id: 0 };
const seriesPoint = (time: number, value: number | null = 1) => ({ time, values: { value, other: null } });

export function seriesTests(test: StoreTest): void {
  test("returns the points of a half-open span, oldest first", async ({ store, writer }) => {
    const points = [0, 1, 2, 3].map((hour) => seriesPoint(MIDNIGHT + hour * HOUR, hour + 0.1));
    await writer.saveSeries(series, points.toReversed());
    await writer.saveSeries({ ...series, id: 1 }, [seriesPoint(MIDNIGHT)]);
    const query = { ...series, from: MIDNIGHT, to: MIDNIGHT + 3 * HOUR };
    expect(await store.seriesPoints(query)).toEqual(points.slice(0, 3));
    expect(await store.seriesPoints({ ...query, from: MIDNIGHT + 1, newest: 1 })).toEqual(points.slice(2, 3));
    expect(await store.seriesPoints({ ...query, id: 1 })).toEqual([seriesPoint(MIDNIGHT)]);
    expect(await store.seriesPoints({ ...query, name: "exchange" })).toEqual([]);
  });

  test("replaces the point of the same time", async ({ store, writer }) => {
    await writer.saveSeries(series, [seriesPoint(NOON, 1)]);
    await writer.saveSeries(series, [seriesPoint(NOON, null)]);
    expect(await store.seriesPoints({ ...series, from: MIDNIGHT, to: NOON + 1 })).toEqual([
      seriesPoint(NOON, null),
    ]);
  });

  test("finds the closest point within the tolerance, and the earlier of two equally close points", async ({
    store,
    writer,
  }) => {
    const [first, second] = [seriesPoint(NOON), seriesPoint(NOON + 10 * MINUTE)];
    await writer.saveSeries(series, [first, second]);
    const times = [-4, 0, 5, 6, 13].map((minutes) => NOON + minutes * MINUTE);
    expect(await store.closestPoints(series, times, 3 * MINUTE)).toEqual([null, first, null, null, second]);
    expect(await store.closestPoints(series, times, HOUR)).toEqual([first, first, first, second, second]);
    expect(await store.closestPoints({ ...series, id: 1 }, [NOON], DAY)).toEqual([null]);
    expect(await store.closestPoints(series, [], DAY)).toEqual([]);
  });

  test("finds the first point of each span", async ({ store, writer }) => {
    const [first, second] = [seriesPoint(NOON), seriesPoint(NOON + HOUR)];
    await writer.saveSeries(series, [first, second]);
    const spans = [
      { from: MIDNIGHT, to: NOON - 1 },
      { from: MIDNIGHT, to: NOON + DAY },
      { from: NOON + 1, to: NOON + HOUR },
      { from: NOON + HOUR + 1, to: NOON + DAY },
    ];
    expect(await store.firstPoints(series, spans)).toEqual([null, first, second, null]);
    expect(await store.firstPoints(series, [])).toEqual([]);
  });

  test("removes only the points of a span", async ({ store, writer }) => {
    const points = [0, 1, 2, 3].map((hour) => seriesPoint(MIDNIGHT + hour * HOUR, hour));
    await writer.saveSeries(series, points);
    await writer.saveSeries({ ...series, id: 1 }, points);
    await writer.transaction(async (batch) => {
      await batch.removeSeries(series, { from: MIDNIGHT + 1, to: MIDNIGHT + 2 * HOUR });
      await batch.saveSeries(series, [seriesPoint(MIDNIGHT + 2 * HOUR, 7)]);
    });
    await writer.removeSeries({ ...series, name: "exchange" }, { from: MIDNIGHT, to: NOON });
    const query = { ...series, from: MIDNIGHT, to: NOON };
    expect(await store.seriesPoints(query)).toEqual([
      points[0],
      seriesPoint(MIDNIGHT + 2 * HOUR, 7),
      points[3],
    ]);
    expect(await store.seriesPoints({ ...query, id: 1 })).toEqual(points);
  });
}
