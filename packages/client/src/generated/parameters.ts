// Generated from spec/ by "pnpm generate" (client). Do not edit.

import type {
  Plain,
} from "../open-parameters.ts";
import type {
  List,
  One,
  Several,
  Time,
} from "../results.ts";

/** At least one of `id` and `slug`. */
export type AtLeastOneOfExchangeIdListExchangeSlugList =
  | {
      /**
       * Numeric ids of exchanges. Ids never change and are never shared.
       * @example [101, 102]
       */
      id: List<number>;
      /**
       * Slugs of exchanges: their names as web addresses write them, in lower case.
       * @example ["example-exchange", "sample-exchange"]
       */
      slug?: List<string> | undefined;
    }
  | {
      /**
       * Numeric ids of exchanges. Ids never change and are never shared.
       * @example [101, 102]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of exchanges: their names as web addresses write them, in lower case.
       * @example ["example-exchange", "sample-exchange"]
       */
      slug: List<string>;
    };

/** At least one of `id`, `slug` and `symbol`. */
export type AtLeastOneOfIdListSlugListSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** At least one of `id`, `slug`, `symbol` and `address`. */
export type AtLeastOneOfIdListSlugListSymbolListContractAddress =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
      /**
       * Contract address of a token, in any case. Alone it finds what has this address. In addition to `id`, `slug` or `symbol`, it selects only what has this address, for instance the right one of several coins with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address?: string | undefined;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
      /**
       * Contract address of a token, in any case. Alone it finds what has this address. In addition to `id`, `slug` or `symbol`, it selects only what has this address, for instance the right one of several coins with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address?: string | undefined;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
      /**
       * Contract address of a token, in any case. Alone it finds what has this address. In addition to `id`, `slug` or `symbol`, it selects only what has this address, for instance the right one of several coins with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address?: string | undefined;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
      /**
       * Contract address of a token, in any case. Alone it finds what has this address. In addition to `id`, `slug` or `symbol`, it selects only what has this address, for instance the right one of several coins with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address: string;
    };

/** At least one of `id` and `symbol`. */
export type AtLeastOneOfIdListSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** At most one of `convert` and `convert_id`. */
export type AtMostOneOfConvertListConvertIdList<Currency extends List<string>, CurrencyId extends number> =
  | {
      /**
       * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
       *
       * Up to 120 items.
       * @default ["USD"]
       * @example ["USD", "EUR"]
       */
      convert?: Currency;
      convert_id?: undefined;
    }
  | {
      convert?: undefined;
      /**
       * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
       *
       * Up to 120 items.
       * @example [2781, 2790]
       */
      convert_id: List<CurrencyId>;
    };

/** At most one of `convert` and `convert_id`. */
export type AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency extends List<string>, CurrencyId extends number> =
  | {
      /**
       * Currencies to quote in, by symbol, fiat or cryptocurrency. Each one after the first costs a credit of its own. Where a symbol is both, the fiat currency is meant. The default applies only without `convert_id`.
       *
       * Up to 3 items.
       * @default ["USD"]
       * @example ["USD", "EUR"]
       */
      convert?: Currency;
      convert_id?: undefined;
    }
  | {
      convert?: undefined;
      /**
       * Currencies to quote in, by numeric id, in place of `convert`. Each one after the first costs a credit of its own. 2781 is the US dollar.
       *
       * Up to 3 items.
       * @example [2781, 2790]
       */
      convert_id: List<CurrencyId>;
    };

/** At most one of `matched_id` and `matched_symbol`. */
export type AtMostOneOfExchangeMarketPairsLatestV1MatchedIdExchangeMarketPairsLatestV1MatchedSymbol =
  | {
      /**
       * Keeps only pairs with one of these currencies as base or quote, by numeric id.
       * @example [1, 2781]
       */
      matched_id?: List<number> | undefined;
      matched_symbol?: undefined;
    }
  | {
      matched_id?: undefined;
      /**
       * Keeps only pairs with one of these currencies as base or quote, by symbol, in place of `matched_id`.
       * @example ["BTC", "USD"]
       */
      matched_symbol: List<string>;
    };

/** At most one of `matched_id` and `matched_symbol`. */
export type AtMostOneOfMatchedIdListMatchedSymbolList =
  | {
      /**
       * Keeps only pairs whose other side is one of these currencies, by numeric id: with `id` 1 and `matched_id` 2781, Bitcoin against the US dollar.
       * @example [2781, 825]
       */
      matched_id?: List<number> | undefined;
      matched_symbol?: undefined;
    }
  | {
      matched_id?: undefined;
      /**
       * Keeps only pairs whose other side is one of these currencies, by symbol, in place of `matched_id`.
       * @example ["USD", "USDT"]
       */
      matched_symbol: List<string>;
    };

/** At most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`. */
export type AtMostOneOfMultiplierIdListMultiplierSlugListMultiplierSymbolListTokenAddressList =
  | {
      /**
       * Numeric ids of the cryptocurrencies to look up.
       * @example [9001, 9002]
       */
      crypto_id?: List<number> | undefined;
      crypto_slug?: undefined;
      symbol?: undefined;
      token_address?: undefined;
    }
  | {
      crypto_id?: undefined;
      /**
       * Slugs of the cryptocurrencies to look up.
       * @example ["example-batcoin", "example-share-token"]
       */
      crypto_slug: List<string>;
      symbol?: undefined;
      token_address?: undefined;
    }
  | {
      crypto_id?: undefined;
      crypto_slug?: undefined;
      /**
       * Ticker symbols to look up; the service writes them in capitals. Of several cryptocurrencies with one symbol it takes that with the lowest id.
       * @example ["BAT", "EXSH"]
       */
      symbol: List<string>;
      token_address?: undefined;
    }
  | {
      crypto_id?: undefined;
      crypto_slug?: undefined;
      symbol?: undefined;
      /**
       * Contract addresses of the tokens to look up.
       * @example ["0x0000000000000000000000000000000000009001"]
       */
      token_address: List<string>;
    };

/** Exactly one of `network_id` and `network_slug`. */
export type ExactlyOneOfDexNetworkIdListDexNetworkSlugList =
  | {
      /**
       * Numeric ids of the networks on which the addresses are looked up. The DEX network ID map lists them.
       * @example [1]
       */
      network_id: List<number>;
      network_slug?: undefined;
    }
  | {
      network_id?: undefined;
      /**
       * Slugs of the networks on which the addresses are looked up, in place of `network_id`.
       * @example ["ethereum"]
       */
      network_slug: List<string>;
    };

/** Exactly one of `id` and `slug`. */
export type ExactlyOneOfExchangeIdExchangeSlug =
  | {
      /**
       * Numeric id of one exchange.
       *
       * Sent as text: a whole number.
       * @example "101"
       */
      id: number | `${number}`;
      slug?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slug of one exchange.
       * @example "example-exchange"
       */
      slug: string;
    };

/** Exactly one of `id` and `slug`. */
export type ExactlyOneOfExchangeIdListExchangeSlugList =
  | {
      /**
       * Numeric ids of exchanges. Ids never change and are never shared.
       * @example [101, 102]
       */
      id: List<number>;
      slug?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of exchanges: their names as web addresses write them, in lower case.
       * @example ["example-exchange", "sample-exchange"]
       */
      slug: List<string>;
    };

/** Exactly one of `id`, `slug` and `symbol`. */
export type ExactlyOneOfIdListSlugListSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: List<number>;
      slug?: undefined;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      slug?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** Exactly one of `id`, `slug` and `symbol`. */
export type ExactlyOneOfMarketPairsIdMarketPairsSlugMarketPairsSymbol =
  | {
      /**
       * Numeric id of one cryptocurrency or fiat currency.
       *
       * Sent as text: a whole number.
       * @example "1"
       */
      id: number | `${number}`;
      slug?: undefined;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slug of one cryptocurrency.
       * @example "bitcoin"
       */
      slug: string;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      slug?: undefined;
      /**
       * Ticker symbol of one cryptocurrency. Fiat currencies are found by `id` alone.
       * @example "BTC"
       */
      symbol: string;
    };

/** Exactly one of `id` and `symbol`. */
export type ExactlyOneOfToolsPriceConversionV1IdToolsPriceConversionV1Symbol =
  | {
      /**
       * Numeric id of the base currency.
       *
       * Sent as text: a whole number.
       * @example "1"
       */
      id: number | `${number}`;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Symbol of the base currency, in place of `id`. A fiat currency with it is taken, otherwise the highest-ranked cryptocurrency.
       * @example "BTC"
       */
      symbol: string;
    };

/** Exactly one of `id` and `symbol`. */
export type ExactlyOneOfToolsPriceConversionV2IdToolsPriceConversionV2Symbol =
  | {
      /**
       * Numeric id of the base currency.
       *
       * Sent as text: a whole number.
       * @example "1"
       */
      id: number | `${number}`;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Symbol of the base currency, in place of `id`. Every currency that uses it is converted.
       * @example "BTC"
       */
      symbol: string;
    };

