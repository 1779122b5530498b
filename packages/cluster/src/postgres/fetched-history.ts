import type { Candle, CandlePeriod, CandleQuery, StoredMetrics, StoredQuote } from "@market-data/market";
import {
  CANDLE_LENGTH,
  FetchedRows,
  type HistoryReader,
  metricsToQuote,
  UNKNOWN,
} from "@market-data/market/store";

/** The kinds of history, from the finest to the coarsest. */
export const KINDS = ["quote", "hourly", "daily"] as const;
export type Kind = (typeof KINDS)[number];
export type HistoryRow<Of extends Kind = Kind> = Of extends "quote" ? StoredQuote : Candle;

/** Rows around a time. */
export interface Lookup {
  readonly assetId: number;
  readonly time: number;
}

/** Rows from one time to another, both included. */
export interface Span {
  readonly assetId: number;
  readonly from: number;
  readonly to: number;
}

/** Requested rows that were not fetched yet. */
export interface Missing {
  readonly around: Readonly<Record<Kind, readonly Lookup[]>>;
  readonly spans: Readonly<Record<Kind, readonly Span[]>>;
  readonly metrics: readonly number[];
}

/**
 * The fetched part of the history of assets. A request for missing rows returns nothing, and is recorded. The caller then discards
 * the result, fetches the recorded rows and computes again. In this way, synchronous functions of the market run on remote rows.
 */
