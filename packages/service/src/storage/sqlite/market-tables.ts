import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { CandlePeriod, CatalogueChange } from "@market-data/market";
import {
  type BatchWriter,
  CANDLE_FIELDS,
  catalogueKeys,
  columnName,
  DEX_CANDLE_FIELDS,
  DEX_TRADE_FIELDS,
  METRICS_FIELDS,
  QUOTE_FIELDS,
  RATE_FIELDS,
  SOURCE_KEY_FIELDS,
  toValues,
} from "@market-data/market/store";

/** Adds a change to the stale series: a version, two times, and whether the change is partial. */
const MARK_STALE = `
  INSERT INTO stale_series (one, version, from_time, to_time, is_partial)
  SELECT 1, ?1, ?2, ?3, coalesce(?4, 0) FROM state WHERE origin IS NOT 'sample'
  ON CONFLICT (one) DO UPDATE SET
    version = excluded.version,
    from_time = min(coalesce(from_time, excluded.from_time), coalesce(excluded.from_time, from_time)),
    to_time = max(coalesce(to_time, excluded.to_time), coalesce(excluded.to_time, to_time)),
    is_partial = coalesce(?4, is_partial)`;

/** Writes the market to its tables, within the caller's transaction. */
export class MarketTables implements BatchWriter {
  readonly #markOrigin: StatementSync;
  readonly #entry: StatementSync;
  readonly #metrics: StatementSync;
  readonly #candles: Readonly<Record<CandlePeriod, StatementSync>>;
  readonly #quote: StatementSync;
  readonly #rate: StatementSync;
  readonly #dexCandle: StatementSync;
  readonly #dexTrade: StatementSync;
  readonly #seriesPoint: StatementSync;
  readonly #removeSeries: StatementSync;
  readonly #sourceKey: StatementSync;
  readonly #markStale: StatementSync;
  readonly #markRecorded: StatementSync;
  readonly #countWrite: StatementSync;
  readonly #revision: StatementSync;
  readonly #touch: StatementSync;
  /** The source of the next saved rows; null if unknown. */
  source: string | null = null;

