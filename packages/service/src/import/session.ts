import type {
  Asset,
  Candle,
  CandlePeriod,
  DexCandle,
  DexTrade,
  Fiat,
  HistoryEnds,
  StoredMetrics,
  StoredQuote,
  StoredRate,
  TimeSpan,
} from "@market-data/market";
import { DAY, RATE_TOLERANCE } from "@market-data/market";
import {
  fromHistory,
  getGroups,
  getMarketCap,
  knownFiats,
  mayBeInIndex,
  mayBeInTotals,
  metricsToQuote,
} from "@market-data/market/store";
import type { OpenMarket } from "@market-data/storage";
import { DEFAULT_FUTURE_TOLERANCE_MS } from "@market-data/storage";
import { Assets } from "./assets.ts";
import { CatalogueBuffer } from "./catalogue-buffer.ts";
import { completeMetrics, type NewRows, type StatedMetrics, withRows } from "./derived.ts";
import { reject } from "./errors.ts";
import type { Mapping } from "./mapping.ts";
import { describeLookAlike, type Notice } from "./notices.ts";
import { RowBuffer, type RowGroup } from "./row-buffer.ts";
import { type KeyKind, type SourceKey, SourceKeys } from "./source-keys.ts";
import { findLookAlike, isRequestable } from "./symbols.ts";
import { quoted } from "./values.ts";

const NO_NOTICES: readonly Notice[] = [];

export interface ImportSessionOptions {
  readonly mapping: Mapping;
  /** Unix time in ms. */
  readonly now: number;
  /** The maximum distance of an observed time after `now`, in ms. Default: `DEFAULT_FUTURE_TOLERANCE_MS`. */
  readonly futureTolerance?: number;
  /** Metrics become at most one quote per step, in ms. Default: each becomes a quote. */
  readonly metricsQuoteStep?: number;
}

/** The stated facts of a fiat currency or metal. Null means not stated. */
type FiatFacts = Pick<Fiat, "symbol" | "name"> & { readonly [Field in "sign" | "kind"]: Fiat[Field] | null };

/** The parts of a market for an import. Only `writer` changes the market. */
type ImportedMarket = Pick<OpenMarket, "store" | "writer" | "state">;

/**
 * Collects the rows of a file. `commit` writes the rows, their new ids and derived metrics in one transaction.
 */
export class ImportSession {
  readonly now: number;
  /** The latest valid time of an observation, as Unix time in ms. */
  readonly latest: number;
  /** The source of the added rows, stored with each row. */
  source: string | undefined;
  /** The start of the day of `now`. */
  readonly day: number;
  readonly catalogue: CatalogueBuffer;
  readonly keys: SourceKeys;
  readonly assets: Assets;
  #notices: Notice[] = [];
  readonly #metricsQuoteStep: number | undefined;
  readonly #mapping: Mapping;
  readonly #market: ImportedMarket;
  readonly #fiats: Map<string, Fiat>;
  readonly #candles = new RowBuffer<[assetId: number, period: CandlePeriod], Candle>();
  readonly #quotes = new RowBuffer<[assetId: number], StoredQuote>();
  readonly #rates = new RowBuffer<[fiatId: number], StoredRate>();
  readonly #dexCandles = new RowBuffer<
    [contractAddress: string, networkId: number, period: CandlePeriod],
    DexCandle
  >();
  readonly #dexTrades = new RowBuffer<[contractAddress: string, networkId: number], DexTrade>();
  /** The totals that contain each asset. */
  readonly #groups: Map<number, string>;
  #metrics = new Map<number, StatedMetrics>();
  /** Whether the market is marked as imported. */
  #isImported: boolean;
  /** Time spans of assets that joined or left totals since the last commit. */
  #changed: TimeSpan[] = [];

  /** Opens a session with the catalogue and keys of a market. */
  static async open(market: ImportedMarket, options: ImportSessionOptions): Promise<ImportSession> {
    const { state } = market;
    const [catalogue, keys] = [await state.catalogue(), await state.sourceKeys()];
    const isImported = (await state.origin()) === "import";
    return new ImportSession(market, new CatalogueBuffer(catalogue), new SourceKeys(keys), {
      ...options,
      isImported,
    });
  }

