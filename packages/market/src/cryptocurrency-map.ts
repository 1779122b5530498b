import { operations, type ParsedParameters } from "@market-data/openapi";
import type { MapItem } from "@market-data/types";
import type { CatalogueEntry, CatalogueStore } from "./store.ts";

type Parameters = ParsedParameters["cryptocurrencyMapV1"];

/** The ID map (document 2, `/v1/cryptocurrency/map`). A `symbol` makes every other option count for nothing. */
export async function cryptocurrencyMapV1(parameters: Parameters, store: CatalogueStore): Promise<MapItem[]> {
  const entries = await store.catalogue();
  if (parameters.symbol !== undefined) {
    const symbols = new Set<string>(parameters.symbol);
    return entries.filter(({ symbol }) => symbols.has(symbol)).map((entry) => shape(entry, defaultAux));
  }
  const { listing_status, sort, start, limit, aux } = parameters;
  const states = new Set<string>(listing_status);
  const listed = entries.filter(({ status }) => states.has(status));
  const sorted =
    sort === "id"
      ? listed
      : listed.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.id - b.id);
  const end = limit === undefined ? undefined : start - 1 + limit;
  return sorted.slice(start - 1, end).map((entry) => shape(entry, aux));
}

const { default: defaultAux, names: auxNames } = operations.cryptocurrencyMapV1.aux;

/** An entry without the fields that `aux` did not ask for. */
function shape(entry: CatalogueEntry, aux: readonly string[]): MapItem {
  const asked = new Set(aux);
  const hidden = Object.entries(auxNames)
    .filter(([name]) => !asked.has(name))
    .flatMap(([, { fields }]) => [...fields]);
  const item: Record<string, unknown> = { ...entry };
  for (const field of hidden) delete item[field];
  return item as unknown as MapItem;
}
