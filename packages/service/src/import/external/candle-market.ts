import { parseTime } from "@market-data/openapi";
import { reject } from "../errors.ts";
import type { ImportSession } from "../session.ts";

/** The facts in the name of a candle file. */
export interface CandleFile {
  readonly exchange: string;
  /** Base and quote in upper case, without a separator. */
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

/** An asset and the currency of its price: a fiat's code, or another asset. */
export interface Market {
  readonly assetId: number;
  readonly quote: string | { readonly assetId: number; readonly code: string };
}

/**
 * The market of a candle file: stated by the user, or found if exactly one split of the pair gives two known currencies of
 * the exchange.
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
      reject(`the market ${JSON.stringify(said)} is unknown. Write it like coinbase:BTC/USD`)
    );
  }
  const found = Array.from({ length: Math.max(0, pair.length - 1) }, (_, index) =>
    knownMarket(session, exchange, pair.slice(0, index + 1), pair.slice(index + 1)),
  ).filter((market) => market !== undefined);
  const [market] = found;
  if (market === undefined) {
    reject(`${exchange} is not known to trade ${pair}: import its pairs first, or use --pair`);
  }
  if (found.length > 1) reject(`${pair} may be several markets of ${exchange}: use --pair`);
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