  private constructor(
    market: ImportedMarket,
    catalogue: CatalogueBuffer,
    keys: SourceKeys,
    {
      mapping,
      now,
      futureTolerance = DEFAULT_FUTURE_TOLERANCE_MS,
      metricsQuoteStep,
      isImported,
    }: ImportSessionOptions & { readonly isImported: boolean },
  ) {
    this.#isImported = isImported;
    this.now = now;
    this.latest = now + futureTolerance;
    this.day = now - (now % DAY);
    this.#metricsQuoteStep = metricsQuoteStep;
    this.#mapping = mapping;
    this.#market = market;
    this.catalogue = catalogue;
    this.keys = keys;
    this.assets = new Assets(catalogue, keys, mapping, (notice) => this.notify(notice));
    this.#groups = new Map(catalogue.all("assets").map((asset) => [asset.id, toGroupKey(asset)]));
    this.#fiats = new Map(catalogue.all("fiats").map((fiat) => [fiat.symbol, fiat]));
    for (const { id } of this.#fiats.values()) keys.take("fiat", id);
    this.#addKnownFiats();
  }

  /** Adds the built-in currencies. Existing ids stay. */
  #addKnownFiats(): void {
    for (const { id, ...fiat } of knownFiats) {
      if (this.fiat(fiat.symbol) === undefined) {
        this.saveFiat(fiat, this.keys.isTaken("fiat", id) ? undefined : id);
      }
    }
  }

  /** Adds a notice about the current row to the summary. */
  notify(notice: Notice): void {
    this.#notices.push(notice);
  }

  /** Reports a look-alike symbol of an exchange or pool, stored unchanged. */
  notifyLookAlike(symbol: string): void {
    const looksLike = findLookAlike(symbol);
    if (looksLike !== undefined) this.notify(describeLookAlike(symbol, looksLike, "it stays as it is"));
  }

