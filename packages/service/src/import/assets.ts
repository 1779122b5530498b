import type { Asset } from "@market-data/market";
import type { CatalogueBuffer } from "./catalogue-buffer.ts";
import { toCsvLine } from "./csv-line.ts";
import { reject } from "./errors.ts";
import type { KeyLink, Mapping } from "./mapping.ts";
import { describeLookAlike, type Notice } from "./notices.ts";
import { makeSlug } from "./slugs.ts";
import type { SourceKey, SourceKeys } from "./source-keys.ts";
import { findLookAlike, makeSymbol } from "./symbols.ts";

/** The facts that a source states about an asset. */
type AssetFacts = Partial<Omit<Asset, "id">>;

/** Facts of an asset. Undefined means not stated. */
type StatedFacts = { readonly [Fact in keyof AssetFacts]: AssetFacts[Fact] | undefined };

/** Facts of a new asset that are derived from its key, for sources without them. */
type FirstFacts = AssetFacts & Pick<Asset, "name" | "symbol">;

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

/** Clients replace this part of a logo URL for other sizes. Logos without this part are omitted. */
const LOGO_SIZE = "64x64";

/** A coin without any facts: listed, and without tracked markets until the first pair. */
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

/** Finds and creates assets by the keys of sources. */
export class Assets {
  readonly #catalogue: CatalogueBuffer;
  readonly #keys: SourceKeys;
  readonly #mapping: Mapping;
  readonly #notify: (notice: Notice) => void;
  readonly #slugs: Set<string>;

  constructor(
    catalogue: CatalogueBuffer,
    keys: SourceKeys,
    mapping: Mapping,
    notify: (notice: Notice) => void,
  ) {
    this.#catalogue = catalogue;
    this.#keys = keys;
    this.#mapping = mapping;
    this.#notify = notify;
    this.#slugs = new Set(catalogue.all("assets").map(({ slug }) => slug));
    for (const { id } of catalogue.all("assets")) keys.take("asset", id);
  }

  /** The id of a stored asset. */
  find(key: SourceKey): number | undefined {
    const id = this.#keys.find("asset", key) ?? this.#linkedId(this.#findLink(key));
    return id !== undefined && this.#catalogue.find("assets", id) !== undefined ? id : undefined;
  }

  /** Whether a key has the supply of a single chain, for an asset on several chains. */
  isPart(key: SourceKey): boolean {
    const keys = this.#findLink(key)?.keys ?? [];
    return keys.some(
      ({ source, key: other, isPart }) => isPart && source === key.source && other === key.key,
    );
  }

  /**
   * The id of an asset, assigned before its facts if necessary.
   *
   * @param wanted The id for a new asset.
   * @param claimed The well-known asset that a row with a new key claims.
   * @throws {RowError}
   */
  assignId(key: SourceKey, wanted?: number, claimed?: KeyLink): number {
    const known = this.#keys.find("asset", key);
    const link = this.#findLink(key);
    if (link?.fiat !== undefined)
      reject(`the mapping says that ${describeKey(key)} is the fiat ${link.fiat}`);
    const linked = this.#linkedId(link ?? (known === undefined ? claimed : undefined));
    if (known !== undefined) {
      if (linked !== undefined && linked !== known) {
        reject(
          `the mapping links ${describeKey(key)} to asset ${linked}, but it is ${known} since an earlier import`,
        );
      }
      if (wanted !== undefined && wanted !== known) reject(`${describeKey(key)} already has the id ${known}`);
      return known;
    }
    const stated = linked ?? link?.id ?? wanted ?? claimed?.id;
    if (stated !== undefined && stated !== linked && this.#keys.isTaken("asset", stated)) {
      reject(`the id ${stated} already belongs to another asset or fiat currency`);
    }
    if (claimed !== undefined && wanted !== undefined && wanted !== stated) {
      reject(`the slug "${claimed.slug}" already belongs to asset ${stated}`);
    }
    return this.#keys.add("asset", key, stated);
  }

  /** Links the keys of a well-known asset to the claiming asset, so that later files of other sources join. */
  #linkWellKnown(link: KeyLink | undefined, id: number): void {
    const [key] = this.#mapping.findBySlug(link?.slug)?.keys ?? [];
    if (key !== undefined && this.#keys.find("asset", key) === undefined) this.#keys.add("asset", key, id);
  }

