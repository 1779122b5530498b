import type {
  CryptocurrencyAirdropV1Parameters,
  CryptocurrencyListingsLatestV3Parameters,
  CryptocurrencyMapV1Parameters,
} from "@market-data/types";

export const notAList: CryptocurrencyMapV1Parameters = { symbol: "BTC" }; // TS2322
export const notAChoice: CryptocurrencyMapV1Parameters = { sort: "rank" }; // TS2322
export const notAName: CryptocurrencyMapV1Parameters = { limits: 5 }; // TS2561
export const notThere: CryptocurrencyMapV1Parameters = { limit: undefined }; // TS2375
export const notText: CryptocurrencyListingsLatestV3Parameters = { limit: 100 }; // TS2322
export const notGiven: CryptocurrencyAirdropV1Parameters = {}; // TS2741
