import { parseTime } from "@market-data/openapi";
import { reject } from "../errors.ts";
import type { ImportSession } from "../session.ts";

/** What the name of a file of candles states. */
export interface CandleFile {
  readonly exchange: string;
  /** In upper case, both sides in one. */
  readonly pair: string;
  readonly period: "daily" | "hour" | "min";
  /** The start of the day of a file of minutes. */
  readonly day: number | undefined;
}

const NAME = /^(?:[a-z0-9]+_)*([a-z0-9]+)_([a-z0-9]+)_(daily|hour|min)(?:_(\d{4})(\d\d)(\d\d))?\.csv$/i;

export function candleFile(name: string): CandleFile | undefined {
  const [, exchange, pair, period, year, month, date] = NAME.exec(name) ?? [];
  if (exchange === undefined || pair === undefined || period === undefined) return undefined;
  const day = parseTime(`${year}-${month}-${date}`);
  if (period === "min" && day === undefined) return undefined;
  return { exchange, pair: pair.toUpperCase(), period: period as CandleFile["period"], day };
}

/** An asset, and in which currency an exchange states its price: a fiat's code, or another asset. */
export interface Market {
  readonly assetId: number;
  readonly quote: string | { readonly assetId: number; readonly code: string };
}

/**
 * The market of candles: said by the user, or found where the pair's letters can be parted in just one way into two
 * currencies that the exchange is known to trade.
 *
 * @throws {RowError}
 */
export function findMarket(
  session: ImportSession,
  exchange: string,
  pair: string,
  said: string | undefined,
): Market {
  if (said !== undefined) {
    const [, source = "", base = "", quote = ""] = /^([^:]+):([^/]+)\/(.+)$/.exec(said) ?? [];
    return (
      knownMarket(session, source, base, quote) ??
      reject(`the market ${JSON.stringify(said)} is not known: it is written as coinbase:BTC/USD`)
    );
  }
  const found = Array.from({ length: Math.max(0, pair.length - 1) }, (_, index) =>
    knownMarket(session, exchange, pair.slice(0, index + 1), pair.slice(index + 1)),
  ).filter((market) => market !== undefined);
  const [market] = found;
  if (market === undefined) {
    reject(`${exchange} is not known to trade ${pair}: import its pairs first, or say --pair`);
  }
  if (found.length > 1) reject(`${pair} may be several markets of ${exchange}: say --pair`);
  return market;
}

function knownMarket(
  session: ImportSession,
  source: string,
  base: string,
  quote: string,
): Market | undefined {
  const assetId = session.assets.find({ source, key: base });
  if (assetId === undefined) return undefined;
  const fiat = session.linkedFiat({ source, key: quote });
  if (fiat !== undefined) return { assetId, quote: fiat };
  const other = session.assets.find({ source, key: quote });
  return other === undefined ? undefined : { assetId, quote: { assetId: other, code: quote } };
}
