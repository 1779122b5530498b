# Generated from spec/ by "pnpm generate" (python). Do not edit.

"""The records of the API. A response is the dict that the JSON contains."""

from __future__ import annotations

from typing import Any, Generic, Literal, NotRequired, TypeAlias, TypedDict, TypeVar

Data = TypeVar("Data")


class Airdrop(TypedDict):
    """An airdrop: a project gives cryptocurrency to winners."""
    id: str
    """ID of the airdrop."""
    project_name: NotRequired[str]
    """Name of the project."""
    description: NotRequired[str]
    """Purpose of the airdrop and instructions for participants."""
    status: NotRequired[Literal["UPCOMING", "ONGOING", "ENDED"]]
    """Status of the airdrop: upcoming, ongoing or ended."""
    coin: NotRequired[AirdropCoin]
    """The cryptocurrency of an airdrop."""
    start_date: str
    """Start of the airdrop."""
    end_date: str
    """End of the airdrop."""
    total_prize: NotRequired[int]
    """Total amount of the prize."""
    winner_count: NotRequired[int]
    """Number of winners."""
    link: NotRequired[str]
    """URL of the airdrop's page."""


class AirdropCoin(TypedDict):
    """The cryptocurrency of an airdrop."""
    id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    name: str
    """Name of the cryptocurrency."""
    slug: str
    """URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`."""
    symbol: str
    """Ticker symbol of the cryptocurrency."""


class AirdropResponse(TypedDict):
    """One airdrop, by ID."""
    data: dict[str, Airdrop]
    """The airdrop, keyed by ID."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class AirdropsResponse(TypedDict):
    """A list of airdrops."""
    data: list[Airdrop]
    """The airdrops."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class CategoriesResponse(TypedDict):
    """A list of categories."""
    data: list[Category]
    """The categories."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class Category(TypedDict):
    """A group of cryptocurrencies with market totals. Unknown values are null, never 0."""
    id: str
    """ID of the category."""
    name: NotRequired[str]
    """Name of the category."""
    title: NotRequired[str]
    """Title of the category."""
    description: NotRequired[str]
    """Common theme of the cryptocurrencies."""
    num_tokens: NotRequired[int]
    """Number of cryptocurrencies in the category."""
    avg_price_change: float | None
    """Average percent change of the cryptocurrencies' prices."""
    market_cap: float | None
    """Total market cap of the cryptocurrencies."""
    market_cap_change: float | None
    """Percent change of the total market cap."""
    volume: float | None
    """Total volume of the cryptocurrencies."""
    volume_change: float | None
    """Percent change of the total volume."""
    last_updated: str
    """Time of the last update."""


class CategoryResponse(TypedDict):
    """A category and its cryptocurrencies."""
    data: CategoryWithCoins
    """A category and its cryptocurrencies."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class CategoryWithCoins(TypedDict):
    """A category and its cryptocurrencies."""
    id: str
    """ID of the category."""
    name: NotRequired[str]
    """Name of the category."""
    title: NotRequired[str]
    """Title of the category."""
    description: NotRequired[str]
    """Common theme of the cryptocurrencies."""
    num_tokens: NotRequired[int]
    """Number of cryptocurrencies in the category."""
    avg_price_change: float | None
    """Average percent change of the cryptocurrencies' prices."""
    market_cap: float | None
    """Total market cap of the cryptocurrencies."""
    market_cap_change: float | None
    """Percent change of the total market cap."""
    volume: float | None
    """Total volume of the cryptocurrencies."""
    volume_change: float | None
    """Percent change of the total volume."""
    last_updated: str
    """Time of the last update."""
    coins: list[Cryptocurrency]
    """The cryptocurrencies of the category."""


class CryptoListingV3(TypedDict):
    """A cryptocurrency in the latest listings, version 3. Tags are strings."""
    id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    name: str
    """Name of the cryptocurrency."""
    symbol: str
    """Ticker symbol, not unique."""
    slug: str
    """URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`."""
    platform: NotRequired[PlatformV3]
    """The chain of a token; null if the cryptocurrency is not a token."""
    quote: list[QuoteV3]
    """A quote for each currency of `convert` or `convert_id`; USD by default."""
    is_active: NotRequired[Literal[0, 1]]
    """1 for an active cryptocurrency, otherwise 0."""
    infinite_supply: NotRequired[bool]
    """True if the supply is unlimited."""
    is_market_cap_included_in_calc: NotRequired[int]
    """1 if totals include the market cap of the cryptocurrency, otherwise 0."""
    is_fiat: NotRequired[int]
    """1 for a fiat currency, otherwise 0."""
    circulating_supply: NotRequired[float | None]
    """Circulating supply in coins."""
    total_supply: NotRequired[float | None]
    """Total supply in coins."""
    max_supply: NotRequired[float | None]
    """Maximum supply in coins; null if unknown or unlimited."""
    date_added: NotRequired[str]
    """Time when the service added the cryptocurrency."""
    num_market_pairs: NotRequired[int | None]
    """Number of market pairs with this cryptocurrency."""
    svc_rank: NotRequired[int]
    """Rank of the cryptocurrency, starting at 1."""
    last_updated: str
    """Time of the last update."""
    tvl_ratio: NotRequired[float | None]
    """Ratio of market cap to total value locked."""
    unlocked_circulating_supply: NotRequired[float | None]
    """Circulating supply in coins, without locked coins."""
    unlocked_market_cap: NotRequired[float | None]
    """Market cap of the circulating coins, without locked coins."""
    tags: NotRequired[list[str]]
    """Tags of the cryptocurrency."""
    self_reported_circulating_supply: NotRequired[float | None]
    """Circulating supply reported by the project; null if not reported."""
    self_reported_market_cap: NotRequired[float | None]
    """Market cap reported by the project; null if not reported."""


class CryptoQuoteV3(TypedDict):
    """A cryptocurrency in the latest quotes, version 3. Tags are objects. Unknown values are null,
    never 0.
    """
    id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    name: str
    """Name of the cryptocurrency."""
    symbol: str
    """Ticker symbol, not unique."""
    slug: str
    """URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`."""
    platform: NotRequired[PlatformV3]
    """The chain of a token; null if the cryptocurrency is not a token."""
    quote: list[QuoteV3]
    """A quote for each currency of `convert` or `convert_id`; USD by default."""
    is_active: NotRequired[Literal[0, 1]]
    """1 for an active cryptocurrency, otherwise 0."""
    infinite_supply: NotRequired[bool]
    """True if the supply is unlimited."""
    is_market_cap_included_in_calc: NotRequired[int]
    """1 if totals include the market cap of the cryptocurrency, otherwise 0."""
    is_fiat: NotRequired[int]
    """1 for a fiat currency, otherwise 0."""
    circulating_supply: NotRequired[float | None]
    """Circulating supply in coins."""
    total_supply: NotRequired[float | None]
    """Total supply in coins."""
    max_supply: NotRequired[float | None]
    """Maximum supply in coins; null if unknown or unlimited."""
    date_added: NotRequired[str]
    """Time when the service added the cryptocurrency."""
    num_market_pairs: NotRequired[int | None]
    """Number of market pairs with this cryptocurrency."""
    svc_rank: NotRequired[int]
    """Rank of the cryptocurrency, starting at 1."""
    last_updated: str
    """Time of the last update."""
    tvl_ratio: NotRequired[float | None]
    """Ratio of market cap to total value locked."""
    unlocked_circulating_supply: NotRequired[float | None]
    """Circulating supply in coins, without locked coins."""
    unlocked_market_cap: NotRequired[float | None]
    """Market cap of the circulating coins, without locked coins."""
    tags: NotRequired[list[TagV3]]
    """Tags of the cryptocurrency."""
    self_reported_circulating_supply: NotRequired[float | None]
    """Circulating supply reported by the project; null if not reported."""
    self_reported_market_cap: NotRequired[float | None]
    """Market cap reported by the project; null if not reported."""


class Cryptocurrency(TypedDict):
    """A cryptocurrency with supply and market data, as in listings, trending lists, categories, and
    quotes of versions 1 and 2. Unknown values are null, never 0.
    """
    id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    name: str
    """Name of the cryptocurrency."""
    symbol: str
    """Ticker symbol, not unique."""
    slug: str
    """URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`."""
    svc_rank: NotRequired[int]
    """Rank of the cryptocurrency, starting at 1."""
    num_market_pairs: NotRequired[int | None]
    """Number of market pairs with this cryptocurrency."""
    circulating_supply: NotRequired[float | None]
    """Circulating supply in coins."""
    total_supply: NotRequired[float | None]
    """Total supply in coins, without verifiably burned coins."""
    max_supply: NotRequired[float | None]
    """Maximum supply in coins; null if unknown or unlimited."""
    infinite_supply: NotRequired[bool]
    """True if the supply is unlimited. Only in the latest listings and quotes."""
    market_cap_by_total_supply: NotRequired[float | None]
    """Market cap based on the total supply. Only with `aux`."""
    minted_market_cap: NotRequired[float | None]
    """Market cap of the minted coins. Only in the latest listings and quotes."""
    self_reported_circulating_supply: NotRequired[float | None]
    """Circulating supply reported by the project; null if not reported. Only in the latest listings
    and quotes.
    """
    self_reported_market_cap: NotRequired[float | None]
    """Market cap reported by the project; null if not reported. Only in the latest listings and
    quotes.
    """
    date_added: NotRequired[str]
    """Time when the service added the cryptocurrency."""
    tags: NotRequired[list[str]]
    """Tags of the cryptocurrency. Currently only `mineable`."""
    platform: NotRequired[Platform]
    """The chain of a token; null if the cryptocurrency is not a token."""
    is_active: NotRequired[Literal[0, 1]]
    """1 for an active cryptocurrency, otherwise 0. Only in quotes, with `aux`, and in the latest and
    most visited trending lists.
    """
    is_fiat: NotRequired[int]
    """1 for a fiat currency, otherwise 0. Only in quotes, with `aux`, and in the latest and most
    visited trending lists.
    """
    last_updated: str
    """Time of the last update."""
    quote: QuoteMap
    """A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by
    default.
    """


class CryptocurrencyV3(TypedDict):
    """Common fields of a cryptocurrency in the quotes and listings of version 3. Unknown values are
    null, never 0.
    """
    id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    name: str
    """Name of the cryptocurrency."""
    symbol: str
    """Ticker symbol, not unique."""
    slug: str
    """URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`."""
    platform: NotRequired[PlatformV3]
    """The chain of a token; null if the cryptocurrency is not a token."""
    quote: list[QuoteV3]
    """A quote for each currency of `convert` or `convert_id`; USD by default."""
    is_active: NotRequired[Literal[0, 1]]
    """1 for an active cryptocurrency, otherwise 0."""
    infinite_supply: NotRequired[bool]
    """True if the supply is unlimited."""
    is_market_cap_included_in_calc: NotRequired[int]
    """1 if totals include the market cap of the cryptocurrency, otherwise 0."""
    is_fiat: NotRequired[int]
    """1 for a fiat currency, otherwise 0."""
    circulating_supply: NotRequired[float | None]
    """Circulating supply in coins."""
    total_supply: NotRequired[float | None]
    """Total supply in coins."""
    max_supply: NotRequired[float | None]
    """Maximum supply in coins; null if unknown or unlimited."""
    date_added: NotRequired[str]
    """Time when the service added the cryptocurrency."""
    num_market_pairs: NotRequired[int | None]
    """Number of market pairs with this cryptocurrency."""
    svc_rank: NotRequired[int]
    """Rank of the cryptocurrency, starting at 1."""
    last_updated: str
    """Time of the last update."""
    tvl_ratio: NotRequired[float | None]
    """Ratio of market cap to total value locked."""
    unlocked_circulating_supply: NotRequired[float | None]
    """Circulating supply in coins, without locked coins."""
    unlocked_market_cap: NotRequired[float | None]
    """Market cap of the circulating coins, without locked coins."""