  /** The well-known asset that a new row claims, by slug, or by id and name or symbol. */
  #findClaimed(
    { name, symbol, slug }: Pick<Asset, "name" | "symbol"> & Partial<Asset>,
    wanted: number | undefined,
  ): KeyLink | undefined {
    if (slug !== undefined) return this.#mapping.findBySlug(slug);
    const known = wanted === undefined ? undefined : this.#mapping.findById(wanted);
    const isSame = known?.symbol === symbol || known?.name === name;
    return isSame ? known : undefined;
  }

  /**
   * Saves the facts of a source. `given` replaces known facts, `first` completes a new asset, and the mapping takes
   * precedence over both.
   */
  save(key: SourceKey, given: StatedFacts, first: FirstFacts, wanted?: number): number {
    const link = this.#findLink(key);
    const isNew = link === undefined && this.find(key) === undefined;
    const claimed = isNew ? this.#findClaimed({ ...first, ...withoutUndefined(given) }, wanted) : undefined;
    const id = this.assignId(key, wanted, claimed);
    const known = this.#catalogue.find("assets", id);
    const { name, symbol, slug } = link ?? {};
    const stated = withoutUndefined({
      ...given,
      name: name ?? given.name,
      symbol: symbol ?? given.symbol,
      slug: this.#wantedSlug(slug ?? claimed?.slug, link ?? claimed, known) ?? given.slug,
    });
    const base = known ?? { id, slug: "", ...UNKNOWN, ...first };
    const said: Asset = { ...base, ...stated };
    const logo = said.logo?.includes(LOGO_SIZE) ? said.logo : null;
    const asset = { ...said, logo, symbol: makeSymbol(said.symbol, said.name, id) };
    const looksLike = findLookAlike(said.symbol);
    if (looksLike !== undefined) {
      this.#notify(describeLookAlike(said.symbol, looksLike, `it is stored as ${asset.symbol}`));
    }
    const saved = { ...asset, slug: this.#slugFor(asset, known?.slug) };
    this.#catalogue.put("assets", saved);
    if (link?.isBundled !== true) this.#linkWellKnown(claimed ?? link, id);
    if (link === undefined) this.#noticeNamesake(key, saved);
    return id;
  }

  /** Proposes the mapping line for an asset that shares only its name with a well-known asset. */
  #noticeNamesake({ source, key }: SourceKey, asset: Asset): void {
    const link = this.#mapping.findNamesake(asset.name, source);
    if (link === undefined || link.slug === asset.slug) return;
    const { label, id, name, symbol, slug } = link;
    this.#notify({
      kind: "namesake",
      text: toCsvLine([label, source, key, `${id ?? ""}`, name ?? "", symbol ?? "", slug ?? ""]),
    });
  }

  /** Changes single facts of a known asset. */
  amend(id: number, facts: AssetFacts): void {
    const known = this.#catalogue.find("assets", id);
    if (known !== undefined) this.#catalogue.put("assets", { ...known, ...facts });
  }

  /** A slug is assigned once. A new name does not change the URLs of an asset. */
  #slugFor({ id, slug, name, symbol }: Asset, known: string | undefined): string {
    if (slug !== "" && slug === known) return slug;
    if (slug !== "") {
      if (this.#slugs.has(slug)) reject(`the slug "${slug}" already belongs to another asset`);
      this.#slugs.add(slug);
      return slug;
    }
    const isTaken = (other: string) => this.#slugs.has(other) || this.#mapping.hasSlug(other);
    const free = makeSlug([name, symbol, `asset-${id}`], isTaken);
    this.#slugs.add(free);
    return free;
  }

  /** A bundled link neither changes the slug of a known asset nor takes a used slug. */
  #wantedSlug(slug: string | undefined, link: KeyLink | undefined, known: Asset | undefined) {
    if (slug === undefined || link?.isBundled !== true) return slug;
    return known !== undefined || this.#slugs.has(slug) ? undefined : slug;
  }

  /**
   * The mapping's link of a key. A bundled link does not join keys that already have different ids: ids never change.
   */
  #findLink(key: SourceKey): KeyLink | undefined {
    const link = this.#mapping.find(key);
    if (link?.isBundled !== true) return link;
    const ids = new Set(link.keys.map((other) => this.#keys.find("asset", other)));
    ids.delete(undefined);
    return ids.size > 1 ? undefined : link;
  }

  #linkedId(link: KeyLink | undefined): number | undefined {
    const wellKnown = this.#mapping.findBySlug(link?.slug);
    const findId = (links: KeyLink | undefined) => {
      for (const key of links?.keys ?? []) {
        const id = this.#keys.find("asset", key);
        if (id !== undefined) return id;
      }
      return undefined;
    };
    return findId(link) ?? findId(wellKnown);
  }
}

function describeKey({ source, key }: SourceKey): string {
  return `"${key}" of ${source}`;
}

/** The stated facts, without undefined values. */
export function withoutUndefined<Facts extends object>(
  facts: Facts,
): { [Fact in keyof Facts]?: Exclude<Facts[Fact], undefined> } {
  const stated = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(stated) as ReturnType<typeof withoutUndefined<Facts>>;
}
