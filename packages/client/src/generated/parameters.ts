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
       * Numeric IDs of exchanges. An ID is permanent and unique.
       * @example [101, 102]
       */
      id: List<number>;
      /**
       * Slugs of exchanges: URL-friendly names in lowercase.
       * @example ["example-exchange", "sample-exchange"]
       */
      slug?: List<string> | undefined;
    }
  | {
      /**
       * Numeric IDs of exchanges. An ID is permanent and unique.
       * @example [101, 102]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of exchanges: URL-friendly names in lowercase.
       * @example ["example-exchange", "sample-exchange"]
       */
      slug: List<string>;
    };

/** At least one of `id`, `slug` and `symbol`. */
export type AtLeastOneOfIdListSlugListSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** At least one of `id`, `slug`, `symbol` and `address`. */
export type AtLeastOneOfIdListSlugListSymbolListContractAddress =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
      /**
       * Contract address of a token, not case-sensitive. Without `id`, `slug` and `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`, returns only matches with this address, for example the right coin of several with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address?: string | undefined;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
      /**
       * Contract address of a token, not case-sensitive. Without `id`, `slug` and `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`, returns only matches with this address, for example the right coin of several with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address?: string | undefined;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
      /**
       * Contract address of a token, not case-sensitive. Without `id`, `slug` and `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`, returns only matches with this address, for example the right coin of several with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address?: string | undefined;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
      /**
       * Contract address of a token, not case-sensitive. Without `id`, `slug` and `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`, returns only matches with this address, for example the right coin of several with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address: string;
    };

/** At least one of `id` and `symbol`. */
export type AtLeastOneOfIdListSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** At most one of `convert` and `convert_id`. */
export type AtMostOneOfConvertListConvertIdList<Currency extends List<string>, CurrencyId extends number> =
  | {
      /**
       * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
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
       * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
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
       * Target currencies of the quotes, by symbol, fiat or cryptocurrency. Each currency after the first costs a credit. If a symbol is both, the fiat currency is used. The default applies only without `convert_id`.
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
       * Target currencies of the quotes, by numeric ID, instead of `convert`. Each currency after the first costs a credit. 2781 is the US dollar.
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
       * Returns pairs with one of these currencies as base or quote, by numeric ID.
       * @example [1, 2781]
       */
      matched_id?: List<number> | undefined;
      matched_symbol?: undefined;
    }
  | {
      matched_id?: undefined;
      /**
       * Returns pairs with one of these currencies as base or quote, by symbol. Send either `matched_id` or `matched_symbol`.
       * @example ["BTC", "USD"]
       */
      matched_symbol: List<string>;
    };

/** At most one of `matched_id` and `matched_symbol`. */
export type AtMostOneOfMatchedIdListMatchedSymbolList =
  | {
      /**
       * Returns only pairs with one of these currencies on the opposite side, by numeric ID. With `id` 1 and `matched_id` 2781, returns Bitcoin against the US dollar.
       * @example [2781, 825]
       */
      matched_id?: List<number> | undefined;
      matched_symbol?: undefined;
    }
  | {
      matched_id?: undefined;
      /**
       * Returns only pairs with one of these currencies on the opposite side, by symbol, instead of `matched_id`.
       * @example ["USD", "USDT"]
       */
      matched_symbol: List<string>;
    };

/** At most one of `crypto_id`, `crypto_slug`, `symbol` and `token_address`. */
export type AtMostOneOfMultiplierIdListMultiplierSlugListMultiplierSymbolListTokenAddressList =
  | {
      /**
       * Numeric IDs of the cryptocurrencies.
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
       * Slugs of the cryptocurrencies.
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
       * Ticker symbols of the cryptocurrencies, converted to uppercase. If several cryptocurrencies share a symbol, the lowest ID is used.
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
       * Contract addresses of the tokens.
       * @example ["0x0000000000000000000000000000000000009001"]
       */
      token_address: List<string>;
    };

/** Exactly one of `network_id` and `network_slug`. */
export type ExactlyOneOfDexNetworkIdListDexNetworkSlugList =
  | {
      /**
       * Numeric IDs of the networks of the addresses, from the DEX network ID map.
       * @example [1]
       */
      network_id: List<number>;
      network_slug?: undefined;
    }
  | {
      network_id?: undefined;
      /**
       * Slugs of the networks of the addresses, instead of `network_id`.
       * @example ["ethereum"]
       */
      network_slug: List<string>;
    };

/** Exactly one of `id` and `slug`. */
export type ExactlyOneOfExchangeIdExchangeSlug =
  | {
      /**
       * Numeric ID of one exchange.
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
       * Numeric IDs of exchanges. An ID is permanent and unique.
       * @example [101, 102]
       */
      id: List<number>;
      slug?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of exchanges: URL-friendly names in lowercase.
       * @example ["example-exchange", "sample-exchange"]
       */
      slug: List<string>;
    };

/** Exactly one of `id`, `slug` and `symbol`. */
export type ExactlyOneOfIdListSlugListSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: List<number>;
      slug?: undefined;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      slug?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** Exactly one of `id`, `slug` and `symbol`. */
export type ExactlyOneOfMarketPairsIdMarketPairsSlugMarketPairsSymbol =
  | {
      /**
       * Numeric ID of one cryptocurrency or fiat currency.
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
       * Ticker symbol of one cryptocurrency. For a fiat currency, send `id`.
       * @example "BTC"
       */
      symbol: string;
    };

/** Exactly one of `id` and `symbol`. */
export type ExactlyOneOfToolsPriceConversionV1IdToolsPriceConversionV1Symbol =
  | {
      /**
       * Numeric ID of the base currency.
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
       * Symbol of the base currency. Send either `id` or `symbol`. A fiat currency takes precedence. Otherwise, the highest-ranked cryptocurrency is used.
       * @example "BTC"
       */
      symbol: string;
    };

/** Exactly one of `id` and `symbol`. */
export type ExactlyOneOfToolsPriceConversionV2IdToolsPriceConversionV2Symbol =
  | {
      /**
       * Numeric ID of the base currency.
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
       * Symbol of the base currency. Send either `id` or `symbol`. Every currency with this symbol is converted.
       * @example "BTC"
       */
      symbol: string;
    };

/** One value of `id` or `slug`. */
export type OneValueOfExchangeIdListExchangeSlugList =
  | {
      /**
       * Numeric IDs of exchanges. An ID is permanent and unique.
       * @example [101, 102]
       */
      id: One<number>;
      slug?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of exchanges: URL-friendly names in lowercase.
       * @example ["example-exchange", "sample-exchange"]
       */
      slug: One<string>;
    };

/** One value of `id`, `slug` or `symbol`. */
export type OneValueOfIdListSlugListSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: One<number>;
      slug?: undefined;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug: One<string>;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      slug?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: One<string>;
    };

/** One value of `id` or `slug`. */
export type OneValueOfIdListSlugListWithoutSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: One<number>;
      slug?: undefined;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug: One<string>;
      symbol?: undefined;
    };

/** One value of `id` or `symbol`. */
export type OneValueOfIdListSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: One<number>;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: One<string>;
    };

/** One value of `id`. */
export type OneValueOfIdListWithoutSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: One<number>;
      symbol?: undefined;
    };

/** Any number of values of `id`, `slug` and `address`. */
export type OnlyAnyOfIdListSlugListContractAddressWithoutSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      symbol?: undefined;
      /**
       * Contract address of a token, not case-sensitive. Without `id`, `slug` and `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`, returns only matches with this address, for example the right coin of several with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address?: string | undefined;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      symbol?: undefined;
      /**
       * Contract address of a token, not case-sensitive. Without `id`, `slug` and `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`, returns only matches with this address, for example the right coin of several with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address?: string | undefined;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      symbol?: undefined;
      /**
       * Contract address of a token, not case-sensitive. Without `id`, `slug` and `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`, returns only matches with this address, for example the right coin of several with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address: string;
    };

/** Any number of values of `id` and `slug`. */
export type OnlyAnyOfIdListSlugListWithoutSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      symbol?: undefined;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      symbol?: undefined;
    };

/** Any number of values of `id`. */
export type OnlyAnyOfIdListWithoutSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
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
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
      /**
       * Contract address of a token, not case-sensitive. Without `id`, `slug` and `symbol`, finds the cryptocurrencies with this address. With `id`, `slug` or `symbol`, returns only matches with this address, for example the right coin of several with one symbol.
       * @example "0xdac17f958d2ee523a2206206994597c13d831ec7"
       */
      address?: string | undefined;
    };

