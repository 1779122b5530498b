import { type OperationId, operations } from "@market-data/openapi";
import { type Api, request } from "./call.ts";
import { toTable } from "./table.ts";

/** The arguments of the tool `resolve`. */
export interface ResolveArguments {
  readonly names: readonly string[];
  readonly kind?: Kind;
}

export type Kind = "cryptocurrency" | "exchange" | "fiat";

interface Item {
  readonly id: number;
  readonly name: string;
  readonly symbol?: string;
  readonly slug?: string;
  readonly rank?: number;
}

/** The request for all items of a kind, the most important first. */
const LISTS: Readonly<Record<Kind, readonly [OperationId, object]>> = {
  cryptocurrency: ["cryptocurrencyMapV1", { sort: "svc_rank", limit: 5000, aux: "is_active" }],
  exchange: ["exchangeMapV1", { sort: "volume_24h", limit: 5000, aux: "is_active" }],
  fiat: ["fiatMapV1", { include_metals: true, limit: 5000 }],
};
const MAX_MATCHES = 3;
const SYMBOL = /^[A-Z0-9$@-]+$/;

/** Finds the ids of names, symbols and slugs. Several items may have one symbol; the first is the highest-ranked. */
export async function resolveNames(
  api: Api,
  { names, kind = "cryptocurrency" }: ResolveArguments,
): Promise<string> {
  const bySymbol = kind === "cryptocurrency" ? await findSymbols(api, names) : [];
  const isFound = (name: string) => SYMBOL.test(name) && bySymbol.some(({ symbol }) => symbol === name);
  const listed = names.every(isFound) ? [] : await list(api, ...LISTS[kind]);
  const items = [...new Map([...listed, ...bySymbol].map((item) => [item.id, item])).values()];
  const rows = names.flatMap((text) => {
    const matches = findMatches(items, text.trim().toLowerCase()).slice(0, MAX_MATCHES);
    return matches.map(({ id, name, symbol, slug, rank }) => ({ text, id, name, symbol, slug, rank }));
  });
  const missing = names.filter((name) => !rows.some(({ text }) => text === name));
  return [
    ...(rows.length > 0 ? [toTable(rows, undefined)] : []),
    ...(missing.length > 0
      ? [`Not found as ${kind}: ${missing.map((name) => JSON.stringify(name)).join(", ")}.`]
      : []),
  ].join("\n");
}

/** Finds symbols beyond the highest-ranked items, too. */
async function findSymbols(api: Api, names: readonly string[]): Promise<Item[]> {
  const symbol = names.map((name) => name.trim().toUpperCase()).filter((name) => SYMBOL.test(name));
  return symbol.length === 0
    ? []
    : list(api, "cryptocurrencyMapV1", { symbol, sort: "svc_rank", aux: "is_active" });
}

async function list(api: Api, id: OperationId, parameters: object): Promise<Item[]> {
  const { data } = await request(api, operations[id], parameters);
  return (data as { data: Item[] }).data;
}

function findMatches(items: readonly Item[], text: string): Item[] {
  const isEqual = (value: string | undefined) => value?.toLowerCase() === text;
  const exact = items.filter(({ name, symbol, slug }) => [name, symbol, slug].some(isEqual));
  return exact.length > 0 ? exact : items.filter(({ name }) => name.toLowerCase().startsWith(text));
}
