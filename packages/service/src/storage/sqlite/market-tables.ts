import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { CandlePeriod, CatalogueChange } from "@market-data/market";
import {
  BAR_FIELDS,
  type BatchWriter,
  catalogueKeys,
  columnName,
  DEX_BAR_FIELDS,
  DEX_TRADE_FIELDS,
  FIGURE_FIELDS,
  POINT_FIELDS,
  RATE_FIELDS,
  SOURCE_KEY_FIELDS,
  toValues,
} from "@market-data/market/store";

/** Writes the market into its tables, within the transaction of the caller. */
export class MarketTables implements BatchWriter {
  readonly #entry: StatementSync;
  readonly #metrics: StatementSync;
  readonly #candles: Readonly<Record<CandlePeriod, StatementSync>>;
  readonly #point: StatementSync;
  readonly #rate: StatementSync;
  readonly #dexCandle: StatementSync;
  readonly #dexTrade: StatementSync;
  readonly #seriesPoint: StatementSync;
  readonly #sourceKey: StatementSync;
  readonly #countWrite: StatementSync;
  readonly #revision: StatementSync;
  readonly #touch: StatementSync;
  /** Of the rows that are saved, until it is set again; null where it is not known. */
  source: string | null = null;

  constructor(database: DatabaseSync) {
    const into = (table: string, fields: readonly string[]) => inserting(database, table, fields);
    this.#entry = into("catalogue", ["part", "key", "facts", "revision"]);
    this.#metrics = into("figures", [...FIGURE_FIELDS, "source"]);
    this.#candles = {
      daily: into("bar_daily", ["assetId", ...BAR_FIELDS, "source"]),
      hourly: into("bar_hourly", ["assetId", ...BAR_FIELDS, "source"]),
    };
    this.#point = into("point", ["assetId", ...POINT_FIELDS, "source"]);
    this.#rate = into("rate", ["fiatId", ...RATE_FIELDS, "source"]);
    this.#dexCandle = into("dex_bar", [
      "networkId",
      "contractAddress",
      "period",
      ...DEX_BAR_FIELDS,
      "source",
    ]);
    this.#dexTrade = into("dex_trade", ["networkId", "contractAddress", ...DEX_TRADE_FIELDS, "source"]);
    this.#seriesPoint = into("series", ["name", "id", "time", "figures"]);
    this.#sourceKey = into("source_key", SOURCE_KEY_FIELDS);
    this.#countWrite = database.prepare("UPDATE state SET revision = revision + 1");
    this.#revision = database.prepare("SELECT revision FROM state");
    this.#touch = into("touched", ["subject", "id", "revision"]);
  }

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
    for (const one of metrics) this.#metrics.run(...toValues(one, FIGURE_FIELDS), this.source);
    this.#touchAll(
      "asset",
      metrics.map(({ assetId }) => assetId),
    );
  };

  readonly saveCandles: BatchWriter["saveCandles"] = (assetId, period, candles) => {
    for (const candle of candles)
      this.#candles[period].run(assetId, ...toValues(candle, BAR_FIELDS), this.source);
    this.#touchAll("asset", [assetId]);
  };

  readonly saveQuotes: BatchWriter["saveQuotes"] = (assetId, points) => {
    for (const point of points) this.#point.run(assetId, ...toValues(point, POINT_FIELDS), this.source);
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
        ...toValues(candle, DEX_BAR_FIELDS),
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

/** A statement that writes a record, in place of the one with its key. */
function inserting(database: DatabaseSync, table: string, fields: readonly string[]): StatementSync {
  const places = fields.map(() => "?").join(", ");
  return database.prepare(
    `INSERT OR REPLACE INTO ${table} (${fields.map(columnName).join(", ")}) VALUES (${places})`,
  );
}
