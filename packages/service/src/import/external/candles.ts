import { parseTime } from "@market-data/openapi";
import { readRow, required } from "../columns.ts";
import { reject } from "../errors.ts";
import type { Format, Reading, RowLoader, SourceRow } from "../format.ts";
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
 * Candles of one market of one exchange, as the LEAN engine stores them: days, hours, or one day's minutes. Days and hours
 * are candles; of a minute the close is a quote. The volume, in units of the base, is stated at the candle's close.
 */
export const candles: Format = {
  name: "candles",
  summary:
    "Candles of LEAN without a header: time,open,high,low,close,volume. The file's name ends with exchange, pair and " +
    "daily, hour or min, of minutes with the day too: lean_coinbase_btcusd_min_20180405.csv. Where the pair can be " +
    "parted in several ways, --pair says it: coinbase:BTC/USD",
  order: 80,
  getColumns: () => ["time", "open", "high", "low", "close", "volume"],
  recognises: ({ name, firstLine }) =>
    candleFile(name) !== undefined && /^\d[\d: ]*(,[\d.eE+-]+){5}$/.test(firstLine),
  getSource: ({ name }) => candleFile(name)?.exchange,
  start: (reading) => new Candles(reading),
};

class Candles implements RowLoader {
  readonly #session: ImportSession;
  readonly #file: CandleFile;
  readonly #reading: Reading;
  #market: Market | undefined;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#session = reading.session;
    this.#file =
      candleFile(reading.file.name) ?? reject(`the name ${quoted(reading.file.name)} names no market`);
  }

  async row({ texts }: SourceRow): Promise<void> {
    const { exchange, pair, period } = this.#file;
    this.#market ??= findMarket(this.#session, exchange, pair, this.#reading.options.market);
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
      // On the full minute, as quotes are: so it takes no other source's last quote of a day away.
      this.#session.addPoint(assetId, {
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

  /** `20180501 13:00`; of minutes the milliseconds since the start of the file's day. */
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

  /** US dollars for one unit of the market's quote currency, then. */
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