/** Any number of values of `symbol`. */
export type OnlyAnyOfSymbolListWithoutIdList =
  | {
      id?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
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
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** Any number of values of `id` or `slug`. */
export type OnlyOneOfIdListSlugListWithoutSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: List<number>;
      slug?: undefined;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
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
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** Any number of values of `id`. */
export type OnlyOneOfToolsPriceConversionV2IdWithoutToolsPriceConversionV2Symbol =
  | {
      /**
       * Numeric ID of the base currency.
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
       * Symbol of the base currency. Send either `id` or `symbol`. Every currency with this symbol is converted.
       * @example "BTC"
       */
      symbol: string;
    };

/** Several values of `id` and `slug`. */
export type SeveralValuesOfExchangeIdListExchangeSlugList =
  | {
      /**
       * Numeric IDs of exchanges. An ID is permanent and unique.
       * @example [101, 102]
       */
      id: Several<number>;
      slug?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of exchanges: URL-friendly names in lowercase.
       * @example ["example-exchange", "sample-exchange"]
       */
      slug: Several<string>;
    }
  | {
      /**
       * Numeric IDs of exchanges. An ID is permanent and unique.
       * @example [101, 102]
       */
      id: List<number>;
      /**
       * Slugs of exchanges: URL-friendly names in lowercase.
       * @example ["example-exchange", "sample-exchange"]
       */
      slug: List<string>;
    };

/** Several values of `id`, `slug` and `symbol`. */
export type SeveralValuesOfIdListSlugListSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: Several<number>;
      slug?: undefined;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug: Several<string>;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      slug?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: Several<string>;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol?: List<string> | undefined;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug?: List<string> | undefined;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id?: List<number> | undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** Several values of `id` and `slug`. */
export type SeveralValuesOfIdListSlugListWithoutSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: Several<number>;
      slug?: undefined;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug: Several<string>;
      symbol?: undefined;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Slugs of cryptocurrencies: URL-friendly names in lowercase.
       * @example ["bitcoin", "ethereum"]
       */
      slug: List<string>;
      symbol?: undefined;
    };

/** Several values of `id` and `symbol`. */
export type SeveralValuesOfIdListSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: Several<number>;
      symbol?: undefined;
    }
  | {
      id?: undefined;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: Several<string>;
    }
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: List<number>;
      /**
       * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
       * @example ["BTC", "ETH"]
       */
      symbol: List<string>;
    };

/** Several values of `id`. */
export type SeveralValuesOfIdListWithoutSymbolList =
  | {
      /**
       * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
       * @example [1, 1027]
       */
      id: Several<number>;
      symbol?: undefined;
    };

/** The parameters of `GET /v1/cryptocurrency/airdrop`. */
export interface CryptocurrencyAirdropV1Parameters {
  /**
   * ID of the airdrop, as returned by the list of airdrops.
   * @example "695f1a7000000000000a9001"
   */
  id: string;
}

/** The parameters of `GET /v1/cryptocurrency/airdrop`, as an interface for `Omit`, `Partial` and `extends`. */
export interface CryptocurrencyAirdropV1Input extends CryptocurrencyAirdropV1Parameters {}