class DexAggregatedSecurityFlags(TypedDict):
    """Combined findings of all sources about a token contract. The accuracy is not guaranteed."""
    contract_verified: NotRequired[bool]
    """True if the contract is verified."""
    honeypot: NotRequired[bool]
    """True if the token is a honeypot."""


class DexInfo(TypedDict):
    """A decentralised exchange with metadata and volumes. Numbers are strings, except in fields of a
    numeric type. Unknown values are null, never 0.
    """
    id: int
    """Numeric ID of the exchange."""
    name: str
    """Name of the exchange."""
    slug: str
    """URL-friendly name of the exchange."""
    logo: NotRequired[str]
    """URL of the logo."""
    status: NotRequired[DexStatus]
    """Status of a DEX."""
    description: NotRequired[str]
    """Short description of the exchange."""
    notice: NotRequired[str]
    """Important notice about the exchange."""
    urls: NotRequired[DexInfoUrls]
    """URLs of a decentralised exchange by kind. A kind without a URL is absent."""
    type: NotRequired[Literal["Orderbook", "Swap", "Aggregator"]]
    """Trading mechanism of the exchange."""
    quote: NotRequired[list[DexInfoQuote]]
    """Volumes by currency and market type."""
    date_launched: NotRequired[str]
    """Launch time of the exchange. Only with `aux`."""
    num_market_pairs: NotRequired[str | None]
    """Number of market pairs."""
    market_share: NotRequired[float | None]
    """Market share of the exchange."""
    last_updated: NotRequired[str]
    """Time of the last update."""


class DexInfoQuote(TypedDict):
    """Volume of a decentralised exchange in one market type and one currency. Numbers are strings,
    except in fields of a numeric type. Unknown values are null, never 0.
    """
    convert_id: str
    """ID of the quote's currency."""
    market_type: NotRequired[Literal["Spot", "Perpetual", "Futures"]]
    """Market type."""
    volume_24h: NotRequired[str | None]
    """Volume over the last 24 hours."""
    percent_change_volume_24h: NotRequired[str | None]
    """Percent change of the volume over the last 24 hours."""
    num_transactions_24h: NotRequired[str | None]
    """Number of transactions over the last 24 hours."""
    last_updated: str
    """Time of the last update."""


class DexInfoUrls(TypedDict):
    """URLs of a decentralised exchange by kind. A kind without a URL is absent."""
    website: NotRequired[str]
    """Home page."""
    blog: NotRequired[str]
    """Blog."""
    chat: NotRequired[str]
    """Chat room."""
    fee: NotRequired[str]
    """Page about fees."""
    twitter: NotRequired[str]
    """Twitter account."""


class DexListingsInfoResponse(TypedDict):
    """Metadata of decentralised exchanges."""
    data: list[DexInfo]
    """The exchanges."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class DexListingsQuotesResponse(TypedDict):
    """Decentralised exchanges with volumes."""
    data: list[DexInfo]
    """The exchanges."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class DexNetwork(TypedDict):
    """A network with decentralised exchanges."""
    id: int
    """Numeric ID of the network."""
    name: str
    """Name of the network."""
    alternativeName: NotRequired[str]
    """Alternative name of the network."""
    cryptocurrencyId: NotRequired[str]
    """ID of the network's native cryptocurrency."""
    cryptocurrencySlug: NotRequired[str]
    """Slug of the network's native cryptocurrency."""
    wrappedTokenId: NotRequired[str]
    """ID of the wrapped native cryptocurrency."""
    wrappedTokenSlug: NotRequired[str]
    """Slug of the wrapped native cryptocurrency."""
    tokenExplorerUrl: NotRequired[str]
    """Explorer URL for tokens."""
    poolExplorerUrl: NotRequired[str]
    """Explorer URL for pools."""
    transactionHashUrl: NotRequired[str]
    """Explorer URL for transactions."""
    network_slug: str
    """URL-friendly name of the network."""


