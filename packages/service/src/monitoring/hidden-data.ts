import { earliestTime } from "@market-data/http";
import { DAY, RATE_TOLERANCE, type Snapshot } from "@market-data/market";
import type { PlanTable } from "../accounts/plan-table.ts";

const YEAR = 365 * DAY;
const MAX_NAMES = 3;

/**
 * Describes the data that callers do not see, the reasons, and the remedies: one line each, at most five. The sample
 * market hides nothing that its operator could change.
 *
 * @param now Unix time in ms.
 * @param fiatTolerance The setting of the service, in ms.
 */
export function describeHidden(
  snapshot: Snapshot,
  plans: PlanTable,
  now: number,
  fiatTolerance: number = RATE_TOLERANCE.fiat,
): string[] {
  if (snapshot.origin === "sample") return [];
  return [
    describeHistory(snapshot, plans, now),
    describeUnpriced(snapshot),
    describeStopped(snapshot),
    describeUncapped(snapshot),
    describeRates(snapshot, fiatTolerance),
  ].filter((line) => line !== undefined);
}

function describeHistory({ assets }: Snapshot, { plans }: PlanTable, now: number): string | undefined {
  const limits = plans.map(({ name, history }) => ({ name, from: earliestTime({ duration: history }, now) }));
  const longest = limits.reduce((best, limit) => (limit.from < best.from ? limit : best));
  const begins = [...assets.values()].flatMap(({ firstHistoricalData: first }) =>
    first !== null && first < longest.from ? [first] : [],
  );
  if (begins.length === 0) return undefined;
  const first = begins.reduce((earliest, begin) => Math.min(earliest, begin));
  const settings = { plans: { [longest.name]: { history: `P${Math.ceil((now - first) / YEAR)}Y` } } };
  return (
    `${count(begins.length, "asset has", "assets have")} history before ${toDay(longest.from)}, from ${toDay(first)} on: ` +
    `no plan may read it. With ${JSON.stringify(settings)} in the file of --plans, ${longest.name} may.`
  );
}

function describeUnpriced({ assets, metrics }: Snapshot): string | undefined {
  const unpriced = [...assets.keys()].filter((id) => !metrics.has(id)).length;
  if (unpriced === 0) return undefined;
  return (
    `${format(unpriced)} of ${count(assets.size, "asset", "assets")} ${unpriced === 1 ? "has" : "have"} no price: ` +
    "only the ID map and metadata have them. Import quotes.csv, candles-daily.csv or metrics.csv for them."
  );
}

function describeStopped({ assets, metrics }: Snapshot): string | undefined {
  const stopped = [...metrics.values()].flatMap(({ assetId, rank, price, circulatingSupply }) => {
    const asset = assets.get(assetId);
    const isStopped = rank === null && asset?.status === "active";
    return isStopped ? [{ asset, size: price * (circulatingSupply ?? 0) }] : [];
  });
  if (stopped.length === 0) return undefined;
  const largest = stopped.toSorted((one, other) => other.size - one.size).map(({ asset }) => asset.name);
  const [verb, own] = stopped.length === 1 ? ["it is", "its"] : ["they are", "their"];
  return (
    `${count(stopped.length, "active asset has", "active assets have")} a last price that is too old for a rank ` +
    `(${list(largest)}): ${verb} in no listing and no total. Import newer prices, or set ${own} status to inactive.`
  );
}

function describeUncapped({ assets, metrics }: Snapshot): string | undefined {
  const ranked = [...metrics.values()].filter(({ rank }) => rank !== null);
  const uncapped = ranked.filter(({ circulatingSupply }) => circulatingSupply === null);
  if (uncapped.length === 0) return undefined;
  const names = uncapped.flatMap(({ assetId }) => assets.get(assetId)?.name ?? []);
  return (
    `${format(uncapped.length)} of ${count(ranked.length, "ranked asset", "ranked assets")} ` +
    `${uncapped.length === 1 ? "has" : "have"} no market cap (${list(names)}): ` +
    "the newest price states no supply. Import circulating_supply with each price."
  );
}

function describeRates({ fiats, rates, metrics }: Snapshot, tolerance: number): string | undefined {
  let newest = Number.NEGATIVE_INFINITY;
  for (const { lastUpdated } of metrics.values()) newest = Math.max(newest, lastUpdated);
  const oldest = newest - tolerance;
  const missing = [...fiats.values()].filter(
    ({ id, symbol }) => symbol !== "USD" && (rates.get(id)?.lastUpdated ?? Number.NEGATIVE_INFINITY) < oldest,
  );
  if (missing.length === 0 || metrics.size === 0) return undefined;
  return (
    `${format(missing.length)} of ${format(fiats.size)} fiat currencies and metals have no rate within ` +
    `${tolerance / DAY} days of the newest price (${list(missing.map(({ symbol }) => symbol).sort())}): ` +
    "to convert to them now is a 400. Import rates.csv for them."
  );
}

function count(items: number, one: string, several: string): string {
  return `${format(items)} ${items === 1 ? one : several}`;
}

function format(items: number): string {
  return items.toLocaleString("en");
}

function list(names: readonly string[]): string {
  const rest = names.length > MAX_NAMES ? ", ..." : "";
  return names.slice(0, MAX_NAMES).join(", ") + rest;
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