  /** The notices since the last call. */
  takeNotices(): readonly Notice[] {
    if (this.#notices.length === 0) return NO_NOTICES;
    const taken = this.#notices;
    this.#notices = [];
    return taken;
  }

  /** The id of a source's key. New keys get new ids. */
  assignId(kind: Exclude<KeyKind, "asset">, key: SourceKey): number {
    return this.keys.find(kind, key) ?? this.keys.add(kind, key);
  }

  /** The id of an imported key. @throws {RowError} for an unknown key. */
  knownId(kind: Exclude<KeyKind, "asset">, key: SourceKey): number {
    return (
      this.keys.find(kind, key) ??
      reject(`the source ${key.source} has no ${kind} ${quoted(key.key)}: import the ${kind} first`)
    );
  }

  /** The id of an imported asset. @throws {RowError} for an unknown asset. */
  knownAsset(key: SourceKey): number {
    return (
      this.assets.find(key) ??
      reject(
        `the source ${key.source} has no asset ${quoted(key.key)}: import the asset first, or link its key in a mapping`,
      )
    );
  }

  /** A fiat currency or metal by its code. */
  fiat(symbol: string): Fiat | undefined {
    return this.#fiats.get(symbol);
  }

  /** @throws {RowError} */
  knownFiat(symbol: string): Fiat {
    return this.fiat(symbol) ?? reject(`there is no fiat ${quoted(symbol)}: add it to fiats.csv first`);
  }

  /**
   * Adds or replaces a fiat currency or metal. Null keeps the known value.
   *
   * @param wanted The id of a new currency; by default the next free id. A known currency keeps its id.
   * @throws {RowError}
   */
  saveFiat({ symbol, name, sign, kind }: FiatFacts, wanted?: number): void {
    if (!isRequestable(symbol)) reject(`${quoted(symbol)} is not the code of a currency`);
    const before = this.fiat(symbol);
    const known = before?.id;
    if (known !== undefined && wanted !== undefined && known !== wanted) {
      reject(`${symbol} already has the id ${known}`);
    }
    if (known === undefined && wanted !== undefined && this.keys.isTaken("fiat", wanted)) {
      reject(`the id ${wanted} already belongs to another fiat currency or asset`);
    }
    const id = known ?? wanted ?? this.assignId("fiat", { source: "iso-4217", key: symbol });
    this.keys.take("fiat", id);
    const saved: Fiat = {
      id,
      symbol,
      name,
      sign: sign ?? before?.sign ?? "",
      kind: kind ?? before?.kind ?? "fiat",
    };
    this.#fiats.set(symbol, saved);
    this.catalogue.put("fiats", saved);
  }

  /** The code of the fiat currency that a source's key is linked to. */
  linkedFiat(key: SourceKey): string | undefined {
    return this.#mapping.find(key)?.fiat;
  }

  addCandle(assetId: number, period: CandlePeriod, candle: Candle): void {
    this.#assertObserved(candle.lastUpdated);
    this.#candles.add([assetId, period], withMarketCap(candle, candle.close));
  }

  addQuote(assetId: number, quote: StoredQuote): void {
    this.#assertObserved(quote.time);
    this.#quotes.add([assetId], withMarketCap(quote, quote.price));
  }

  addRate(fiatId: number, rate: StoredRate): void {
    this.#rates.add([fiatId], rate);
  }

  addMetrics(metrics: StatedMetrics): void {
    this.#metrics.set(metrics.assetId, metrics);
  }

  addDexCandle(contractAddress: string, networkId: number, period: CandlePeriod, candle: DexCandle): void {
    this.#dexCandles.add([contractAddress, networkId, period], candle);
  }

  addDexTrade(contractAddress: string, networkId: number, trade: DexTrade): void {
    this.#dexTrades.add([contractAddress, networkId], trade);
  }

  /** The stored US dollar price of an asset closest to a time, at most a day away. */
  async priceAt(assetId: number, time: number): Promise<number | undefined> {
    const [quote] = await this.#market.store.closestQuotes(assetId, [time], RATE_TOLERANCE.asset);
    return quote?.price;
  }

  /** The stored US dollar rate of a fiat currency closest to a time, at most a week away. */
  async rateAt(symbol: string, time: number): Promise<number | undefined> {
    const { id } = this.knownFiat(symbol);
    const [rate] = await this.#market.store.ratesAt(id, [time], RATE_TOLERANCE.fiat);
    return rate?.usd;
  }

  /** Notes a changed group of an asset, which affects the totals of its complete history. */
  #noteGroups(asset: Asset): void {
    const [before, groups] = [this.#groups.get(asset.id), toGroupKey(asset)];
    this.#groups.set(asset.id, groups);
    if (before !== undefined && before !== groups) this.#noteHistory(asset.id);
  }

  #noteHistory(assetId: number): void {
    const { firstHistoricalData: first, lastHistoricalData: last } =
      this.catalogue.find("assets", assetId) ?? {};
    if (typeof first === "number" && typeof last === "number") this.#changed.push({ from: first, to: last });
  }