class DexNetworksResponse(TypedDict):
    """A list of networks."""
    data: list[DexNetwork]
    """The networks."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class DexOhlcvPeriod(TypedDict):
    """An OHLCV period of a pair."""
    time_open: str
    """Open time of the period."""
    time_close: str | None
    """Close time of the period; null for the current, incomplete day."""
    quote: list[DexOhlcvQuote]
    """A quote for each requested currency."""


# Prices and volume of a pair in one period and one currency. All numbers are strings. Unknown values are null, never 0.
DexOhlcvQuote = TypedDict(
    "DexOhlcvQuote",
    {
        # ID of the quote's currency.
        "convert_id": "str",
        # First price of the period.
        "open": "str",
        # Highest price of the period.
        "high": "str",
        # Lowest price of the period.
        "low": "str",
        # Last price of the period; the latest price for the current period.
        "close": "str",
        # Volume of the period.
        "volume": "str | None",
        # Buy volume over 24 hours.
        "24h_buy_volume": "NotRequired[str | None]",
        # Sell volume over 24 hours.
        "24h_sell_volume": "NotRequired[str | None]",
        # Time of the last update.
        "last_updated": "str",
    },
)


# A pair on a decentralised exchange, with latest quotes.
DexPair = TypedDict(
    "DexPair",
    {
        # Contract address of the pair.
        "contract_address": "str",
        # Name of the pair.
        "name": "str",
        # ID of the base asset.
        "base_asset_id": "NotRequired[str]",
        # `ucid` of the base asset. The meaning is unknown.
        "base_asset_ucid": "NotRequired[str]",
        # Name of the base asset.
        "base_asset_name": "NotRequired[str]",
        # Symbol of the base asset.
        "base_asset_symbol": "NotRequired[str]",
        # Contract address of the base asset.
        "base_asset_contract_address": "NotRequired[str]",
        # ID of the quote asset.
        "quote_asset_id": "NotRequired[str]",
        # `ucid` of the quote asset. The meaning is unknown.
        "quote_asset_ucid": "NotRequired[str]",
        # Name of the quote asset.
        "quote_asset_name": "NotRequired[str]",
        # Symbol of the quote asset.
        "quote_asset_symbol": "NotRequired[str]",
        # Contract address of the quote asset.
        "quote_asset_contract_address": "NotRequired[str]",
        # ID of the exchange.
        "dex_id": "NotRequired[str]",
        # URL-friendly name of the exchange.
        "dex_slug": "NotRequired[str]",
        # ID of the network.
        "network_id": "NotRequired[str]",
        # URL-friendly name of the network.
        "network_slug": "NotRequired[str]",
        # Time of the last update.
        "last_updated": "NotRequired[str]",
        # Creation time of the record.
        "created_at": "NotRequired[str]",
        # Creation time of the pool.
        "pool_created": "NotRequired[str]",
        # Launch time of the pair.
        "date_launched": "NotRequired[str]",
        # Number of transactions over the last 24 hours.
        "num_transactions_24h": "NotRequired[int | None]",
        # Number of buys over the last 24 hours.
        "24h_no_of_buys": "NotRequired[int | None]",
        # Number of sells over the last 24 hours.
        "24h_no_of_sells": "NotRequired[int | None]",
        # Number of holders.
        "holders": "NotRequired[int | None]",
        # Buy tax.
        "buy_tax": "NotRequired[float | None]",
        # Sell tax.
        "sell_tax": "NotRequired[float | None]",
        # Results of security scans. Only with `aux`.
        "security_scan": "NotRequired[list[DexSecurityScan]]",
        # Base asset in the pool.
        "pool_base_asset": "NotRequired[str | None]",
        # Quote asset in the pool.
        "pool_quote_asset": "NotRequired[str | None]",
        # Pooled share of the base asset, in percent.
        "percent_pooled_base_asset": "NotRequired[str | None]",
        # Volume over the last 24 hours, in the quote asset.
        "24h_volume_quote_asset": "NotRequired[str | None]",
        # Total supply of the quote asset.
        "total_supply_quote_asset": "NotRequired[str | None]",
        # Total supply of the base asset.
        "total_supply_base_asset": "NotRequired[float | None]",
        # Cursor for fetching the next batch, as an alternative to pages.
        "scroll_id": "NotRequired[str]",
        # A quote for each requested currency.
        "quote": "NotRequired[list[DexQuote]]",
    },
)


# Common fields of a pair on a decentralised exchange. Numbers are strings, except in fields of a numeric type. Unknown values are null, never 0.
DexPairFields = TypedDict(
    "DexPairFields",
    {
        # Contract address of the pair.
        "contract_address": "str",
        # Name of the pair.
        "name": "str",
        # ID of the base asset.
        "base_asset_id": "NotRequired[str]",
        # `ucid` of the base asset. The meaning is unknown.
        "base_asset_ucid": "NotRequired[str]",
        # Name of the base asset.
        "base_asset_name": "NotRequired[str]",
        # Symbol of the base asset.
        "base_asset_symbol": "NotRequired[str]",
        # Contract address of the base asset.
        "base_asset_contract_address": "NotRequired[str]",
        # ID of the quote asset.
        "quote_asset_id": "NotRequired[str]",
        # `ucid` of the quote asset. The meaning is unknown.
        "quote_asset_ucid": "NotRequired[str]",
        # Name of the quote asset.
        "quote_asset_name": "NotRequired[str]",
        # Symbol of the quote asset.
        "quote_asset_symbol": "NotRequired[str]",
        # Contract address of the quote asset.
        "quote_asset_contract_address": "NotRequired[str]",
        # ID of the exchange.
        "dex_id": "NotRequired[str]",
        # URL-friendly name of the exchange.
        "dex_slug": "NotRequired[str]",
        # ID of the network.
        "network_id": "NotRequired[str]",
        # URL-friendly name of the network.
        "network_slug": "NotRequired[str]",
        # Time of the last update.
        "last_updated": "NotRequired[str]",
        # Creation time of the record.
        "created_at": "NotRequired[str]",
        # Creation time of the pool.
        "pool_created": "NotRequired[str]",
        # Launch time of the pair.
        "date_launched": "NotRequired[str]",
        # Number of transactions over the last 24 hours.
        "num_transactions_24h": "NotRequired[int | None]",
        # Number of buys over the last 24 hours.
        "24h_no_of_buys": "NotRequired[int | None]",
        # Number of sells over the last 24 hours.
        "24h_no_of_sells": "NotRequired[int | None]",
        # Number of holders.
        "holders": "NotRequired[int | None]",
        # Buy tax.
        "buy_tax": "NotRequired[float | None]",
        # Sell tax.
        "sell_tax": "NotRequired[float | None]",
        # Results of security scans. Only with `aux`.
        "security_scan": "NotRequired[list[DexSecurityScan]]",
        # Base asset in the pool.
        "pool_base_asset": "NotRequired[str | None]",
        # Quote asset in the pool.
        "pool_quote_asset": "NotRequired[str | None]",
        # Pooled share of the base asset, in percent.
        "percent_pooled_base_asset": "NotRequired[str | None]",
        # Volume over the last 24 hours, in the quote asset.
        "24h_volume_quote_asset": "NotRequired[str | None]",
        # Total supply of the quote asset.
        "total_supply_quote_asset": "NotRequired[str | None]",
        # Total supply of the base asset.
        "total_supply_base_asset": "NotRequired[float | None]",
        # Cursor for fetching the next batch, as an alternative to pages.
        "scroll_id": "NotRequired[str]",
    },
)


# A pair with the OHLCV of the current day.
DexPairOhlcv = TypedDict(
    "DexPairOhlcv",
    {
        # Contract address of the pair.
        "contract_address": "str",
        # Name of the pair.
        "name": "str",
        # ID of the base asset.
        "base_asset_id": "NotRequired[str]",
        # `ucid` of the base asset. The meaning is unknown.
        "base_asset_ucid": "NotRequired[str]",
        # Name of the base asset.
        "base_asset_name": "NotRequired[str]",
        # Symbol of the base asset.
        "base_asset_symbol": "NotRequired[str]",
        # Contract address of the base asset.
        "base_asset_contract_address": "NotRequired[str]",
        # ID of the quote asset.
        "quote_asset_id": "NotRequired[str]",
        # `ucid` of the quote asset. The meaning is unknown.
        "quote_asset_ucid": "NotRequired[str]",
        # Name of the quote asset.
        "quote_asset_name": "NotRequired[str]",
        # Symbol of the quote asset.
        "quote_asset_symbol": "NotRequired[str]",
        # Contract address of the quote asset.
        "quote_asset_contract_address": "NotRequired[str]",
        # ID of the exchange.
        "dex_id": "NotRequired[str]",
        # URL-friendly name of the exchange.
        "dex_slug": "NotRequired[str]",
        # ID of the network.
        "network_id": "NotRequired[str]",
        # URL-friendly name of the network.
        "network_slug": "NotRequired[str]",
        # Time of the last update.
        "last_updated": "NotRequired[str]",
        # Creation time of the record.
        "created_at": "NotRequired[str]",
        # Creation time of the pool.
        "pool_created": "NotRequired[str]",
        # Launch time of the pair.
        "date_launched": "NotRequired[str]",
        # Number of transactions over the last 24 hours.
        "num_transactions_24h": "NotRequired[int | None]",
        # Number of buys over the last 24 hours.
        "24h_no_of_buys": "NotRequired[int | None]",
        # Number of sells over the last 24 hours.
        "24h_no_of_sells": "NotRequired[int | None]",
        # Number of holders.
        "holders": "NotRequired[int | None]",
        # Buy tax.
        "buy_tax": "NotRequired[float | None]",
        # Sell tax.
        "sell_tax": "NotRequired[float | None]",
        # Results of security scans. Only with `aux`.
        "security_scan": "NotRequired[list[DexSecurityScan]]",
        # Base asset in the pool.
        "pool_base_asset": "NotRequired[str | None]",
        # Quote asset in the pool.
        "pool_quote_asset": "NotRequired[str | None]",
        # Pooled share of the base asset, in percent.
        "percent_pooled_base_asset": "NotRequired[str | None]",
        # Volume over the last 24 hours, in the quote asset.
        "24h_volume_quote_asset": "NotRequired[str | None]",
        # Total supply of the quote asset.
        "total_supply_quote_asset": "NotRequired[str | None]",
        # Total supply of the base asset.
        "total_supply_base_asset": "NotRequired[float | None]",
        # Cursor for fetching the next batch, as an alternative to pages.
        "scroll_id": "NotRequired[str]",
        # Open time of the period.
        "time_open": "str",
        # Close time of the period; null for the current, incomplete day.
        "time_close": "str | None",
        # A quote for each requested currency.
        "quote": "list[DexOhlcvQuote]",
    },
)


# A pair with historical OHLCV.
DexPairOhlcvHistorical = TypedDict(
    "DexPairOhlcvHistorical",
    {
        # Contract address of the pair.
        "contract_address": "str",
        # Name of the pair.
        "name": "str",
        # ID of the base asset.
        "base_asset_id": "NotRequired[str]",
        # `ucid` of the base asset. The meaning is unknown.
        "base_asset_ucid": "NotRequired[str]",
        # Name of the base asset.
        "base_asset_name": "NotRequired[str]",
        # Symbol of the base asset.
        "base_asset_symbol": "NotRequired[str]",
        # Contract address of the base asset.
        "base_asset_contract_address": "NotRequired[str]",
        # ID of the quote asset.
        "quote_asset_id": "NotRequired[str]",
        # `ucid` of the quote asset. The meaning is unknown.
        "quote_asset_ucid": "NotRequired[str]",
        # Name of the quote asset.
        "quote_asset_name": "NotRequired[str]",
        # Symbol of the quote asset.
        "quote_asset_symbol": "NotRequired[str]",
        # Contract address of the quote asset.
        "quote_asset_contract_address": "NotRequired[str]",
        # ID of the exchange.
        "dex_id": "NotRequired[str]",
        # URL-friendly name of the exchange.
        "dex_slug": "NotRequired[str]",
        # ID of the network.
        "network_id": "NotRequired[str]",
        # URL-friendly name of the network.
        "network_slug": "NotRequired[str]",
        # Time of the last update.
        "last_updated": "NotRequired[str]",
        # Creation time of the record.
        "created_at": "NotRequired[str]",
        # Creation time of the pool.
        "pool_created": "NotRequired[str]",
        # Launch time of the pair.
        "date_launched": "NotRequired[str]",
        # Number of transactions over the last 24 hours.
        "num_transactions_24h": "NotRequired[int | None]",
        # Number of buys over the last 24 hours.
        "24h_no_of_buys": "NotRequired[int | None]",
        # Number of sells over the last 24 hours.
        "24h_no_of_sells": "NotRequired[int | None]",
        # Number of holders.
        "holders": "NotRequired[int | None]",
        # Buy tax.
        "buy_tax": "NotRequired[float | None]",
        # Sell tax.
        "sell_tax": "NotRequired[float | None]",
        # Results of security scans. Only with `aux`.
        "security_scan": "NotRequired[list[DexSecurityScan]]",
        # Base asset in the pool.
        "pool_base_asset": "NotRequired[str | None]",
        # Quote asset in the pool.
        "pool_quote_asset": "NotRequired[str | None]",
        # Pooled share of the base asset, in percent.
        "percent_pooled_base_asset": "NotRequired[str | None]",
        # Volume over the last 24 hours, in the quote asset.
        "24h_volume_quote_asset": "NotRequired[str | None]",
        # Total supply of the quote asset.
        "total_supply_quote_asset": "NotRequired[str | None]",
        # Total supply of the base asset.
        "total_supply_base_asset": "NotRequired[float | None]",
        # Cursor for fetching the next batch, as an alternative to pages.
        "scroll_id": "NotRequired[str]",
        # The periods.
        "quotes": "list[DexOhlcvPeriod]",
    },
)


class DexPairsOhlcvHistoricalResponse(TypedDict):
    """Pairs with historical OHLCV."""
    data: list[DexPairOhlcvHistorical]
    """The pairs."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class DexPairsOhlcvLatestResponse(TypedDict):
    """Pairs with the OHLCV of the current day."""
    data: list[DexPairOhlcv]
    """The pairs."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class DexPairsTradesResponse(TypedDict):
    """Pairs with latest trades."""
    data: list[DexTradePair]
    """The pairs."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


# Market data of a pair in one currency. All numbers are strings. Unknown values are null, never 0.
DexQuote = TypedDict(
    "DexQuote",
    {
        # ID of the quote's currency.
        "convert_id": "str",
        # Price of the base asset.
        "price": "str",
        # Price of the base asset, in units of the quote asset.
        "price_by_quote_asset": "NotRequired[str]",
        # Liquidity of the pool; null if unavailable.
        "liquidity": "NotRequired[str | None]",
        # Volume over the last 24 hours.
        "volume_24h": "NotRequired[str | None]",
        # Buy volume over the last 24 hours.
        "24h_buy_volume": "NotRequired[str | None]",
        # Sell volume over the last 24 hours.
        "24h_sell_volume": "NotRequired[str | None]",
        # Percent change of the price over the last hour.
        "percent_change_price_1h": "NotRequired[str | None]",
        # Percent change of the price over the last 24 hours.
        "percent_change_price_24h": "NotRequired[str | None]",
        # Fully diluted value: total supply minus burned supply, times the price.
        "fully_diluted_value": "NotRequired[str | None]",
        # Time of the last update.
        "last_updated": "str",
    },
)


class DexSecurityFlags(TypedDict):
    """Third-party findings about a token contract. The accuracy is not guaranteed. Flags not provided
    by the third party are absent.
    """
    open_source: NotRequired[bool]
    """True if the contract's source is open."""
    proxy: NotRequired[bool]
    """True if the contract is a proxy."""
    mintable: NotRequired[bool]
    """True if more tokens can be minted."""
    can_take_back_ownership: NotRequired[bool]
    """True if ownership can be taken back."""
    owner_change_balance: NotRequired[bool]
    """True if the owner can change balances."""
    hidden_owner: NotRequired[bool]
    """True if the contract has a hidden owner."""
    self_destruct: NotRequired[bool]
    """True if the contract can destroy itself."""
    external_call: NotRequired[bool]
    """True if the contract calls other contracts."""
    cannot_buy: NotRequired[bool]
    """True if the token cannot be bought."""
    cannot_sell_all: NotRequired[bool]
    """True if a holder cannot sell the full balance."""
    slippage_modifiable: NotRequired[bool]
    """True if the slippage can be modified."""
    honeypot: NotRequired[bool]
    """True if the token is a honeypot."""
    transfer_pausable: NotRequired[bool]
    """True if transfers can be paused."""
    blacklisted: NotRequired[bool]
    """True if the contract has a blacklist."""
    whitelisted: NotRequired[bool]
    """True if the contract has a whitelist."""
    in_dex: NotRequired[bool]
    """True if the token is traded on a decentralised exchange."""
    anti_whale: NotRequired[bool]
    """True if the contract limits large holders (anti-whale)."""
    anti_whale_modifiable: NotRequired[bool]
    """True if the anti-whale limit can be modified."""
    trading_cool_down: NotRequired[bool]
    """True if the contract enforces a wait between trades."""
    personal_slippage_modifiable: NotRequired[bool]
    """True if the slippage of individual holders can be modified."""
    trust_list: NotRequired[bool]
    """True if the token is on a list of trusted tokens."""
    true_token: NotRequired[bool]
    """True if the token is genuine, not a copy."""
    airdrop_scam: NotRequired[bool]
    """True if the token is an airdrop scam."""


class DexSecurityScan(TypedDict):
    """Result of a security scan. The data comes from third parties, and the accuracy is not
    guaranteed.
    """
    third_party: NotRequired[DexSecurityFlags]
    """Third-party findings about a token contract. The accuracy is not guaranteed. Flags not provided
    by the third party are absent.
    """
    aggregated: NotRequired[DexAggregatedSecurityFlags]
    """Combined findings of all sources about a token contract. The accuracy is not guaranteed."""


