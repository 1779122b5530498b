import { KEY_HEADER, type Operation, type Parameter } from "../contract.ts";
import { isObject, type Json, type JsonObject } from "../json.ts";
import { readKnown } from "../known.ts";
import { type Known, namesExchanges } from "../operation-requests.ts";
import type { RunningService } from "../running-service.ts";
import { send } from "../send.ts";
import type { GetPool } from "./requests.ts";

const EVERY = 10;
/** The ids of fiat currencies in the examples. */
const FIATS = ["2781", "2790", "2791"];

/** Reads known ids from a service, to generate requests with known and unknown ids. */
export async function readPools(service: RunningService, key: string): Promise<GetPool> {
  const { text } = await send(
    service.url,
    "/v1/cryptocurrency/map?listing_status=active,inactive,untracked&aux=platform,status",
    {
      headers: { [KEY_HEADER]: key },
    },
  );
  const assets = JSON.parse(text).data as JsonObject[];
  return createAssetPool(assets, await readKnown(service, key));
}

/** @param assets The assets of the ID map. */
export function createAssetPool(assets: readonly JsonObject[], known: Omit<Known, "assets">): GetPool {
  const some = assets.filter((_, index) => index < EVERY || index % EVERY === 0);
  const all = (field: string): string[] => some.map((asset) => String(asset[field]));
  const addresses = assets
    .flatMap(({ platform }) => (isObject(platform) ? [String(platform["token_address"])] : []))
    .slice(0, 40);
  const byName: Record<string, string[]> = {
    id: all("id"),
    ids: all("id"),
    crypto_id: all("id"),
    matched_id: [...all("id"), ...FIATS],
    convert_id: [...FIATS, ...all("id").slice(0, EVERY)],
    slug: all("slug"),
    crypto_slug: all("slug"),
    symbol: all("symbol"),
    matched_symbol: [...all("symbol"), "USD"],
    convert: ["USD", "EUR", "GBP", "XAU", ...all("symbol").slice(0, EVERY)],
    address: addresses,
    token_address: addresses,
  };
  const ofExchanges: Record<string, string[]> = {
    id: known.exchanges.map(({ id }) => String(id)),
    slug: known.exchanges.map(({ slug }) => String(slug)),
  };
  const byOperation: Record<string, readonly Json[]> = {
    "cryptocurrencyAirdropV1 id": known.airdrops,
    "cryptocurrencyCategoryV1 id": known.categories,
  };
  return (operation: Operation, { name, item, example }: Parameter) => {
    const own = byOperation[`${operation.id} ${name}`];
    if (own !== undefined) return own.map(String);
    if (namesExchanges(operation) && name in ofExchanges) return ofExchanges[name] ?? [];
    if (name in byName && !operation.id.startsWith("dexListings")) return byName[name] ?? [];
    const isPlain = item["enum"] === undefined && item["minimum"] === undefined && item["type"] !== "boolean";
    return isPlain && Array.isArray(example) ? example.map(String) : [];
  };
}