export class FetchedHistory implements HistoryReader {
  readonly #rows: Readonly<Record<Kind, Map<number, FetchedRows<HistoryRow>>>> = {
    quote: new Map(),
    hourly: new Map(),
    daily: new Map(),
  };
  readonly #metrics = new Map<number, StoredMetrics | undefined>();
  readonly #isPatient: boolean;
  #around = noLookups();
  #spans: Record<Kind, Span[]> = { quote: [], hourly: [], daily: [] };
  #missingMetrics = new Set<number>();

  /**
   * @param isPatient If true, coarser history is fetched only if finer history does not suffice: more queries for fewer rows,
   * for many assets.
   */
  constructor(isPatient = false) {
    this.#isPatient = isPatient;
  }

  /** Adds all rows of an asset from one time to another, both included, oldest first. */
  add<Of extends Kind>(kind: Of, { assetId, from, to }: Span, rows: readonly HistoryRow<Of>[]): void {
    this.#getRows(kind, assetId).add(rows, from, to);
  }

  addMetrics(assetId: number, metrics: StoredMetrics | undefined): void {
    this.#metrics.set(assetId, metrics);
  }

  /** Forgets the rows of all assets from a time on, which may have changed. */
  forgetFrom(kind: Kind, time: number): void {
    for (const rows of this.#rows[kind].values()) rows.forgetFrom(time);
  }

  /** Forgets the rows of an asset far from some times, which are in ascending order. */
  keepAround(assetId: number, times: readonly number[], rowsBefore: number): void {
    for (const kind of KINDS) this.#rows[kind].get(assetId)?.keepAround(times, rowsBefore);
  }

  /** Returns the rows that were missing since the last call, or undefined. */
  takeMissing(): Missing | undefined {
    const around = Object.fromEntries(KINDS.map((kind) => [kind, toLookups(this.#around[kind])]));
    const missing = { around, spans: this.#spans, metrics: [...this.#missingMetrics] } as unknown as Missing;
    this.#around = noLookups();
    this.#spans = { quote: [], hourly: [], daily: [] };
    this.#missingMetrics = new Set();
    const isNothing =
      missing.metrics.length === 0 &&
      KINDS.every((kind) => missing.around[kind].length === 0 && missing.spans[kind].length === 0);
    return isNothing ? undefined : missing;
  }

  candles({ assetId, period, from, to, newest }: CandleQuery): Candle[] {
    const candles = this.#between(period, { assetId, from: Math.ceil(from), to: Math.ceil(to) - 1 });
    return newest === undefined ? candles : candles.slice(Math.max(0, candles.length - newest));
  }

  quotes(assetId: number, from: number, to: number): StoredQuote[] {
    return this.#between("quote", { assetId, from: Math.ceil(from), to: Math.floor(to) });
  }

  candleAt(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    return this.#at(period, assetId, time);
  }

  candleAfter(assetId: number, period: CandlePeriod, time: number): Candle | undefined {
    return this.#after(period, assetId, time);
  }

  quoteAt(assetId: number, time: number): StoredQuote | undefined {
    const quote = this.#at("quote", assetId, time);
    // The end of the day before completes a quote without a market cap, so both are fetched together.
    if (quote === undefined && !this.#isPatient)
      this.#at("quote", assetId, time - (time % CANDLE_LENGTH.daily) - 1);
    return quote;
  }

  quoteAfter(assetId: number, time: number): StoredQuote | undefined {
    return this.#after("quote", assetId, time);
  }

  newest(assetId: number): StoredQuote | undefined {
    const metrics = this.metrics(assetId);
    return metrics && metricsToQuote(metrics);
  }

  /** The newest metrics of an asset. */
  metrics(assetId: number): StoredMetrics | undefined {
    if (!this.#metrics.has(assetId)) this.#missingMetrics.add(assetId);
    return this.#metrics.get(assetId);
  }

  #at<Of extends Kind>(kind: Of, assetId: number, time: number): HistoryRow<Of> | undefined {
    return this.#known(kind, assetId, time, this.#rows[kind].get(assetId)?.at(Math.floor(time)));
  }

  #after<Of extends Kind>(kind: Of, assetId: number, time: number): HistoryRow<Of> | undefined {
    return this.#known(kind, assetId, time, this.#rows[kind].get(assetId)?.after(Math.floor(time)));
  }

  #known<Of extends Kind>(
    kind: Of,
    assetId: number,
    time: number,
    found: HistoryRow | undefined | typeof UNKNOWN,
  ): HistoryRow<Of> | undefined {
    if (found !== UNKNOWN && (found !== undefined || this.#rows[kind].has(assetId))) {
      return found as HistoryRow<Of> | undefined;
    }
    if (!this.#waits(kind, assetId, time)) addTo(this.#around[kind], assetId, Math.floor(time));
    return undefined;
  }

  /** Whether finer history at the time is missing, too. */
  #waits(kind: Kind, assetId: number, time: number): boolean {
    if (!this.#isPatient) return false;
    const finer = KINDS.slice(0, KINDS.indexOf(kind));
    return finer.some((each) => this.#around[each].get(assetId)?.has(Math.floor(time)) === true);
  }

  #between<Of extends Kind>(kind: Of, span: Span): HistoryRow<Of>[] {
    const { assetId, from, to } = span;
    const found = from > to ? [] : (this.#rows[kind].get(assetId)?.between(from, to) ?? UNKNOWN);
    if (found !== UNKNOWN) return found as HistoryRow<Of>[];
    // Coarser history of the span may suffice, so it is fetched first.
    const coarser = KINDS.slice(KINDS.indexOf(kind) + 1);
    const waits = coarser.some((each) =>
      this.#spans[each].some(
        (missing) => missing.assetId === assetId && missing.from <= from && missing.to >= to,
      ),
    );
    if (!waits) this.#spans[kind].push(span);
    return [];
  }

  #getRows(kind: Kind, assetId: number): FetchedRows<HistoryRow> {
    const known = this.#rows[kind].get(assetId);
    if (known !== undefined) return known;
    const made = new FetchedRows<HistoryRow>((row) => ("timeOpen" in row ? row.timeOpen : row.time));
    this.#rows[kind].set(assetId, made);
    return made;
  }
}

function noLookups(): Record<Kind, Map<number, Set<number>>> {
  return { quote: new Map(), hourly: new Map(), daily: new Map() };
}

function addTo(lookups: Map<number, Set<number>>, assetId: number, time: number): void {
  const times = lookups.get(assetId) ?? new Set();
  lookups.set(assetId, times.add(time));
}

/** Sorts lookups by asset and time. */
function toLookups(byAsset: ReadonlyMap<number, ReadonlySet<number>>): Lookup[] {
  return [...byAsset].flatMap(([assetId, times]) =>
    [...times].sort((one, other) => one - other).map((time) => ({ assetId, time })),
  );
}
