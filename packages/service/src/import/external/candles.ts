import { parseTime } from "@market-data/openapi";
import { readRow, required } from "../columns.ts";
import { reject } from "../errors.ts";
import type { Format, ReadContext, RowLoader, SourceRow } from "../format.ts";
import type { ImportSession } from "../session.ts";
import { amount, price, quoted } from "../values.ts";
import { type CandleFile, candleFile, findMarket, type Market } from "./candle-market.ts";

const LENGTH = { daily: 86_400_000, hour: 3_600_000, min: 60_000 };

const COLUMNS = {
  open: required(price, ""),
  high: required(price, ""),
  low: required(price, ""),
  close: required(price, ""),
  volume: required(amount, ""),
};

/**
 * Candles of a market in the format of the LEAN engine: days, hours, or the minutes of a day. Days and hours become
 * candles, and closes of minutes become quotes. Volumes are in units of the base.
 */
export const candles: Format = {
  name: "candles",
  summary:
    "Candles of LEAN, without a header: time,open,high,low,close,volume. A file name ends with the exchange, the pair, and " +
    "daily, hour or min. Names of minute files also have the day: lean_coinbase_btcusd_min_20180405.csv. If a pair can be split in " +
    "several ways, use --pair: coinbase:BTC/USD",
  order: 80,
  getColumns: () => ["time", "open", "high", "low", "close", "volume"],
  recognises: ({ name, firstLine }) =>
    candleFile(name) !== undefined && /^\d[\d: ]*(,[\d.eE+-]+){5}$/.test(firstLine),
  getSource: ({ name }) => candleFile(name)?.exchange,
  start: (context) => new Candles(context),
};

class Candles implements RowLoader {
  readonly #session: ImportSession;
  readonly #file: CandleFile;
  readonly #context: ReadContext;
  #market: Market | undefined;

  constructor(context: ReadContext) {
    this.#context = context;
    this.#session = context.session;
    this.#file =
      candleFile(context.file.name) ?? reject(`the name ${quoted(context.file.name)} names no market`);
  }

  async row({ texts }: SourceRow): Promise<void> {
    const { exchange, pair, period } = this.#file;
    this.#market ??= findMarket(this.#session, exchange, pair, this.#context.options.market);
    const { assetId } = this.#market;
    const timeOpen = this.#parseTime(texts["time"] ?? "");
    const { open, high, low, close, volume } = readRow(COLUMNS, texts);
    if (high < Math.max(open, close, low) || low > Math.min(open, close)) {
      reject(`the prices contradict each other: open ${open}, high ${high}, low ${low}, close ${close}`);
    }
    const lastUpdated = timeOpen + LENGTH[period] - 1;
    const usd = await this.#rateAt(lastUpdated);
    const unknown = { marketCap: null, circulatingSupply: null, totalSupply: null };
    if (period === "min") {
      // Quotes are on the full minute and thus do not replace another source's last quote of a day.
      this.#session.addQuote(assetId, {
        time: timeOpen + LENGTH.min,
        price: close * usd,
        volume24h: null,
        ...unknown,
      });
      return;
    }
    this.#session.addCandle(assetId, period === "daily" ? "daily" : "hourly", {
      timeOpen,
      open: open * usd,
      high: high * usd,
      low: low * usd,
      close: close * usd,
      timeHigh: null,
      timeLow: null,
      volume: volume * close * usd,
      ...unknown,
      lastUpdated,
    });
  }

  /** `20180501 13:00`, or for minutes the ms since the start of the file's day. */
  #parseTime(text: string): number {
    const { period, day } = this.#file;
    if (period === "min") {
      const time = (day ?? Number.NaN) + (/^\d{1,8}$/.test(text) ? Number(text) : Number.NaN);
      return time % LENGTH.min === 0 ? time : reject(`time ${quoted(text)} is not the start of a minute`);
    }
    const [, date = "", hour = "", minute] = /^(\d{8}) (\d\d):(\d\d)$/.exec(text) ?? [];
    const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${hour}:${minute}:00Z`;
    const time = parseTime(iso) ?? Number.NaN;
    return time % LENGTH[period] === 0 ? time : reject(`time ${quoted(text)} is not the start of a period`);
  }

  /** US dollars per unit of the market's quote currency at a time. */
  async #rateAt(time: number): Promise<number> {
    const quote = this.#market?.quote;
    if (quote === undefined || quote === "USD") return 1;
    if (typeof quote === "string") {
      return (
        (await this.#session.rateAt(quote, time)) ?? reject(`there is no rate of ${quote} for that time`)
      );
    }
    return (
      (await this.#session.priceAt(quote.assetId, time)) ??
      reject(`there is no price of the quote currency ${quote.code} within a day of that time`)
    );
  }
}