/** The parameters of `GET /v1/cryptocurrency/airdrops`. */
export interface CryptocurrencyAirdropsV1Parameters {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Returns airdrops in this state.
   * @default "ONGOING"
   * @example "UPCOMING"
   */
  status?: "ENDED" | "ONGOING" | "UPCOMING" | undefined;
  /**
   * Returns airdrops of the cryptocurrency with this numeric ID.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  id?: number | `${number}` | undefined;
  /**
   * Returns airdrops of the cryptocurrency with this slug.
   * @example "bitcoin"
   */
  slug?: string | undefined;
  /**
   * Returns airdrops of cryptocurrencies with this symbol. Send a single symbol.
   * @example "BTC"
   */
  symbol?: string | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/airdrops`, as an interface for `Omit`, `Partial` and `extends`. */
export interface CryptocurrencyAirdropsV1Input extends CryptocurrencyAirdropsV1Parameters {}

/** The parameters of `GET /v1/cryptocurrency/categories`. */
export interface CryptocurrencyCategoriesV1Parameters {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return. No default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   * @example [1, 1027]
   */
  id?: List<number> | undefined;
  /**
   * Slugs of cryptocurrencies: URL-friendly names in lowercase.
   * @example ["bitcoin", "ethereum"]
   */
  slug?: List<string> | undefined;
  /**
   * Ticker symbols of cryptocurrencies. Symbols are not unique, so prefer `id`.
   * @example ["BTC", "ETH"]
   */
  symbol?: List<string> | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/categories`, as an interface for `Omit`, `Partial` and `extends`. */
export interface CryptocurrencyCategoriesV1Input extends CryptocurrencyCategoriesV1Parameters {}

/** The parameters without constraints of `GET /v1/cryptocurrency/category`. */
export interface CryptocurrencyCategoryV1Fields {
  /**
   * ID of the category, as returned by the list of categories.
   * @example "695f1a7000000000000c0001"
   */
  id: string;
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Sort field of the cryptocurrencies. `market_cap` sorts by the rank of the service. `market_cap_strict` and `market_cap_by_total_supply_strict` sort by the plain value.
   * @default "market_cap"
   * @example "volume_24h"
   */
  sort?: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d" | undefined;
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/category`. */
export type CryptocurrencyCategoryV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyCategoryV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/cryptocurrency/category`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyCategoryV1Input extends Plain<CryptocurrencyCategoryV1Parameters> {}

/** The parameters without constraints of `GET /v1/cryptocurrency/info`. */
export interface CryptocurrencyInfoV1Fields {
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
   * @default false
   * @example true
   */
  skip_invalid?: boolean | undefined;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["urls", "logo", "description", "tags", "platform", "date_added", "notice"]
   * @example ["urls", "logo"]
   */
  aux?: List<"urls" | "logo" | "description" | "tags" | "platform" | "date_added" | "notice" | "status"> | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/info`. */
export type CryptocurrencyInfoV1Parameters = CryptocurrencyInfoV1Fields & AtLeastOneOfIdListSlugListSymbolListContractAddress;

/** The parameters of `GET /v1/cryptocurrency/info`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyInfoV1Input extends Plain<CryptocurrencyInfoV1Parameters> {}

/** The parameters without constraints of `GET /v1/cryptocurrency/listings/historical`. */
export interface CryptocurrencyListingsHistoricalV1Fields {
  /**
   * UTC day, from 2013-04-28. Unix seconds or an ISO 8601 date or time. The time of day is ignored.
   * @example "2026-01-14"
   */
  date: Time;
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Sort field.
   * @default "svc_rank"
   * @example "market_cap"
   */
  sort?: "svc_rank" | "name" | "symbol" | "market_cap" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "volume_24h" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d" | undefined;
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Types of cryptocurrencies to list: `coins` have their own chain, `tokens` live on another chain, `all` includes both.
   * @default "all"
   * @example "coins"
   */
  cryptocurrency_type?: "all" | "coins" | "tokens" | undefined;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["platform", "tags", "date_added", "circulating_supply", "total_supply", "max_supply", "svc_rank", "num_market_pairs"]
   * @example ["platform", "tags"]
   */
  aux?: List<"platform" | "tags" | "date_added" | "circulating_supply" | "total_supply" | "max_supply" | "svc_rank" | "num_market_pairs"> | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/listings/historical`. */
export type CryptocurrencyListingsHistoricalV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyListingsHistoricalV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/cryptocurrency/listings/historical`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyListingsHistoricalV1Input extends Plain<CryptocurrencyListingsHistoricalV1Parameters> {}

/** The parameters without constraints of `GET /v1/cryptocurrency/listings/latest`. */
export interface CryptocurrencyListingsLatestV1Fields {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Returns cryptocurrencies with at least this price, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1
   */
  price_min?: number | undefined;
  /**
   * Returns cryptocurrencies with at most this price, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000
   */
  price_max?: number | undefined;
  /**
   * Returns cryptocurrencies with at least this market cap, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000000
   */
  market_cap_min?: number | undefined;
  /**
   * Returns cryptocurrencies with at most this market cap, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 500000000000
   */
  market_cap_max?: number | undefined;
  /**
   * Returns cryptocurrencies with at least this 24-hour volume, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  volume_24h_min?: number | undefined;
  /**
   * Returns cryptocurrencies with at most this 24-hour volume, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 50000000000
   */
  volume_24h_max?: number | undefined;
  /**
   * Returns cryptocurrencies with at least this circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  circulating_supply_min?: number | undefined;
  /**
   * Returns cryptocurrencies with at most this circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 200000000
   */
  circulating_supply_max?: number | undefined;
  /**
   * Returns cryptocurrencies with at least this self-reported market cap, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  self_reported_market_cap_min?: number | undefined;
  /**
   * Returns cryptocurrencies with at most this self-reported market cap, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000000
   */
  self_reported_market_cap_max?: number | undefined;
  /**
   * Returns cryptocurrencies with at least this market cap of the unlocked supply, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  unlocked_market_cap_min?: number | undefined;
  /**
   * Returns cryptocurrencies with at most this market cap of the unlocked supply, in USD.
   *
   * From 0 to 100000000000000000.
   * @example 500000000000
   */
  unlocked_market_cap_max?: number | undefined;
  /**
   * Returns cryptocurrencies with at least this unlocked circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  unlocked_circulating_supply_min?: number | undefined;
  /**
   * Returns cryptocurrencies with at most this unlocked circulating supply.
   *
   * From 0 to 100000000000000000.
   * @example 200000000
   */
  unlocked_circulating_supply_max?: number | undefined;
  /**
   * Returns cryptocurrencies with at least this self-reported circulating supply. The text `null` sets no bound.
   *
   * From 0 to 100000000000000000.
   * @example 1000000
   */
  self_reported_circulating_supply_min?: number | undefined;
  /**
   * Returns cryptocurrencies with at most this self-reported circulating supply. The text `null` sets no bound.
   *
   * From 0 to 100000000000000000.
   * @example 200000000
   */
  self_reported_circulating_supply_max?: number | undefined;
  /**
   * Returns cryptocurrencies with at least this price change over 24 hours, in percent.
   *
   * At least -100.
   * @example -5
   */
  percent_change_24h_min?: number | undefined;
  /**
   * Returns cryptocurrencies with at most this price change over 24 hours, in percent.
   *
   * At least -100.
   * @example 10
   */
  percent_change_24h_max?: number | undefined;
  /**
   * Sort field. `market_cap` sorts by the rank of the service. `market_cap_strict` and `market_cap_by_total_supply_strict` sort by the plain value.
   * @default "market_cap"
   * @example "volume_24h"
   */
  sort?: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d" | undefined;
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Types of cryptocurrencies to list: `coins` have their own chain, `tokens` live on another chain, `all` includes both.
   * @default "all"
   * @example "coins"
   */
  cryptocurrency_type?: "all" | "coins" | "tokens" | undefined;
  /**
   * Returns only cryptocurrencies with this tag; `all` does not filter.
   * @default "all"
   * @example "defi"
   */
  tag?: "all" | "defi" | "filesharing" | undefined;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: List<"num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_market_cap_included_in_calc"> | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/listings/latest`. */
export type CryptocurrencyListingsLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyListingsLatestV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/cryptocurrency/listings/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyListingsLatestV1Input extends Plain<CryptocurrencyListingsLatestV1Parameters> {}

/** The parameters without constraints of `GET /v1/cryptocurrency/listings/new`. */
export interface CryptocurrencyListingsNewV1Fields {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/listings/new`. */
export type CryptocurrencyListingsNewV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyListingsNewV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/cryptocurrency/listings/new`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyListingsNewV1Input extends Plain<CryptocurrencyListingsNewV1Parameters> {}

/** The parameters of `GET /v1/cryptocurrency/map`. */
export interface CryptocurrencyMapV1Parameters {
  /**
   * Listing states to include. `active` has at least one tracked market. `inactive` was formerly active. `untracked` is listed but does not yet qualify for tracked markets.
   * @default ["active"]
   * @example ["active", "untracked"]
   */
  listing_status?: List<"active" | "inactive" | "untracked"> | undefined;
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return. No default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Sort field: `id`, the numeric ID, or `svc_rank`, the service's rank.
   * @default "id"
   * @example "svc_rank"
   */
  sort?: "svc_rank" | "id" | undefined;
  /**
   * Symbols to look up. All other parameters are then ignored.
   * @example ["BTC", "ETH"]
   */
  symbol?: List<string> | undefined;
  /**
   * Fields to add to each item, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["platform", "first_historical_data", "last_historical_data", "is_active"]
   * @example ["platform", "status"]
   */
  aux?: List<"platform" | "first_historical_data" | "last_historical_data" | "is_active" | "status"> | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/map`, as an interface for `Omit`, `Partial` and `extends`. */
export interface CryptocurrencyMapV1Input extends CryptocurrencyMapV1Parameters {}

/** The parameters without constraints of `GET /v1/cryptocurrency/market-pairs/latest`. */
export interface CryptocurrencyMarketPairsLatestV1Fields {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Sort direction: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Sort field. `volume_24h_strict` is the plain 24-hour volume. `svc_rank` puts markets with excluded volume last.
   * @default "volume_24h_strict"
   * @example "svc_rank"
   */
  sort?: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation" | undefined;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "category", "fee_type"]
   * @example ["category", "fee_type"]
   */
  aux?: List<"num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation"> | undefined;
  /**
   * Returns only markets of this category.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual" | undefined;
  /**
   * Returns only markets with this kind of trading fee.
   * @default "all"
   * @example "percentage"
   */
  fee_type?: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown" | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/market-pairs/latest`. */
export type CryptocurrencyMarketPairsLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyMarketPairsLatestV1Fields & ExactlyOneOfMarketPairsIdMarketPairsSlugMarketPairsSymbol & AtMostOneOfMatchedIdListMatchedSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/cryptocurrency/market-pairs/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyMarketPairsLatestV1Input extends Plain<CryptocurrencyMarketPairsLatestV1Parameters> {}

/** The parameters without constraints of `GET /v1/cryptocurrency/multiplier`. */
export interface CryptocurrencyMultiplierV1Fields {
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
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

/** The parameters of `GET /v1/cryptocurrency/multiplier`. */
export type CryptocurrencyMultiplierV1Parameters = CryptocurrencyMultiplierV1Fields & AtMostOneOfMultiplierIdListMultiplierSlugListMultiplierSymbolListTokenAddressList;

/** The parameters of `GET /v1/cryptocurrency/multiplier`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyMultiplierV1Input extends Plain<CryptocurrencyMultiplierV1Parameters> {}

/** The parameters without constraints of `GET /v1/cryptocurrency/ohlcv/historical`. */
export interface CryptocurrencyOhlcvHistoricalV1Fields {
  /**
   * Length of a period: a UTC day or a UTC hour.
   * @default "daily"
   * @example "hourly"
   */
  time_period?: "daily" | "hourly" | undefined;
  /**
   * Start of the time range. The period containing this time is excluded: for one particular day, send the day before. By default, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-10"
   */
  time_start?: Time | undefined;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * Number of periods to return without `time_start`, including the current, incomplete period. For the last complete day, send 2.
   *
   * From 1 to 10000.
   * @default 10
   * @example 2
   */
  count?: number | undefined;
  /**
   * Periods to return. `hourly` returns every period. `daily` returns one period per day: the first hour of each day if periods are hourly. `weekly` returns one period per week, `monthly` the first day of each month, `yearly` the same date each year. `2d`, `6h` and similar values return one period per step, counted from `time_start` or backwards from `time_end`. If omitted, every period is returned, hourly periods included.
   * @default "daily"
   * @example "weekly"
   */
  interval?: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/ohlcv/historical`. */
export type CryptocurrencyOhlcvHistoricalV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyOhlcvHistoricalV1Fields & AtLeastOneOfIdListSlugListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of `GET /v1/cryptocurrency/ohlcv/historical`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyOhlcvHistoricalV1Input extends Plain<CryptocurrencyOhlcvHistoricalV1Parameters> {}

/** The parameters without constraints of `GET /v1/cryptocurrency/ohlcv/latest`. */
export interface CryptocurrencyOhlcvLatestV1Fields {
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/ohlcv/latest`. */
export type CryptocurrencyOhlcvLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyOhlcvLatestV1Fields & AtLeastOneOfIdListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/cryptocurrency/ohlcv/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyOhlcvLatestV1Input extends Plain<CryptocurrencyOhlcvLatestV1Parameters> {}

/** The parameters without constraints of `GET /v1/cryptocurrency/price-performance-stats/latest`. */
export interface CryptocurrencyPricePerformanceStatsLatestV1Fields {
  /**
   * Periods to report on. Rolling periods (`24h` to `365d`) close at the time of the request. `all_time` starts at the first record. `yesterday` is the last complete UTC day, without the times of the high and the low.
   * @default ["all_time"]
   * @example ["24h", "7d"]
   */
  time_period?: List<"all_time" | "yesterday" | "24h" | "7d" | "30d" | "90d" | "365d"> | undefined;
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/price-performance-stats/latest`. */
export type CryptocurrencyPricePerformanceStatsLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyPricePerformanceStatsLatestV1Fields & ExactlyOneOfIdListSlugListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/cryptocurrency/price-performance-stats/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyPricePerformanceStatsLatestV1Input extends Plain<CryptocurrencyPricePerformanceStatsLatestV1Parameters> {}

/** The parameters without constraints of `GET /v1/cryptocurrency/quotes/historical`. */
export interface CryptocurrencyQuotesHistoricalV1Fields {
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
   * @example ["price", "volume"]
   */
  aux?: List<"price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval"> | undefined;
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/quotes/historical`. */
export type CryptocurrencyQuotesHistoricalV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyQuotesHistoricalV1Fields & AtLeastOneOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of `GET /v1/cryptocurrency/quotes/historical`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyQuotesHistoricalV1Input extends Plain<CryptocurrencyQuotesHistoricalV1Parameters> {}

/** The parameters without constraints of `GET /v1/cryptocurrency/quotes/latest`. */
export interface CryptocurrencyQuotesLatestV1Fields {
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: List<"num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat"> | undefined;
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/quotes/latest`. */
export type CryptocurrencyQuotesLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyQuotesLatestV1Fields & ExactlyOneOfIdListSlugListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/cryptocurrency/quotes/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyQuotesLatestV1Input extends Plain<CryptocurrencyQuotesLatestV1Parameters> {}

/** The parameters without constraints of `GET /v1/cryptocurrency/trending/gainers-losers`. */
export interface CryptocurrencyTrendingGainersLosersV1Fields {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Period of the price change.
   * @default "24h"
   * @example "7d"
   */
  time_period?: "1h" | "24h" | "30d" | "7d" | undefined;
  /**
   * Sort field: the price change. No other value exists.
   * @default "percent_change_24h"
   * @example "percent_change_24h"
   */
  sort?: "percent_change_24h" | undefined;
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/trending/gainers-losers`. */
export type CryptocurrencyTrendingGainersLosersV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyTrendingGainersLosersV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/cryptocurrency/trending/gainers-losers`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyTrendingGainersLosersV1Input extends Plain<CryptocurrencyTrendingGainersLosersV1Parameters> {}

/** The parameters without constraints of `GET /v1/cryptocurrency/trending/latest`. */
export interface CryptocurrencyTrendingLatestV1Fields {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Period covered by the ranking.
   * @default "24h"
   * @example "7d"
   */
  time_period?: "24h" | "30d" | "7d" | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/trending/latest`. */
export type CryptocurrencyTrendingLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyTrendingLatestV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/cryptocurrency/trending/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyTrendingLatestV1Input extends Plain<CryptocurrencyTrendingLatestV1Parameters> {}

/** The parameters without constraints of `GET /v1/cryptocurrency/trending/most-visited`. */
export interface CryptocurrencyTrendingMostVisitedV1Fields {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Period covered by the ranking.
   * @default "24h"
   * @example "7d"
   */
  time_period?: "24h" | "30d" | "7d" | undefined;
}

/** The parameters of `GET /v1/cryptocurrency/trending/most-visited`. */
export type CryptocurrencyTrendingMostVisitedV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyTrendingMostVisitedV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/cryptocurrency/trending/most-visited`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyTrendingMostVisitedV1Input extends Plain<CryptocurrencyTrendingMostVisitedV1Parameters> {}

/** The parameters of `GET /v1/exchange/assets`. */
export interface ExchangeAssetsV1Parameters {
  /**
   * Numeric ID of the exchange.
   *
   * Sent as text: a whole number.
   * @example "101"
   */
  id: number | `${number}`;
}

/** The parameters of `GET /v1/exchange/assets`, as an interface for `Omit`, `Partial` and `extends`. */
export interface ExchangeAssetsV1Input extends ExchangeAssetsV1Parameters {}

/** The parameters without constraints of `GET /v1/exchange/info`. */
export interface ExchangeInfoV1Fields {
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["urls", "logo", "description", "date_launched", "notice"]
   * @example ["urls", "status"]
   */
  aux?: List<"urls" | "logo" | "description" | "date_launched" | "notice" | "status"> | undefined;
}

/** The parameters of `GET /v1/exchange/info`. */
export type ExchangeInfoV1Parameters = ExchangeInfoV1Fields & AtLeastOneOfExchangeIdListExchangeSlugList;

/** The parameters of `GET /v1/exchange/info`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface ExchangeInfoV1Input extends Plain<ExchangeInfoV1Parameters> {}

/** The parameters without constraints of `GET /v1/exchange/listings/latest`. */
export interface ExchangeListingsLatestV1Fields {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Sort field: 24-hour volume, name, or score of the exchange.
   * @default "volume_24h"
   * @example "name"
   */
  sort?: "volume_24h" | "name" | "exchange_score" | undefined;
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Markets to include: `fees` for markets with a percentage fee, `no_fees` for markets without fees (including transaction mining), or `all`.
   * @default "all"
   * @example "fees"
   */
  market_type?: "all" | "fees" | "no_fees" | undefined;
  /**
   * Returns only markets of this category.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual" | undefined;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "traffic_score", "rank", "exchange_score", "effective_liquidity_24h"]
   * @example ["num_market_pairs", "rank"]
   */
  aux?: List<"num_market_pairs" | "traffic_score" | "rank" | "exchange_score" | "effective_liquidity_24h" | "date_launched" | "fiats"> | undefined;
}

/** The parameters of `GET /v1/exchange/listings/latest`. */
export type ExchangeListingsLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = ExchangeListingsLatestV1Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/exchange/listings/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface ExchangeListingsLatestV1Input extends Plain<ExchangeListingsLatestV1Parameters> {}

/** The parameters of `GET /v1/exchange/map`. */
export interface ExchangeMapV1Parameters {
  /**
   * Listing states to include. `active` has tracked markets. `inactive` was formerly active. `untracked` is listed without tracked markets.
   * @default ["active"]
   * @example ["active", "untracked"]
   */
  listing_status?: List<"active" | "inactive" | "untracked"> | undefined;
  /**
   * Slugs of exchanges to look up. All other parameters are then ignored.
   * @example ["example-exchange"]
   */
  slug?: List<string> | undefined;
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return. No default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Sort field: `id`, the numeric ID, or `volume_24h`, the 24-hour volume in descending order.
   * @default "id"
   * @example "volume_24h"
   */
  sort?: "id" | "volume_24h" | undefined;
  /**
   * Fields to add to each item, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["first_historical_data", "last_historical_data", "is_active"]
   * @example ["is_active", "status"]
   */
  aux?: List<"first_historical_data" | "last_historical_data" | "is_active" | "status"> | undefined;
  /**
   * Returns exchanges with an active market of this cryptocurrency or fiat currency, by numeric ID. The list is empty if no exchange matches.
   *
   * Sent as text: a whole number.
   * @example "1"
   */
  crypto_id?: number | `${number}` | undefined;
}

/** The parameters of `GET /v1/exchange/map`, as an interface for `Omit`, `Partial` and `extends`. */
export interface ExchangeMapV1Input extends ExchangeMapV1Parameters {}

/** The parameters without constraints of `GET /v1/exchange/market-pairs/latest`. */
export interface ExchangeMarketPairsLatestV1Fields {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Sort direction: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Sort field. `volume_24h_strict` is the plain 24-hour volume. `svc_rank` puts markets with excluded volume last.
   * @default "volume_24h_strict"
   * @example "svc_rank"
   */
  sort?: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation" | undefined;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "category", "fee_type"]
   * @example ["category", "fee_type"]
   */
  aux?: List<"num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation"> | undefined;
  /**
   * Returns only markets of this category.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual" | undefined;
  /**
   * Returns only markets with this kind of trading fee.
   * @default "all"
   * @example "percentage"
   */
  fee_type?: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown" | undefined;
}

/** The parameters of `GET /v1/exchange/market-pairs/latest`. */
export type ExchangeMarketPairsLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = ExchangeMarketPairsLatestV1Fields & ExactlyOneOfExchangeIdExchangeSlug & AtMostOneOfExchangeMarketPairsLatestV1MatchedIdExchangeMarketPairsLatestV1MatchedSymbol & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/exchange/market-pairs/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface ExchangeMarketPairsLatestV1Input extends Plain<ExchangeMarketPairsLatestV1Parameters> {}

/** The parameters without constraints of `GET /v1/exchange/quotes/historical`. */
export interface ExchangeQuotesHistoricalV1Fields {
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
}

/** The parameters of `GET /v1/exchange/quotes/historical`. */
export type ExchangeQuotesHistoricalV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = ExchangeQuotesHistoricalV1Fields & AtLeastOneOfExchangeIdListExchangeSlugList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of `GET /v1/exchange/quotes/historical`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface ExchangeQuotesHistoricalV1Input extends Plain<ExchangeQuotesHistoricalV1Parameters> {}

/** The parameters without constraints of `GET /v1/exchange/quotes/latest`. */
export interface ExchangeQuotesLatestV1Fields {
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "traffic_score", "rank", "exchange_score", "liquidity_score", "effective_liquidity_24h"]
   * @example ["num_market_pairs", "rank"]
   */
  aux?: List<"num_market_pairs" | "traffic_score" | "rank" | "exchange_score" | "liquidity_score" | "effective_liquidity_24h" | "date_launched" | "fiats"> | undefined;
}

/** The parameters of `GET /v1/exchange/quotes/latest`. */
export type ExchangeQuotesLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = ExchangeQuotesLatestV1Fields & ExactlyOneOfExchangeIdListExchangeSlugList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/exchange/quotes/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface ExchangeQuotesLatestV1Input extends Plain<ExchangeQuotesLatestV1Parameters> {}

/** The parameters of `GET /v1/fiat/map`. */
export interface FiatMapV1Parameters {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Maximum number of items to return. No default.
   *
   * From 1 to 5000.
   * @example 100
   */
  limit?: number | undefined;
  /**
   * Sort field, in ascending order.
   * @default "id"
   * @example "name"
   */
  sort?: "name" | "id" | undefined;
  /**
   * Adds precious metals to the list.
   * @default false
   * @example true
   */
  include_metals?: boolean | undefined;
}

/** The parameters of `GET /v1/fiat/map`, as an interface for `Omit`, `Partial` and `extends`. */
export interface FiatMapV1Input extends FiatMapV1Parameters {}

/** The parameters without constraints of `GET /v1/global-metrics/quotes/historical`. */
export interface GlobalMetricsQuotesHistoricalV1Fields {
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two records. Calendar intervals (`hourly` to `yearly`) return the first totals of each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the totals nearest to each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
   * @default "1d"
   * @example "1d"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["btc_dominance", "eth_dominance", "active_cryptocurrencies", "active_exchanges", "active_market_pairs", "total_volume_24h", "total_volume_24h_reported", "altcoin_market_cap", "altcoin_volume_24h", "altcoin_volume_24h_reported"]
   * @example ["btc_dominance", "search_interval"]
   */
  aux?: List<"btc_dominance" | "eth_dominance" | "active_cryptocurrencies" | "active_exchanges" | "active_market_pairs" | "total_volume_24h" | "total_volume_24h_reported" | "altcoin_market_cap" | "altcoin_volume_24h" | "altcoin_volume_24h_reported" | "search_interval"> | undefined;
}

/** The parameters of `GET /v1/global-metrics/quotes/historical`. */
export type GlobalMetricsQuotesHistoricalV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = GlobalMetricsQuotesHistoricalV1Fields & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of `GET /v1/global-metrics/quotes/historical`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface GlobalMetricsQuotesHistoricalV1Input extends Plain<GlobalMetricsQuotesHistoricalV1Parameters> {}

/** The parameters of `GET /v1/global-metrics/quotes/latest`. */
export type GlobalMetricsQuotesLatestV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/global-metrics/quotes/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface GlobalMetricsQuotesLatestV1Input extends Plain<GlobalMetricsQuotesLatestV1Parameters> {}

/** The parameters of `GET /v1/key/info`. */
export interface KeyInfoV1Parameters {
}

/** The parameters of `GET /v1/key/info`, as an interface for `Omit`, `Partial` and `extends`. */
export interface KeyInfoV1Input extends KeyInfoV1Parameters {}

/** The parameters of `GET /v1/partners/{partner}/fcas/listings/latest`. */
export interface PartnersFcasListingsLatestV1Parameters {
  /**
   * Short name of the third-party score provider, in lowercase.
   * @example "example-partner"
   */
  partner: string;
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["point_change_24h", "percent_change_24h"]
   * @example ["point_change_24h"]
   */
  aux?: List<"point_change_24h" | "percent_change_24h"> | undefined;
}

/** The parameters of `GET /v1/partners/{partner}/fcas/listings/latest`, as an interface for `Omit`, `Partial` and `extends`. */
export interface PartnersFcasListingsLatestV1Input extends PartnersFcasListingsLatestV1Parameters {}

/** The parameters without constraints of `GET /v1/partners/{partner}/fcas/quotes/latest`. */
export interface PartnersFcasQuotesLatestV1Fields {
  /**
   * Short name of the third-party score provider, in lowercase.
   * @example "example-partner"
   */
  partner: string;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["point_change_24h", "percent_change_24h"]
   * @example ["point_change_24h"]
   */
  aux?: List<"point_change_24h" | "percent_change_24h"> | undefined;
}

/** The parameters of `GET /v1/partners/{partner}/fcas/quotes/latest`. */
export type PartnersFcasQuotesLatestV1Parameters = PartnersFcasQuotesLatestV1Fields & ExactlyOneOfIdListSlugListSymbolList;

/** The parameters of `GET /v1/partners/{partner}/fcas/quotes/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface PartnersFcasQuotesLatestV1Input extends Plain<PartnersFcasQuotesLatestV1Parameters> {}

/** The parameters of `GET /v1/simple/price`. */
export interface SimplePriceV1Parameters {
  /**
   * Numeric IDs of cryptocurrencies.
   *
   * Up to 50 items.
   * @example [1, 1027]
   */
  ids: List<number>;
  /**
   * Adds the market cap.
   * @default false
   * @example true
   */
  include_market_cap?: boolean | undefined;
  /**
   * Adds the volume of the last 24 hours.
   * @default false
   * @example true
   */
  include_volume_24h?: boolean | undefined;
  /**
   * Adds the price change over 24 hours, in percent.
   * @default false
   * @example true
   */
  include_percent_change_24h?: boolean | undefined;
  /**
   * Adds the time of the values.
   * @default false
   * @example true
   */
  include_last_updated?: boolean | undefined;
}

/** The parameters of `GET /v1/simple/price`, as an interface for `Omit`, `Partial` and `extends`. */
export interface SimplePriceV1Input extends SimplePriceV1Parameters {}

/** The parameters without constraints of `GET /v1/tools/price-conversion`. */
export interface ToolsPriceConversionV1Fields {
  /**
   * Amount of the base currency to convert.
   *
   * From 0.00000001 to 1000000000000.
   * @example 50
   */
  amount: number;
  /**
   * Time of the rates. The closest historical rates are used. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time?: Time | undefined;
}

/** The parameters of `GET /v1/tools/price-conversion`. */
export type ToolsPriceConversionV1Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = ToolsPriceConversionV1Fields & ExactlyOneOfToolsPriceConversionV1IdToolsPriceConversionV1Symbol & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v1/tools/price-conversion`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface ToolsPriceConversionV1Input extends Plain<ToolsPriceConversionV1Parameters> {}

/** The parameters without constraints of `GET /v2/cryptocurrency/info`. */
export interface CryptocurrencyInfoV2Fields {
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
   * @default false
   * @example true
   */
  skip_invalid?: boolean | undefined;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["urls", "logo", "description", "tags", "platform", "date_added", "notice"]
   * @example ["urls", "logo"]
   */
  aux?: List<"urls" | "logo" | "description" | "tags" | "platform" | "date_added" | "notice" | "status"> | undefined;
}

/** The parameters of `GET /v2/cryptocurrency/info`. */
export type CryptocurrencyInfoV2Parameters = CryptocurrencyInfoV2Fields & AtLeastOneOfIdListSlugListSymbolListContractAddress;

/** The parameters of `GET /v2/cryptocurrency/info`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyInfoV2Input extends Plain<CryptocurrencyInfoV2Parameters> {}

/** The parameters without constraints of `GET /v2/cryptocurrency/market-pairs/latest`. */
export interface CryptocurrencyMarketPairsLatestV2Fields {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Sort direction: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Sort field. `volume_24h_strict` is the plain 24-hour volume. `svc_rank` puts markets with excluded volume last.
   * @default "volume_24h_strict"
   * @example "svc_rank"
   */
  sort?: "volume_24h_strict" | "svc_rank" | "svc_rank_advanced" | "effective_liquidity" | "market_score" | "market_reputation" | undefined;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "category", "fee_type"]
   * @example ["category", "fee_type"]
   */
  aux?: List<"num_market_pairs" | "category" | "fee_type" | "market_url" | "currency_name" | "currency_slug" | "price_quote" | "notice" | "svc_rank" | "effective_liquidity" | "market_score" | "market_reputation"> | undefined;
  /**
   * Returns only markets of this category.
   * @default "all"
   * @example "spot"
   */
  category?: "all" | "spot" | "derivatives" | "otc" | "perpetual" | undefined;
  /**
   * Returns only markets with this kind of trading fee.
   * @default "all"
   * @example "percentage"
   */
  fee_type?: "all" | "percentage" | "no-fees" | "transactional-mining" | "unknown" | undefined;
}

/** The parameters of `GET /v2/cryptocurrency/market-pairs/latest`. */
export type CryptocurrencyMarketPairsLatestV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyMarketPairsLatestV2Fields & ExactlyOneOfMarketPairsIdMarketPairsSlugMarketPairsSymbol & AtMostOneOfMatchedIdListMatchedSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v2/cryptocurrency/market-pairs/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyMarketPairsLatestV2Input extends Plain<CryptocurrencyMarketPairsLatestV2Parameters> {}

/** The parameters without constraints of `GET /v2/cryptocurrency/ohlcv/historical`. */
export interface CryptocurrencyOhlcvHistoricalV2Fields {
  /**
   * Length of a period: a UTC day or a UTC hour.
   * @default "daily"
   * @example "hourly"
   */
  time_period?: "daily" | "hourly" | undefined;
  /**
   * Start of the time range. The period containing this time is excluded: for one particular day, send the day before. By default, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-10"
   */
  time_start?: Time | undefined;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * Number of periods to return without `time_start`, including the current, incomplete period. For the last complete day, send 2.
   *
   * From 1 to 10000.
   * @default 10
   * @example 2
   */
  count?: number | undefined;
  /**
   * Periods to return. `hourly` returns every period. `daily` returns one period per day: the first hour of each day if periods are hourly. `weekly` returns one period per week, `monthly` the first day of each month, `yearly` the same date each year. `2d`, `6h` and similar values return one period per step, counted from `time_start` or backwards from `time_end`. If omitted, every period is returned, hourly periods included.
   * @default "daily"
   * @example "weekly"
   */
  interval?: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of `GET /v2/cryptocurrency/ohlcv/historical`. */
export type CryptocurrencyOhlcvHistoricalV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyOhlcvHistoricalV2Fields & AtLeastOneOfIdListSlugListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of `GET /v2/cryptocurrency/ohlcv/historical`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyOhlcvHistoricalV2Input extends Plain<CryptocurrencyOhlcvHistoricalV2Parameters> {}

/** The parameters without constraints of `GET /v2/cryptocurrency/ohlcv/latest`. */
export interface CryptocurrencyOhlcvLatestV2Fields {
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of `GET /v2/cryptocurrency/ohlcv/latest`. */
export type CryptocurrencyOhlcvLatestV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyOhlcvLatestV2Fields & AtLeastOneOfIdListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v2/cryptocurrency/ohlcv/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyOhlcvLatestV2Input extends Plain<CryptocurrencyOhlcvLatestV2Parameters> {}

/** The parameters without constraints of `GET /v2/cryptocurrency/price-performance-stats/latest`. */
export interface CryptocurrencyPricePerformanceStatsLatestV2Fields {
  /**
   * Periods to report on. Rolling periods (`24h` to `365d`) close at the time of the request. `all_time` starts at the first record. `yesterday` is the last complete UTC day, without the times of the high and the low.
   * @default ["all_time"]
   * @example ["24h", "7d"]
   */
  time_period?: List<"all_time" | "yesterday" | "24h" | "7d" | "30d" | "90d" | "365d"> | undefined;
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of `GET /v2/cryptocurrency/price-performance-stats/latest`. */
export type CryptocurrencyPricePerformanceStatsLatestV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyPricePerformanceStatsLatestV2Fields & ExactlyOneOfIdListSlugListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v2/cryptocurrency/price-performance-stats/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyPricePerformanceStatsLatestV2Input extends Plain<CryptocurrencyPricePerformanceStatsLatestV2Parameters> {}

/** The parameters without constraints of `GET /v2/cryptocurrency/quotes/historical`. */
export interface CryptocurrencyQuotesHistoricalV2Fields {
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
   * @example ["price", "volume"]
   */
  aux?: List<"price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval"> | undefined;
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of `GET /v2/cryptocurrency/quotes/historical`. */
export type CryptocurrencyQuotesHistoricalV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyQuotesHistoricalV2Fields & AtLeastOneOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of `GET /v2/cryptocurrency/quotes/historical`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyQuotesHistoricalV2Input extends Plain<CryptocurrencyQuotesHistoricalV2Parameters> {}

/** The parameters without constraints of `GET /v2/cryptocurrency/quotes/latest`. */
export interface CryptocurrencyQuotesLatestV2Fields {
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: List<"num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat"> | undefined;
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of `GET /v2/cryptocurrency/quotes/latest`. */
export type CryptocurrencyQuotesLatestV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyQuotesLatestV2Fields & ExactlyOneOfIdListSlugListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v2/cryptocurrency/quotes/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyQuotesLatestV2Input extends Plain<CryptocurrencyQuotesLatestV2Parameters> {}

/** The parameters without constraints of `GET /v2/dex/multiplier`. */
export interface DexMultiplierV2Fields {
  /**
   * Slug of a platform, as in the `platform` of the items. Returns only tokens on this platform. `platform_id` takes precedence.
   * @example "ethereum"
   */
  platform?: string | undefined;
  /**
   * Numeric ID of a platform, as in the `platform_id` of the items. Returns only tokens on this platform.
   * @example 1027
   */
  platform_id?: number | undefined;
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
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

/** The parameters of `GET /v2/dex/multiplier`. */
export type DexMultiplierV2Parameters = DexMultiplierV2Fields & AtMostOneOfMultiplierIdListMultiplierSlugListMultiplierSymbolListTokenAddressList;

/** The parameters of `GET /v2/dex/multiplier`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface DexMultiplierV2Input extends Plain<DexMultiplierV2Parameters> {}

/** The parameters without constraints of `GET /v2/tools/price-conversion`. */
export interface ToolsPriceConversionV2Fields {
  /**
   * Amount of the base currency to convert.
   *
   * From 0.00000001 to 1000000000000.
   * @example 50
   */
  amount: number;
  /**
   * Time of the rates. The closest historical rates are used. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time?: Time | undefined;
}

/** The parameters of `GET /v2/tools/price-conversion`. */
export type ToolsPriceConversionV2Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = ToolsPriceConversionV2Fields & ExactlyOneOfToolsPriceConversionV2IdToolsPriceConversionV2Symbol & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v2/tools/price-conversion`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface ToolsPriceConversionV2Input extends Plain<ToolsPriceConversionV2Parameters> {}

/** The parameters without constraints of `GET /v3/cryptocurrency/listings/latest`. */
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
   * Returns cryptocurrencies with at least this price, in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1"
   */
  price_min?: number | `${number}` | undefined;
  /**
   * Returns cryptocurrencies with at most this price, in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000"
   */
  price_max?: number | `${number}` | undefined;
  /**
   * Returns cryptocurrencies with at least this market cap, in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000000000"
   */
  market_cap_min?: number | `${number}` | undefined;
  /**
   * Returns cryptocurrencies with at most this market cap, in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "500000000000"
   */
  market_cap_max?: number | `${number}` | undefined;
  /**
   * Returns cryptocurrencies with at least this 24-hour volume, in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000000"
   */
  volume_24h_min?: number | `${number}` | undefined;
  /**
   * Returns cryptocurrencies with at most this 24-hour volume, in USD.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "50000000000"
   */
  volume_24h_max?: number | `${number}` | undefined;
  /**
   * Returns cryptocurrencies with at least this circulating supply.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "1000000"
   */
  circulating_supply_min?: number | `${number}` | undefined;
  /**
   * Returns cryptocurrencies with at most this circulating supply.
   *
   * Sent as text: a number, from 0 to 100000000000000000.
   * @example "200000000"
   */
  circulating_supply_max?: number | `${number}` | undefined;
  /**
   * Returns cryptocurrencies with at least this price change over 24 hours, in percent.
   *
   * Sent as text: a number, at least -100.
   * @example "-5"
   */
  percent_change_24h_min?: number | `${number}` | undefined;
  /**
   * Returns cryptocurrencies with at most this price change over 24 hours, in percent.
   *
   * Sent as text: a number, at least -100.
   * @example "10"
   */
  percent_change_24h_max?: number | `${number}` | undefined;
  /**
   * Sort field. `market_cap` sorts by the rank of the service. `market_cap_strict` and `market_cap_by_total_supply_strict` sort by the plain value.
   * @default "market_cap"
   * @example "volume_24h"
   */
  sort?: "name" | "symbol" | "date_added" | "market_cap" | "market_cap_strict" | "price" | "circulating_supply" | "total_supply" | "max_supply" | "num_market_pairs" | "market_cap_by_total_supply_strict" | "volume_24h" | "volume_7d" | "volume_30d" | "percent_change_1h" | "percent_change_24h" | "percent_change_7d" | undefined;
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small.
   * @default "desc"
   * @example "asc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Types of cryptocurrencies to list: `coins` have their own chain, `tokens` live on another chain, `all` includes both.
   * @default "all"
   * @example "coins"
   */
  cryptocurrency_type?: "all" | "coins" | "tokens" | undefined;
  /**
   * Returns only cryptocurrencies with this tag; `all` does not filter.
   * @default "all"
   * @example "defi"
   */
  tag?: "all" | "defi" | "filesharing" | undefined;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: List<"num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_market_cap_included_in_calc"> | undefined;
}

/** The parameters of `GET /v3/cryptocurrency/listings/latest`. */
export type CryptocurrencyListingsLatestV3Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never> = CryptocurrencyListingsLatestV3Fields & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v3/cryptocurrency/listings/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyListingsLatestV3Input extends Plain<CryptocurrencyListingsLatestV3Parameters> {}

/** The parameters without constraints of `GET /v3/cryptocurrency/quotes/historical`. */
export interface CryptocurrencyQuotesHistoricalV3Fields {
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * Number of intervals to return without `time_start`. Required without `time_start` and `time_end`; the default satisfies this rule.
   *
   * From 1 to 10000.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two quotes. Calendar intervals (`hourly` to `yearly`) return the first quote within each UTC hour, day, week, month or year. Relative intervals (`5m`, `24h`, `30d`) return the quote nearest to the end of each step, at most half an interval and at most 12 hours away. `24h` and `1d` are equivalent.
   * @default "5m"
   * @example "1h"
   */
  interval?: "yearly" | "monthly" | "weekly" | "daily" | "hourly" | "5m" | "10m" | "15m" | "30m" | "45m" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "24h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["price", "volume", "market_cap", "circulating_supply", "total_supply", "quote_timestamp", "is_active", "is_fiat"]
   * @example ["price", "volume"]
   */
  aux?: List<"price" | "volume" | "market_cap" | "circulating_supply" | "total_supply" | "quote_timestamp" | "is_active" | "is_fiat" | "search_interval"> | undefined;
  /**
   * With `true`, unknown items and items without records in the time range are omitted from the response. With `false`, the whole request fails.
   * @default true
   * @example false
   */
  skip_invalid?: boolean | undefined;
}

/** The parameters of `GET /v3/cryptocurrency/quotes/historical`. */
export type CryptocurrencyQuotesHistoricalV3Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyQuotesHistoricalV3Fields & AtLeastOneOfIdListSymbolList & AtMostOneOfConvertListUpTo3ConvertIdListUpTo3<Currency, CurrencyId>;

/** The parameters of `GET /v3/cryptocurrency/quotes/historical`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyQuotesHistoricalV3Input extends Plain<CryptocurrencyQuotesHistoricalV3Parameters> {}

/** The parameters without constraints of `GET /v3/cryptocurrency/quotes/latest`. */
export interface CryptocurrencyQuotesLatestV3Fields {
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["num_market_pairs", "svc_rank", "date_added", "tags", "platform", "max_supply", "circulating_supply", "total_supply", "is_active", "is_fiat"]
   * @example ["svc_rank", "volume_7d"]
   */
  aux?: List<"num_market_pairs" | "svc_rank" | "date_added" | "tags" | "platform" | "max_supply" | "circulating_supply" | "total_supply" | "market_cap_by_total_supply" | "volume_24h_reported" | "volume_7d" | "volume_7d_reported" | "volume_30d" | "volume_30d_reported" | "is_active" | "is_fiat"> | undefined;
  /**
   * With `true`, unknown cryptocurrencies are omitted from the response. With `false`, the whole request fails with 400.
   *
   * Sent as text: `true` or `false`.
   * @default "true"
   * @example "false"
   */
  skip_invalid?: boolean | "true" | "false" | undefined;
}

/** The parameters of `GET /v3/cryptocurrency/quotes/latest`. */
export type CryptocurrencyQuotesLatestV3Parameters<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never, _Required extends string = string> = CryptocurrencyQuotesLatestV3Fields & ExactlyOneOfIdListSlugListSymbolList & AtMostOneOfConvertListConvertIdList<Currency, CurrencyId>;

/** The parameters of `GET /v3/cryptocurrency/quotes/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface CryptocurrencyQuotesLatestV3Input extends Plain<CryptocurrencyQuotesLatestV3Parameters> {}

/** The parameters of `GET /v3/fear-and-greed/historical`. */
export interface FearAndGreedHistoricalV3Parameters {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
   *
   * At least 1.
   * @default 1
   * @example 1
   */
  start?: number | undefined;
  /**
   * Number of days to return.
   *
   * From 1 to 500.
   * @default 10
   * @example 10
   */
  limit?: number | undefined;
}

/** The parameters of `GET /v3/fear-and-greed/historical`, as an interface for `Omit`, `Partial` and `extends`. */
export interface FearAndGreedHistoricalV3Input extends FearAndGreedHistoricalV3Parameters {}

/** The parameters of `GET /v3/fear-and-greed/latest`. */
export interface FearAndGreedLatestV3Parameters {
}

/** The parameters of `GET /v3/fear-and-greed/latest`, as an interface for `Omit`, `Partial` and `extends`. */
export interface FearAndGreedLatestV3Input extends FearAndGreedLatestV3Parameters {}

/** The parameters of `GET /v3/index/svc100-historical`. */
export interface IndexSvc100HistoricalV3Parameters {
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * Number of intervals to return without `time_start`.
   *
   * From 1 to 100.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two snapshots of the index.
   * @default "5m"
   * @example "daily"
   */
  interval?: "5m" | "15m" | "daily" | undefined;
}

/** The parameters of `GET /v3/index/svc100-historical`, as an interface for `Omit`, `Partial` and `extends`. */
export interface IndexSvc100HistoricalV3Input extends IndexSvc100HistoricalV3Parameters {}

/** The parameters of `GET /v3/index/svc100-latest`. */
export interface IndexSvc100LatestV3Parameters {
}

/** The parameters of `GET /v3/index/svc100-latest`, as an interface for `Omit`, `Partial` and `extends`. */
export interface IndexSvc100LatestV3Input extends IndexSvc100LatestV3Parameters {}

/** The parameters of `GET /v3/index/svc20-historical`. */
export interface IndexSvc20HistoricalV3Parameters {
  /**
   * Start of the time range, inclusive. Relative intervals start here. By default, `count` intervals are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-14T12:00:00.000Z"
   */
  time_start?: Time | undefined;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * Number of intervals to return without `time_start`.
   *
   * From 1 to 100.
   * @default 10
   * @example 10
   */
  count?: number | undefined;
  /**
   * Time between two snapshots of the index.
   * @default "5m"
   * @example "daily"
   */
  interval?: "5m" | "15m" | "daily" | undefined;
}

/** The parameters of `GET /v3/index/svc20-historical`, as an interface for `Omit`, `Partial` and `extends`. */
export interface IndexSvc20HistoricalV3Input extends IndexSvc20HistoricalV3Parameters {}

/** The parameters of `GET /v3/index/svc20-latest`. */
export interface IndexSvc20LatestV3Parameters {
}

/** The parameters of `GET /v3/index/svc20-latest`, as an interface for `Omit`, `Partial` and `extends`. */
export interface IndexSvc20LatestV3Input extends IndexSvc20LatestV3Parameters {}

/** The parameters of `GET /v4/dex/listings/info`. */
export interface DexListingsInfoV4Parameters {
  /**
   * Numeric IDs of decentralised exchanges, as returned by the DEX listings.
   * @example [7001]
   */
  id: List<number>;
  /**
   * Fields to add to each record, by name. Your list replaces the default list. Fields not on your list are omitted.
   * @default ["urls", "logo", "description", "notice"]
   * @example ["urls", "date_launched"]
   */
  aux?: List<"urls" | "logo" | "description" | "date_launched" | "notice"> | undefined;
}

/** The parameters of `GET /v4/dex/listings/info`, as an interface for `Omit`, `Partial` and `extends`. */
export interface DexListingsInfoV4Input extends DexListingsInfoV4Parameters {}

/** The parameters of `GET /v4/dex/listings/quotes`. */
export interface DexListingsQuotesV4Parameters {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Sort field.
   * @default "volume_24h"
   * @example "market_share"
   */
  sort?: "name" | "volume_24h" | "market_share" | "num_market_pairs" | undefined;
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Returns exchanges of this type.
   * @default "all"
   * @example "swap"
   */
  type?: "all" | "orderbook" | "swap" | "aggregator" | undefined;
  /**
   * Fields to add to each record, by name. By default, no field is added.
   * @example ["date_launched"]
   */
  aux?: List<"date_launched"> | undefined;
  /**
   * Target currencies of the quotes, by numeric ID. Each currency after the first costs a credit. By default, the US dollar (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: List<number> | undefined;
}

/** The parameters of `GET /v4/dex/listings/quotes`, as an interface for `Omit`, `Partial` and `extends`. */
export interface DexListingsQuotesV4Input extends DexListingsQuotesV4Parameters {}

/** The parameters of `GET /v4/dex/networks/list`. */
export interface DexNetworksListV4Parameters {
  /**
   * Position of the first item to return, counted from 1. To read the next page, add `limit` to `start`.
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
   * Sort field.
   * @default "id"
   * @example "name"
   */
  sort?: "id" | "name" | undefined;
  /**
   * Sort direction: `asc` from small to large, `desc` from large to small. By default, ranks, IDs, names and symbols ascend, and values and dates descend.
   * @example "desc"
   */
  sort_dir?: "asc" | "desc" | undefined;
  /**
   * Fields to add to each record, by name. By default, no field is added.
   * @example ["alternativeName", "tokenExplorerUrl"]
   */
  aux?: List<"alternativeName" | "cryptocurrencyId" | "cryptocurrencySlug" | "wrappedTokenId" | "wrappedTokenSlug" | "tokenExplorerUrl" | "poolExplorerUrl" | "transactionHashUrl"> | undefined;
}

/** The parameters of `GET /v4/dex/networks/list`, as an interface for `Omit`, `Partial` and `extends`. */
export interface DexNetworksListV4Input extends DexNetworksListV4Parameters {}

/** The parameters without constraints of `GET /v4/dex/pairs/ohlcv/historical`. */
export interface DexPairsOhlcvHistoricalV4Fields {
  /**
   * Contract addresses of the pairs' pools.
   * @example ["0x0000000000000000000000000000000000007101"]
   */
  contract_address: List<string>;
  /**
   * Length of a period: a UTC day or a UTC hour.
   * @default "daily"
   * @example "hourly"
   */
  time_period?: "daily" | "hourly" | undefined;
  /**
   * Start of the time range. The period containing this time is excluded: for one particular day, send the day before. By default, `count` periods are counted backwards from `time_end`. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-10"
   */
  time_start?: Time | undefined;
  /**
   * End of the time range, inclusive. By default, the current time. Unix seconds or an ISO 8601 date or time, in UTC unless a zone is given.
   * @example "2026-01-15T12:00:00.000Z"
   */
  time_end?: Time | undefined;
  /**
   * Number of periods to return without `time_start`, including the current, incomplete period. For the last complete day, send 2.
   *
   * From 1 to 10000.
   * @default 10
   * @example 2
   */
  count?: number | undefined;
  /**
   * Periods to return. `hourly` returns every period. `daily` returns one period per day: the first hour of each day if periods are hourly. `weekly` returns one period per week, `monthly` the first day of each month, `yearly` the same date each year. `2d`, `6h` and similar values return one period per step, counted from `time_start` or backwards from `time_end`. If omitted, every period is returned, hourly periods included.
   * @default "daily"
   * @example "weekly"
   */
  interval?: "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "1h" | "2h" | "3h" | "4h" | "6h" | "12h" | "1d" | "2d" | "3d" | "7d" | "14d" | "15d" | "30d" | "60d" | "90d" | "365d" | undefined;
  /**
   * Fields to add to each pair, by name. By default, no field is added.
   * @example ["holders", "security_scan"]
   */
  aux?: List<"pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells" | "24h_buy_volume" | "24h_sell_volume"> | undefined;
  /**
   * Target currencies of the quotes, by numeric ID. Each currency after the first costs a credit. By default, the US dollar (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: List<number> | undefined;
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
   * @default false
   * @example true
   */
  skip_invalid?: boolean | undefined;
  /**
   * With `true`, swaps the base and the quote asset of each pair. Prices are then prices of the quote asset.
   * @default false
   * @example true
   */
  reverse_order?: boolean | undefined;
}

/** The parameters of `GET /v4/dex/pairs/ohlcv/historical`. */
export type DexPairsOhlcvHistoricalV4Parameters = DexPairsOhlcvHistoricalV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList;

/** The parameters of `GET /v4/dex/pairs/ohlcv/historical`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface DexPairsOhlcvHistoricalV4Input extends Plain<DexPairsOhlcvHistoricalV4Parameters> {}

/** The parameters without constraints of `GET /v4/dex/pairs/ohlcv/latest`. */
export interface DexPairsOhlcvLatestV4Fields {
  /**
   * Contract addresses of the pairs' pools.
   * @example ["0x0000000000000000000000000000000000007101"]
   */
  contract_address: List<string>;
  /**
   * Fields to add to each pair, by name. By default, no field is added.
   * @example ["holders", "security_scan"]
   */
  aux?: List<"pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells" | "24h_buy_volume" | "24h_sell_volume"> | undefined;
  /**
   * Target currencies of the quotes, by numeric ID. Each currency after the first costs a credit. By default, the US dollar (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: List<number> | undefined;
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
   * @default false
   * @example true
   */
  skip_invalid?: boolean | undefined;
  /**
   * With `true`, swaps the base and the quote asset of each pair. Prices are then prices of the quote asset.
   * @default false
   * @example true
   */
  reverse_order?: boolean | undefined;
}

/** The parameters of `GET /v4/dex/pairs/ohlcv/latest`. */
export type DexPairsOhlcvLatestV4Parameters = DexPairsOhlcvLatestV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList;

/** The parameters of `GET /v4/dex/pairs/ohlcv/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface DexPairsOhlcvLatestV4Input extends Plain<DexPairsOhlcvLatestV4Parameters> {}

/** The parameters without constraints of `GET /v4/dex/pairs/trade/latest`. */
export interface DexPairsTradeLatestV4Fields {
  /**
   * Contract addresses of the pairs' pools.
   * @example ["0x0000000000000000000000000000000000007101"]
   */
  contract_address: List<string>;
  /**
   * Maximum number of trades per pair, newest first.
   *
   * From 1 to 100.
   * @default 20
   * @example 5
   */
  limit?: number | undefined;
  /**
   * Fields to add to each pair and each trade, by name. By default, no field is added.
   * @example ["transaction_hash"]
   */
  aux?: List<"transaction_hash" | "blockchain_explorer_link" | "pool_created" | "percent_pooled_base_asset" | "num_transactions_24h" | "pool_base_asset" | "pool_quote_asset" | "24h_volume_quote_asset" | "total_supply_quote_asset" | "total_supply_base_asset" | "holders" | "buy_tax" | "sell_tax" | "security_scan" | "24h_no_of_buys" | "24h_no_of_sells"> | undefined;
  /**
   * Target currencies of the quotes, by numeric ID. Each currency after the first costs a credit. By default, the US dollar (2781).
   *
   * Up to 120 items.
   * @example [2781, 2790]
   */
  convert_id?: List<number> | undefined;
  /**
   * With `true`, unknown items are omitted from the response. With `false`, the whole request fails with 400.
   * @default false
   * @example true
   */
  skip_invalid?: boolean | undefined;
  /**
   * With `true`, swaps the base and the quote asset of each pair. Prices are then prices of the quote asset.
   * @default false
   * @example true
   */
  reverse_order?: boolean | undefined;
}

/** The parameters of `GET /v4/dex/pairs/trade/latest`. */
export type DexPairsTradeLatestV4Parameters = DexPairsTradeLatestV4Fields & ExactlyOneOfDexNetworkIdListDexNetworkSlugList;

/** The parameters of `GET /v4/dex/pairs/trade/latest`, as an interface for `Omit`, `Partial` and `extends`. The client checks the combination of parameters at run time. */
export interface DexPairsTradeLatestV4Input extends Plain<DexPairsTradeLatestV4Parameters> {}

/** The parameters of `GET /v1/stream`. */
export interface StreamV1Parameters {
  /**
   * Numeric IDs of cryptocurrencies. An ID is permanent and unique, unlike a symbol.
   *
   * Up to 500 items.
   * @example [1, 1027]
   */
  id: List<number>;
  /**
   * Target currency of the quotes, by symbol, fiat or cryptocurrency. If a symbol is both, the fiat currency is used.
   * @default "USD"
   * @example "EUR"
   */
  convert?: string | undefined;
}

/** The parameters of `GET /v1/stream`, as an interface for `Omit`, `Partial` and `extends`. */
export interface StreamV1Input extends StreamV1Parameters {}
