import type { ParsedParameters } from "@market-data/openapi";
import type { Airdrop as AirdropRecord } from "@market-data/types";
import { LookupError } from "../errors.ts";
import type { OperationHandler } from "../operation.ts";
import { paginate } from "../rows/paging.ts";
import type { Airdrop, Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { iso } from "../values/timestamps.ts";

/** Returns one airdrop by its id. */
export const airdrop: OperationHandler<"cryptocurrencyAirdropV1"> = async ({ id }, { store, now }) => {
  const snapshot = await store.snapshot();
  const found = snapshot.airdrops.find((candidate) => candidate.id === id);
  if (found === undefined) throw new LookupError("id", id);
  return { data: Object.fromEntries([[id, toRecord(snapshot, found, now)]]), count: 1 };
};

/** Returns the airdrops of one state, sorted by start date. */
export const airdrops: OperationHandler<"cryptocurrencyAirdropsV1"> = async (parameters, { store, now }) => {
  const snapshot = await store.snapshot();
  const { status } = parameters;
  const matches = (candidate: Airdrop) =>
    statusAt(candidate, now) === status && matchesCoin(snapshot.assets.get(candidate.assetId), parameters);
  const sorted = snapshot.airdrops.toSorted((a, b) => a.startDate - b.startDate || compare(a.id, b.id));
  const data = paginate(sorted, parameters, matches).map((found) => toRecord(snapshot, found, now));
  return { data, count: data.length };
};

/** The state of an airdrop at a time, from its dates. `ENDED` in the catalogue wins over the end date. */
function statusAt({ status, startDate, endDate }: Airdrop, now: number): Airdrop["status"] {
  if (status === "ENDED" || now > endDate) return "ENDED";
  return now < startDate ? "UPCOMING" : "ONGOING";
}

/** Whether a coin matches the request's `id`, `slug` or `symbol`. Without these parameters every coin matches. */
function matchesCoin(
  coin: Asset | undefined,
  { id, slug, symbol }: ParsedParameters["cryptocurrencyAirdropsV1"],
): boolean {
  return (
    (id === undefined || coin?.id === id) &&
    (slug === undefined || coin?.slug === slug) &&
    (symbol === undefined || coin?.symbol === symbol.toUpperCase())
  );
}

function toRecord({ assets }: Snapshot, airdrop: Airdrop, now: number): AirdropRecord {
  const coin = assets.get(airdrop.assetId);
  const { totalPrize, winnerCount, link } = airdrop;
  return {
    id: airdrop.id,
    project_name: airdrop.projectName,
    description: airdrop.description,
    status: statusAt(airdrop, now),
    ...(coin && { coin: { id: coin.id, name: coin.name, slug: coin.slug, symbol: coin.symbol } }),
    start_date: iso(airdrop.startDate),
    end_date: iso(airdrop.endDate),
    ...(totalPrize === null ? {} : { total_prize: totalPrize }),
    ...(winnerCount === null ? {} : { winner_count: winnerCount }),
    ...(link === null ? {} : { link }),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