  /** Rejects derived times in the future, such as the end of an unfinished day. */
  #assertObserved(time: number): void {
    if (time > this.latest) reject(`its time ${new Date(time).toISOString()} is in the future`);
  }

  /** Keeps the time of the newest row of the source. */
  #noteSource(times: readonly number[]): void {
    if (this.source === undefined || times.length === 0) return;
    const known = this.catalogue.find("sources", this.source)?.newest ?? Number.NEGATIVE_INFINITY;
    const newest = times.reduce((last, time) => Math.max(last, time), known);
    this.catalogue.put("sources", { name: this.source, newest });
  }

  /**
   * Writes the rows since the last commit. The transaction of the first rows also removes the sample market.
   *
   * @param hasRows Whether rows of the file were accepted.
   * @param isPartial Whether more commits follow.
   */
  async commit({ hasRows, isPartial }: { hasRows: boolean; isPartial: boolean }): Promise<void> {
    if (!hasRows && !this.#isImported) return;
    const stated = await this.#takeStated();
    const [candles, quotes] = [this.#candles.take(), this.#quotes.take()];
    const [rates, dexCandles, dexTrades] = [
      this.#rates.take(),
      this.#dexCandles.take(),
      this.#dexTrades.take(),
    ];
    this.#noteSource([
      ...[...quotes, ...rates, ...dexTrades].flatMap(({ rows }) => rows.map(({ time }) => time)),
      ...[...candles, ...dexCandles].flatMap(({ rows }) => rows.map(({ lastUpdated }) => lastUpdated)),
      ...[...stated.values()].map(({ lastUpdated }) => lastUpdated),
    ]);
    const metrics = await this.#takeMetrics(stated, quotes, candles);
    const change = this.catalogue.takeChange();
    for (const asset of change.assets ?? []) this.#noteGroups(asset);
    const sourceKeys = this.keys.takeAdded();
    const changed = this.#changed;
    this.#changed = [];
    const from = this.source === undefined ? {} : { source: this.source };
    await this.#market.writer.transaction(async (batch) => {
      if (!this.#isImported) await batch.markOrigin("import");
      for (const { key, rows } of candles) await batch.saveCandles(...key, rows);
      for (const { key, rows } of quotes) await batch.saveQuotes(...key, rows);
      for (const { key, rows } of rates) await batch.saveRates(...key, rows);
      for (const { key, rows } of dexCandles) await batch.saveDexCandles(...key, rows);
      for (const { key, rows } of dexTrades) await batch.saveDexTrades(...key, rows);
      if (metrics.length > 0) await batch.saveMetrics(metrics);
      if (Object.keys(change).length > 0) await batch.saveCatalogue(change);
      if (sourceKeys.length > 0) await batch.saveSourceKeys(sourceKeys);
      for (const span of changed) await batch.markStale({ span });
      await batch.markStale({ isPartial });
    }, from);
    this.#isImported = true;
  }

  /**
   * The stated metrics by asset, without metrics older than the known ones. Stated metrics also become quotes, because
   * totals of later days count them.
   */
  async #takeStated(): Promise<Map<number, StoredMetrics>> {
    const stated = this.#metrics;
    this.#metrics = new Map();
    const ends = await this.#market.state.historyEnds([...stated.keys()]);
    const complete = new Map<number, StoredMetrics>();
    for (const [assetId, one] of stated) {
      const { metrics: known, newestQuote } = ends.get(assetId) as HistoryEnds;
      const metrics = completeMetrics(one, known);
      const isCounted = metrics.isMarketCapIncludedInCalc;
      if (known !== undefined && known.isMarketCapIncludedInCalc !== isCounted) this.#noteHistory(assetId);
      if (known === undefined || known.lastUpdated <= metrics.lastUpdated) complete.set(assetId, metrics);
      // An older file may follow. Its excluded assets stay excluded from totals.
      else if (!isCounted) complete.set(assetId, { ...known, isMarketCapIncludedInCalc: false });
      if (this.#isNextQuote(newestQuote?.time, metrics.lastUpdated))
        this.addQuote(assetId, metricsToQuote(metrics));
    }
    return complete;
  }

  #isNextQuote(newest: number | undefined, time: number): boolean {
    const step = this.#metricsQuoteStep;
    if (step === undefined || newest === undefined) return newest !== time;
    return Math.floor(time / step) > Math.floor(newest / step);
  }

  /** The stated metrics, replaced by metrics of newer history. */
  async #takeMetrics(
    taken: Map<number, StoredMetrics>,
    quotes: readonly RowGroup<[assetId: number], StoredQuote>[],
    candles: readonly RowGroup<[assetId: number, period: CandlePeriod], Candle>[],
  ): Promise<StoredMetrics[]> {
    const added = new Map<number, NewRows>();
    const getRows = (assetId: number): NewRows =>
      added.get(assetId) ?? { quotes: [], candles: { daily: [], hourly: [] }, metrics: taken.get(assetId) };
    for (const { key, rows } of quotes) added.set(key[0], { ...getRows(key[0]), quotes: rows });
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

function toGroupKey(asset: Asset): string {
  return [mayBeInTotals(asset), mayBeInIndex(asset, true), ...getGroups(asset)].join(" ");
}

/** Sets an unstated market cap to price × supply. */
function withMarketCap<Row extends Pick<StoredQuote, "marketCap" | "circulatingSupply">>(
  row: Row,
  price: number,
): Row {
  return { ...row, marketCap: row.marketCap ?? getMarketCap(price, row.circulatingSupply) };
}
