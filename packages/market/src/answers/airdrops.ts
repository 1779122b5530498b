import type { ParsedParameters } from "@market-data/openapi";
import type {
  Airdrop as AirdropRecord,
  CryptocurrencyAirdropsV1Result,
  CryptocurrencyAirdropV1Result,
} from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { InvalidLookup } from "../errors.ts";
import { pageOf } from "../rows/paging.ts";
import type { Airdrop, Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { iso } from "../values/timestamps.ts";

/** One airdrop, under its id (document 2, `/v1/cryptocurrency/airdrop`). */
export async function cryptocurrencyAirdropV1(
  { id }: ParsedParameters["cryptocurrencyAirdropV1"],
  { store, now }: AnswerContext,
): Promise<Answer<CryptocurrencyAirdropV1Result["data"]>> {
  const snapshot = await store.snapshot();
  const airdrop = snapshot.airdrops.find((candidate) => candidate.id === id);
  if (airdrop === undefined) throw new InvalidLookup("id", id);
  return { data: Object.fromEntries([[id, recordOf(snapshot, airdrop, now)]]), count: 1 };
}

/** The airdrops in a state, those that begin first first (document 2, `/v1/cryptocurrency/airdrops`). */
export async function cryptocurrencyAirdropsV1(
  parameters: ParsedParameters["cryptocurrencyAirdropsV1"],
  { store, now }: AnswerContext,
): Promise<Answer<CryptocurrencyAirdropsV1Result["data"]>> {
  const snapshot = await store.snapshot();
  const { status } = parameters;
  const matches = (airdrop: Airdrop) =>
    statusAt(airdrop, now) === status && isOf(snapshot.assets.get(airdrop.assetId), parameters);
  const airdrops = snapshot.airdrops.toSorted((a, b) => a.startDate - b.startDate || compare(a.id, b.id));
  const data = pageOf(airdrops, parameters, matches).map((airdrop) => recordOf(snapshot, airdrop, now));
  return { data, count: data.length };
}

/**
 * The state of an airdrop at a time, by its dates; one that the data calls ended is so even before its end.
 */
function statusAt({ status, startDate, endDate }: Airdrop, now: number): Airdrop["status"] {
  if (status === "ENDED" || now > endDate) return "ENDED";
  return now < startDate ? "UPCOMING" : "ONGOING";
}

/** Whether an airdrop's coin is the one that the call names, if it names one. */
function isOf(
  coin: Asset | undefined,
  { id, slug, symbol }: ParsedParameters["cryptocurrencyAirdropsV1"],
): boolean {
  return (
    (id === undefined || coin?.id === id) &&
    (slug === undefined || coin?.slug === slug) &&
    (symbol === undefined || coin?.symbol === symbol.toUpperCase())
  );
}

function recordOf({ assets }: Snapshot, airdrop: Airdrop, now: number): AirdropRecord {
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