# Status of a DEX.
DexStatus: TypeAlias = "Literal[\"active\", \"inactive\"]"


class DexTrade(TypedDict):
    """A trade of a pair."""
    date: str
    """Time of the trade."""
    type: Literal["buy", "sell"]
    """Side of the trade for the base asset: buy or sell."""
    quote: list[DexTradeQuote]
    """A quote for each requested currency."""
    transaction_hash: NotRequired[str]
    """Transaction hash. Only with `aux`."""
    blockchain_explorer_link: NotRequired[str]
    """Explorer URL of the transaction. Only with `aux`."""


# A pair with latest trades.
DexTradePair = TypedDict(
    "DexTradePair",
    {
        # Contract address of the pair.
        "contract_address": "str",
        # Name of the pair.
        "name": "str",
        # ID of the base asset.
        "base_asset_id": "NotRequired[str]",
        # `ucid` of the base asset. The meaning is unknown.
        "base_asset_ucid": "NotRequired[str]",
        # Name of the base asset.
        "base_asset_name": "NotRequired[str]",
        # Symbol of the base asset.
        "base_asset_symbol": "NotRequired[str]",
        # Contract address of the base asset.
        "base_asset_contract_address": "NotRequired[str]",
        # ID of the quote asset.
        "quote_asset_id": "NotRequired[str]",
        # `ucid` of the quote asset. The meaning is unknown.
        "quote_asset_ucid": "NotRequired[str]",
        # Name of the quote asset.
        "quote_asset_name": "NotRequired[str]",
        # Symbol of the quote asset.
        "quote_asset_symbol": "NotRequired[str]",
        # Contract address of the quote asset.
        "quote_asset_contract_address": "NotRequired[str]",
        # ID of the exchange.
        "dex_id": "NotRequired[str]",
        # URL-friendly name of the exchange.
        "dex_slug": "NotRequired[str]",
        # ID of the network.
        "network_id": "NotRequired[str]",
        # URL-friendly name of the network.
        "network_slug": "NotRequired[str]",
        # Time of the last update.
        "last_updated": "NotRequired[str]",
        # Creation time of the record.
        "created_at": "NotRequired[str]",
        # Creation time of the pool.
        "pool_created": "NotRequired[str]",
        # Launch time of the pair.
        "date_launched": "NotRequired[str]",
        # Number of transactions over the last 24 hours.
        "num_transactions_24h": "NotRequired[int | None]",
        # Number of buys over the last 24 hours.
        "24h_no_of_buys": "NotRequired[int | None]",
        # Number of sells over the last 24 hours.
        "24h_no_of_sells": "NotRequired[int | None]",
        # Number of holders.
        "holders": "NotRequired[int | None]",
        # Buy tax.
        "buy_tax": "NotRequired[float | None]",
        # Sell tax.
        "sell_tax": "NotRequired[float | None]",
        # Results of security scans. Only with `aux`.
        "security_scan": "NotRequired[list[DexSecurityScan]]",
        # Base asset in the pool.
        "pool_base_asset": "NotRequired[str | None]",
        # Quote asset in the pool.
        "pool_quote_asset": "NotRequired[str | None]",
        # Pooled share of the base asset, in percent.
        "percent_pooled_base_asset": "NotRequired[str | None]",
        # Volume over the last 24 hours, in the quote asset.
        "24h_volume_quote_asset": "NotRequired[str | None]",
        # Total supply of the quote asset.
        "total_supply_quote_asset": "NotRequired[str | None]",
        # Total supply of the base asset.
        "total_supply_base_asset": "NotRequired[float | None]",
        # Cursor for fetching the next batch, as an alternative to pages.
        "scroll_id": "NotRequired[str]",
        # A quote for each requested currency.
        "quote": "NotRequired[list[DexQuote]]",
        # The trades.
        "transactions": "list[DexTrade]",
    },
)


class DexTradeQuote(TypedDict):
    """A trade in one currency. Numbers are strings."""
    convert_id: str
    """ID of the quote's currency."""
    price: str
    """Price of the base asset."""
    price_by_quote_asset: NotRequired[str]
    """Price of the base asset, in units of the quote asset."""
    total: NotRequired[str]
    """Total value of the trade."""
    amount_base_asset: NotRequired[str]
    """Amount of the base asset."""
    amount_quote_asset: NotRequired[str]
    """Amount of the quote asset."""


class ExchangeAsset(TypedDict):
    """Balance of one currency in a wallet of an exchange."""
    wallet_address: str
    """Address of the wallet."""
    balance: float
    """Balance in units of the currency."""
    platform: ExchangeAssetPlatform
    """The chain of a wallet."""
    currency: ExchangeAssetCurrency
    """The currency of a wallet balance, with its price."""


class ExchangeAssetCurrency(TypedDict):
    """The currency of a wallet balance, with its price."""
    crypto_id: int
    """ID of the cryptocurrency."""
    symbol: str
    """Symbol of the cryptocurrency."""
    name: str
    """Name of the cryptocurrency."""
    price_usd: float | None
    """Price of the cryptocurrency in USD; null if unknown."""


class ExchangeAssetPlatform(TypedDict):
    """The chain of a wallet."""
    crypto_id: int
    """ID of the platform's native cryptocurrency."""
    symbol: str
    """Symbol of the platform's native cryptocurrency."""
    name: str
    """Name of the platform."""


class ExchangeAssetsResponse(TypedDict):
    """Balances of the known wallets of an exchange."""
    data: list[ExchangeAsset]
    """A balance for each currency of each wallet."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class ExchangeHistoricalQuote(TypedDict):
    """Volumes of an exchange at a past time, in one currency. Unknown values are null, never 0."""
    volume_24h: float | None
    """Volume over the previous 24 hours: the sum over all active markets."""
    volume_24h_adjusted: float | None
    """`volume_24h` without markets with excluded volume."""
    timestamp: str
    """Time of the volumes."""


# A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default.
ExchangeHistoricalQuoteMap: TypeAlias = "dict[str, ExchangeHistoricalQuote]"


class ExchangeInfo(TypedDict):
    """Metadata of an exchange: name, description, logo, URLs, fees, weekly visits and spot volume.
    Unknown values are null, never 0.
    """
    id: int
    """ID of the exchange."""
    name: str
    """Name of the exchange."""
    slug: str
    """Slug of the exchange."""
    logo: NotRequired[str]
    """URL of the logo, 64 pixels wide. Absent if the exchange has no logo."""
    description: NotRequired[str | None]
    """Short description of the exchange; null if unavailable."""
    date_launched: NotRequired[str | None]
    """Launch time of the exchange; null if unknown."""
    notice: NotRequired[str]
    """Important notice about the exchange, in Markdown; empty if the exchange has no notice."""
    status: NotRequired[ExchangeListingState]
    """Listing state of an exchange."""
    urls: NotRequired[ExchangeUrls]
    """URLs of an exchange, grouped by kind. Each group is a list."""
    maker_fee: NotRequired[float | None]
    """Maker fee: the cost of adding an order to the book, in percent of the trade value. A negative
    fee is a rebate.
    """
    taker_fee: NotRequired[float | None]
    """Taker fee: the cost of taking an order from the book, in percent of the trade value."""
    weekly_visits: NotRequired[float | None]
    """Website visits per week."""
    spot_volume_usd: NotRequired[float | None]
    """Total 24-hour volume of the active spot markets, in USD."""


class ExchangeInfoResponse(TypedDict):
    """Metadata of the requested exchanges."""
    data: dict[str, ExchangeInfo]
    """Keyed by the requested IDs or slugs."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class ExchangeListing(TypedDict):
    """An exchange with the total volumes of the active markets. Unknown values are null, never 0."""
    id: int
    """ID of the exchange."""
    name: str
    """Name of the exchange."""
    slug: str
    """Slug of the exchange."""
    num_market_pairs: NotRequired[int]
    """Number of active markets. Returned unless `aux` omits this field."""
    rank: NotRequired[int | None]
    """Rank by `volume_24h_adjusted` among all exchanges with a volume, independent of filters.
    Returned unless `aux` omits this field.
    """
    exchange_score: NotRequired[float | None]
    """Average score of the markets, weighted by volume. Returned unless `aux` omits this field."""
    date_launched: NotRequired[str | None]
    """Launch time of the exchange. Only with `aux`."""
    fiats: NotRequired[list[str]]
    """Symbols of the traded fiat currencies, in alphabetical order. Only with `aux`."""
    spot_volume_usd: float | None
    """24-hour volume of the spot markets, in USD."""
    derivative_volume_usd: float | None
    """24-hour volume of the derivatives and perpetual markets, in USD."""
    last_updated: str | None
    """Time of the newest market update; null if the exchange has no markets."""
    quote: ExchangeListingQuoteMap
    """A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by
    default.
    """


class ExchangeListingQuote(TypedDict):
    """Volumes of an exchange in one currency. Unknown values are null, never 0."""
    volume_24h: float | None
    """Volume over the last 24 hours: the sum over all active markets."""
    volume_24h_adjusted: float | None
    """`volume_24h` without markets with excluded volume."""
    percent_change_volume_24h: float | None
    """Percent change of `volume_24h` over the last 24 hours; null if the request filters markets."""
    percent_change_volume_7d: float | None
    """Percent change of `volume_24h` over the last 7 days; null if the request filters markets."""
    percent_change_volume_30d: float | None
    """Percent change of `volume_24h` over the last 30 days; null if the request filters markets."""
    effective_liquidity_24h: NotRequired[float | None]
    """Total effective liquidity of the markets. Returned unless `aux` omits this field."""
    last_updated: str | None
    """Time of the newest market update; null if the exchange has no markets."""


# A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default.
ExchangeListingQuoteMap: TypeAlias = "dict[str, ExchangeListingQuote]"


# Listing state of an exchange.
ExchangeListingState: TypeAlias = "Literal[\"active\", \"inactive\", \"untracked\"]"


class ExchangeListingsLatestResponse(TypedDict):
    """Exchanges with latest volumes."""
    data: list[ExchangeListing]
    """The exchanges."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class ExchangeMapItem(TypedDict):
    """An exchange of the exchange ID map."""
    id: int
    """ID of the exchange."""
    name: str
    """Name of the exchange."""
    slug: str
    """Slug of the exchange."""
    is_active: NotRequired[Literal[0, 1]]
    """1 for the listing state `active`, otherwise 0."""
    status: NotRequired[ExchangeListingState]
    """Listing state of an exchange."""
    first_historical_data: NotRequired[str | None]
    """Time of the first historical data; null if no historical data exists."""
    last_historical_data: NotRequired[str | None]
    """Time of the last historical data; null if no historical data exists."""


class ExchangeMapResponse(TypedDict):
    """The exchange ID map, with the request status."""
    data: list[ExchangeMapItem]
    """Exchanges of the map."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class ExchangeMarketPairs(TypedDict):
    """An exchange with active markets."""
    id: int
    """ID of the exchange."""
    name: str
    """Name of the exchange."""
    slug: str
    """Slug of the exchange."""
    num_market_pairs: NotRequired[int]
    """Number of active markets. Returned unless `aux` omits this field."""
    market_pairs: list[MarketPair]
    """The market pairs."""


