import type {
  Asset,
  Candle,
  DexTrade,
  Exchange,
  MarketPair,
  StoredMetrics,
  StoredQuote,
} from "@market-data/market";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** A Thursday, 12:00 UTC. */
export const NOON = Date.UTC(2026, 0, 15, 12);
export const MIDNIGHT = NOON - 12 * HOUR;

export function asset(id: number, facts: Partial<Asset> = {}): Asset {
  return {
    id,
    name: `Coin ${id}`,
    symbol: `C${id}`,
    slug: `coin-${id}`,
    category: "coin",
    status: "active",
    dateAdded: MIDNIGHT - 400 * DAY,
    dateLaunched: null,
    tags: [],
    platform: null,
    maxSupply: null,
    infiniteSupply: false,
    logo: null,
    description: null,
    notice: null,
    urls: {
      website: [`https://coin-${id}.example.com`],
      technical_doc: [],
      explorer: [],
      source_code: [],
      message_board: [],
      chat: [],
      announcement: [],
      reddit: [],
      twitter: [],
    },
    selfReportedTags: [],
    firstHistoricalData: null,
    lastHistoricalData: null,
    ...facts,
  };
}

export function metrics(assetId: number, known: Partial<StoredMetrics> = {}): StoredMetrics {
  return {
    assetId,
    price: 10,
    volume24h: null,
    volume7d: null,
    volume30d: null,
    volume24hReported: null,
    volume7dReported: null,
    volume30dReported: null,
    circulatingSupply: null,
    totalSupply: null,
    selfReportedCirculatingSupply: null,
    unlockedCirculatingSupply: null,
    isMarketCapIncludedInCalc: true,
    tvl: null,
    lastUpdated: NOON,
    ...known,
  };
}

/** Returns a candle at one price, with extremes one above and one below at unknown times. */
export function candle(timeOpen: number, price: number, known: Partial<Candle> = {}, length = DAY): Candle {
  return {
    timeOpen,
    open: price,
    high: price + 1,
    low: price - 1,
    close: price,
    timeHigh: null,
    timeLow: null,
    volume: null,
    marketCap: null,
    circulatingSupply: null,
    totalSupply: null,
    lastUpdated: timeOpen + length - 1,
    ...known,
  };
}

export function hour(timeOpen: number, price: number, known: Partial<Candle> = {}): Candle {
  return candle(timeOpen, price, known, HOUR);
}

export function quote(time: number, price: number, known: Partial<StoredQuote> = {}): StoredQuote {
  return {
    time,
    price,
    volume24h: null,
    marketCap: null,
    circulatingSupply: null,
    totalSupply: null,
    ...known,
  };
}

export function exchange(id: number, facts: Partial<Exchange> = {}): Exchange {
  return {
    id,
    name: `Exchange ${id}`,
    slug: `exchange-${id}`,
    status: "active",
    logo: null,
    description: null,
    notice: null,
    urls: { website: [], blog: [], chat: [], fee: [], twitter: [] },
    dateLaunched: null,
    weeklyVisits: null,
    makerFee: null,
    takerFee: null,
    ...facts,
  };
}

/** Returns a pair on exchange 7. */
export function pair(marketId: number, base: number, quote: number): MarketPair {
  const side = (currencyId: number) =>
    ({ currencyId, type: "cryptocurrency", exchangeSymbol: `C${currencyId}` }) as const;
  return {
    marketId,
    exchangeId: 7,
    base: side(base),
    quote: side(quote),
    category: "spot",
    feeType: "percentage",
    url: null,
    notice: null,
    price: 2,
    volume24hBase: null,
    volume24hQuote: 12.5,
    volumeExcluded: false,
    effectiveLiquidity: null,
    marketScore: null,
    marketReputation: null,
    lastUpdated: NOON,
  };
}

export function trade(transactionHash: string, time: number): DexTrade {
  return {
    time,
    type: "buy",
    price: 4,
    total: 8,
    priceByQuoteAsset: 4,
    amountBaseAsset: 2,
    amountQuoteAsset: 8,
    transactionHash,
  };
}
