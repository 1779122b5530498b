import type {
  Bar,
  BarPeriod,
  BarQuery,
  DayEnd,
  DexBar,
  DexTrade,
  Extremes,
  MarketStore,
  Point,
  RatePoint,
  Snapshot,
} from "@market-data/market";
import {
  changedTables,
  closestQuote,
  dayEnds,
  earlierFigures,
  emptyTables,
  type FiguresWithPast,
  findExtremes,
  SnapshotBuilder,
  type Tables,
} from "@market-data/market/store";
import { dynamicCatalogue, staticCatalogue } from "./catalogue/catalogue.ts";
import { type HistoryWindows, historyWindows, MINUTE, newestMinute } from "./clock.ts";
import { sampleCoins } from "./coins/coins.ts";
import { figuresAt } from "./coins/figures.ts";
import { SampleHistory } from "./coins/history.ts";
import { dexBars } from "./dex/dex-pairs.ts";
import { type Pool, samplePools } from "./dex/dex-pools.ts";
import { dexTrades } from "./dex/dex-trades.ts";
import { historicalRate, rateAt, sampleFiats } from "./fiats.ts";

export interface SampleStoreOptions {
  /** The current time as Unix time in ms: a fixed one, or a clock. The system clock by default. */
  readonly now?: number | (() => number);
}

/**
 * The sample market as a store: the same for everybody at the same time, and computed when it is read, so that it needs
 * no preparation. With a running clock each minute brings new prices. Its history begins two years before the time at
 * which the store was created.
 */
export function sampleStore({ now = Date.now }: SampleStoreOptions = {}): MarketStore {
  return new SampleStore(typeof now === "number" ? () => now : now);
}

class SampleStore implements MarketStore {
  readonly #newest: () => number;
  readonly #since: number;
  readonly #windows: HistoryWindows;
  readonly #history: SampleHistory;
  readonly #builder = new SnapshotBuilder();
  #static: Tables | undefined;
  #snapshot: { readonly newest: number; readonly snapshot: Snapshot } | undefined;

  constructor(now: () => number) {
    this.#newest = () => newestMinute(now());
    this.#since = this.#newest();
    this.#windows = historyWindows(this.#since);
    this.#history = new SampleHistory(this.#windows, this.#newest);
  }

  async snapshot(): Promise<Snapshot> {
    const newest = this.#newest();
    if (this.#snapshot?.newest !== newest) this.#snapshot = { newest, snapshot: this.#snapshotOf(newest) };
    return this.#snapshot.snapshot;
  }

  async bars(query: BarQuery): Promise<Bar[]> {
    return this.#history.bars(query);
  }

  async closestPoints(
    assetId: number,
    times: readonly number[],
    tolerance: number,
  ): Promise<(Point | null)[]> {
    return times.map((time) => closestQuote(this.#history, assetId, time, tolerance) ?? null);
  }

  async extremes(assetId: number, from: number, to: number): Promise<Extremes | null> {
    return findExtremes(this.#history, assetId, from, to) ?? null;
  }

  async dayEnd(day: number): Promise<DayEnd[]> {
    const { index } = await this.snapshot();
    const countOf = (id: number) => index.pairsByCurrency.get(id)?.length ?? 0;
    return dayEnds(this.#history, sampleCoins().traded.keys(), day, countOf);
  }

  async ratesAt(fiatId: number, times: readonly number[]): Promise<(RatePoint | null)[]> {
    const fiat = sampleFiats.find(({ id }) => id === fiatId);
    if (fiat === undefined) return times.map(() => null);
    return times.map((time) => historicalRate(fiat, time, this.#windows, this.#newest()) ?? null);
  }

  async dexTrades(contractAddress: string, networkId: number, limit: number): Promise<DexTrade[]> {
    const pool = findPool(contractAddress, networkId);
    return pool === undefined ? [] : dexTrades(pool, 0, this.#newest(), limit);
  }

  async dexBars(
    contractAddress: string,
    networkId: number,
    period: BarPeriod,
    from: number,
    to: number,
  ): Promise<DexBar[]> {
    const pool = findPool(contractAddress, networkId);
    return pool === undefined ? [] : dexBars(pool, this.#history, period, from, to);
  }

  #snapshotOf(newest: number): Snapshot {
    this.#static ??= changedTables(emptyTables(), staticCatalogue(this.#since));
    const tables = changedTables(this.#static, dynamicCatalogue(newest, this.#since));
    const rates = new Map(
      sampleFiats.map((fiat) => [
        fiat.id,
        { fiatId: fiat.id, usd: rateAt(fiat, newest), lastUpdated: newest },
      ]),
    );
    const figures = new Map<number, FiguresWithPast>();
    for (const figure of figuresAt(newest)) {
      const { assetId, lastUpdated } = figure;
      figures.set(assetId, { ...figure, ...earlierFigures(this.#history, assetId, lastUpdated) });
    }
    return this.#builder.build({ ...tables, rates, figures }, newest / MINUTE);
  }
}

function findPool(contractAddress: string, networkId: number): Pool | undefined {
  return samplePools().find(
    (pool) => pool.contractAddress === contractAddress && pool.networkId === networkId,
  );
}