class ExchangeMarketPairsResponse(TypedDict):
    """Market pairs of one exchange."""
    data: ExchangeMarketPairs
    """An exchange with active markets."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class ExchangeQuotesHistorical(TypedDict):
    """An exchange with historical volumes."""
    id: int
    """ID of the exchange."""
    name: str
    """Name of the exchange."""
    slug: str
    """Slug of the exchange."""
    quotes: list[ExchangeQuotesHistoricalItem]
    """Volumes, earliest first."""


class ExchangeQuotesHistoricalItem(TypedDict):
    """Volumes at one step of the interval."""
    timestamp: str
    """Time of this item."""
    num_market_pairs: int
    """Number of active markets at this time."""
    quote: ExchangeHistoricalQuoteMap
    """A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by
    default.
    """


class ExchangeQuotesHistoricalResponse(TypedDict):
    """Historical volumes of exchanges."""
    data: ExchangeQuotesHistorical | dict[str, ExchangeQuotesHistorical]
    """A single ID or slug returns one record. Several return a map, keyed by the requested IDs or
    slugs.
    """
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class ExchangeQuotesLatestResponse(TypedDict):
    """Latest volumes of the requested exchanges."""
    data: dict[str, ExchangeListing]
    """Keyed by the requested IDs or slugs."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class ExchangeUrls(TypedDict):
    """URLs of an exchange, grouped by kind. Each group is a list."""
    website: NotRequired[list[str]]
    """URLs of the website."""
    blog: NotRequired[list[str]]
    """URLs of the blog."""
    chat: NotRequired[list[str]]
    """URLs of chats."""
    fee: NotRequired[list[str]]
    """URLs of pages about fees."""
    twitter: NotRequired[list[str]]
    """URLs on Twitter."""


class FearAndGreed(TypedDict):
    """A value of the fear and greed index."""
    timestamp: NotRequired[str]
    """Time of the value."""
    update_time: NotRequired[str]
    """Calculation time of the value. Only for the latest value."""
    value: NotRequired[int]
    """Value of the index."""
    value_classification: NotRequired[Literal["Extreme Fear", "Fear", "Neutral", "Greed", "Extreme Greed"]]
    """Band of `value`: Extreme Fear from 1 to below 20, Fear from 20 to below 40, Neutral from 40 to
    below 60, Greed from 60 to below 80, Extreme Greed from 80 to 100. The value 0 counts as Extreme
    Fear.
    """


class FearAndGreedHistoricalResponse(TypedDict):
    """Fear and greed index at the start of each day."""
    data: list[FearAndGreed]
    """Values, newest first."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class FearAndGreedLatestResponse(TypedDict):
    """The current fear and greed index."""
    data: FearAndGreed
    """A value of the fear and greed index."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class FiatMapItem(TypedDict):
    """A currency of the fiat ID map."""
    id: int
    """ID of the currency."""
    name: str
    """Name of the currency."""
    sign: str
    """Sign of the currency."""
    symbol: str
    """Symbol of the currency, in uppercase."""


class FiatMapResponse(TypedDict):
    """The fiat ID map, with the request status."""
    data: list[FiatMapItem]
    """Currencies of the map."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class GlobalMetrics(TypedDict):
    """Current metrics of the whole market. Unknown values are null, never 0."""
    active_cryptocurrencies: int | None
    """Number of cryptocurrencies in the listings."""
    active_exchanges: int | None
    """Number of active exchanges."""
    active_market_pairs: int | None
    """Number of active market pairs."""
    total_cryptocurrencies: int | None
    """Number of cryptocurrencies in the ID map, including inactive and untracked cryptocurrencies."""
    total_exchanges: int | None
    """Number of exchanges, including inactive and untracked exchanges."""
    btc_dominance: float | None
    """Bitcoin's share of the total market cap, in percent."""
    eth_dominance: float | None
    """Ethereum's share of the total market cap, in percent."""
    btc_dominance_yesterday: float | None
    """Bitcoin's share of the total market cap 24 hours ago, in percent."""
    eth_dominance_yesterday: float | None
    """Ethereum's share of the total market cap 24 hours ago, in percent."""
    btc_dominance_24h_percentage_change: float | None
    """Change of Bitcoin's share over the last 24 hours, in percentage points."""
    eth_dominance_24h_percentage_change: float | None
    """Change of Ethereum's share over the last 24 hours, in percentage points."""
    defi_market_cap: float | None
    """Market cap of cryptocurrencies tagged as DeFi, in USD."""
    defi_volume_24h: float | None
    """24-hour volume of cryptocurrencies tagged as DeFi, in USD."""
    defi_volume_24h_reported: float | None
    """Unadjusted 24-hour volume of cryptocurrencies tagged as DeFi, as reported by exchanges, in USD."""
    stablecoin_market_cap: float | None
    """Market cap of cryptocurrencies tagged as stablecoins, in USD."""
    stablecoin_volume_24h: float | None
    """24-hour volume of cryptocurrencies tagged as stablecoins, in USD."""
    stablecoin_volume_24h_reported: float | None
    """Unadjusted 24-hour volume of cryptocurrencies tagged as stablecoins, as reported by exchanges,
    in USD.
    """
    derivatives_volume_24h: float | None
    """24-hour volume of derivatives market pairs, without excluded volumes, in USD."""
    derivatives_volume_24h_reported: float | None
    """24-hour volume of derivatives market pairs, with excluded volumes, in USD."""
    defi_24h_percentage_change: float | None
    """Percent change of the DeFi volume over the last 24 hours."""
    stablecoin_24h_percentage_change: float | None
    """Percent change of the stablecoin volume over the last 24 hours."""
    derivatives_24h_percentage_change: float | None
    """Percent change of the derivatives volume over the last 24 hours."""
    quote: GlobalMetricsLatestQuoteMap
    """Totals for each requested currency, keyed by currency symbol; `USD` by default."""
    last_updated: str
    """Time of the newest update."""


class GlobalMetricsHistorical(TypedDict):
    """Historical metrics of the whole market."""
    quotes: list[GlobalMetricsHistoricalItem]
    """Totals, earliest first."""


class GlobalMetricsHistoricalItem(TypedDict):
    """Totals at one step of the interval."""
    timestamp: str
    """Time of the totals."""
    search_interval: NotRequired[str]
    """Time range searched for the totals, as an ISO 8601 interval. Only with `aux`."""
    btc_dominance: NotRequired[float | None]
    """Bitcoin's share of the total market cap, in percent."""
    eth_dominance: NotRequired[float | None]
    """Ethereum's share of the total market cap, in percent."""
    active_cryptocurrencies: NotRequired[int | None]
    """Number of cryptocurrencies in the listings."""
    active_exchanges: NotRequired[int | None]
    """Number of active exchanges."""
    active_market_pairs: NotRequired[int | None]
    """Number of active market pairs."""
    quote: GlobalMetricsHistoricalQuoteMap
    """Historical totals for each requested currency, keyed by currency symbol; `USD` by default."""


class GlobalMetricsHistoricalQuote(TypedDict):
    """Historical totals of the whole market in one currency. Unknown values are null, never 0."""
    total_market_cap: float | None
    """Market cap of all cryptocurrencies included in totals."""
    total_volume_24h: NotRequired[float | None]
    """24-hour volume of all cryptocurrencies."""
    total_volume_24h_reported: NotRequired[float | None]
    """Unadjusted 24-hour volume of all cryptocurrencies with a known reported volume, as reported by
    exchanges.
    """
    altcoin_market_cap: NotRequired[float | None]
    """Market cap of all cryptocurrencies except Bitcoin."""
    altcoin_volume_24h: NotRequired[float | None]
    """24-hour volume of all cryptocurrencies except Bitcoin."""
    altcoin_volume_24h_reported: NotRequired[float | None]
    """Unadjusted 24-hour volume of all cryptocurrencies except Bitcoin, as reported by exchanges."""
    timestamp: str
    """Time of the totals."""


# Historical totals for each requested currency, keyed by currency symbol; `USD` by default.
GlobalMetricsHistoricalQuoteMap: TypeAlias = "dict[str, GlobalMetricsHistoricalQuote]"


class GlobalMetricsHistoricalResponse(TypedDict):
    """Historical metrics of the whole market."""
    data: GlobalMetricsHistorical
    """Historical metrics of the whole market."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class GlobalMetricsLatestQuote(TypedDict):
    """Totals of the whole market in one currency. Unknown values are null, never 0."""
    total_market_cap: float | None
    """Market cap of all cryptocurrencies included in totals."""
    total_volume_24h: float | None
    """24-hour volume of all cryptocurrencies."""
    total_volume_24h_reported: float | None
    """Unadjusted 24-hour volume of all cryptocurrencies with a known reported volume, as reported by
    exchanges.
    """
    altcoin_market_cap: float | None
    """Market cap of all cryptocurrencies except Bitcoin."""
    altcoin_volume_24h: float | None
    """24-hour volume of all cryptocurrencies except Bitcoin."""
    altcoin_volume_24h_reported: float | None
    """Unadjusted 24-hour volume of all cryptocurrencies except Bitcoin, as reported by exchanges."""
    defi_market_cap: float | None
    """Market cap of cryptocurrencies tagged as DeFi."""
    defi_volume_24h: float | None
    """24-hour volume of cryptocurrencies tagged as DeFi."""
    defi_volume_24h_reported: float | None
    """Unadjusted 24-hour volume of cryptocurrencies tagged as DeFi, as reported by exchanges."""
    stablecoin_market_cap: float | None
    """Market cap of cryptocurrencies tagged as stablecoins."""
    stablecoin_volume_24h: float | None
    """24-hour volume of cryptocurrencies tagged as stablecoins."""
    stablecoin_volume_24h_reported: float | None
    """Unadjusted 24-hour volume of cryptocurrencies tagged as stablecoins, as reported by exchanges."""
    derivatives_volume_24h: float | None
    """24-hour volume of derivatives market pairs, without excluded volumes."""
    derivatives_volume_24h_reported: float | None
    """24-hour volume of derivatives market pairs, with excluded volumes."""
    total_market_cap_yesterday: float | None
    """Total market cap 24 hours ago, at the historical conversion rate."""
    total_volume_24h_yesterday: float | None
    """Total volume 24 hours ago, at the historical conversion rate."""
    total_market_cap_yesterday_percentage_change: float | None
    """Percent change of the total market cap over the last 24 hours."""
    total_volume_24h_yesterday_percentage_change: float | None
    """Percent change of the total volume over the last 24 hours."""
    last_updated: str
    """Time of the newest update."""


# Totals for each requested currency, keyed by currency symbol; `USD` by default.
GlobalMetricsLatestQuoteMap: TypeAlias = "dict[str, GlobalMetricsLatestQuote]"


class GlobalMetricsLatestResponse(TypedDict):
    """Current metrics of the whole market."""
    data: GlobalMetrics
    """Current metrics of the whole market. Unknown values are null, never 0."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class HistoricalQuote(TypedDict):
    """Historical market data of a cryptocurrency in one currency. Unknown values are null, never 0."""
    price: NotRequired[float]
    """Price of one unit. Returned unless `aux` omits `price`."""
    volume_24h: NotRequired[float | None]
    """Volume over the previous 24 hours. Returned unless `aux` omits `volume`."""
    volume_24hr: NotRequired[float | None]
    """Volume over the previous 24 hours, under a second name."""
    market_cap: NotRequired[float | None]
    """Market cap. Returned unless `aux` omits `market_cap`."""
    circulating_supply: NotRequired[float | None]
    """Circulating supply in coins at this time. Returned unless `aux` omits this field."""
    total_supply: NotRequired[float | None]
    """Total supply in coins at this time. Returned unless `aux` omits this field."""
    last_updated: str
    """Time of the last update."""
    timestamp: NotRequired[str]
    """Time of the quote. Returned unless `aux` omits `quote_timestamp`."""


