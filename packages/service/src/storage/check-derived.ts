import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  type Asset,
  type ComputedPoint,
  computeSeries,
  DAY,
  type HistoryEnds,
  recordStale,
  type Snapshot,
  type StoredMetrics,
} from "@market-data/market";
import {
  fromHistory,
  getIndexSeries,
  INDEX_SIZES,
  type IndexName,
  MAX_TIME,
} from "@market-data/market/store";
import type { CheckResult, OpenMarket } from "@market-data/storage";
import { StorageError } from "@market-data/storage";

/** The minimum number of rows to compute again, and the share of all rows. */
const MIN_ROWS = 100;
const SHARE = 0.01;
/** The number of assets whose histories are read at once. */
const ASSETS_AT_ONCE = 500;
/** Relative tolerance. Sums of equal numbers in a different order differ by less. */
const TOLERANCE = 1e-9;

const REPAIR = "repair them with `market-data check --repair`";

interface DerivedCheckOptions {
  /** Selects the rows. An equal seed selects equal rows. */
  readonly seed: number;
  /** Whether to compute all rows again. */
  readonly isAll?: boolean;
}

/** A derived row, identified by time or asset. */
type DerivedRow =
  | { readonly kind: "day" | "rebalancing"; readonly time: number }
  | { readonly kind: "asset"; readonly id: number };

/**
 * Computes derived rows again from history and compares them: totals of days, rebalancings of indices, and the end of
 * each asset's history. Imports are locked out in the meantime.
 */
export async function checkDerived(market: OpenMarket, options: DerivedCheckOptions): Promise<CheckResult> {
  if ((await market.state.origin()) !== "import") return { facts: [], errors: [] };
  const unlock = await market.lockForImport().catch((error: unknown) => {
    if (error instanceof StorageError && error.kind === "locked") return undefined;
    throw error;
  });
  if (unlock === undefined)
    return { facts: [["derived rows checked", "none: an import is in progress"]], errors: [] };
  try {
    return await check(market, options);
  } finally {
    unlock();
  }
}

/** Computes all derived rows again and stores them. Imports are locked out in the meantime. @param now Unix time in ms. */
export async function repairDerived(market: OpenMarket, now: number): Promise<void> {
  const unlock = await market.lockForImport();
  try {
    const { assets } = await market.store.snapshot();
    for await (const { asset, expected, metrics } of deriveAssets(market, [...assets.values()])) {
      await market.writer.transaction(async (batch) => {
        if (!isDeepStrictEqual(asset, expected)) await batch.saveCatalogue({ assets: [expected] });
        if (metrics !== undefined) await batch.saveMetrics([metrics]);
      });
    }
    await market.writer.markStale({ span: { from: 0, to: MAX_TIME } });
    await recordStale(market, now);
  } finally {
    unlock();
  }
}

async function check(market: OpenMarket, { seed, isAll = false }: DerivedCheckOptions): Promise<CheckResult> {
  const { location, store, state } = market;
  const stale = await state.staleSeries();
  if (stale !== undefined) {
    const { from, to } = stale.span ?? {};
    const span = from === undefined || to === undefined ? "" : ` from ${toDate(from)} to ${toDate(to)}`;
    const error = `${location}: derived series lack changes${span}: an import was interrupted. Import again, or ${REPAIR}`;
    return { facts: [], errors: [error] };
  }
  const snapshot = await store.snapshot();
  const all = await listRows(market, snapshot);
  const rows = isAll ? all : choose(all, seed);
  const differences = [
    ...(await compareSeries(market, rows)),
    ...(await compareAssets(market, snapshot, rows)),
  ];
  const checked = `${rows.length} of ${all.length}${isAll ? "" : ` (seed ${seed})`}`;
  const [example] = differences;
  return {
    facts: [["derived rows checked", checked]],
    errors:
      example === undefined
        ? []
        : [
            `${location}: ${differences.length} of ${rows.length} derived rows differ from history, for example ${example}: ${REPAIR}`,
          ],
  };
}