/** One value of `id` or `slug`. */
export type OneValueOfExchangeIdListExchangeSlugList =
  | {
      /**
       * Numeric ids of exchanges. Ids never change and are never shared.
       * @example [101, 102]
       */
      id: One<number>;
      slug?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of exchanges: their names as web addresses write them, in lower case.
       * @example ["example-exchange", "sample-exchange"]
       */
      slug: One<string>;
    };

/** One value of `id`, `slug` or `symbol`. */
export type OneValueOfIdListSlugListSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: One<number>;
      slug?: undefined;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug: One<string>;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      slug?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: One<string>;
    };

/** One value of `id` or `slug`. */
export type OneValueOfIdListSlugListWithoutSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: One<number>;
      slug?: undefined;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug: One<string>;
      symbol?: undefined;
    };

/** One value of `id` or `symbol`. */
export type OneValueOfIdListSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: One<number>;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: One<string>;
    };

/** One value of `id`. */
export type OneValueOfIdListWithoutSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: One<number>;
      symbol?: undefined;
    };

/** Any number of values of `id`, `slug` and `address`. */
export type OnlyAnyOfIdListSlugListContractAddressWithoutSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      symbol?: undefined;
      /**
       * Contract address of a token, in any case. Alone it finds what has this address. In addition to `id`, `slug` or `symbol`, it selects only what has this address, for instance the right one of several coins with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address?: string | undefined;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      symbol?: undefined;
      /**
       * Contract address of a token, in any case. Alone it finds what has this address. In addition to `id`, `slug` or `symbol`, it selects only what has this address, for instance the right one of several coins with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address?: string | undefined;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      symbol?: undefined;
      /**
       * Contract address of a token, in any case. Alone it finds what has this address. In addition to `id`, `slug` or `symbol`, it selects only what has this address, for instance the right one of several coins with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address: string;
    };

/** Any number of values of `id` and `slug`. */
export type OnlyAnyOfIdListSlugListWithoutSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      symbol?: undefined;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      symbol?: undefined;
    };

/** Any number of values of `id`. */
export type OnlyAnyOfIdListWithoutSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: List<number>;
      symbol?: undefined;
    };