# Historical market data for each requested currency, keyed by currency symbol; `USD` by default.
HistoricalQuoteMap: TypeAlias = "dict[str, HistoricalQuote]"


class IndexConstituent(TypedDict):
    """A cryptocurrency of an index, with its weight."""
    id: NotRequired[int]
    """ID of the cryptocurrency."""
    name: NotRequired[str]
    """Name of the cryptocurrency."""
    symbol: NotRequired[str]
    """Symbol of the cryptocurrency."""
    url: NotRequired[str | None]
    """Website URL of the cryptocurrency; null if unknown."""
    weight: NotRequired[float]
    """Weight in the index, in percent."""
    priceUsd: NotRequired[float]
    """Price of the cryptocurrency in USD."""
    units: NotRequired[float]
    """Units of the cryptocurrency in the index."""


class IndexTop100HistoricalResponse(TypedDict):
    """Historical snapshots of the top-100 index."""
    data: list[IndexTop100Item]
    """Index snapshots, earliest first."""
    status: ProApiResponseStatus
    """Status of index responses. Unlike the common status, the error code is a string and the total
    number of records is included.
    """


class IndexTop100Item(TypedDict):
    """A snapshot of the top-100 index, historical or latest."""
    constituents: NotRequired[list[IndexConstituent]]
    """Constituents of the index, largest weight first."""
    update_time: NotRequired[str]
    """Time of the snapshot."""
    value: NotRequired[float]
    """Value of the index."""


class IndexTop100LatestResponse(TypedDict):
    """The latest snapshot of the top-100 index."""
    data: IndexTop100Item
    """A snapshot of the top-100 index, historical or latest."""
    status: ProApiResponseStatus
    """Status of index responses. Unlike the common status, the error code is a string and the total
    number of records is included.
    """


class IndexTop20Historical(TypedDict):
    """A historical snapshot of the top-20 index."""
    constituents: NotRequired[list[IndexConstituent]]
    """Constituents of the index, largest weight first."""
    update_time: NotRequired[str]
    """Time of the snapshot."""
    value: NotRequired[float]
    """Value of the index."""


class IndexTop20HistoricalResponse(TypedDict):
    """Historical snapshots of the top-20 index."""
    data: list[IndexTop20Historical]
    """Index snapshots, earliest first."""
    status: ProApiResponseStatus
    """Status of index responses. Unlike the common status, the error code is a string and the total
    number of records is included.
    """


class IndexTop20Latest(TypedDict):
    """The latest snapshot of the top-20 index. Unknown market values are null, never 0."""
    constituents: NotRequired[list[IndexConstituent]]
    """Constituents of the index, largest weight first."""
    last_update: NotRequired[str]
    """Time of the last update."""
    next_update: NotRequired[str]
    """Earliest time of the next update."""
    value: NotRequired[float]
    """Value of the index."""
    value_24h_percentage_change: NotRequired[float | None]
    """Percent change of the index value over the last 24 hours."""


class IndexTop20LatestResponse(TypedDict):
    """The latest snapshot of the top-20 index."""
    data: IndexTop20Latest
    """The latest snapshot of the top-20 index. Unknown market values are null, never 0."""
    status: ProApiResponseStatus
    """Status of index responses. Unlike the common status, the error code is a string and the total
    number of records is included.
    """


class KeyInfo(TypedDict):
    """Plan limits and current usage of the API key."""
    plan: NotRequired[KeyInfoPlan]
    """Plan limits of the API key."""
    usage: NotRequired[KeyInfoUsage]
    """Usage of the API key in each current period."""


class KeyInfoCreditUsage(TypedDict):
    """Credits used and left in the current day or monthly period."""
    credits_used: NotRequired[float]
    """Credits used in the current period."""
    credits_left: NotRequired[float]
    """Credits left in the current period."""


class KeyInfoPlan(TypedDict):
    """Plan limits of the API key."""
    credit_limit_monthly: NotRequired[float]
    """Credits per monthly period."""
    credit_limit_monthly_reset: NotRequired[str]
    """Time until the monthly credits reset, as text for display."""
    credit_limit_monthly_reset_timestamp: NotRequired[str]
    """Reset time of the monthly credits."""
    rate_limit_minute: NotRequired[float]
    """Requests per UTC minute."""


class KeyInfoRequestUsage(TypedDict):
    """Requests made and left in the current UTC minute."""
    requests_made: NotRequired[float]
    """Requests made in the current period."""
    requests_left: NotRequired[float]
    """Requests left in the current period."""


class KeyInfoResponse(TypedDict):
    """Plan limits and current usage of the API key, with the request status."""
    data: KeyInfo
    """Plan limits and current usage of the API key."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class KeyInfoUsage(TypedDict):
    """Usage of the API key in each current period."""
    current_minute: NotRequired[KeyInfoRequestUsage]
    """Requests made and left in the current UTC minute."""
    current_day: NotRequired[KeyInfoCreditUsage]
    """Credits used and left in the current day or monthly period."""
    current_month: NotRequired[KeyInfoCreditUsage]
    """Credits used and left in the current day or monthly period."""


# Latest listings, version 3: an array without an envelope.
ListingsLatestResponseV3: TypeAlias = "list[CryptoListingV3]"


class ListingsResponse(TypedDict):
    """A list of cryptocurrencies with quotes."""
    data: list[Cryptocurrency]
    """Cryptocurrencies in the requested order."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class MapItem(TypedDict):
    """A cryptocurrency of the ID map."""
    id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    rank: float | None
    """Rank of the cryptocurrency, starting at 1; null if unranked."""
    name: str
    """Name of the cryptocurrency."""
    symbol: str
    """Ticker symbol in uppercase, not unique."""
    slug: str
    """URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`."""
    is_active: NotRequired[Literal[0, 1]]
    """1 for the listing state `active` (at least one tracked market), otherwise 0."""
    status: NotRequired[Literal["active", "inactive", "untracked"]]
    """Listing state of the cryptocurrency. `active`: at least one tracked market. `inactive`: formerly
    active. `untracked`: listed, but not yet qualified for tracked markets. Only with `aux`.
    """
    first_historical_data: NotRequired[str]
    """Time of the first historical data; absent if no historical data exists."""
    last_historical_data: NotRequired[str]
    """Time of the last historical data; absent if no historical data exists."""
    platform: NotRequired[Platform]
    """The chain of a token; null if the cryptocurrency is not a token."""


class MapResponse(TypedDict):
    """The ID map."""
    data: list[MapItem]
    """Cryptocurrencies of the map."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class MarketPair(TypedDict):
    """A market of two currencies on one exchange."""
    exchange: MarketPairExchange
    """The exchange of a market pair."""
    market_id: int
    """Numeric ID of the market."""
    market_pair: str
    """Market pair in the form base/quote."""
    category: NotRequired[str]
    """Market category, such as `spot`. Returned unless `aux` omits this field."""
    fee_type: NotRequired[str]
    """Fee model of the market, such as `percentage`. Returned unless `aux` omits this field."""
    market_pair_base: MarketPairCurrency
    """One side of a market pair."""
    market_pair_quote: MarketPairCurrency
    """One side of a market pair."""
    quote: MarketPairQuoteMap
    """Market data of a pair: the report of the exchange under `exchange_reported`, and a quote for
    each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default.
    """


class MarketPairCurrency(TypedDict):
    """One side of a market pair."""
    currency_id: int
    """Numeric ID of the currency."""
    currency_symbol: str
    """Symbol of the currency in this service."""
    exchange_symbol: str
    """Symbol of the currency on the exchange."""
    currency_type: Literal["cryptocurrency", "fiat"]
    """Type of the currency."""


class MarketPairExchange(TypedDict):
    """The exchange of a market pair."""
    id: int
    """Numeric ID of the exchange."""
    name: str
    """Name of the exchange."""
    slug: str
    """URL-friendly name of the exchange."""


class MarketPairExchangeReported(TypedDict):
    """Market data of a pair as reported by the exchange. Unknown values are null, never 0."""
    price: float | None
    """Price of the base currency in the quote currency; null if unknown."""
    volume_24h_base: float | None
    """Volume over the last 24 hours, in the base currency."""
    volume_24h_quote: float | None
    """Volume over the last 24 hours, in the quote currency."""
    last_updated: str
    """Time of the last update."""


class MarketPairQuote(TypedDict):
    """Market data of a pair in one currency. Unknown values are null, never 0."""
    price: float | None
    """Price of the base currency on this market; if unknown, the general price of the base currency.
    Null if both are unknown.
    """
    volume_24h: float | None
    """Volume over the last 24 hours."""
    last_updated: str
    """Time of the last update."""


# Market data of a pair: the report of the exchange under `exchange_reported`, and a quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default.
MarketPairQuoteMap: TypeAlias = "dict[str, MarketPairExchangeReported | MarketPairQuote]"


class MarketPairs(TypedDict):
    """A cryptocurrency or fiat currency with market pairs."""
    id: int
    """Numeric ID of the currency, permanent and unique."""
    name: str
    """Name of the currency."""
    symbol: str
    """Symbol of the currency, not unique."""
    num_market_pairs: NotRequired[int]
    """Number of active market pairs. Returned unless `aux` omits this field."""
    market_pairs: list[MarketPair]
    """The market pairs."""


class MarketPairsResponse(TypedDict):
    """Market pairs of one currency."""
    data: MarketPairs
    """A cryptocurrency or fiat currency with market pairs."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class Metadata(TypedDict):
    """Metadata of a cryptocurrency: name, description, logo and URLs."""
    id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    name: str
    """Name of the cryptocurrency."""
    symbol: str
    """Ticker symbol, not unique."""
    category: Literal["coin", "token"]
    """`coin` for a cryptocurrency with its own chain, `token` for a cryptocurrency on another chain."""
    slug: str
    """URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`."""
    logo: NotRequired[str]
    """URL of the logo, 64 pixels wide. For another size, replace both numbers in `64x64` with 16, 32,
    64, 128 or 200.
    """
    description: NotRequired[str | None]
    """Short description of the cryptocurrency; null if unavailable."""
    notice: NotRequired[str]
    """Important notice about the cryptocurrency, in Markdown."""
    date_added: NotRequired[str]
    """Time when the service added the cryptocurrency."""
    date_launched: str | None
    """Launch time of the cryptocurrency; null if unknown."""
    tags: NotRequired[list[str]]
    """Tags of the cryptocurrency."""
    platform: NotRequired[Platform]
    """The chain of a token; null if the cryptocurrency is not a token."""
    urls: NotRequired[MetadataUrls]
    """URLs of a cryptocurrency by kind. A kind without a URL is an empty list."""
    self_reported_circulating_supply: NotRequired[float | None]
    """Circulating supply reported by the project; null if not reported."""
    self_reported_market_cap: NotRequired[float | None]
    """Market cap reported by the project; null if not reported."""
    self_reported_tags: NotRequired[list[str]]
    """Tags reported by the project."""
    infinite_supply: NotRequired[bool]
    """True if the supply is unlimited."""


