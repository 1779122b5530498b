import { readLines, readRows, type TextRow } from "./files.ts";

const DAY = 86_400_000;
const MAX_PRICE_AGE_DAYS = 7;
/** The distances in days at which a rate is searched, the closest first. */
const RATE_DAYS = [0, 1, 2, 3, 4, 5, 6];

/** A coin at the end of a UTC day, in US dollars. */
export interface CoinDay {
  readonly date: string;
  readonly price: number;
  readonly cap: number | null;
  readonly supply: number | null;
}

/** A coin in a ranking. */
export interface Member extends CoinDay {
  readonly symbol: string;
}

/** Time, open, high, low, close, volume. */
export type RawCandle = readonly string[];

/**
 * Keys whose supplies are added to the supply of their coin. For any other key, a later row replaces an earlier row of
 * the same coin and day.
 */
const PARTS = ["usdt_omni", "usdt_eth", "usdt_trx", "leo_eth", "leo_eos"];

/** The raw files with the rules of prices, rates and rankings. Shares no code with the service. */
export class RawData {
  /** The days of each coin by symbol, in ascending order. */
  readonly coins: ReadonlyMap<string, readonly CoinDay[]>;
  /** The date of the newest price of all coins. */
  readonly newest: string;
  readonly pairs: readonly TextRow[];
  readonly tokens: readonly TextRow[];
  readonly fiats: readonly TextRow[];
  readonly registry: readonly TextRow[];
  /** Daily candles of Coinbase, hourly candles of Bitfinex, and minute candles of Coinbase for one day: Bitcoin in US dollars. */
  readonly candles: Readonly<Record<"days" | "hours" | "minutes", readonly RawCandle[]>>;
  readonly #perEuro = new Map<string, Map<string, number>>();

  constructor(folder: string) {
    this.coins = readCoins(readRows(folder, "non-commercial/coinmetrics_daily.csv.gz"));
    this.newest = [...this.coins.values()].reduce((newest, days) => max(newest, days.at(-1)?.date ?? ""), "");
    for (const { date = "", currency = "", per_eur } of readRows(
      folder,
      "open/fx_ecb_daily_per_eur.csv.gz",
    )) {
      const rates = this.#perEuro.get(currency) ?? new Map<string, number>();
      this.#perEuro.set(currency, rates.set(date, Number(per_eur)));
    }
    this.pairs = readRows(folder, "open/market_pairs_lean.csv");
    this.tokens = readRows(folder, "open/tokens_multichain.csv.gz");
    this.fiats = readRows(folder, "open/fiat_metals_ids.csv");
    this.registry = readRows(folder, "open/assets_chain_registry.csv.gz");
    const read = (name: string) =>
      readLines(folder, `open/candles/${name}.csv`).map((line) => line.split(","));
    this.candles = {
      days: read("lean_coinbase_btcusd_daily"),
      hours: read("lean_bitfinex_btcusd_hour"),
      minutes: read("lean_coinbase_btcusd_min_20180405"),
    };
  }

  days(symbol: string): readonly CoinDay[] {
    return this.coins.get(symbol) ?? [];
  }

  /** Returns a coin on a day. @throws {Error} without a price on this day. */
  on(symbol: string, date: string): CoinDay {
    const found = this.days(symbol).find((day) => day.date === date);
    if (found === undefined) throw new Error(`${symbol} has no price of ${date}`);
    return found;
  }

  /** Returns the last day of a coin up to a date. @throws {Error} without an earlier price. */
  last(symbol: string, date = this.newest): CoinDay {
    const found = this.days(symbol).findLast((day) => day.date <= date);
    if (found === undefined) throw new Error(`${symbol} has no price up to ${date}`);
    return found;
  }

  /** Returns the price change over a number of days before the last price in percent, with conversion at both ends. */
  change(symbol: string, days: number, toCurrency = (_date: string): number => 1): number {
    const now = this.last(symbol);
    const before = this.on(symbol, addDays(now.date, -days));
    return ((now.price * toCurrency(now.date)) / (before.price * toCurrency(before.date)) - 1) * 100;
  }

