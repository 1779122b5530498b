import type { OperationId } from "@market-data/openapi";
import type { CryptoListingV3, CryptoQuoteV3, MapItem, Metadata } from "@market-data/types";
import type * as validators from "@market-data/types/validators";
import { assets, tags } from "../import/native/assets.ts";
import { metrics } from "../import/native/history.ts";
import type { NativeFormat } from "../import/native-format.ts";

/** The parameters of a request. */
export type Parameters = Readonly<Record<string, unknown>>;

/** A row of a native format of the import. Absent columns keep stored facts; null is unknown. */
export type Row = readonly [format: NativeFormat, columns: Readonly<Record<string, unknown>>];

/** The ids in the copy, for requests. */
export interface KnownIds {
  readonly active: readonly number[];
  readonly untracked: readonly number[];
  readonly inactive: readonly number[];
}

/** One operation that the copy reads, and its rows. */
export interface Feed {
  readonly operation: OperationId;
  /** The validator of a record, if the contract does not name the record. */
  readonly record?: keyof typeof validators & "MarketPair";
  /** Seconds between reads. Default: the cache time of the contract. */
  readonly every?: number;
  /** Whether new coins of the map are read at once. */
  readonly readsNew?: true;
  /** The requests of a read. Default: one request without parameters. */
  readonly requests?: (ids: KnownIds) => readonly Parameters[];
  // biome-ignore lint/suspicious/noExplicitAny: each feed names the type of its records
  readonly rows: (record: any, parameters: Parameters) => readonly Row[];
}

const DAY_SECONDS = 86_400;
/** Ids per request: a URL of at most 4 kB. */
const IDS_PER_REQUEST = 500;

function byIds(ids: readonly number[], others: Parameters = {}): Parameters[] {
  return Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, index) => ({
    id: ids.slice(index * IDS_PER_REQUEST, (index + 1) * IDS_PER_REQUEST),
    ...others,
  }));
}

/** All ids of the copy. */
export const listIds = ({ active, untracked, inactive }: KnownIds) => [...active, ...untracked, ...inactive];

/** The feeds, in reading order: rows refer to rows of earlier feeds. */
export const feeds: readonly Feed[] = [
  {
    operation: "cryptocurrencyMapV1",
    // By id, never by rank: a coin that changes its rank would move between two pages.
    requests: () => [{ listing_status: ["active", "inactive", "untracked"], sort: "id" }],
    rows: ({ id, name, symbol, slug, status }: MapItem) => [
      [assets, { key: id, id, name, symbol, slug, status }],
    ],
  },
  {
    operation: "cryptocurrencyInfoV2",
    every: DAY_SECONDS,
    readsNew: true,
    requests: (ids) => byIds(listIds(ids), { skip_invalid: true }),
    rows: ({ platform, urls, ...facts }: Metadata) => [
      [
        assets,
        {
          ...facts,
          ...urls,
          key: facts.id,
          platform: platform?.id ?? null,
          token_address: platform?.token_address ?? null,
        },
      ],
    ],
  },
  {
    operation: "cryptocurrencyListingsLatestV3",
    requests: () => [{ sort: "date_added", sort_dir: "asc" }],
    rows: toMetrics,
  },
  {
    operation: "cryptocurrencyQuotesLatestV3",
    every: DAY_SECONDS,
    readsNew: true,
    requests: (ids) => byIds(listIds(ids), { skip_invalid: true }),
    rows: ({ tags: found = [], ...quote }: CryptoQuoteV3) => [
      ...found.map((tag): Row => [tags, { ...tag }]),
      ...toMetrics({ ...quote, tags: found.map(({ slug }) => slug) }),
    ],
  },
];

function toMetrics({ id, name, symbol, slug, tags, ...listing }: CryptoListingV3): Row[] {
  const { max_supply, infinite_supply, quote } = listing;
  const [usd] = quote;
  return [
    [assets, { key: id, id, name, symbol, slug, tags, max_supply, infinite_supply }],
    ...(usd === undefined ? [] : [[metrics, { ...listing, ...usd, asset: id }] as const]),
  ];
}