class MetadataResponse(TypedDict):
    """Metadata of the requested cryptocurrencies."""
    data: dict[str, Metadata | list[Metadata]]
    """Keyed by the requested IDs, slugs or symbols. An ID or slug maps to a record; a symbol maps to
    an array of all cryptocurrencies with the symbol. A lookup by address alone is keyed by the IDs
    of the matching cryptocurrencies.
    """
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class MetadataResponseV1(TypedDict):
    """Metadata of the requested cryptocurrencies, version 1."""
    data: dict[str, Metadata]
    """Keyed by the requested IDs, slugs or symbols. A symbol maps to the highest-ranked cryptocurrency
    with the symbol. A lookup by address alone is keyed by the ID of the matching cryptocurrency.
    """
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class MetadataUrls(TypedDict):
    """URLs of a cryptocurrency by kind. A kind without a URL is an empty list."""
    website: NotRequired[list[str]]
    """Home pages."""
    technical_doc: NotRequired[list[str]]
    """White papers and technical documents."""
    explorer: NotRequired[list[str]]
    """Block explorers."""
    source_code: NotRequired[list[str]]
    """Source code repositories."""
    message_board: NotRequired[list[str]]
    """Message boards and blogs."""
    chat: NotRequired[list[str]]
    """Chat rooms."""
    announcement: NotRequired[list[str]]
    """Announcements."""
    reddit: NotRequired[list[str]]
    """Reddit pages."""
    twitter: NotRequired[list[str]]
    """Twitter accounts."""


class MultiplierItem(TypedDict):
    """A cryptocurrency with a UI multiplier for displayed amounts."""
    crypto_id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    crypto_slug: str
    """URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`."""
    name: str
    """Name of the cryptocurrency."""
    symbol: str
    """Ticker symbol of the cryptocurrency."""
    multiplier: float
    """UI multiplier: the ratio of a displayed amount to the held amount."""
    effective_at: str
    """Effective time of the multiplier."""
    token_address: NotRequired[str]
    """Contract address of the token."""
    platform_id: NotRequired[int]
    """Numeric ID of the token's platform."""
    platform: NotRequired[str]
    """Slug of the token's platform. Only in `/v2/dex/multiplier`."""


class MultiplierResponse(TypedDict):
    """A page of multipliers. In `status`, `error_message` is null and `credit_count` is 0."""
    data: MultiplierResult
    """A page of multipliers."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class MultiplierResult(TypedDict):
    """A page of multipliers."""
    total_size: int
    """Total number of items on all pages."""
    has_more: bool
    """True if more items follow this page: `start` plus `limit` has not reached `total_size`."""
    items: list[MultiplierItem]
    """Items of this page."""


class OhlcvHistorical(TypedDict):
    """A cryptocurrency with historical OHLCV."""
    id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    name: str
    """Name of the cryptocurrency."""
    symbol: str
    """Ticker symbol, not unique."""
    quotes: list[OhlcvPeriod]
    """Periods, earliest first."""


class OhlcvHistoricalResponse(TypedDict):
    """Historical OHLCV."""
    data: OhlcvHistorical | dict[str, OhlcvHistorical | list[OhlcvHistorical]]
    """A single ID or slug returns one record. Several IDs or slugs, or any symbol, return a map: one
    record under each ID or slug, an array of records under each symbol.
    """
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class OhlcvHistoricalResponseV1(TypedDict):
    """Historical OHLCV, version 1."""
    data: OhlcvHistorical | dict[str, OhlcvHistorical]
    """A single ID, slug or symbol returns one record. Several return a map with one record under each
    key. A symbol means the highest-ranked cryptocurrency with the symbol.
    """
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class OhlcvLatest(TypedDict):
    """A cryptocurrency with the OHLCV of the current, incomplete UTC day."""
    id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    name: str
    """Name of the cryptocurrency."""
    symbol: str
    """Ticker symbol, not unique."""
    last_updated: str
    """Time of the last update."""
    time_open: str
    """Open time of the day."""
    time_close: str
    """Close time of the day."""
    time_high: str | None
    """Time of the highest price so far; null if unknown."""
    time_low: str | None
    """Time of the lowest price so far; null if unknown."""
    is_derived: NotRequired[bool]
    """Always true. Present only if the data has no candle of the day. The candle is then derived from
    the known prices of the day.
    """
    quote: OhlcvLatestQuoteMap
    """Prices and volume of the current UTC day for each requested currency, keyed by currency symbol;
    `USD` by default.
    """


class OhlcvLatestQuote(TypedDict):
    """Prices and volume of the current UTC day in one currency. Unknown values are null, never 0."""
    open: float
    """First price of the day."""
    high: float
    """Highest price so far."""
    low: float
    """Lowest price so far."""
    close: float
    """Latest price, because the day is incomplete."""
    volume: float | None
    """Volume of the day so far."""
    last_updated: str
    """Time of the last update."""


# Prices and volume of the current UTC day for each requested currency, keyed by currency symbol; `USD` by default.
OhlcvLatestQuoteMap: TypeAlias = "dict[str, OhlcvLatestQuote]"


class OhlcvLatestResponse(TypedDict):
    """OHLCV of the current UTC day."""
    data: dict[str, OhlcvLatest | list[OhlcvLatest]]
    """Keyed by the requested IDs or symbols. An ID maps to a record, a symbol to an array of records."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class OhlcvLatestResponseV1(TypedDict):
    """OHLCV of the current UTC day, version 1."""
    data: dict[str, OhlcvLatest]
    """Keyed by the requested IDs or symbols. A symbol maps to the highest-ranked cryptocurrency with
    the symbol.
    """
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class OhlcvPeriod(TypedDict):
    """An OHLCV period. A daily period is a UTC day from 00:00:00 to the end of the day. An hourly
    period opens on the hour.
    """
    time_open: str
    """Open time of the period."""
    time_close: str
    """Close time of the period."""
    time_high: str | None
    """Time of the highest price; null if unknown."""
    time_low: str | None
    """Time of the lowest price; null if unknown."""
    is_derived: NotRequired[bool]
    """Always true. Present only if the data has no candle of the period. The candle is then derived
    from the known prices of the period.
    """
    quote: OhlcvQuoteMap
    """Prices and volume of a period for each requested currency, keyed by currency symbol; `USD` by
    default.
    """


class OhlcvQuote(TypedDict):
    """Prices and volume of a past period in one currency. Unknown values are null, never 0."""
    open: float
    """First price of the period."""
    high: float
    """Highest price of the period."""
    low: float
    """Lowest price of the period."""
    close: float
    """Last price of the period."""
    volume: float | None
    """Volume of the period. Unavailable for hourly periods before 2020-09-22."""
    market_cap: float | None
    """Market cap at the end of the period."""
    timestamp: str
    """Time of these values."""


# Prices and volume of a period for each requested currency, keyed by currency symbol; `USD` by default.
OhlcvQuoteMap: TypeAlias = "dict[str, OhlcvQuote]"


class PartnerScore(TypedDict):
    """Score of a cryptocurrency at the end of a UTC day. The record may contain additional properties."""
    id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    name: str
    """Name of the cryptocurrency."""
    symbol: str
    """Ticker symbol of the cryptocurrency."""
    slug: str
    """URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`."""
    score: float | None
    """Score in points, from 0 to 1000."""
    grade: str | None
    """Grade of the score: S from 900 points, A from 750, B from 650, C from 500, F below 500."""
    percent_change_24h: NotRequired[float | None]
    """Percent change of the score over the last 24 hours."""
    point_change_24h: NotRequired[float | None]
    """Change of the score over the last 24 hours, in points."""
    last_updated: str
    """End of the UTC day of the score."""


class PartnerScoresResponse(TypedDict):
    """A list of scores."""
    data: list[PartnerScore]
    """The scores."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class PlatformObject(TypedDict):
    """The chain of a token; null if the cryptocurrency is not a token."""
    id: int
    """Numeric ID of the platform's native cryptocurrency."""
    name: str
    """Name of the platform."""
    symbol: str
    """Symbol of the platform's native cryptocurrency."""
    slug: str
    """URL-friendly name of the platform."""
    token_address: str
    """Contract address of the token on the platform."""


# The chain of a token; null if the cryptocurrency is not a token.
Platform: TypeAlias = "PlatformObject | None"


class PlatformV3Object(TypedDict):
    """The chain of a token; null if the cryptocurrency is not a token."""
    id: int
    """Numeric ID of the platform's native cryptocurrency."""
    slug: str
    """URL-friendly name of the platform."""
    name: str
    """Name of the platform."""
    symbol: str
    """Symbol of the platform's native cryptocurrency."""
    token_address: str
    """Contract address of the token on the platform."""


# The chain of a token; null if the cryptocurrency is not a token.
PlatformV3: TypeAlias = "PlatformV3Object | None"


class PriceConversion(TypedDict):
    """An amount of one currency, converted to target currencies."""
    id: int
    """Numeric ID of the source currency."""
    name: str
    """Name of the source currency."""
    symbol: str
    """Symbol of the source currency."""
    amount: float
    """Amount to convert."""
    last_updated: str
    """Time of the market rate for the source currency: the closest available time."""
    quote: PriceConversionQuoteMap
    """Converted amount for each requested currency, keyed by currency symbol; `USD` by default."""


class PriceConversionQuote(TypedDict):
    """The amount in one target currency."""
    price: float
    """Total converted amount."""
    last_updated: str
    """Time of the market rate for the target currency: the closest available time."""


# Converted amount for each requested currency, keyed by currency symbol; `USD` by default.
PriceConversionQuoteMap: TypeAlias = "dict[str, PriceConversionQuote]"