  constructor(database: DatabaseSync) {
    const into = (table: string, fields: readonly string[]) => inserting(database, table, fields);
    this.#markOrigin = database.prepare("UPDATE state SET origin = iif(origin = 'import', origin, ?)");
    this.#entry = into("catalogue", ["part", "key", "facts", "revision"]);
    this.#metrics = into("metrics", [...METRICS_FIELDS, "source"]);
    this.#candles = {
      daily: into("candle_daily", ["assetId", ...CANDLE_FIELDS, "source"]),
      hourly: into("candle_hourly", ["assetId", ...CANDLE_FIELDS, "source"]),
    };
    this.#quote = into("quote", ["assetId", ...QUOTE_FIELDS, "source"]);
    this.#rate = into("rate", ["fiatId", ...RATE_FIELDS, "source"]);
    this.#dexCandle = into("dex_candle", [
      "networkId",
      "contractAddress",
      "period",
      ...DEX_CANDLE_FIELDS,
      "source",
    ]);
    this.#dexTrade = into("dex_trade", ["networkId", "contractAddress", ...DEX_TRADE_FIELDS, "source"]);
    this.#seriesPoint = into("series_point", ["name", "id", "time", "numbers"]);
    this.#removeSeries = database.prepare(
      "DELETE FROM series_point WHERE name = ? AND id = ? AND time BETWEEN ? AND ?",
    );
    this.#sourceKey = into("source_key", SOURCE_KEY_FIELDS);
    this.#markStale = database.prepare(MARK_STALE);
    this.#markRecorded = database.prepare("DELETE FROM stale_series WHERE version = ?");
    this.#countWrite = database.prepare("UPDATE state SET revision = revision + 1");
    this.#revision = database.prepare("SELECT revision FROM state");
    this.#touch = into("touched", ["subject", "id", "revision"]);
  }

  readonly markOrigin: BatchWriter["markOrigin"] = (origin) => {
    this.#markOrigin.run(origin);
  };

  readonly saveCatalogue: BatchWriter["saveCatalogue"] = (change) => {
    const revision = this.#nextRevision();
    const save = (part: string, key: string | number, entry: object) =>
      this.#entry.run(part, String(key), JSON.stringify(entry), revision);
    for (const [part, getKey] of Object.entries(catalogueKeys)) {
      for (const entry of change[part as keyof CatalogueChange & keyof typeof catalogueKeys] ?? []) {
        save(part, getKey(entry as never), entry);
      }
    }
    if (change.trends !== undefined) save("trends", "", change.trends);
  };

  readonly saveMetrics: BatchWriter["saveMetrics"] = (metrics) => {
    for (const one of metrics) this.#metrics.run(...toValues(one, METRICS_FIELDS), this.source);
    this.#touchAll(
      "asset",
      metrics.map(({ assetId }) => assetId),
    );
  };

  readonly saveCandles: BatchWriter["saveCandles"] = (assetId, period, candles) => {
    for (const candle of candles)
      this.#candles[period].run(assetId, ...toValues(candle, CANDLE_FIELDS), this.source);
    this.#touchAll("asset", [assetId]);
  };

  readonly saveQuotes: BatchWriter["saveQuotes"] = (assetId, quotes) => {
    for (const quote of quotes) this.#quote.run(assetId, ...toValues(quote, QUOTE_FIELDS), this.source);
    this.#touchAll("asset", [assetId]);
  };

  readonly saveRates: BatchWriter["saveRates"] = (fiatId, rates) => {
    for (const rate of rates) this.#rate.run(fiatId, ...toValues(rate, RATE_FIELDS), this.source);
    this.#touchAll("fiat", [fiatId]);
  };

  readonly saveDexCandles: BatchWriter["saveDexCandles"] = (contractAddress, networkId, period, candles) => {
    for (const candle of candles) {
      this.#dexCandle.run(
        networkId,
        contractAddress,
        period,
        ...toValues(candle, DEX_CANDLE_FIELDS),
        this.source,
      );
    }
  };

  readonly saveDexTrades: BatchWriter["saveDexTrades"] = (contractAddress, networkId, trades) => {
    for (const trade of trades) {
      this.#dexTrade.run(networkId, contractAddress, ...toValues(trade, DEX_TRADE_FIELDS), this.source);
    }
  };

  readonly saveSeries: BatchWriter["saveSeries"] = ({ name, id }, points) => {
    for (const { time, values } of points) this.#seriesPoint.run(name, id, time, JSON.stringify(values));
  };

  readonly removeSeries: BatchWriter["removeSeries"] = ({ name, id }, { from, to }) => {
    this.#removeSeries.run(name, id, from, to);
  };

  readonly markStale: BatchWriter["markStale"] = ({ span, isPartial }) => {
    const partial = isPartial === undefined ? null : Number(isPartial);
    this.#markStale.run(this.#nextRevision(), span?.from ?? null, span?.to ?? null, partial);
  };

  readonly markRecorded: BatchWriter["markRecorded"] = (version) => {
    this.#markRecorded.run(version);
  };

  readonly saveSourceKeys: BatchWriter["saveSourceKeys"] = (keys) => {
    for (const key of keys) this.#sourceKey.run(...toValues(key, SOURCE_KEY_FIELDS));
  };

  #touchAll(subject: "asset" | "fiat", ids: readonly number[]): void {
    const revision = this.#nextRevision();
    for (const id of ids) this.#touch.run(subject, id, revision);
  }

  #nextRevision(): number {
    this.#countWrite.run();
    return (this.#revision.get() as { revision: number }).revision;
  }
}

/** A statement to insert a record, or to replace the record with an equal key. */
function inserting(database: DatabaseSync, table: string, fields: readonly string[]): StatementSync {
  const places = fields.map(() => "?").join(", ");
  return database.prepare(
    `INSERT OR REPLACE INTO ${table} (${fields.map(columnName).join(", ")}) VALUES (${places})`,
  );
}