async function listRows({ store }: OpenMarket, { assets, metrics }: Snapshot): Promise<DerivedRow[]> {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { id, firstHistoricalData } of assets.values()) {
    const updated = metrics.get(id)?.lastUpdated;
    first = Math.min(first, firstHistoricalData ?? updated ?? first);
    last = Math.max(last, updated ?? last);
  }
  const days: DerivedRow[] = [];
  for (let time = Math.ceil(first / DAY) * DAY; time <= last; time += DAY) days.push({ kind: "day", time });
  const names = Object.keys(INDEX_SIZES) as IndexName[];
  const points = await Promise.all(
    names.map((name) => store.seriesPoints({ ...getIndexSeries(name), from: 0, to: MAX_TIME })),
  );
  const rebalancings = [...new Set(points.flat().map(({ time }) => time))];
  return [
    ...days,
    ...rebalancings.map((time): DerivedRow => ({ kind: "rebalancing", time })),
    ...Array.from(assets.keys(), (id): DerivedRow => ({ kind: "asset", id })),
  ];
}

/** Selects rows at random, by a hash of the seed and the row's key. */
function choose(rows: readonly DerivedRow[], seed: number): DerivedRow[] {
  const hash = (row: DerivedRow) =>
    createHash("sha256")
      .update(JSON.stringify([seed, row]))
      .digest("hex");
  return rows
    .map((row) => ({ row, place: hash(row) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, Math.max(MIN_ROWS, Math.ceil(rows.length * SHARE)))
    .map(({ row }) => row);
}

function listTimes(rows: readonly DerivedRow[], wanted: DerivedRow["kind"]): number[] {
  const times = rows.flatMap((row) => (row.kind !== "asset" && row.kind === wanted ? [row.time] : []));
  return times.sort((one, other) => one - other);
}

/** @returns The differences. */
async function compareSeries({ store }: OpenMarket, rows: readonly DerivedRow[]): Promise<string[]> {
  const differences: string[] = [];
  const points = await computeSeries(store, listTimes(rows, "day"), listTimes(rows, "rebalancing"));
  for (const { series, time, values } of points) {
    const [stored] = await store.seriesPoints({ ...series, from: time, to: time + 1 });
    const field = findDifference(values, stored?.values);
    if (field === undefined) continue;
    const [right, wrong] = [values?.[field] ?? "absent", stored?.values[field] ?? "absent"];
    differences.push(`${series.name} of ${toDate(time)} (${field}: stored ${wrong}, computed ${right})`);
  }
  return differences;
}

type Values = ComputedPoint["values"];

/** The first field that differs. A stored point may have more fields: observed values. */
function findDifference(computed: Values, stored: Values): string | undefined {
  if (computed === undefined) return stored && Object.keys(stored)[0];
  return Object.keys(computed).find((field) => {
    const [one, other] = [computed[field] ?? null, stored?.[field] ?? null];
    if (one === null || other === null) return one !== other;
    return Math.abs(one - other) > TOLERANCE * Math.max(Math.abs(one), Math.abs(other));
  });
}

async function compareAssets(
  market: OpenMarket,
  { assets }: Snapshot,
  rows: readonly DerivedRow[],
): Promise<string[]> {
  const chosen = rows.flatMap((row) => (row.kind === "asset" ? (assets.get(row.id) ?? []) : []));
  const differences: string[] = [];
  for await (const { asset } of deriveAssets(market, chosen)) {
    differences.push(`the end of the history, or the newest metrics, of asset ${asset.id} (${asset.slug})`);
  }
  return differences;
}

/** An asset that differs from its history, with the correct facts and metrics. */
interface DerivedAsset {
  readonly asset: Asset;
  readonly expected: Asset;
  /** Undefined if the metrics are correct. */
  readonly metrics: StoredMetrics | undefined;
}

async function* deriveAssets({ state }: OpenMarket, assets: readonly Asset[]): AsyncGenerator<DerivedAsset> {
  for (let start = 0; start < assets.length; start += ASSETS_AT_ONCE) {
    const some = assets.slice(start, start + ASSETS_AT_ONCE);
    const ends = await state.historyEnds(some.map(({ id }) => id));
    for (const asset of some) {
      const stored = ends.get(asset.id) as HistoryEnds;
      const found = fromHistory(asset.id, stored);
      const [firstHistoricalData, lastHistoricalData] = [found?.first ?? null, found?.last ?? null];
      const expected = { ...asset, firstHistoricalData, lastHistoricalData };
      const metrics = isDeepStrictEqual(found?.metrics, stored.metrics) ? undefined : found?.metrics;
      if (metrics !== undefined || !isDeepStrictEqual(asset, expected)) yield { asset, expected, metrics };
    }
  }
}

function toDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
