import { type OperationId, operations } from "@market-data/openapi";
import { type Api, request } from "./call.ts";
import type { Row } from "./rows.ts";
import { toTable } from "./table.ts";

/** The requests for all items of a kind, the most important first. */
const LISTS = {
  cryptocurrency: ["cryptocurrencyMapV1", { sort: "svc_rank", limit: 5000, aux: "is_active" }],
  exchange: ["exchangeMapV1", { sort: "volume_24h", limit: 5000, aux: "is_active" }],
  fiat: ["fiatMapV1", { include_metals: true, limit: 5000 }],
} as const satisfies Record<string, readonly [OperationId, object]>;
const MAX_MATCHES = 3;
const SYMBOL = /^[A-Z0-9$@-]+$/;

/** The arguments of the tool `resolve`. */
export interface ResolveArguments {
  readonly names: readonly string[];
  readonly kind?: keyof typeof LISTS;
}

type Item = Readonly<Partial<Record<"id" | "name" | "symbol" | "slug" | "rank", unknown>>>;

/** Finds the ids of names, symbols and slugs. A symbol may have several items; the highest-ranked is first. */
export async function resolveNames(
  { names, kind = "cryptocurrency" }: ResolveArguments,
  api: Api,
): Promise<string> {
  const list = async (parameters: object) =>
    ((await request(api, operations[LISTS[kind][0]], parameters)).data as { data: Item[] }).data;
  // A symbol may belong to an item beyond the list.
  const symbol = names.map((name) => name.trim().toUpperCase()).filter((name) => SYMBOL.test(name));
  const hasSymbols = kind === "cryptocurrency" && symbol.length > 0;
  const bySymbol = hasSymbols ? await list({ ...LISTS.cryptocurrency[1], symbol }) : [];
  const isKnown = (name: string) => bySymbol.some((item) => item.symbol === name);
  const items = names.every(isKnown) ? bySymbol : [...(await list(LISTS[kind][1])), ...bySymbol];
  const found = names.map((name) => findMatches(items, name).map((item) => toRow(name, item)));
  const missing = names.filter((_, index) => found[index]?.length === 0);
  const lines = missing.length < names.length ? [toTable(found.flat())] : [];
  if (missing.length > 0) lines.push(`Not found as ${kind}: ${JSON.stringify(missing)}`);
  return lines.join("\n");
}

function toRow(text: string, { id, name, symbol, slug, rank }: Item): Row {
  return { text, id, name, symbol, slug, rank };
}

function findMatches(items: readonly Item[], name: string): Item[] {
  const text = name.trim().toLowerCase();
  const toTexts = (item: Item) =>
    [item.name, item.symbol, item.slug].map((each) => String(each ?? "").toLowerCase());
  const exact = items.filter((item) => toTexts(item).includes(text));
  const matches = exact.length > 0 ? exact : items.filter((item) => toTexts(item)[0]?.startsWith(text));
  return [...new Map(matches.map((item) => [item.id, item])).values()].slice(0, MAX_MATCHES);
}
