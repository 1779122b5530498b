import type {
  Candle,
  CandlePeriod,
  DexCandle,
  DexTrade,
  Fiat,
  HistoryEnds,
  NewMetrics,
  RatePoint,
  StoredQuote,
  TimeSpan,
} from "@market-data/market";
import { RATE_TOLERANCE } from "@market-data/market";
import type { OpenMarket } from "../storage/backend.ts";
import { Assets } from "./assets.ts";
import { CatalogueBuffer } from "./catalogue-buffer.ts";
import { fromHistory, type NewRows, withRows } from "./derived.ts";
import { reject } from "./errors.ts";
import { DEFAULT_FUTURE_TOLERANCE_MS, type ImportOptions } from "./import-options.ts";
import type { Mapping } from "./mapping.ts";
import { RowBuffer, type RowGroup } from "./row-buffer.ts";
import { type KeyKind, type SourceKey, SourceKeys } from "./source-keys.ts";
import { quoted } from "./values.ts";

const DAY_MS = 86_400_000;
/** The codes of precious metals in ISO 4217. */
const METALS = new Set(["XAU", "XAG", "XPT", "XPD"]);

export type ImportSessionOptions = Pick<ImportOptions, "mapping" | "now" | "futureTolerance">;

/** What an import needs of a market; only `writer` changes it. */
export type ImportedMarket = Pick<OpenMarket, "store" | "writer" | "state">;

/**
 * What the rows of a file are read into. Rows wait in memory until `commit`, which writes them as one transaction,
 * together with the ids that they were given and with what follows from them: nothing is ever half written.
 */
export class ImportSession {
  readonly now: number;
  /** The latest time at which something can have been observed. */
  readonly latest: number;
  /** Of the rows that are added, until it is set again: their store notes it with them. */
  source: string | undefined;
  /** The start of the day of `now`. */
  readonly day: number;
  readonly catalogue: CatalogueBuffer;
  readonly keys: SourceKeys;
  readonly assets: Assets;
  readonly #mapping: Mapping;
  readonly #market: ImportedMarket;
  readonly #fiats: Map<string, Fiat>;
  readonly #candles = new RowBuffer<[assetId: number, period: CandlePeriod], Candle>();
  readonly #points = new RowBuffer<[assetId: number], StoredQuote>();
  readonly #rates = new RowBuffer<[fiatId: number], RatePoint>();
  readonly #dexCandles = new RowBuffer<
    [contractAddress: string, networkId: number, period: CandlePeriod],
    DexCandle
  >();
  readonly #dexTrades = new RowBuffer<[contractAddress: string, networkId: number], DexTrade>();
  #metrics = new Map<number, NewMetrics>();
  #changed: TimeSpan | undefined;

  /** Begins with what the market has. */
  static async open(market: ImportedMarket, options: ImportSessionOptions): Promise<ImportSession> {
    const [catalogue, keys] = [await market.state.catalogue(), await market.state.sourceKeys()];
    return new ImportSession(market, new CatalogueBuffer(catalogue), new SourceKeys(keys), options);
  }