  /** Returns the coins at the end of a day by market cap, largest first. Excludes coins without a price in the 7 days before the newest price. */
  members(date = this.newest): Member[] {
    const last = [...this.coins].flatMap(([symbol, days]) => {
      const day = days.findLast((each) => each.date <= date);
      return day === undefined ? [] : [{ symbol, ...day }];
    });
    const newest = last.reduce((time, day) => max(time, day.date), "");
    const oldest = addDays(newest, -MAX_PRICE_AGE_DAYS);
    return last.filter((day) => day.date >= oldest).sort((one, other) => (other.cap ?? 0) - (one.cap ?? 0));
  }

  totalCap(date = this.newest): number {
    return sum(this.members(date).map(({ cap }) => cap ?? 0));
  }

  /** Returns the share of a coin in the total in percent; null without a share. */
  share(symbol: string, date = this.newest): number | null {
    const cap = this.members(date).find((member) => member.symbol === symbol)?.cap ?? null;
    return cap === null ? null : (cap / this.totalCap(date)) * 100;
  }

  /**
   * Returns the units of a currency per US dollar at the end of a day: the last rate, otherwise the next rate, within 7
   * days. A rate of the central bank starts with its day.
   *
   * @throws {Error} without a rate in this period.
   */
  perDollar(currency: string, date: string): number {
    const before = RATE_DAYS.map((days) => addDays(date, -days));
    const after = RATE_DAYS.map((days) => addDays(date, days + 1));
    return this.#findRate(currency, [...before, ...after]);
  }

  /**
   * Like `perDollar`, but by the closest rate, as in histories. The next day's rate is closest: its day starts one
   * millisecond later.
   */
  pastPerDollar(currency: string, date: string): number {
    return this.#findRate(
      currency,
      RATE_DAYS.flatMap((days) => [addDays(date, days + 1), addDays(date, -days)]),
    );
  }

  #findRate(currency: string, dates: readonly string[]): number {
    const found = dates.find((date) => Number.isFinite(this.#rate(currency, date)));
    if (found === undefined) throw new Error(`${currency} has no rate near ${dates[0]}`);
    return this.#rate(currency, found) / this.#rate("USD", found);
  }

  lastRateDate(currency: string): string {
    return [...(this.#perEuro.get(currency)?.keys() ?? [])].reduce(max, "");
  }

  /** Returns the currencies of the central bank on a day, ending with the euro. */
  currenciesOn(date: string): string[] {
    return [...this.#perEuro.keys(), "EUR"].filter((currency) => Number.isFinite(this.#rate(currency, date)));
  }

  #rate(currency: string, date: string): number {
    if (currency === "EUR") return this.#rate("USD", date) && 1;
    return this.#perEuro.get(currency)?.get(date) ?? Number.NaN;
  }
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function max(one: string, other: string): string {
  return other > one ? other : one;
}

/** Reads the days of all coins. A coin on several chains has one key per chain, such as `usdt_eth`. */
function readCoins(rows: readonly TextRow[]): Map<string, readonly CoinDay[]> {
  const coins = new Map<string, Map<string, CoinDay>>();
  const partSums = new Map<string, CoinDay>();
  for (const { asset: key = "", date = "", price_usd, market_cap_usd, supply_current } of rows) {
    const symbol = key.replace(/_.*/, "").toUpperCase();
    const day = {
      date,
      price: Number(price_usd),
      cap: toAmount(market_cap_usd),
      supply: toAmount(supply_current),
    };
    const days = coins.get(symbol) ?? new Map<string, CoinDay>();
    coins.set(symbol, days);
    if (!PARTS.includes(key)) {
      days.set(date, day);
      continue;
    }
    const before = partSums.get(`${symbol} ${date}`);
    partSums.set(`${symbol} ${date}`, before === undefined ? day : addParts(before, day));
    days.set(date, partSums.get(`${symbol} ${date}`) as CoinDay);
  }
  return new Map(
    [...coins].map(([symbol, days]) => [
      symbol,
      [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1)),
    ]),
  );
}

function addParts(one: CoinDay, other: CoinDay): CoinDay {
  const add = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
  return { ...other, cap: add(one.cap, other.cap), supply: add(one.supply, other.supply) };
}

/** Converts an amount. 0 means unknown. */
function toAmount(text: string | undefined): number | null {
  return Number(text) || null;
}
