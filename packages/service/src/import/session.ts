import type { DatabaseSync } from "node:sqlite";
import type {
  Bar,
  BarPeriod,
  DexBar,
  DexTrade,
  Fiat,
  NewFigures,
  Point,
  RatePoint,
} from "@market-data/market";
import { closestQuote } from "@market-data/market/store";
import { MarketReader } from "../storage/sqlite/market-reader.ts";
import { MarketTables } from "../storage/sqlite/market-tables.ts";
import { SqliteHistory } from "../storage/sqlite/sqlite-history.ts";
import { Assets } from "./assets.ts";
import { Buffers } from "./buffers.ts";
import { CatalogueDraft } from "./catalogue-draft.ts";
import { fromHistory } from "./derived.ts";
import type { Mapping } from "./mapping.ts";
import { reject } from "./rejected.ts";
import { type KeyKind, type SourceKey, SourceKeys } from "./source-keys.ts";
import { quoted } from "./values.ts";

const DAY_MS = 86_400_000;

export interface ImportSessionOptions {
  readonly mapping: Mapping;
  /** Ms since 1970. */
  readonly now: number;
}

/**
 * What the rows of a file are read into. Rows wait in memory until `commit`, which writes them in the transaction of
 * whoever calls, together with the ids that they were given and with what follows from them: nothing is ever half there.
 */
export class ImportSession {
  readonly now: number;
  /** The start of the day of `now`. */
  readonly day: number;
  readonly draft: CatalogueDraft;
  readonly keys: SourceKeys;
  readonly assets: Assets;
  readonly #mapping: Mapping;
  readonly #tables: MarketTables;
  readonly #history: SqliteHistory;
  readonly #reader: MarketReader;
  readonly #fiats: Map<string, Fiat>;
  readonly #bars = new Buffers<Bar>();
  readonly #points = new Buffers<Point>();
  readonly #rates = new Buffers<RatePoint>();
  readonly #dexBars = new Buffers<DexBar>();
  readonly #dexTrades = new Buffers<DexTrade>();
  #figures = new Map<number, NewFigures>();