class PriceConversionResponse(TypedDict):
    """A price conversion."""
    data: PriceConversion
    """An amount of one currency, converted to target currencies."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class PriceConversionResponseV2(TypedDict):
    """A price conversion, version 2, with the request status."""
    data: PriceConversion | list[PriceConversion]
    """The conversion. A lookup by symbol returns an array with a conversion for each asset with the
    symbol.
    """
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class PricePerformance(TypedDict):
    """A cryptocurrency with price performance over one or more periods."""
    id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    name: str
    """Name of the cryptocurrency."""
    symbol: str
    """Ticker symbol, not unique."""
    slug: str
    """URL-friendly name of the cryptocurrency: lowercase letters, digits and `-`."""
    last_updated: str
    """Time of the last update."""
    periods: dict[str, PricePerformancePeriod]
    """Price performance for each period of `time_period`, keyed by period name."""


class PricePerformancePeriod(TypedDict):
    """Price performance over a period. Rolling periods close at the time of the request; `yesterday`
    is a UTC day.
    """
    open_timestamp: str
    """Open time of the period."""
    high_timestamp: NotRequired[str | None]
    """Time of the highest price; null for the period `yesterday`."""
    low_timestamp: NotRequired[str | None]
    """Time of the lowest price; null for the period `yesterday`."""
    close_timestamp: str
    """Close time of the period."""
    quote: dict[str, PricePerformanceQuote]
    """Price performance for each requested currency, keyed by currency symbol; `USD` by default."""


class PricePerformanceQuote(TypedDict):
    """Price performance over a period in one currency. Unknown changes are null, never 0."""
    open: float
    """First price of the period."""
    open_timestamp: str
    """Time of the first price."""
    high: float
    """Highest price of the period."""
    high_timestamp: NotRequired[str | None]
    """Time of the highest price; null for the period `yesterday`."""
    low: float
    """Lowest price of the period."""
    low_timestamp: NotRequired[str | None]
    """Time of the lowest price; null for the period `yesterday`."""
    close: float
    """Last price of the period."""
    close_timestamp: str
    """Time of the last price."""
    percent_change: float | None
    """Percent change from the first to the last price."""
    price_change: float | None
    """Absolute change from the first to the last price."""


class PricePerformanceResponse(TypedDict):
    """Price performance."""
    data: dict[str, PricePerformance | list[PricePerformance]]
    """Keyed by the requested IDs, slugs or symbols. An ID or slug maps to a record, a symbol to an
    array of records.
    """
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class PricePerformanceResponseV1(TypedDict):
    """Price performance, version 1."""
    data: dict[str, PricePerformance]
    """Keyed by the requested IDs, slugs or symbols. A symbol maps to the highest-ranked cryptocurrency
    with the symbol.
    """
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class ProApiResponseStatus(TypedDict):
    """Status of index responses. Unlike the common status, the error code is a string and the total
    number of records is included.
    """
    credit_count: NotRequired[int]
    """Credits used by the request."""
    elapsed: NotRequired[int]
    """Time to build the response, in milliseconds."""
    error_code: NotRequired[str]
    """Error code, as text."""
    error_message: NotRequired[str]
    """Message for the error code."""
    notice: NotRequired[str]
    """Notice about the response."""
    timestamp: NotRequired[str]
    """Server time."""
    total_count: NotRequired[int]
    """Total number of records."""


class Quote(TypedDict):
    """Market data of a cryptocurrency in one currency. Unknown values are null, never 0."""
    price: float
    """Price of one unit."""
    volume_24h: float | None
    """Adjusted volume over the last 24 hours, rolling."""
    volume_24h_reported: NotRequired[float | None]
    """Reported volume over the last 24 hours. Only with `aux`."""
    volume_7d: NotRequired[float | None]
    """Volume over the last 7 days. Only with `aux`."""
    volume_7d_reported: NotRequired[float | None]
    """Reported volume over the last 7 days. Only with `aux`."""
    volume_30d: NotRequired[float | None]
    """Volume over the last 30 days. Only with `aux`."""
    volume_30d_reported: NotRequired[float | None]
    """Reported volume over the last 30 days. Only with `aux`."""
    volume_change_24h: NotRequired[float | None]
    """Percent change of the 24-hour volume over the last 24 hours. Only in the latest listings and
    quotes.
    """
    percent_change_1h: float | None
    """Percent change of the price over the last hour."""
    percent_change_24h: float | None
    """Percent change of the price over the last 24 hours."""
    percent_change_7d: float | None
    """Percent change of the price over the last 7 days."""
    percent_change_30d: NotRequired[float | None]
    """Percent change of the price over the last 30 days. Only in the latest listings and quotes."""
    market_cap: float | None
    """Market cap: price times circulating supply."""
    market_cap_dominance: NotRequired[float | None]
    """Share of the total market cap of all cryptocurrencies, in percent. Only in the latest listings
    and quotes.
    """
    fully_diluted_market_cap: NotRequired[float | None]
    """Market cap based on the maximum supply. Only in the latest listings and quotes."""
    last_updated: str
    """Time of the last update."""


# A quote for each currency of `convert` or `convert_id`, keyed by currency symbol; `USD` by default.
QuoteMap: TypeAlias = "dict[str, Quote]"


class QuoteV3(TypedDict):
    """Market data of a cryptocurrency in one currency, version 3. Unknown values are null, never 0."""
    id: int
    """Numeric ID of the quote's currency."""
    symbol: str
    """Symbol of the quote's currency."""
    price: float
    """Price of one unit."""
    volume_24h: float | None
    """Volume over the last 24 hours."""
    volume_24h_reported: NotRequired[float | None]
    """Reported volume over the last 24 hours. Only with `aux`."""
    volume_7d: NotRequired[float | None]
    """Volume over the last 7 days. Only with `aux`."""
    volume_7d_reported: NotRequired[float | None]
    """Reported volume over the last 7 days. Only with `aux`."""
    volume_30d: NotRequired[float | None]
    """Volume over the last 30 days. Only with `aux`."""
    volume_30d_reported: NotRequired[float | None]
    """Reported volume over the last 30 days. Only with `aux`."""
    volume_change_24h: NotRequired[float | None]
    """Percent change of the 24-hour volume over the last 24 hours."""
    percent_change_1h: float | None
    """Percent change of the price over the last hour."""
    percent_change_24h: float | None
    """Percent change of the price over the last 24 hours."""
    percent_change_7d: float | None
    """Percent change of the price over the last 7 days."""
    percent_change_30d: NotRequired[float | None]
    """Percent change of the price over the last 30 days."""
    percent_change_60d: NotRequired[float | None]
    """Percent change of the price over the last 60 days."""
    percent_change_90d: NotRequired[float | None]
    """Percent change of the price over the last 90 days."""
    market_cap: float | None
    """Market cap: price times circulating supply."""
    market_cap_dominance: NotRequired[float | None]
    """Share of the total market cap of all cryptocurrencies, in percent."""
    fully_diluted_market_cap: NotRequired[float | None]
    """Market cap based on the maximum supply."""
    tvl: NotRequired[float | None]
    """Total value locked in the cryptocurrency's protocols."""
    market_cap_by_total_supply: NotRequired[float | None]
    """Market cap based on the total supply. Only with `aux`."""
    last_updated: str
    """Time of the last update."""


class QuotesHistorical(TypedDict):
    """A cryptocurrency with historical quotes."""
    id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    name: str
    """Name of the cryptocurrency."""
    symbol: str
    """Ticker symbol, not unique."""
    is_active: NotRequired[Literal[0, 1]]
    """1 for an active cryptocurrency, otherwise 0. Returned unless `aux` omits this field."""
    is_fiat: NotRequired[int]
    """1 for a fiat currency, otherwise 0. Returned unless `aux` omits this field."""
    quotes: list[QuotesHistoricalItem]
    """Quotes, earliest first."""


class QuotesHistoricalItem(TypedDict):
    """Quotes at one step of the interval."""
    timestamp: str
    """Time of this item."""
    search_interval: NotRequired[str]
    """Time range searched for the quote, as an ISO 8601 interval. Only with `aux`."""
    quote: HistoricalQuoteMap
    """Historical market data for each requested currency, keyed by currency symbol; `USD` by default."""


class QuotesHistoricalResponse(TypedDict):
    """Historical quotes, versions 2 and 3."""
    data: QuotesHistorical | dict[str, QuotesHistorical | list[QuotesHistorical]]
    """A single ID returns one record. Several IDs, or any symbol, return a map: one record under each
    ID, an array of records under each symbol.
    """
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class QuotesHistoricalResponseV1(TypedDict):
    """Historical quotes, version 1."""
    data: QuotesHistorical | dict[str, QuotesHistorical]
    """A single ID or symbol returns one record. Several return a map with one record under each key. A
    symbol means the highest-ranked cryptocurrency with the symbol.
    """
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class QuotesLatestResponseV1(TypedDict):
    """Latest quotes, version 1."""
    data: dict[str, Cryptocurrency]
    """Keyed by the requested IDs, symbols or slugs. A symbol maps to the highest-ranked cryptocurrency
    with the symbol.
    """
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class QuotesLatestResponseV2(TypedDict):
    """Latest quotes, version 2."""
    data: dict[str, Cryptocurrency | list[Cryptocurrency]]
    """Keyed by the requested IDs, symbols or slugs. An ID or slug maps to a record, a symbol to an
    array of records.
    """
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


# Latest quotes, version 3: an array without an envelope.
QuotesLatestResponseV3: TypeAlias = "list[CryptoQuoteV3]"


class SimplePrice(TypedDict):
    """Price of a cryptocurrency in USD, with the fields requested by flags. Unknown values are null,
    never 0.
    """
    id: int
    """Numeric ID of the cryptocurrency, permanent and unique."""
    price: float
    """Spot price of one unit, in USD."""
    market_cap: NotRequired[float | None]
    """Market cap in USD. Only with `include_market_cap`."""
    volume_24h: NotRequired[float | None]
    """Volume over the last 24 hours, in USD. Only with `include_volume_24h`."""
    percent_change_24h: NotRequired[float | None]
    """Percent change of the price over the last 24 hours. Only with `include_percent_change_24h`."""
    last_updated: NotRequired[str]
    """Time of the last price update. Only with `include_last_updated`."""


class SimplePriceResponse(TypedDict):
    """Prices in USD."""
    data: list[SimplePrice]
    """A price for each requested cryptocurrency."""
    status: Status
    """Outcome and cost of the request. Part of every response with `data` and `status`."""


class Status(TypedDict):
    """Outcome and cost of the request. Part of every response with `data` and `status`."""
    timestamp: str
    """Server time in UTC."""
    error_code: int | None
    """0 or null for a successful request; this service sends 0."""
    error_message: str | None
    """Empty or null for a successful request."""
    elapsed: int
    """Time to build the response, in milliseconds."""
    credit_count: int
    """Credits used by the request."""
    notice: NotRequired[str | None]
    """Message to the sender of the request; null if there is no message."""


class StreamEnd(TypedDict):
    """The end of a stream by the service, with the reason."""
    type: Literal["end"]
    """The name of the event."""
    error_code: int
    """The reason, as a code of an error: 503 for a stop of the service, 1001 for a revoked key, 1006
    for a changed plan, 1009 and 1010 for used-up credits, 1013 for a slow reader.
    """
    error_message: str
    """The reason as a sentence."""


# The data of an event of a stream. `type` is the name of the event.
StreamEvent: TypeAlias = "StreamSnapshot | StreamQuote | StreamEnd"


class StreamQuote(TypedDict):
    """The new quote of a cryptocurrency in a stream."""
    type: Literal["quote"]
    """The name of the event."""
    data: CryptoQuoteV3
    """A cryptocurrency in the latest quotes, version 3. Tags are objects. Unknown values are null,
    never 0.
    """


class StreamSnapshot(TypedDict):
    """The quotes of all requested cryptocurrencies, at the start of a stream."""
    type: Literal["snapshot"]
    """The name of the event."""
    data: list[CryptoQuoteV3]
    """The latest quotes, in the order of the requested IDs."""


class TagV3(TypedDict):
    """A tag of a cryptocurrency."""
    slug: str
    """URL-friendly name of the tag."""
    name: str
    """Name of the tag."""
    category: str
    """Kind of the tag."""


class Envelope(TypedDict, Generic[Data]):
    """A response with data and status."""

    data: Data
    status: Status
