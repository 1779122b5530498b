import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DAY, HOUR, MINUTE } from "@market-data/market";
import { makeFolders } from "../make-folders.ts";
import { ImportError } from "./errors.ts";

const EXCHANGE = "my-exchange";

/** A coin with an invented history: its price moves in waves. */
interface ExampleCoin {
  readonly key: string;
  /** The mean price, in US dollars. */
  readonly price: number;
  /** The time between two highs. */
  readonly waveHours: number;
  readonly supply: number;
  /** The volume of 24 hours, in US dollars. */
  readonly volume: number;
}

const COINS: readonly ExampleCoin[] = [
  { key: "btc", price: 90_000, waveHours: 410, supply: 19_900_000, volume: 30e9 },
  { key: "eth", price: 3_100, waveHours: 330, supply: 120_500_000, volume: 15e9 },
  { key: "mine", price: 0.42, waveHours: 190, supply: 1_000_000, volume: 250_000 },
];

type Cell = string | number;

/**
 * Writes small files in native formats: a market with prices up to now.
 *
 * @param folder Created if missing.
 * @param now A Unix time in ms, which determines the contents.
 * @returns The paths of the files.
 * @throws {ImportError} if a file exists. No file is written then.
 */
export function writeExample(folder: string, now: number): string[] {
  const files = Object.entries(createExample(now)).map(([name, rows]) => ({
    path: join(folder, name),
    text: rows.map((row) => `${row.join(",")}\n`).join(""),
  }));
  const taken = files.find(({ path }) => existsSync(path));
  if (taken !== undefined) throw new ImportError(`${taken.path} already exists. Choose another folder.`);
  makeFolders(folder);
  for (const { path, text } of files) writeFileSync(path, text, { flag: "wx" });
  return files.map(({ path }) => path);
}

function createExample(now: number): Record<string, readonly (readonly Cell[])[]> {
  const newest = now - (now % (5 * MINUTE));
  const today = now - (now % DAY);
  const days = count(30).map((index) => today - (30 - index) * DAY);
  const hours = count(25).map((index) => newest - (24 - index) * HOUR);
  const [btc, eth, mine] = COINS.map((coin) => getPrice(coin, newest)) as [number, number, number];
  return {
    "assets.csv": [
      ["key", "name", "symbol", "category", "platform", "token_address", "website"],
      ["btc", "Bitcoin", "BTC", "coin", "", "", "https://bitcoin.org/"],
      ["eth", "Ethereum", "ETH", "coin", "", "", "https://ethereum.org/"],
      ["mine", "My Token", "MINE", "token", "eth", `0x${"1".repeat(40)}`, "https://example.com/"],
    ],
    "mapping.csv": [
      ["asset", "source", "key", "id", "name", "symbol", "slug"],
      ["bitcoin", "csv", "btc", 1, "Bitcoin", "BTC", "bitcoin"],
      ["ethereum", "csv", "eth", 1027, "Ethereum", "ETH", "ethereum"],
    ],
    "candles-daily.csv": [
      ["asset", "time_open", "open", "high", "low", "close", "volume", "market_cap", "circulating_supply"],
      ...COINS.flatMap((coin) => days.map((day) => toCandle(coin, day))),
    ],
    "quotes.csv": [
      ["asset", "time", "price", "volume_24h", "market_cap", "circulating_supply"],
      ...COINS.flatMap((coin) =>
        hours.map((time) => {
          const price = getPrice(coin, time);
          return [coin.key, toIso(time), price, coin.volume, round(price * coin.supply), coin.supply];
        }),
      ),
    ],
    "exchanges.csv": [
      ["key", "name"],
      [EXCHANGE, "My Exchange"],
    ],
    "pairs.csv": [
      ["key", "exchange", "base", "quote", "quote_type", "price", "volume_24h_base", "last_updated"],
      ["btc-usd", EXCHANGE, "btc", "USD", "fiat", btc, 1200, toIso(newest)],
      ["eth-usd", EXCHANGE, "eth", "USD", "fiat", eth, 25_000, toIso(newest)],
      ["mine-eth", EXCHANGE, "mine", "eth", "cryptocurrency", round(mine / eth), 90_000, toIso(newest)],
    ],
  };
}

function toCandle(coin: ExampleCoin, day: number): Cell[] {
  const prices = count(25).map((hour) => getPrice(coin, day + hour * HOUR));
  const [open = 0, close = 0] = [prices.at(0), prices.at(-1)];
  const [high, low] = [Math.max(...prices), Math.min(...prices)];
  return [coin.key, toIso(day), open, high, low, close, coin.volume, round(close * coin.supply), coin.supply];
}

function getPrice({ price, waveHours }: ExampleCoin, time: number): number {
  return round(price * (1 + 0.08 * Math.sin((2 * Math.PI * time) / (waveHours * HOUR))));
}

function round(value: number): number {
  return Number(value.toPrecision(6));
}

function toIso(time: number): string {
  return new Date(time).toISOString();
}

function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