  constructor(database: DatabaseSync, { mapping, now }: ImportSessionOptions) {
    this.now = now;
    this.day = now - (now % DAY_MS);
    this.#mapping = mapping;
    this.#tables = new MarketTables(database);
    this.#history = new SqliteHistory(database);
    this.#reader = new MarketReader(database);
    this.draft = new CatalogueDraft(database);
    this.keys = new SourceKeys(database);
    this.assets = new Assets(this.draft, this.keys, mapping, this.day);
    this.#fiats = new Map(this.draft.all("fiats").map((fiat) => [fiat.symbol, fiat]));
    for (const { id } of this.#fiats.values()) this.keys.take("fiat", id);
  }

  /** The id of something that a source names; a new one where it names it for the first time. */
  idOf(kind: Exclude<KeyKind, "asset">, key: SourceKey): number {
    return this.keys.find(kind, key) ?? this.keys.add(kind, key);
  }

  /** The id of something that was imported before. @throws {Rejected} */
  knownId(kind: Exclude<KeyKind, "asset">, key: SourceKey): number {
    return (
      this.keys.find(kind, key) ??
      reject(`there is no ${kind} ${quoted(key.key)} of ${key.source}: import it first`)
    );
  }

  /** The id of an asset that is there already. @throws {Rejected} */
  knownAsset(key: SourceKey): number {
    return (
      this.assets.find(key) ??
      reject(
        `there is no asset ${quoted(key.key)} of ${key.source}: import it first, or tie the key in a mapping`,
      )
    );
  }

  /** A fiat currency or metal by its code. */
  fiat(symbol: string): Fiat | undefined {
    return this.#fiats.get(symbol);
  }

  /** @throws {Rejected} */
  knownFiat(symbol: string): Fiat {
    return this.fiat(symbol) ?? reject(`there is no fiat ${quoted(symbol)}: import the currencies first`);
  }

  /**
   * Notes a fiat currency or metal.
   *
   * @param wanted The id that it is to have; else it keeps its own, or gets the next free one.
   */
  saveFiat(fiat: Omit<Fiat, "id">, wanted?: number): void {
    const known = this.fiat(fiat.symbol)?.id;
    if (known !== undefined && wanted !== undefined && known !== wanted) {
      reject(`${fiat.symbol} has the id ${known} already`);
    }
    if (known === undefined && wanted !== undefined && this.keys.isTaken("fiat", wanted)) {
      reject(`the id ${wanted} is another fiat's or asset's already`);
    }
    const id = known ?? wanted ?? this.idOf("fiat", { source: "iso-4217", key: fiat.symbol });
    this.keys.take("fiat", id);
    const saved = { id, ...fiat };
    this.#fiats.set(fiat.symbol, saved);
    this.draft.put("fiats", saved);
  }

  /** The code of the fiat currency that a source's key is tied to. */
  tiedFiat(key: SourceKey): string | undefined {
    return this.#mapping.find(key)?.fiat;
  }

  addBar(assetId: number, period: BarPeriod, bar: Bar): void {
    this.#bars.add([assetId, period], bar);
  }

  addPoint(assetId: number, point: Point): void {
    this.#points.add([assetId], point);
  }

  addRate(fiatId: number, rate: RatePoint): void {
    this.#rates.add([fiatId], rate);
  }

  addFigures(figures: NewFigures): void {
    this.#figures.set(figures.assetId, figures);
  }

  addDexBar(contractAddress: string, networkId: number, period: BarPeriod, bar: DexBar): void {
    this.#dexBars.add([contractAddress, networkId, period], bar);
  }

  addDexTrade(contractAddress: string, networkId: number, trade: DexTrade): void {
    this.#dexTrades.add([contractAddress, networkId], trade);
  }

  /** The price of an asset in US dollars closest to a time and within a day of it, as far as it is written. */
  priceAt(assetId: number, time: number): number | undefined {
    return closestQuote(this.#history, assetId, time, DAY_MS)?.price;
  }

  /** US dollars for one unit of a fiat at a time, as far as its rates are written. */
  rateAt(symbol: string, time: number): number | undefined {
    return this.#reader.ratesAt(this.knownFiat(symbol).id, [time])[0]?.usd;
  }

  /** Writes what was added, in the transaction of whoever calls. */
  commit(): void {
    const touched = new Set<number>();
    for (const { key, rows } of this.#bars.take()) {
      const [assetId, period] = key as [number, BarPeriod];
      this.#tables.saveBars(assetId, period, rows);
      touched.add(assetId);
    }
    for (const { key, rows } of this.#points.take()) {
      const [assetId] = key as [number];
      this.#tables.savePoints(assetId, rows);
      touched.add(assetId);
    }
    for (const { key, rows } of this.#rates.take()) this.#tables.saveRates(...(key as [number]), rows);
    for (const { key, rows } of this.#dexBars.take()) {
      this.#tables.saveDexBars(...(key as [string, number, BarPeriod]), rows);
    }
    for (const { key, rows } of this.#dexTrades.take()) {
      this.#tables.saveDexTrades(...(key as [string, number]), rows);
    }
    this.#saveFigures(touched);
    const change = this.draft.takeChange();
    if (Object.keys(change).length > 0) this.#tables.saveCatalogue(change);
  }

  /** Figures that a file states, then those that follow from history that is newer. */
  #saveFigures(touched: ReadonlySet<number>): void {
    if (this.#figures.size > 0) this.#tables.saveFigures([...this.#figures.values()]);
    this.#figures = new Map();
    const derived = [...touched].flatMap((assetId) => {
      const found = fromHistory(this.#history, assetId);
      if (found === undefined) return [];
      const { first, last, figures } = found;
      this.assets.amend(assetId, { firstHistoricalData: first, lastHistoricalData: last });
      return figures === undefined ? [] : [figures];
    });
    if (derived.length > 0) this.#tables.saveFigures(derived);
  }
}
