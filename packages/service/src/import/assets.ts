import type { Asset } from "@market-data/market";
import type { CatalogueBuffer } from "./catalogue-buffer.ts";
import { reject } from "./errors.ts";
import type { KeyLink, Mapping } from "./mapping.ts";
import { makeSlug } from "./slugs.ts";
import type { SourceKey, SourceKeys } from "./source-keys.ts";
import { makeSymbol } from "./symbols.ts";

/** What a source says about an asset. */
export type AssetFacts = Partial<Omit<Asset, "id">>;

/** What is said of a new asset when its source does not: what its key shows. */
export type FirstFacts = AssetFacts & Pick<Asset, "name" | "symbol">;

/** No URL of any kind. */
export const NO_URLS: Asset["urls"] = {
  website: [],
  technical_doc: [],
  explorer: [],
  source_code: [],
  message_board: [],
  chat: [],
  announcement: [],
  reddit: [],
  twitter: [],
};

/** In its place callers put other sizes: a logo without it has one size, which nobody knows. */
const LOGO_SIZE = "64x64";

/** A coin of which nothing is known. Listed, and without tracked markets until one is seen. */
const UNKNOWN: Omit<Asset, "id" | "name" | "symbol" | "slug"> = {
  category: "coin",
  status: "untracked",
  dateAdded: null,
  dateLaunched: null,
  tags: [],
  platform: null,
  maxSupply: null,
  infiniteSupply: false,
  logo: null,
  description: null,
  notice: null,
  urls: NO_URLS,
  selfReportedTags: [],
  firstHistoricalData: null,
  lastHistoricalData: null,
};

/** Finds and makes the assets that sources speak of, each under its own keys. */
export class Assets {
  readonly #catalogue: CatalogueBuffer;
  readonly #keys: SourceKeys;
  readonly #mapping: Mapping;
  readonly #slugs: Set<string>;

  constructor(catalogue: CatalogueBuffer, keys: SourceKeys, mapping: Mapping) {
    this.#catalogue = catalogue;
    this.#keys = keys;
    this.#mapping = mapping;
    this.#slugs = new Set(catalogue.all("assets").map(({ slug }) => slug));
    for (const { id } of catalogue.all("assets")) keys.take("asset", id);
  }

  /** The id of an asset whose facts are here. */
  find(key: SourceKey): number | undefined {
    const id = this.#keys.find("asset", key) ?? this.#linkedId(this.#findLink(key));
    return id !== undefined && this.#catalogue.find("assets", id) !== undefined ? id : undefined;
  }

  /** Whether a key's supply is that of one chain among several of the asset. */
  isPart(key: SourceKey): boolean {
    const keys = this.#findLink(key)?.keys ?? [];
    return keys.some(
      ({ source, key: other, isPart }) => isPart && source === key.source && other === key.key,
    );
  }

  /**
   * The id that an asset has, or will have as soon as its facts come.
   *
   * @param wanted The id that it is to have, if it has none yet.
   */
  assignId(key: SourceKey, wanted?: number): number {
    const known = this.#keys.find("asset", key);
    const link = this.#findLink(key);
    if (link?.fiat !== undefined)
      reject(`the mapping says that ${describeKey(key)} is the fiat ${link.fiat}`);
    const linked = this.#linkedId(link);
    if (known !== undefined) {
      if (linked !== undefined && linked !== known) {
        reject(
          `the mapping links ${describeKey(key)} to asset ${linked}, but it is ${known} since an earlier import`,
        );
      }
      if (wanted !== undefined && wanted !== known) reject(`${describeKey(key)} has the id ${known} already`);
      return known;
    }
    const id = linked ?? link?.id ?? wanted;
    if (id !== undefined && id !== linked && this.#keys.isTaken("asset", id)) {
      reject(`the id ${id} is another asset's or fiat's already`);
    }
    return this.#keys.add("asset", key, id);
  }

  /**
   * Notes what a source says: what is given replaces what is known, `first` is for a new asset alone, and what the
   * mapping says comes before both.
   */
  save(key: SourceKey, given: AssetFacts, first: FirstFacts, wanted?: number): number {
    const id = this.assignId(key, wanted);
    const known = this.#catalogue.find("assets", id);
    const link = this.#findLink(key);
    const { name, symbol, slug } = link ?? {};
    const stated = withoutUndefined({
      ...given,
      name: name ?? given.name,
      symbol: symbol ?? given.symbol,
      slug: this.#wantedSlug(slug, link, known) ?? given.slug,
    });
    const base = known ?? { id, slug: "", ...UNKNOWN, ...first };
    const said: Asset = { ...base, ...stated };
    const logo = said.logo?.includes(LOGO_SIZE) ? said.logo : null;
    const asset = { ...said, logo, symbol: makeSymbol(said.symbol, said.name, id) };
    this.#catalogue.put("assets", { ...asset, slug: this.#slugFor(asset, known?.slug) });
    return id;
  }

  /** Changes single facts of a known asset. */
  amend(id: number, facts: AssetFacts): void {
    const known = this.#catalogue.find("assets", id);
    if (known !== undefined) this.#catalogue.put("assets", { ...known, ...facts });
  }

  /** A slug is given once: a later name does not move an asset's address. */
  #slugFor({ id, slug, name, symbol }: Asset, known: string | undefined): string {
    if (slug !== "" && slug === known) return slug;
    if (slug !== "") {
      if (this.#slugs.has(slug)) reject(`the slug "${slug}" is another asset's already`);
      this.#slugs.add(slug);
      return slug;
    }
    const isTaken = (other: string) => this.#slugs.has(other) || this.#mapping.hasSlug(other);
    const free = makeSlug([name, symbol, `asset-${id}`], isTaken);
    this.#slugs.add(free);
    return free;
  }

  /** Of the links that come with the service, one that is new does not move an asset's address, nor take another's. */
  #wantedSlug(slug: string | undefined, link: KeyLink | undefined, known: Asset | undefined) {
    if (slug === undefined || link?.isBundled !== true) return slug;
    return known !== undefined || this.#slugs.has(slug) ? undefined : slug;
  }

  /**
   * What a mapping says of a key. A link that came with the service after its keys had got ids of their own joins nothing:
   * ids never change.
   */
  #findLink(key: SourceKey): KeyLink | undefined {
    const link = this.#mapping.find(key);
    if (link?.isBundled !== true) return link;
    const ids = new Set(link.keys.map((other) => this.#keys.find("asset", other)));
    ids.delete(undefined);
    return ids.size > 1 ? undefined : link;
  }

  #linkedId(link: KeyLink | undefined): number | undefined {
    for (const other of link?.keys ?? []) {
      const id = this.#keys.find("asset", other);
      if (id !== undefined) return id;
    }
    return undefined;
  }
}

function describeKey({ source, key }: SourceKey): string {
  return `"${key}" of ${source}`;
}

function withoutUndefined(facts: object): AssetFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
