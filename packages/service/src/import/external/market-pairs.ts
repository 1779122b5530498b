import type { PairSide } from "@market-data/market";
import { readRow, required } from "../columns.ts";
import { reject } from "../errors.ts";
import { saveExchange } from "../exchanges.ts";
import { type Format, withHeader } from "../format.ts";
import type { ImportSession } from "../session.ts";
import { makeName } from "../symbols.ts";
import { line } from "../values.ts";

const COLUMNS = {
  exchange: required(line, ""),
  symbol: required(line, ""),
  name: required(line, ""),
  quote: required(line, ""),
};

/**
 * The pairs of exchanges in the list of the LEAN engine, without prices. Each exchange has its own keys for currencies:
 * equal letters may mean different currencies on two exchanges.
 */
export const marketPairs: Format = {
  name: "market-pairs",
  summary: "Pairs of exchanges in LEAN: exchange,symbol,name,quote,min_price_step,lot,exchange_symbol",
  order: 30,
  recognises: withHeader("exchange", "symbol", "name", "quote", "min_price_step", "lot", "exchange_symbol"),
  start: ({ session }) => ({
    row({ texts }) {
      const { exchange, symbol, name, quote } = readRow(COLUMNS, texts);
      const base = symbol.slice(0, -quote.length);
      if (!symbol.endsWith(quote) || base === "")
        reject(`${symbol} does not end with its quote currency ${quote}`);
      const exchangeId = saveExchange(session, { source: "lean", key: exchange }, { name: exchange }, null);
      const [baseName, quoteName] = parseNames(name);
      const marketId = session.assignId("pair", { source: exchange, key: symbol });
      session.catalogue.put("pairs", {
        marketId,
        exchangeId,
        base: saveSide(session, exchange, base, baseName),
        quote: saveSide(session, exchange, quote, quoteName),
        category: "spot",
        feeType: "unknown",
        url: null,
        notice: null,
        price: null,
        volume24hBase: null,
        volume24hQuote: null,
        volumeExcluded: false,
        effectiveLiquidity: null,
        marketScore: null,
        marketReputation: null,
        lastUpdated: session.catalogue.find("pairs", marketId)?.lastUpdated ?? session.day,
      });
    },
  }),
};

/** A traded asset is active. Its name is a guess until a source states a name. */
function saveSide(
  session: ImportSession,
  exchange: string,
  code: string,
  name: string | undefined,
): PairSide {
  const key = { source: exchange, key: code };
  const fiat = session.linkedFiat(key);
  if (fiat !== undefined) {
    return { currencyId: session.knownFiat(fiat).id, type: "fiat", exchangeSymbol: code };
  }
  const first = { name: name ?? makeName(code), symbol: code };
  const id = session.assets.save(key, { status: "active" }, first);
  return { currencyId: id, type: "cryptocurrency", exchangeSymbol: code };
}

/** Some exchanges name both currencies, like `Bitcoin-US Dollar`. The last `-` separates them. */
function parseNames(name: string): [string | undefined, string | undefined] {
  const [, base, quote] = /^(.*[^-\s].*)-([^-]+)$/.exec(name) ?? [];
  return [base?.trim() || undefined, quote?.trim() || undefined];
}