/** Any number of values of `symbol`. */
export type OnlyAnyOfSymbolListContractAddressWithoutIdListSlugList =
  | {
      id?: undefined;
      slug?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
      /**
       * Contract address of a token, in any case. Alone it finds what has this address. In addition to `id`, `slug` or `symbol`, it selects only what has this address, for instance the right one of several coins with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address?: string | undefined;
    };

/** Any number of values of `symbol`. */
export type OnlyAnyOfSymbolListWithoutIdList =
  | {
      id?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** Any number of values of `symbol`. */
export type OnlyAnyOfSymbolListWithoutIdListSlugList =
  | {
      id?: undefined;
      slug?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** Any number of values of `id` or `slug`. */
export type OnlyOneOfIdListSlugListWithoutSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: List<number>;
      slug?: undefined;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      symbol?: undefined;
    };

/** Any number of values of `symbol`. */
export type OnlyOneOfSymbolListWithoutIdListSlugList =
  | {
      id?: undefined;
      slug?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** Any number of values of `id`. */
export type OnlyOneOfToolsPriceConversionV2IdWithoutToolsPriceConversionV2Symbol =
  | {
      /**
       * Numeric id of the base currency.
       *
       * Sent as text: a whole number.
       * @example "1"
       */
      id: number | `${number}`;
      symbol?: undefined;
    };

/** Any number of values of `symbol`. */
export type OnlyOneOfToolsPriceConversionV2SymbolWithoutToolsPriceConversionV2Id =
  | {
      id?: undefined;
      /**
       * Symbol of the base currency, in place of `id`. Every currency that uses it is converted.
       * @example "BTC"
       */
      symbol: string;
    };

/** Several values of `id` and `slug`. */
export type SeveralValuesOfExchangeIdListExchangeSlugList =
  | {
      /**
       * Numeric ids of exchanges. Ids never change and are never shared.
       * @example [101, 102]
       */
      id: Several<number>;
      slug?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of exchanges: their names as web addresses write them, in lower case.
       * @example ["example-exchange", "sample-exchange"]
       */
      slug: Several<string>;
    }
  | {
      /**
       * Numeric ids of exchanges. Ids never change and are never shared.
       * @example [101, 102]
       */
      id: List<number>;
      /**
       * Slugs of exchanges: their names as web addresses write them, in lower case.
       * @example ["example-exchange", "sample-exchange"]
       */
      slug: List<string>;
    };

/** Several values of `id`, `slug` and `symbol`. */
export type SeveralValuesOfIdListSlugListSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: Several<number>;
      slug?: undefined;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug: Several<string>;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      slug?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: Several<string>;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** Several values of `id` and `slug`. */
export type SeveralValuesOfIdListSlugListWithoutSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: Several<number>;
      slug?: undefined;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug: Several<string>;
      symbol?: undefined;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      symbol?: undefined;
    };

/** Several values of `id` and `symbol`. */
export type SeveralValuesOfIdListSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: Several<number>;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: Several<string>;
    }
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** Several values of `id`. */
export type SeveralValuesOfIdListWithoutSymbolList =
  | {
      /**
       * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
       * @example [1, 1027]
       */
      id: Several<number>;
      symbol?: undefined;
    };

/** The parameters of Airdrop, `GET /v1/cryptocurrency/airdrop`. */
export interface CryptocurrencyAirdropV1Parameters {
  /**
   * Id of one airdrop, as the list of airdrops shows it.
   * @example "695f1a7000000000000a9001"
   */
  id: string;
}

/** The parameters of Airdrop, `GET /v1/cryptocurrency/airdrop`, as an interface for `Omit`, `Partial` and `extends`. */
export interface CryptocurrencyAirdropV1Input extends CryptocurrencyAirdropV1Parameters {}

/** The parameters of Airdrops, `GET /v1/cryptocurrency/airdrops`. */
export interface CryptocurrencyAirdropsV1Parameters {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Keeps only airdrops in this state.
   * @default "ONGOING"
   * @example "UPCOMING"
   */
  status?: "ENDED" | "ONGOING" | "UPCOMING" | undefined;
  /**
   * Keeps only airdrops of the cryptocurrency with this numeric id.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  id?: number | `${number}` | undefined;
  /**
   * Keeps only airdrops of the cryptocurrency with this slug.
   * @example "bitcoin"
   */
  slug?: string | undefined;
  /**
   * Keeps only airdrops of cryptocurrencies with this symbol. One symbol alone.
   * @example "BTC"
   */
  symbol?: string | undefined;
}

/** The parameters of Airdrops, `GET /v1/cryptocurrency/airdrops`, as an interface for `Omit`, `Partial` and `extends`. */
export interface CryptocurrencyAirdropsV1Input extends CryptocurrencyAirdropsV1Parameters {}

/** The parameters of Categories, `GET /v1/cryptocurrency/categories`. */
export interface CryptocurrencyCategoriesV1Parameters {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return. It has no default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Numeric ids of cryptocurrencies. The surest way to name one: ids never change and are never shared.
   * @example [1, 1027]
   */
  id?: List<number> | undefined;
  /**
   * Slugs of cryptocurrencies: their names as web addresses write them, in lower case.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: List<string> | undefined;
  /**
   * Ticker symbols of cryptocurrencies. Several may share a symbol, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: List<string> | undefined;
}

/** The parameters of Categories, `GET /v1/cryptocurrency/categories`, as an interface for `Omit`, `Partial` and `extends`. */
export interface CryptocurrencyCategoriesV1Input extends CryptocurrencyCategoriesV1Parameters {}

/** The parameters without constraints of Category, `GET /v1/cryptocurrency/category`. */
export interface CryptocurrencyCategoryV1Fields {
  /**
   * Id of one category, as the list of categories shows it.
   * @example "695f1a7000000000000c0001"
   */
  id: string;
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 1000.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
  /**
   * What to sort the cryptocurrencies by. `market_cap` is the order of the service's own rank, `market_cap_strict` and `market_cap_by_total_supply_strict` that of the plain value.
   * @default "market_cap"
   * @example "volume_24h"
   */
  sort?: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d" | undefined;
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
}

/** The parameters of Category, `GET /v1/cryptocurrency/category`. */
export type CryptocurrencyCategoryV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyCategoryV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Category, `GET /v1/cryptocurrency/category`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyCategoryV1Input extends Plain<CryptocurrencyCategoryV1Parameters> {}

/** The parameters without constraints of Metadata (v1), `GET /v1/cryptocurrency/info`. */
export interface CryptocurrencyInfoV1Fields {
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   * @default false
   * @example true
   */
  skip_invalid?: boolean | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["urls", "logo", "description", "tags", "platform", "date_added", "notice"]
   * @example ["urls", "logo"]
   */
  aux?: List<"urls" | "logo" | "description" | "tags" | "platform" | "date_added" | "notice" | "status"> | undefined;
}

/** The parameters of Metadata (v1), `GET /v1/cryptocurrency/info`. */
export type CryptocurrencyInfoV1Parameters = CryptocurrencyInfoV1Fields & AtLeastOneOfIdListSlugListSymbolListContractAddress;

/** The parameters of Metadata (v1), `GET /v1/cryptocurrency/info`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyInfoV1Input extends Plain<CryptocurrencyInfoV1Parameters> {}

/** The parameters without constraints of Listings, historical, `GET /v1/cryptocurrency/listings/historical`. */
export interface CryptocurrencyListingsHistoricalV1Fields {
  /**
   * The UTC day, from 2013-04-28 on. Unix seconds or an ISO 8601 date or time, of which only the date counts.
   * @example "2026-01-14"
   */
  date: Time;
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
  /**
   * What to sort by.
   * @default "svc_rank"
   * @example "market_cap"
   */
  sort?: "svc_rank" | "name" | "symbol" | "market_cap" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "volume_24h" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d" | undefined;
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Which cryptocurrencies to list: `coins` have a chain of their own, `tokens` live on the chain of another, `all` is both.
   * @default "all"
   * @example "coins"
   */
  cryptocurrency_type?: "all" | "coins" | "tokens" | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["platform", "tags", "date_added", "circulating_supply", "total_supply", "max_supply", "svc_rank", "num_market_pairs"]
   * @example ["platform", "tags"]
   */
  aux?: List<"platform" | "tags" | "date_added" | "circulating_supply" | "total_supply" | "max_supply" | "svc_rank" | "num_market_pairs"> | undefined;
}

/** The parameters of Listings, historical, `GET /v1/cryptocurrency/listings/historical`. */
export type CryptocurrencyListingsHistoricalV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyListingsHistoricalV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Listings, historical, `GET /v1/cryptocurrency/listings/historical`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyListingsHistoricalV1Input extends Plain<CryptocurrencyListingsHistoricalV1Parameters> {}

/** The parameters without constraints of Listings, latest (v1), `GET /v1/cryptocurrency/listings/latest`. */
export interface CryptocurrencyListingsLatestV1Fields {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at least this price in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1
   */
  price_min?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at most this price in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000
   */
  price_max?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at least this market cap in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000000
   */
  market_cap_min?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at most this market cap in USD.
   *
   * From 0 to 100000000000000000.
   * @example 500000000000
   */
  market_cap_max?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at least this volume of the last 24 hours in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  volume_24h_min?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at most this volume of the last 24 hours in USD.
   *
   * From 0 to 100000000000000000.
   * @example 50000000000
   */
  volume_24h_max?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at least this circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  circulating_supply_min?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at most this circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 200000000
   */
  circulating_supply_max?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at least this market cap as the project itself reports it.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  self_reported_market_cap_min?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at most this market cap as the project itself reports it.
   *
   * From 0 to 100000000000000000.
   * @example 1000000000
   */
  self_reported_market_cap_max?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at least this market cap of the unlocked supply.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  unlocked_market_cap_min?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at most this market cap of the unlocked supply.
   *
   * From 0 to 100000000000000000.
   * @example 500000000000
   */
  unlocked_market_cap_max?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at least this unlocked circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  unlocked_circulating_supply_min?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at most this unlocked circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 200000000
   */
  unlocked_circulating_supply_max?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at least this circulating supply as the project itself reports it. The text `null` sets no bound.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  self_reported_circulating_supply_min?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at most this circulating supply as the project itself reports it. The text `null` sets no bound.
   *
   * From 0 to 100000000000000000.
   * @example 200000000
   */
  self_reported_circulating_supply_max?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at least this change of price over 24 hours, in percent.
   *
   * At least -100.
   * @example -5
   */
  percent_change_24h_min?: number | undefined;
  /**
   * Keeps only cryptocurrencies with at most this change of price over 24 hours, in percent.
   *
   * At least -100.
   * @example 10
   */
  percent_change_24h_max?: number | undefined;
  /**
   * What to sort by. `market_cap` is the order of the service's own rank, `market_cap_strict` and `market_cap_by_total_supply_strict` that of the plain value.
   * @default "market_cap"
   * @example "volume_24h"
   */
  sort?: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d" | undefined;
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Which cryptocurrencies to list: `coins` have a chain of their own, `tokens` live on the chain of another, `all` is both.
   * @default "all"
   * @example "coins"
   */
  cryptocurrency_type?: "all" | "coins" | "tokens" | undefined;
  /**
   * Lists only cryptocurrencies with this tag; `all` does not filter.
   * @default "all"
   * @example "defi"
   */
  tag?: "all" | "defi" | "filesharing" | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: List<"num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_market_cap_included_in_calc"> | undefined;
}

/** The parameters of Listings, latest (v1), `GET /v1/cryptocurrency/listings/latest`. */
export type CryptocurrencyListingsLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyListingsLatestV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Listings, latest (v1), `GET /v1/cryptocurrency/listings/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyListingsLatestV1Input extends Plain<CryptocurrencyListingsLatestV1Parameters> {}

/** The parameters without constraints of Listings, new, `GET /v1/cryptocurrency/listings/new`. */
export interface CryptocurrencyListingsNewV1Fields {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
}

/** The parameters of Listings, new, `GET /v1/cryptocurrency/listings/new`. */
export type CryptocurrencyListingsNewV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyListingsNewV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Listings, new, `GET /v1/cryptocurrency/listings/new`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyListingsNewV1Input extends Plain<CryptocurrencyListingsNewV1Parameters> {}

/** The parameters of ID map, `GET /v1/cryptocurrency/map`. */
export interface CryptocurrencyMapV1Parameters {
  /**
   * Which states of listing to include. `active` has a market that is tracked, one or more; `inactive` was active once; `untracked` is listed without tracked markets, for which it does not qualify so far.
   * @default ["active"]
   * @example ["active", "untracked"]
   */
  listing_status?: List<"active" | "inactive" | "untracked"> | undefined;
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return. It has no default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number | undefined;
  /**
   * What to sort by: `id`, the numeric id, or `svc_rank`, the service's rank.
   * @default "id"
   * @example "svc_rank"
   */
  sort?: "svc_rank" | "id" | undefined;
  /**
   * Symbols to look up. When it is sent, every other option is ignored.
   * @example ["BTC", "ETH"]
   */
  symbol?: List<string> | undefined;
  /**
   * Fields to add to each item, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["platform", "first_historical_data", "last_historical_data", "is_active"]
   * @example ["platform", "status"]
   */
  aux?: List<"platform" | "first_historical_data" | "last_historical_data" | "is_active" | "status"> | undefined;
}

/** The parameters of ID map, `GET /v1/cryptocurrency/map`, as an interface for `Omit`, `Partial` and `extends`. */
export interface CryptocurrencyMapV1Input extends CryptocurrencyMapV1Parameters {}

/** The parameters without constraints of Market pairs (v1), `GET /v1/cryptocurrency/market-pairs/latest`. */
export interface CryptocurrencyMarketPairsLatestV1Fields {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * What to sort by. `volume_24h_strict` is the bare volume of 24 hours; `svc_rank` puts markets whose volume is excluded last.
   * @default "volume_24h_strict"
   * @example "svc_rank"
   */
  sort?: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation" | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "category", "fee_type"]
   * @example ["category", "fee_type"]
   */
  aux?: List<"num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation"> | undefined;
  /**
   * Keeps only markets of this kind.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual" | undefined;
  /**
   * Keeps only markets with this kind of trading fee.
   * @default "all"
   * @example "percentage"
   */
  fee_type?: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown" | undefined;
}

/** The parameters of Market pairs (v1), `GET /v1/cryptocurrency/market-pairs/latest`. */
export type CryptocurrencyMarketPairsLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyMarketPairsLatestV1Fields & ExactlyOneOfMarketPairsIdMarketPairsSlugMarketPairsSymbol & AtMostOneOfMatchedIdListMatchedSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Market pairs (v1), `GET /v1/cryptocurrency/market-pairs/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyMarketPairsLatestV1Input extends Plain<CryptocurrencyMarketPairsLatestV1Parameters> {}

/** The parameters without constraints of Multipliers, `GET /v1/cryptocurrency/multiplier`. */
export interface CryptocurrencyMultiplierV1Fields {
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   * @default false
   * @example true
   */
  skip_invalid?: boolean | undefined;
  /**
   * Position of the first item to return, counted from 1.
   *
   * At least 1. Zero and negative values are replaced by the default.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 2000. Zero and negative values are replaced by the default.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
}

/** The parameters of Multipliers, `GET /v1/cryptocurrency/multiplier`. */
export type CryptocurrencyMultiplierV1Parameters = CryptocurrencyMultiplierV1Fields & AtMostOneOfMultiplierIdListMultiplierSlugListMultiplierSymbolListTokenAddressList;

/** The parameters of Multipliers, `GET /v1/cryptocurrency/multiplier`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyMultiplierV1Input extends Plain<CryptocurrencyMultiplierV1Parameters> {}

/** The parameters without constraints of OHLCV, historical (v1), `GET /v1/cryptocurrency/ohlcv/historical`. */
export interface CryptocurrencyOhlcvHistoricalV1Fields {
  /**
   * Length of one record: a UTC day or a UTC hour.
   * @default "daily"
   * @example "hourly"
   */
  time_period?: "daily" | "hourly" | undefined;
  /**
   * Start of the span. The period that contains this time is not included: for one particular day, send the day before. Left out, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-10"
   */
  time_start?: Time | undefined;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * How many periods to return when `time_start` is not sent, the current and still incomplete one among them. For the last complete day send 2.
   *
   * From 1 to 10000.
   * @default 10
   * @example 2
   */
  count?: number | undefined;
  /**
   * Which of the periods to return: `hourly` every one, `daily` one a day (of hours, the first of each day), `weekly` one a week, `monthly` the day that begins each month, `yearly` one day a year on the same date, and `2d`, `6h` and the like one in every such span, counted from `time_start` or back from `time_end`. Left out, every period is returned, of hours too.
   * @default "daily"
   * @example "weekly"
   */
  interval?: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of OHLCV, historical (v1), `GET /v1/cryptocurrency/ohlcv/historical`. */
export type CryptocurrencyOhlcvHistoricalV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyOhlcvHistoricalV1Fields & AtLeastOneOfIdListSlugListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of OHLCV, historical (v1), `GET /v1/cryptocurrency/ohlcv/historical`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyOhlcvHistoricalV1Input extends Plain<CryptocurrencyOhlcvHistoricalV1Parameters> {}

/** The parameters without constraints of OHLCV, latest (v1), `GET /v1/cryptocurrency/ohlcv/latest`. */
export interface CryptocurrencyOhlcvLatestV1Fields {
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of OHLCV, latest (v1), `GET /v1/cryptocurrency/ohlcv/latest`. */
export type CryptocurrencyOhlcvLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyOhlcvLatestV1Fields & AtLeastOneOfIdListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of OHLCV, latest (v1), `GET /v1/cryptocurrency/ohlcv/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyOhlcvLatestV1Input extends Plain<CryptocurrencyOhlcvLatestV1Parameters> {}

/** The parameters without constraints of Price performance (v1), `GET /v1/cryptocurrency/price-performance-stats/latest`. */
export interface CryptocurrencyPricePerformanceStatsLatestV1Fields {
  /**
   * The spans of time to report on. The rolling ones (`24h` to `365d`) close at the time of the request; `all_time` reaches back to the first record; `yesterday` is the last complete UTC day, and has no times of its high and low.
   * @default ["all_time"]
   * @example ["24h", "7d"]
   */
  time_period?: List<"all_time" | "yesterday" | "24h" | "7d" | "30d" | "90d" | "365d"> | undefined;
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of Price performance (v1), `GET /v1/cryptocurrency/price-performance-stats/latest`. */
export type CryptocurrencyPricePerformanceStatsLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyPricePerformanceStatsLatestV1Fields & ExactlyOneOfIdListSlugListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Price performance (v1), `GET /v1/cryptocurrency/price-performance-stats/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyPricePerformanceStatsLatestV1Input extends Plain<CryptocurrencyPricePerformanceStatsLatestV1Parameters> {}

/** The parameters without constraints of Quotes, historical (v1), `GET /v1/cryptocurrency/quotes/historical`. */
export interface CryptocurrencyQuotesHistoricalV1Fields {
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) take the first quote of each UTC hour, day, week, month or year, wherever in it that is; relative ones (`5m`, `24h`, `30d`) one quote in every such span of time, the nearest to its end, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
   * @example ["price", "volume"]
   */
  aux?: List<"price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval"> | undefined;
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of Quotes, historical (v1), `GET /v1/cryptocurrency/quotes/historical`. */
export type CryptocurrencyQuotesHistoricalV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyQuotesHistoricalV1Fields & AtLeastOneOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of Quotes, historical (v1), `GET /v1/cryptocurrency/quotes/historical`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyQuotesHistoricalV1Input extends Plain<CryptocurrencyQuotesHistoricalV1Parameters> {}

/** The parameters without constraints of Quotes, latest (v1), `GET /v1/cryptocurrency/quotes/latest`. */
export interface CryptocurrencyQuotesLatestV1Fields {
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: List<"num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat"> | undefined;
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of Quotes, latest (v1), `GET /v1/cryptocurrency/quotes/latest`. */
export type CryptocurrencyQuotesLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyQuotesLatestV1Fields & ExactlyOneOfIdListSlugListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Quotes, latest (v1), `GET /v1/cryptocurrency/quotes/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyQuotesLatestV1Input extends Plain<CryptocurrencyQuotesLatestV1Parameters> {}

/** The parameters without constraints of Gainers and losers, `GET /v1/cryptocurrency/trending/gainers-losers`. */
export interface CryptocurrencyTrendingGainersLosersV1Fields {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 1000.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
  /**
   * The span of time over which the change is measured.
   * @default "24h"
   * @example "7d"
   */
  time_period?: "1h" | "24h" | "30d" | "7d" | undefined;
  /**
   * What to sort by: the change of price. There is one choice.
   * @default "percent_change_24h"
   * @example "percent_change_24h"
   */
  sort?: "percent_change_24h" | undefined;
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
}

/** The parameters of Gainers and losers, `GET /v1/cryptocurrency/trending/gainers-losers`. */
export type CryptocurrencyTrendingGainersLosersV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyTrendingGainersLosersV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Gainers and losers, `GET /v1/cryptocurrency/trending/gainers-losers`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyTrendingGainersLosersV1Input extends Plain<CryptocurrencyTrendingGainersLosersV1Parameters> {}

/** The parameters without constraints of Trending, latest, `GET /v1/cryptocurrency/trending/latest`. */
export interface CryptocurrencyTrendingLatestV1Fields {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 1000.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
  /**
   * The span of time that the ranking looks at.
   * @default "24h"
   * @example "7d"
   */
  time_period?: "24h" | "30d" | "7d" | undefined;
}

/** The parameters of Trending, latest, `GET /v1/cryptocurrency/trending/latest`. */
export type CryptocurrencyTrendingLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyTrendingLatestV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Trending, latest, `GET /v1/cryptocurrency/trending/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyTrendingLatestV1Input extends Plain<CryptocurrencyTrendingLatestV1Parameters> {}

/** The parameters without constraints of Trending, most visited, `GET /v1/cryptocurrency/trending/most-visited`. */
export interface CryptocurrencyTrendingMostVisitedV1Fields {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 1000.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
  /**
   * The span of time that the ranking looks at.
   * @default "24h"
   * @example "7d"
   */
  time_period?: "24h" | "30d" | "7d" | undefined;
}

/** The parameters of Trending, most visited, `GET /v1/cryptocurrency/trending/most-visited`. */
export type CryptocurrencyTrendingMostVisitedV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyTrendingMostVisitedV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Trending, most visited, `GET /v1/cryptocurrency/trending/most-visited`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyTrendingMostVisitedV1Input extends Plain<CryptocurrencyTrendingMostVisitedV1Parameters> {}

/** The parameters of Exchange assets, `GET /v1/exchange/assets`. */
export interface ExchangeAssetsV1Parameters {
  /**
   * Numeric id of one exchange.
   *
   * Sent as text: a whole number.
   * @example "101"
   */
  id: number | `${number}`;
}

/** The parameters of Exchange assets, `GET /v1/exchange/assets`, as an interface for `Omit`, `Partial` and `extends`. */
export interface ExchangeAssetsV1Input extends ExchangeAssetsV1Parameters {}

/** The parameters without constraints of Exchange metadata, `GET /v1/exchange/info`. */
export interface ExchangeInfoV1Fields {
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["urls", "logo", "description", "date_launched", "notice"]
   * @example ["urls", "status"]
   */
  aux?: List<"urls" | "logo" | "description" | "date_launched" | "notice" | "status"> | undefined;
}

/** The parameters of Exchange metadata, `GET /v1/exchange/info`. */
export type ExchangeInfoV1Parameters = ExchangeInfoV1Fields & AtLeastOneOfExchangeIdListExchangeSlugList;

/** The parameters of Exchange metadata, `GET /v1/exchange/info`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface ExchangeInfoV1Input extends Plain<ExchangeInfoV1Parameters> {}

/** The parameters without constraints of Exchange listings, `GET /v1/exchange/listings/latest`. */
export interface ExchangeListingsLatestV1Fields {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
  /**
   * What to sort by: the volume of the last 24 hours, the name, or the score of the exchange.
   * @default "volume_24h"
   * @example "name"
   */
  sort?: "volume_24h" | "name" | "exchange_score" | undefined;
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Which markets count: those with `fees` in percent of a trade, those with `no_fees` (transaction mining included), or `all`.
   * @default "all"
   * @example "fees"
   */
  market_type?: "all" | "fees" | "no_fees" | undefined;
  /**
   * Keeps only markets of this kind.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual" | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "traffic_score", "rank", "exchange_score", "effective_liquidity_24h"]
   * @example ["num_market_pairs", "rank"]
   */
  aux?: List<"num_market_pairs" | "traffic_score" | "rank" | "exchange_score" | "effective_liquidity_24h" | "date_launched" | "fiats"> | undefined;
}

/** The parameters of Exchange listings, `GET /v1/exchange/listings/latest`. */
export type ExchangeListingsLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = ExchangeListingsLatestV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Exchange listings, `GET /v1/exchange/listings/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface ExchangeListingsLatestV1Input extends Plain<ExchangeListingsLatestV1Parameters> {}

/** The parameters of Exchange ID map, `GET /v1/exchange/map`. */
export interface ExchangeMapV1Parameters {
  /**
   * Which states of listing to include. `active` has markets that count; `inactive` was active once; `untracked` is listed without being tracked.
   * @default ["active"]
   * @example ["active", "untracked"]
   */
  listing_status?: List<"active" | "inactive" | "untracked"> | undefined;
  /**
   * Slugs of exchanges to look up. When it is sent, every other option is ignored.
   * @example ["example-exchange"]
   */
  slug?: List<string> | undefined;
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return. It has no default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number | undefined;
  /**
   * What to sort by: `id`, the numeric id, or `volume_24h`, the volume of the last 24 hours, the largest first.
   * @default "id"
   * @example "volume_24h"
   */
  sort?: "id" | "volume_24h" | undefined;
  /**
   * Fields to add to each item, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["first_historical_data", "last_historical_data", "is_active"]
   * @example ["is_active", "status"]
   */
  aux?: List<"first_historical_data" | "last_historical_data" | "is_active" | "status"> | undefined;
  /**
   * Keeps only exchanges with an active market of this cryptocurrency or fiat currency, by numeric id. The list is empty where there is none.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  crypto_id?: number | `${number}` | undefined;
}

/** The parameters of Exchange ID map, `GET /v1/exchange/map`, as an interface for `Omit`, `Partial` and `extends`. */
export interface ExchangeMapV1Input extends ExchangeMapV1Parameters {}

/** The parameters without constraints of Exchange market pairs, `GET /v1/exchange/market-pairs/latest`. */
export interface ExchangeMarketPairsLatestV1Fields {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * What to sort by. `volume_24h_strict` is the bare volume of 24 hours; `svc_rank` puts markets whose volume is excluded last.
   * @default "volume_24h_strict"
   * @example "svc_rank"
   */
  sort?: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation" | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "category", "fee_type"]
   * @example ["category", "fee_type"]
   */
  aux?: List<"num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation"> | undefined;
  /**
   * Keeps only markets of this kind.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual" | undefined;
  /**
   * Keeps only markets with this kind of trading fee.
   * @default "all"
   * @example "percentage"
   */
  fee_type?: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown" | undefined;
}

/** The parameters of Exchange market pairs, `GET /v1/exchange/market-pairs/latest`. */
export type ExchangeMarketPairsLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = ExchangeMarketPairsLatestV1Fields & ExactlyOneOfExchangeIdExchangeSlug & AtMostOneOfExchangeMarketPairsLatestV1MatchedIdExchangeMarketPairsLatestV1MatchedSymbol & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Exchange market pairs, `GET /v1/exchange/market-pairs/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface ExchangeMarketPairsLatestV1Input extends Plain<ExchangeMarketPairsLatestV1Parameters> {}

/** The parameters without constraints of Exchange quotes, historical, `GET /v1/exchange/quotes/historical`. */
export interface ExchangeQuotesHistoricalV1Fields {
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) take the first quote of each UTC hour, day, week, month or year, wherever in it that is; relative ones (`5m`, `24h`, `30d`) one quote in every such span of time, the nearest to its end, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
}

/** The parameters of Exchange quotes, historical, `GET /v1/exchange/quotes/historical`. */
export type ExchangeQuotesHistoricalV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = ExchangeQuotesHistoricalV1Fields & AtLeastOneOfExchangeIdListExchangeSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of Exchange quotes, historical, `GET /v1/exchange/quotes/historical`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface ExchangeQuotesHistoricalV1Input extends Plain<ExchangeQuotesHistoricalV1Parameters> {}

/** The parameters without constraints of Exchange quotes, latest, `GET /v1/exchange/quotes/latest`. */
export interface ExchangeQuotesLatestV1Fields {
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "traffic_score", "rank", "exchange_score", "liquidity_score", "effective_liquidity_24h"]
   * @example ["num_market_pairs", "rank"]
   */
  aux?: List<"num_market_pairs" | "traffic_score" | "rank" | "exchange_score" | "liquidity_score" | "effective_liquidity_24h" | "date_launched" | "fiats"> | undefined;
}

/** The parameters of Exchange quotes, latest, `GET /v1/exchange/quotes/latest`. */
export type ExchangeQuotesLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = ExchangeQuotesLatestV1Fields & ExactlyOneOfExchangeIdListExchangeSlugList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Exchange quotes, latest, `GET /v1/exchange/quotes/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface ExchangeQuotesLatestV1Input extends Plain<ExchangeQuotesLatestV1Parameters> {}

/** The parameters of Fiat ID map, `GET /v1/fiat/map`. */
export interface FiatMapV1Parameters {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return. It has no default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number | undefined;
  /**
   * What to sort by, in ascending order.
   * @default "id"
   * @example "name"
   */
  sort?: "name" | "id" | undefined;
  /**
   * Whether to list precious metals as well.
   * @default false
   * @example true
   */
  include_metals?: boolean | undefined;
}

/** The parameters of Fiat ID map, `GET /v1/fiat/map`, as an interface for `Omit`, `Partial` and `extends`. */
export interface FiatMapV1Input extends FiatMapV1Parameters {}

/** The parameters without constraints of Global metrics, historical, `GET /v1/global-metrics/quotes/historical`. */
export interface GlobalMetricsQuotesHistoricalV1Fields {
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two totals. Calendar intervals (`hourly` to `yearly`) take the first totals of each UTC hour, day, week, month or year; relative ones (`5m`, `24h`, `30d`) those nearest to each such span of time, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
   * @default "1d"
   * @example "1d"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["btc_dominance", "eth_dominance", "active_cryptocurrencies", "active_exchanges", "active_market_pairs", "total_volume_24h", "total_volume_24h_reported", "altcoin_market_cap", "altcoin_volume_24h", "altcoin_volume_24h_reported"]
   * @example ["btc_dominance", "search_interval"]
   */
  aux?: List<"btc_dominance" | "eth_dominance" | "active_cryptocurrencies" | "active_exchanges" | "active_market_pairs" | "total_volume_24h" | "total_volume_24h_reported" | "altcoin_market_cap" | "altcoin_volume_24h" | "altcoin_volume_24h_reported" | "search_interval"> | undefined;
}

/** The parameters of Global metrics, historical, `GET /v1/global-metrics/quotes/historical`. */
export type GlobalMetricsQuotesHistoricalV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = GlobalMetricsQuotesHistoricalV1Fields & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of Global metrics, historical, `GET /v1/global-metrics/quotes/historical`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface GlobalMetricsQuotesHistoricalV1Input extends Plain<GlobalMetricsQuotesHistoricalV1Parameters> {}

/** The parameters of Global metrics, latest, `GET /v1/global-metrics/quotes/latest`. */
export type GlobalMetricsQuotesLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Global metrics, latest, `GET /v1/global-metrics/quotes/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface GlobalMetricsQuotesLatestV1Input extends Plain<GlobalMetricsQuotesLatestV1Parameters> {}

/** The parameters of Key info, `GET /v1/key/info`. */
export interface KeyInfoV1Parameters {
}

/** The parameters of Key info, `GET /v1/key/info`, as an interface for `Omit`, `Partial` and `extends`. */
export interface KeyInfoV1Input extends KeyInfoV1Parameters {}

/** The parameters of Partner score listings, `GET /v1/partners/{partner}/fcas/listings/latest`. */
export interface PartnersFcasListingsLatestV1Parameters {
  /**
   * Short name of the third party that gives the scores, in lower case.
   * @example "example-partner"
   */
  partner: string;
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["point_change_24h", "percent_change_24h"]
   * @example ["point_change_24h"]
   */
  aux?: List<"point_change_24h" | "percent_change_24h"> | undefined;
}

/** The parameters of Partner score listings, `GET /v1/partners/{partner}/fcas/listings/latest`, as an interface for `Omit`, `Partial` and `extends`. */
export interface PartnersFcasListingsLatestV1Input extends PartnersFcasListingsLatestV1Parameters {}

/** The parameters without constraints of Partner score quotes, `GET /v1/partners/{partner}/fcas/quotes/latest`. */
export interface PartnersFcasQuotesLatestV1Fields {
  /**
   * Short name of the third party that gives the scores, in lower case.
   * @example "example-partner"
   */
  partner: string;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["point_change_24h", "percent_change_24h"]
   * @example ["point_change_24h"]
   */
  aux?: List<"point_change_24h" | "percent_change_24h"> | undefined;
}

/** The parameters of Partner score quotes, `GET /v1/partners/{partner}/fcas/quotes/latest`. */
export type PartnersFcasQuotesLatestV1Parameters = PartnersFcasQuotesLatestV1Fields & ExactlyOneOfIdListSlugListSymbolList;

/** The parameters of Partner score quotes, `GET /v1/partners/{partner}/fcas/quotes/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface PartnersFcasQuotesLatestV1Input extends Plain<PartnersFcasQuotesLatestV1Parameters> {}

/** The parameters of Simple price, `GET /v1/simple/price`. */
export interface SimplePriceV1Parameters {
  /**
   * Numeric ids of cryptocurrencies.
   *
   * Up to 50 items.
   * @example [1, 1027]
   */
  ids: List<number>;
  /**
   * Whether to add the market cap.
   * @default false
   * @example true
   */
  include_market_cap?: boolean | undefined;
  /**
   * Whether to add the volume of the last 24 hours.
   * @default false
   * @example true
   */
  include_volume_24h?: boolean | undefined;
  /**
   * Whether to add the change of price over 24 hours, in percent.
   * @default false
   * @example true
   */
  include_percent_change_24h?: boolean | undefined;
  /**
   * Whether to add the time of the values.
   * @default false
   * @example true
   */
  include_last_updated?: boolean | undefined;
}

/** The parameters of Simple price, `GET /v1/simple/price`, as an interface for `Omit`, `Partial` and `extends`. */
export interface SimplePriceV1Input extends SimplePriceV1Parameters {}

/** The parameters without constraints of Price conversion (v1), `GET /v1/tools/price-conversion`. */
export interface ToolsPriceConversionV1Fields {
  /**
   * The amount of the base currency to convert.
   *
   * From 1e-8 to 1000000000000.
   * @example 50
   */
  amount: number;
  /**
   * The time of the rates; the closest historic ones are used. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time?: Time | undefined;
}

/** The parameters of Price conversion (v1), `GET /v1/tools/price-conversion`. */
export type ToolsPriceConversionV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = ToolsPriceConversionV1Fields & ExactlyOneOfToolsPriceConversionV1IdToolsPriceConversionV1Symbol & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Price conversion (v1), `GET /v1/tools/price-conversion`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface ToolsPriceConversionV1Input extends Plain<ToolsPriceConversionV1Parameters> {}

/** The parameters without constraints of Metadata, `GET /v2/cryptocurrency/info`. */
export interface CryptocurrencyInfoV2Fields {
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   * @default false
   * @example true
   */
  skip_invalid?: boolean | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["urls", "logo", "description", "tags", "platform", "date_added", "notice"]
   * @example ["urls", "logo"]
   */
  aux?: List<"urls" | "logo" | "description" | "tags" | "platform" | "date_added" | "notice" | "status"> | undefined;
}

/** The parameters of Metadata, `GET /v2/cryptocurrency/info`. */
export type CryptocurrencyInfoV2Parameters = CryptocurrencyInfoV2Fields & AtLeastOneOfIdListSlugListSymbolListContractAddress;

/** The parameters of Metadata, `GET /v2/cryptocurrency/info`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyInfoV2Input extends Plain<CryptocurrencyInfoV2Parameters> {}

/** The parameters without constraints of Market pairs, `GET /v2/cryptocurrency/market-pairs/latest`. */
export interface CryptocurrencyMarketPairsLatestV2Fields {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 5000.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * What to sort by. `volume_24h_strict` is the bare volume of 24 hours; `svc_rank` puts markets whose volume is excluded last.
   * @default "volume_24h_strict"
   * @example "svc_rank"
   */
  sort?: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation" | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "category", "fee_type"]
   * @example ["category", "fee_type"]
   */
  aux?: List<"num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation"> | undefined;
  /**
   * Keeps only markets of this kind.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual" | undefined;
  /**
   * Keeps only markets with this kind of trading fee.
   * @default "all"
   * @example "percentage"
   */
  fee_type?: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown" | undefined;
}

/** The parameters of Market pairs, `GET /v2/cryptocurrency/market-pairs/latest`. */
export type CryptocurrencyMarketPairsLatestV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyMarketPairsLatestV2Fields & ExactlyOneOfMarketPairsIdMarketPairsSlugMarketPairsSymbol & AtMostOneOfMatchedIdListMatchedSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Market pairs, `GET /v2/cryptocurrency/market-pairs/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyMarketPairsLatestV2Input extends Plain<CryptocurrencyMarketPairsLatestV2Parameters> {}

/** The parameters without constraints of OHLCV, historical, `GET /v2/cryptocurrency/ohlcv/historical`. */
export interface CryptocurrencyOhlcvHistoricalV2Fields {
  /**
   * Length of one record: a UTC day or a UTC hour.
   * @default "daily"
   * @example "hourly"
   */
  time_period?: "daily" | "hourly" | undefined;
  /**
   * Start of the span. The period that contains this time is not included: for one particular day, send the day before. Left out, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-10"
   */
  time_start?: Time | undefined;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * How many periods to return when `time_start` is not sent, the current and still incomplete one among them. For the last complete day send 2.
   *
   * From 1 to 10000.
   * @default 10
   * @example 2
   */
  count?: number | undefined;
  /**
   * Which of the periods to return: `hourly` every one, `daily` one a day (of hours, the first of each day), `weekly` one a week, `monthly` the day that begins each month, `yearly` one day a year on the same date, and `2d`, `6h` and the like one in every such span, counted from `time_start` or back from `time_end`. Left out, every period is returned, of hours too.
   * @default "daily"
   * @example "weekly"
   */
  interval?: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of OHLCV, historical, `GET /v2/cryptocurrency/ohlcv/historical`. */
export type CryptocurrencyOhlcvHistoricalV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyOhlcvHistoricalV2Fields & AtLeastOneOfIdListSlugListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of OHLCV, historical, `GET /v2/cryptocurrency/ohlcv/historical`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyOhlcvHistoricalV2Input extends Plain<CryptocurrencyOhlcvHistoricalV2Parameters> {}

/** The parameters without constraints of OHLCV, latest, `GET /v2/cryptocurrency/ohlcv/latest`. */
export interface CryptocurrencyOhlcvLatestV2Fields {
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of OHLCV, latest, `GET /v2/cryptocurrency/ohlcv/latest`. */
export type CryptocurrencyOhlcvLatestV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyOhlcvLatestV2Fields & AtLeastOneOfIdListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of OHLCV, latest, `GET /v2/cryptocurrency/ohlcv/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyOhlcvLatestV2Input extends Plain<CryptocurrencyOhlcvLatestV2Parameters> {}

/** The parameters without constraints of Price performance, `GET /v2/cryptocurrency/price-performance-stats/latest`. */
export interface CryptocurrencyPricePerformanceStatsLatestV2Fields {
  /**
   * The spans of time to report on. The rolling ones (`24h` to `365d`) close at the time of the request; `all_time` reaches back to the first record; `yesterday` is the last complete UTC day, and has no times of its high and low.
   * @default ["all_time"]
   * @example ["24h", "7d"]
   */
  time_period?: List<"all_time" | "yesterday" | "24h" | "7d" | "30d" | "90d" | "365d"> | undefined;
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of Price performance, `GET /v2/cryptocurrency/price-performance-stats/latest`. */
export type CryptocurrencyPricePerformanceStatsLatestV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyPricePerformanceStatsLatestV2Fields & ExactlyOneOfIdListSlugListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Price performance, `GET /v2/cryptocurrency/price-performance-stats/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyPricePerformanceStatsLatestV2Input extends Plain<CryptocurrencyPricePerformanceStatsLatestV2Parameters> {}

/** The parameters without constraints of Quotes, historical (v2), `GET /v2/cryptocurrency/quotes/historical`. */
export interface CryptocurrencyQuotesHistoricalV2Fields {
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) take the first quote of each UTC hour, day, week, month or year, wherever in it that is; relative ones (`5m`, `24h`, `30d`) one quote in every such span of time, the nearest to its end, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
   * @example ["price", "volume"]
   */
  aux?: List<"price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval"> | undefined;
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of Quotes, historical (v2), `GET /v2/cryptocurrency/quotes/historical`. */
export type CryptocurrencyQuotesHistoricalV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyQuotesHistoricalV2Fields & AtLeastOneOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of Quotes, historical (v2), `GET /v2/cryptocurrency/quotes/historical`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyQuotesHistoricalV2Input extends Plain<CryptocurrencyQuotesHistoricalV2Parameters> {}

/** The parameters without constraints of Quotes, latest (v2), `GET /v2/cryptocurrency/quotes/latest`. */
export interface CryptocurrencyQuotesLatestV2Fields {
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: List<"num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat"> | undefined;
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of Quotes, latest (v2), `GET /v2/cryptocurrency/quotes/latest`. */
export type CryptocurrencyQuotesLatestV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyQuotesLatestV2Fields & ExactlyOneOfIdListSlugListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Quotes, latest (v2), `GET /v2/cryptocurrency/quotes/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyQuotesLatestV2Input extends Plain<CryptocurrencyQuotesLatestV2Parameters> {}

/** The parameters without constraints of Token multipliers, `GET /v2/dex/multiplier`. */
export interface DexMultiplierV2Fields {
  /**
   * Slug of the platform on which the tokens live, as `platform` of the items; others are left out. `platform_id` has precedence.
   * @example "ethereum"
   */
  platform?: string | undefined;
  /**
   * Numeric id of the platform on which the tokens live, as `platform_id` of the items; others are left out.
   * @example 1027
   */
  platform_id?: number | undefined;
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   * @default false
   * @example true
   */
  skip_invalid?: boolean | undefined;
  /**
   * Position of the first item to return, counted from 1.
   *
   * At least 1. Zero and negative values are replaced by the default.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 2000. Zero and negative values are replaced by the default.
   * @default 100
   * @example 100
   */
  limit?: number | undefined;
}

/** The parameters of Token multipliers, `GET /v2/dex/multiplier`. */
export type DexMultiplierV2Parameters = DexMultiplierV2Fields & AtMostOneOfMultiplierIdListMultiplierSlugListMultiplierSymbolListTokenAddressList;

/** The parameters of Token multipliers, `GET /v2/dex/multiplier`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface DexMultiplierV2Input extends Plain<DexMultiplierV2Parameters> {}

/** The parameters without constraints of Price conversion, `GET /v2/tools/price-conversion`. */
export interface ToolsPriceConversionV2Fields {
  /**
   * The amount of the base currency to convert.
   *
   * From 1e-8 to 1000000000000.
   * @example 50
   */
  amount: number;
  /**
   * The time of the rates; the closest historic ones are used. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time?: Time | undefined;
}

/** The parameters of Price conversion, `GET /v2/tools/price-conversion`. */
export type ToolsPriceConversionV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = ToolsPriceConversionV2Fields & ExactlyOneOfToolsPriceConversionV2IdToolsPriceConversionV2Symbol & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Price conversion, `GET /v2/tools/price-conversion`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface ToolsPriceConversionV2Input extends Plain<ToolsPriceConversionV2Parameters> {}

/** The parameters without constraints of Listings, latest, `GET /v3/cryptocurrency/listings/latest`. */
export interface CryptocurrencyListingsLatestV3Fields {
  /**
   * Position of the first item to return, counted from 1.
   *
   * Sent as text: a whole number, at least 1.
   * @default "1"
   * @example "1"
   */
  start?: number | `${number}` | undefined;
  /**
   * Maximum number of items to return.
   *
   * Sent as text: a whole number, from 1 to 5000.
   * @default "100"
   * @example "100"
   */
  limit?: number | `${number}` | undefined;
  /**
   * Keeps only cryptocurrencies with at least this price in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1"
   */
  price_min?: number | `${number}` | undefined;
  /**
   * Keeps only cryptocurrencies with at most this price in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000"
   */
  price_max?: number | `${number}` | undefined;
  /**
   * Keeps only cryptocurrencies with at least this market cap in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000000000"
   */
  market_cap_min?: number | `${number}` | undefined;
  /**
   * Keeps only cryptocurrencies with at most this market cap in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "500000000000"
   */
  market_cap_max?: number | `${number}` | undefined;
  /**
   * Keeps only cryptocurrencies with at least this volume of the last 24 hours in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000000"
   */
  volume_24h_min?: number | `${number}` | undefined;
  /**
   * Keeps only cryptocurrencies with at most this volume of the last 24 hours in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "50000000000"
   */
  volume_24h_max?: number | `${number}` | undefined;
  /**
   * Keeps only cryptocurrencies with at least this circulating supply.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000000"
   */
  circulating_supply_min?: number | `${number}` | undefined;
  /**
   * Keeps only cryptocurrencies with at most this circulating supply.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "200000000"
   */
  circulating_supply_max?: number | `${number}` | undefined;
  /**
   * Keeps only cryptocurrencies with at least this change of price over 24 hours, in percent.
   *
   * Sent as text: a number, at least -100.
   * @example "-5"
   */
  percent_change_24h_min?: number | `${number}` | undefined;
  /**
   * Keeps only cryptocurrencies with at most this change of price over 24 hours, in percent.
   *
   * Sent as text: a number, at least -100.
   * @example "10"
   */
  percent_change_24h_max?: number | `${number}` | undefined;
  /**
   * What to sort by. `market_cap` is the order of the service's own rank, `market_cap_strict` and `market_cap_by_total_supply_strict` that of the plain value.
   * @default "market_cap"
   * @example "volume_24h"
   */
  sort?: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d" | undefined;
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Which cryptocurrencies to list: `coins` have a chain of their own, `tokens` live on the chain of another, `all` is both.
   * @default "all"
   * @example "coins"
   */
  cryptocurrency_type?: "all" | "coins" | "tokens" | undefined;
  /**
   * Lists only cryptocurrencies with this tag; `all` does not filter.
   * @default "all"
   * @example "defi"
   */
  tag?: "all" | "defi" | "filesharing" | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: List<"num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_market_cap_included_in_calc"> | undefined;
}

/** The parameters of Listings, latest, `GET /v3/cryptocurrency/listings/latest`. */
export type CryptocurrencyListingsLatestV3Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyListingsLatestV3Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Listings, latest, `GET /v3/cryptocurrency/listings/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyListingsLatestV3Input extends Plain<CryptocurrencyListingsLatestV3Parameters> {}

/** The parameters without constraints of Quotes, historical, `GET /v3/cryptocurrency/quotes/historical`. */
export interface CryptocurrencyQuotesHistoricalV3Fields {
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * How many intervals to return when `time_start` is not sent. It must be there when neither bound of the time is, and its default sees to that.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) take the first quote of each UTC hour, day, week, month or year, wherever in it that is; relative ones (`5m`, `24h`, `30d`) one quote in every such span of time, the nearest to its end, no further from it than half an interval, and never further than 12 hours. `24h` and `1d` are the same.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
   * @example ["price", "volume"]
   */
  aux?: List<"price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval"> | undefined;
  /**
   * With `true`, what cannot be found, or has no records in the span, is left out and the rest is returned. With `false`, the whole request fails instead.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of Quotes, historical, `GET /v3/cryptocurrency/quotes/historical`. */
export type CryptocurrencyQuotesHistoricalV3Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyQuotesHistoricalV3Fields & AtLeastOneOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of Quotes, historical, `GET /v3/cryptocurrency/quotes/historical`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyQuotesHistoricalV3Input extends Plain<CryptocurrencyQuotesHistoricalV3Parameters> {}

/** The parameters without constraints of Quotes, latest, `GET /v3/cryptocurrency/quotes/latest`. */
export interface CryptocurrencyQuotesLatestV3Fields {
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: List<"num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat"> | undefined;
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   *
   * Sent as text: `true` or `false`.
   * @default "true"
   * @example "false"
   */
  skip_invalid?: boolean | "true" | "false" | undefined;
}

/** The parameters of Quotes, latest, `GET /v3/cryptocurrency/quotes/latest`. */
export type CryptocurrencyQuotesLatestV3Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyQuotesLatestV3Fields & ExactlyOneOfIdListSlugListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of Quotes, latest, `GET /v3/cryptocurrency/quotes/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface CryptocurrencyQuotesLatestV3Input extends Plain<CryptocurrencyQuotesLatestV3Parameters> {}

/** The parameters of Fear and greed, historical, `GET /v3/fear-and-greed/historical`. */
export interface FearAndGreedHistoricalV3Parameters {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * How many days to return.
   *
   * From 1 to 500.
   * @default 10
   * @example 10
   */
  limit?: number | undefined;
}

/** The parameters of Fear and greed, historical, `GET /v3/fear-and-greed/historical`, as an interface for `Omit`, `Partial` and `extends`. */
export interface FearAndGreedHistoricalV3Input extends FearAndGreedHistoricalV3Parameters {}

/** The parameters of Fear and greed, latest, `GET /v3/fear-and-greed/latest`. */
export interface FearAndGreedLatestV3Parameters {
}

/** The parameters of Fear and greed, latest, `GET /v3/fear-and-greed/latest`, as an interface for `Omit`, `Partial` and `extends`. */
export interface FearAndGreedLatestV3Input extends FearAndGreedLatestV3Parameters {}

/** The parameters of Top 100 index, historical, `GET /v3/index/svc100-historical`. */
export interface IndexSvc100HistoricalV3Parameters {
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * How many intervals to return when `time_start` is not sent.
   *
   * From 1 to 100.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two states of the index.
   * @default "5m"
   * @example "daily"
   */
  interval?: "5m" | "15m" | "daily" | undefined;
}

/** The parameters of Top 100 index, historical, `GET /v3/index/svc100-historical`, as an interface for `Omit`, `Partial` and `extends`. */
export interface IndexSvc100HistoricalV3Input extends IndexSvc100HistoricalV3Parameters {}

/** The parameters of Top 100 index, latest, `GET /v3/index/svc100-latest`. */
export interface IndexSvc100LatestV3Parameters {
}

/** The parameters of Top 100 index, latest, `GET /v3/index/svc100-latest`, as an interface for `Omit`, `Partial` and `extends`. */
export interface IndexSvc100LatestV3Input extends IndexSvc100LatestV3Parameters {}

/** The parameters of Top 20 index, historical, `GET /v3/index/svc20-historical`. */
export interface IndexSvc20HistoricalV3Parameters {
  /**
   * Start of the span, included; relative intervals are counted from here. Left out, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * How many intervals to return when `time_start` is not sent.
   *
   * From 1 to 100.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two states of the index.
   * @default "5m"
   * @example "daily"
   */
  interval?: "5m" | "15m" | "daily" | undefined;
}

/** The parameters of Top 20 index, historical, `GET /v3/index/svc20-historical`, as an interface for `Omit`, `Partial` and `extends`. */
export interface IndexSvc20HistoricalV3Input extends IndexSvc20HistoricalV3Parameters {}

/** The parameters of Top 20 index, latest, `GET /v3/index/svc20-latest`. */
export interface IndexSvc20LatestV3Parameters {
}

/** The parameters of Top 20 index, latest, `GET /v3/index/svc20-latest`, as an interface for `Omit`, `Partial` and `extends`. */
export interface IndexSvc20LatestV3Input extends IndexSvc20LatestV3Parameters {}

/** The parameters of DEX metadata, `GET /v4/dex/listings/info`. */
export interface DexListingsInfoV4Parameters {
  /**
   * Numeric ids of decentralized exchanges, as the DEX listings show them.
   * @example [7001]
   */
  id: List<number>;
  /**
   * Fields to add to each record, by name. A list that you send replaces the default one: fields that it does not name are left out.
   * @default ["urls", "logo", "description", "notice"]
   * @example ["urls", "date_launched"]
   */
  aux?: List<"urls" | "logo" | "description" | "date_launched" | "notice"> | undefined;
}

/** The parameters of DEX metadata, `GET /v4/dex/listings/info`, as an interface for `Omit`, `Partial` and `extends`. */
export interface DexListingsInfoV4Input extends DexListingsInfoV4Parameters {}

/** The parameters of DEX listings, latest, `GET /v4/dex/listings/quotes`. */
export interface DexListingsQuotesV4Parameters {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 500.
   * @default 50
   * @example 50
   */
  limit?: number | undefined;
  /**
   * What to sort by.
   * @default "volume_24h"
   * @example "market_share"
   */
  sort?: "name" | "volume_24h" | "market_share" | "num_market_pairs" | undefined;
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Keeps only exchanges of this kind.
   * @default "all"
   * @example "swap"
   */
  type?: "all" | "orderbook" | "swap" | "aggregator" | undefined;
  /**
   * Fields to add to each record, by name. Without it none of them is there.
   * @example ["date_launched"]
   */
  aux?: List<"date_launched"> | undefined;
  /**
   * Currencies to quote in, by numeric id. Each one after the first costs a credit of its own. Left out, quotes are in US dollars (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: List<number> | undefined;
}

/** The parameters of DEX listings, latest, `GET /v4/dex/listings/quotes`, as an interface for `Omit`, `Partial` and `extends`. */
export interface DexListingsQuotesV4Input extends DexListingsQuotesV4Parameters {}

/** The parameters of DEX network ID map, `GET /v4/dex/networks/list`. */
export interface DexNetworksListV4Parameters {
  /**
   * Position of the first item to return, counted from 1. With `limit` it reads a long list page by page: add `limit` to `start` for the next page.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return.
   *
   * From 1 to 500.
   * @default 50
   * @example 50
   */
  limit?: number | undefined;
  /**
   * What to sort by.
   * @default "id"
   * @example "name"
   */
  sort?: "id" | "name" | undefined;
  /**
   * Direction of the sort: `asc` from small to large, `desc` from large to small. Left out, ranks, ids, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Fields to add to each record, by name. Without it none of them is there.
   * @example ["alternativeName", "tokenExplorerUrl"]
   */
  aux?: List<"alternativeName" | "cryptocurrencyId" | "cryptocurrencySlug" | "wrappedTokenId" | "wrappedTokenSlug" | "tokenExplorerUrl" | "poolExplorerUrl" | "transactionHashUrl"> | undefined;
}

/** The parameters of DEX network ID map, `GET /v4/dex/networks/list`, as an interface for `Omit`, `Partial` and `extends`. */
export interface DexNetworksListV4Input extends DexNetworksListV4Parameters {}

/** The parameters without constraints of DEX OHLCV, historical, `GET /v4/dex/pairs/ohlcv/historical`. */
export interface DexPairsOhlcvHistoricalV4Fields {
  /**
   * Contract addresses of the pairs (their pools) to look up.
   * @example ["0x0000000000000000000000000000000000007101"]
   */
  contract_address: List<string>;
  /**
   * Length of one record: a UTC day or a UTC hour.
   * @default "daily"
   * @example "hourly"
   */
  time_period?: "daily" | "hourly" | undefined;
  /**
   * Start of the span. The period that contains this time is not included: for one particular day, send the day before. Left out, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-10"
   */
  time_start?: Time | undefined;
  /**
   * End of the span, included. Left out, it is the current time. Unix seconds or an ISO 8601 date or time, UTC if no zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * How many periods to return when `time_start` is not sent, the current and still incomplete one among them. For the last complete day send 2.
   *
   * From 1 to 10000.
   * @default 10
   * @example 2
   */
  count?: number | undefined;
  /**
   * Which of the periods to return: `hourly` every one, `daily` one a day (of hours, the first of each day), `weekly` one a week, `monthly` the day that begins each month, `yearly` one day a year on the same date, and `2d`, `6h` and the like one in every such span, counted from `time_start` or back from `time_end`. Left out, every period is returned, of hours too.
   * @default "daily"
   * @example "weekly"
   */
  interval?: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * Fields to add to each pair, by name. Without it none of them is there.
   * @example ["holders", "security_scan"]
   */
  aux?: List<"pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells" | "24h_buy_volume" | "24h_sell_volume"> | undefined;
  /**
   * Currencies to quote in, by numeric id. Each one after the first costs a credit of its own. Left out, quotes are in US dollars (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: List<number> | undefined;
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   * @default false
   * @example true
   */
  skip_invalid?: boolean | undefined;
  /**
   * With `true`, the base and the quote asset of each pair change places, and prices are those of the quote asset.
   * @default false
   * @example true
   */
  reverse_order?: boolean | undefined;
}

/** The parameters of DEX OHLCV, historical, `GET /v4/dex/pairs/ohlcv/historical`. */
export type DexPairsOhlcvHistoricalV4Parameters = DexPairsOhlcvHistoricalV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList;

/** The parameters of DEX OHLCV, historical, `GET /v4/dex/pairs/ohlcv/historical`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface DexPairsOhlcvHistoricalV4Input extends Plain<DexPairsOhlcvHistoricalV4Parameters> {}

/** The parameters without constraints of DEX OHLCV, latest, `GET /v4/dex/pairs/ohlcv/latest`. */
export interface DexPairsOhlcvLatestV4Fields {
  /**
   * Contract addresses of the pairs (their pools) to look up.
   * @example ["0x0000000000000000000000000000000000007101"]
   */
  contract_address: List<string>;
  /**
   * Fields to add to each pair, by name. Without it none of them is there.
   * @example ["holders", "security_scan"]
   */
  aux?: List<"pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells" | "24h_buy_volume" | "24h_sell_volume"> | undefined;
  /**
   * Currencies to quote in, by numeric id. Each one after the first costs a credit of its own. Left out, quotes are in US dollars (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: List<number> | undefined;
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   * @default false
   * @example true
   */
  skip_invalid?: boolean | undefined;
  /**
   * With `true`, the base and the quote asset of each pair change places, and prices are those of the quote asset.
   * @default false
   * @example true
   */
  reverse_order?: boolean | undefined;
}

/** The parameters of DEX OHLCV, latest, `GET /v4/dex/pairs/ohlcv/latest`. */
export type DexPairsOhlcvLatestV4Parameters = DexPairsOhlcvLatestV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList;

/** The parameters of DEX OHLCV, latest, `GET /v4/dex/pairs/ohlcv/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface DexPairsOhlcvLatestV4Input extends Plain<DexPairsOhlcvLatestV4Parameters> {}

/** The parameters without constraints of DEX trades, latest, `GET /v4/dex/pairs/trade/latest`. */
export interface DexPairsTradeLatestV4Fields {
  /**
   * Contract addresses of the pairs (their pools) to look up.
   * @example ["0x0000000000000000000000000000000000007101"]
   */
  contract_address: List<string>;
  /**
   * Maximum number of trades to return of each pair, the newest first.
   *
   * From 1 to 100.
   * @default 20
   * @example 5
   */
  limit?: number | undefined;
  /**
   * Fields to add to each pair and each trade, by name. Without it none of them is there.
   * @example ["transaction_hash"]
   */
  aux?: List<"transaction_hash" | "blockchain_explorer_link" | "pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells"> | undefined;
  /**
   * Currencies to quote in, by numeric id. Each one after the first costs a credit of its own. Left out, quotes are in US dollars (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: List<number> | undefined;
  /**
   * With `true`, what cannot be found is left out and the rest is returned. With `false`, the whole request fails with 400 instead.
   * @default false
   * @example true
   */
  skip_invalid?: boolean | undefined;
  /**
   * With `true`, the base and the quote asset of each pair change places, and prices are those of the quote asset.
   * @default false
   * @example true
   */
  reverse_order?: boolean | undefined;
}

/** The parameters of DEX trades, latest, `GET /v4/dex/pairs/trade/latest`. */
export type DexPairsTradeLatestV4Parameters = DexPairsTradeLatestV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList;

/** The parameters of DEX trades, latest, `GET /v4/dex/pairs/trade/latest`, as an interface for `Omit`, `Partial` and `extends`. Its constraints are checked when the request is made. */
export interface DexPairsTradeLatestV4Input extends Plain<DexPairsTradeLatestV4Parameters> {}