  private constructor(
    market: ImportedMarket,
    catalogue: CatalogueBuffer,
    keys: SourceKeys,
    { mapping, now, futureTolerance = DEFAULT_FUTURE_TOLERANCE_MS }: ImportSessionOptions,
  ) {
    this.now = now;
    this.latest = now + futureTolerance;
    this.day = now - (now % DAY_MS);
    this.#mapping = mapping;
    this.#market = market;
    this.catalogue = catalogue;
    this.keys = keys;
    this.assets = new Assets(catalogue, keys, mapping);
    this.#fiats = new Map(catalogue.all("fiats").map((fiat) => [fiat.symbol, fiat]));
    for (const { id } of this.#fiats.values()) keys.take("fiat", id);
  }

  /** The id of something that a source names; a new one where it names it for the first time. */
  assignId(kind: Exclude<KeyKind, "asset">, key: SourceKey): number {
    return this.keys.find(kind, key) ?? this.keys.add(kind, key);
  }

  /** The id of something that was imported before. @throws {RowError} */
  knownId(kind: Exclude<KeyKind, "asset">, key: SourceKey): number {
    return (
      this.keys.find(kind, key) ??
      reject(`there is no ${kind} ${quoted(key.key)} of ${key.source}: import it first`)
    );
  }

  /** The id of an asset that is there already. @throws {RowError} */
  knownAsset(key: SourceKey): number {
    return (
      this.assets.find(key) ??
      reject(
        `there is no asset ${quoted(key.key)} of ${key.source}: import it first, or link the key in a mapping`,
      )
    );
  }

  /** A fiat currency or metal by its code. */
  fiat(symbol: string): Fiat | undefined {
    return this.#fiats.get(symbol);
  }

  /** @throws {RowError} */
  knownFiat(symbol: string): Fiat {
    return this.fiat(symbol) ?? reject(`there is no fiat ${quoted(symbol)}: import the currencies first`);
  }

  /**
   * Adds or replaces a fiat currency or metal.
   *
   * @param wanted The id that it is to have; else it keeps its own, or gets the next free one.
   */
  saveFiat(fiat: Omit<Fiat, "id" | "kind"> & Partial<Pick<Fiat, "kind">>, wanted?: number): void {
    const known = this.fiat(fiat.symbol)?.id;
    if (known !== undefined && wanted !== undefined && known !== wanted) {
      reject(`${fiat.symbol} has the id ${known} already`);
    }
    if (known === undefined && wanted !== undefined && this.keys.isTaken("fiat", wanted)) {
      reject(`the id ${wanted} is another fiat's or asset's already`);
    }
    const id = known ?? wanted ?? this.assignId("fiat", { source: "iso-4217", key: fiat.symbol });
    this.keys.take("fiat", id);
    const kind = METALS.has(fiat.symbol) ? "metal" : "fiat";
    const saved: Fiat = { id, kind, ...fiat };
    this.#fiats.set(fiat.symbol, saved);
    this.catalogue.put("fiats", saved);
  }

  /** The code of the fiat currency that a source's key is linked to. */
  linkedFiat(key: SourceKey): string | undefined {
    return this.#mapping.find(key)?.fiat;
  }

  /** The times of the history of assets that was added; undefined where none was. */
  get changed(): TimeSpan | undefined {
    return this.#changed;
  }

  addCandle(assetId: number, period: CandlePeriod, candle: Candle): void {
    this.#assertObserved(candle.lastUpdated);
    this.#noteChange(candle.timeOpen, candle.lastUpdated);
    this.#candles.add([assetId, period], candle);
  }

  addPoint(assetId: number, point: StoredQuote): void {
    this.#assertObserved(point.time);
    this.#noteChange(point.time, point.time);
    this.#points.add([assetId], point);
  }

  addRate(fiatId: number, rate: RatePoint): void {
    this.#rates.add([fiatId], rate);
  }

  addMetrics(metrics: NewMetrics): void {
    this.#metrics.set(metrics.assetId, metrics);
  }

  addDexCandle(contractAddress: string, networkId: number, period: CandlePeriod, candle: DexCandle): void {
    this.#dexCandles.add([contractAddress, networkId, period], candle);
  }

  addDexTrade(contractAddress: string, networkId: number, trade: DexTrade): void {
    this.#dexTrades.add([contractAddress, networkId], trade);
  }

  /** The price of an asset in US dollars closest to a time and within a day of it, as far as it is written. */
  async priceAt(assetId: number, time: number): Promise<number | undefined> {
    const [point] = await this.#market.store.closestQuotes(assetId, [time], RATE_TOLERANCE.asset);
    return point?.price;
  }

  /** US dollars for one unit of a fiat closest to a time and within a week of it, as far as its rates are written. */
  async rateAt(symbol: string, time: number): Promise<number | undefined> {
    const { id } = this.knownFiat(symbol);
    const [rate] = await this.#market.store.ratesAt(id, [time], RATE_TOLERANCE.fiat);
    return rate?.usd;
  }

  #noteChange(from: number, to: number): void {
    const before = this.#changed ?? { from, to };
    this.#changed = { from: Math.min(before.from, from), to: Math.max(before.to, to) };
  }

  /** What follows from a row's times may lie in the future, too: the end of a day that is not over. */
  #assertObserved(time: number): void {
    if (time > this.latest) reject(`its time ${new Date(time).toISOString()} is in the future`);
  }

  /** Writes what was added since the last commit. */
  async commit(): Promise<void> {
    const [candles, points] = [this.#candles.take(), this.#points.take()];
    const [rates, dexCandles, dexTrades] = [
      this.#rates.take(),
      this.#dexCandles.take(),
      this.#dexTrades.take(),
    ];
    const metrics = await this.#takeMetrics(points, candles);
    const change = this.catalogue.takeChange();
    const sourceKeys = this.keys.takeAdded();
    const from = this.source === undefined ? {} : { source: this.source };
    await this.#market.writer.transaction(async (batch) => {
      for (const { key, rows } of candles) await batch.saveCandles(...key, rows);
      for (const { key, rows } of points) await batch.saveQuotes(...key, rows);
      for (const { key, rows } of rates) await batch.saveRates(...key, rows);
      for (const { key, rows } of dexCandles) await batch.saveDexCandles(...key, rows);
      for (const { key, rows } of dexTrades) await batch.saveDexTrades(...key, rows);
      if (metrics.length > 0) await batch.saveMetrics(metrics);
      if (Object.keys(change).length > 0) await batch.saveCatalogue(change);
      if (sourceKeys.length > 0) await batch.saveSourceKeys(sourceKeys);
    }, from);
  }

  /** The metrics that a file states, and those that follow from history that is newer. */
  async #takeMetrics(
    points: readonly RowGroup<[assetId: number], StoredQuote>[],
    candles: readonly RowGroup<[assetId: number, period: CandlePeriod], Candle>[],
  ): Promise<NewMetrics[]> {
    const taken = this.#metrics;
    this.#metrics = new Map();
    const added = new Map<number, NewRows>();
    const getRows = (assetId: number): NewRows =>
      added.get(assetId) ?? { points: [], candles: { daily: [], hourly: [] }, metrics: taken.get(assetId) };
    for (const { key, rows } of points) added.set(key[0], { ...getRows(key[0]), points: rows });
    for (const { key, rows } of candles) {
      const [assetId, period] = key;
      const before = getRows(assetId);
      added.set(assetId, { ...before, candles: { ...before.candles, [period]: rows } });
    }
    const ends = await this.#market.state.historyEnds([...added.keys()]);
    for (const [assetId, rows] of added) {
      const found = fromHistory(assetId, withRows(ends.get(assetId) as HistoryEnds, rows));
      if (found === undefined) continue;
      const { first, last, metrics } = found;
      this.assets.amend(assetId, { firstHistoricalData: first, lastHistoricalData: last });
      if (metrics !== undefined) taken.set(assetId, metrics);
    }
    return [...taken.values()];
  }
}
