import type { DataCheck } from "./compare.ts";
import { getGreed } from "./greed.ts";
import { addDays, type CoinDay, type RawCandle, type RawData, sum } from "./raw-data.ts";

const END = "T23:59:59.999Z";
const MIDNIGHT = "T00:00:00.000Z";

const latest = (slug: string, convert = "USD") =>
  `/v3/cryptocurrency/quotes/latest?slug=${slug}&convert=${convert}`;
/** The last quote of each day, for some days. */
const closes = (slug: string, date: string, count = 1, convert = "USD") =>
  `/v2/cryptocurrency/quotes/historical?id={${slug}}&interval=24h&count=${count}&time_end=${date}${END}&convert=${convert}`;
const ohlcv = (query: string) => `/v2/cryptocurrency/ohlcv/historical?${query}`;

/** Typical questions of users, with the expected values from the raw files. */
export function listChecks(raw: RawData): DataCheck[] {
  return [
    listPriceChecks,
    listConversionChecks,
    listHistoryChecks,
    listRankingChecks,
    listMarketChecks,
    listIndexChecks,
    listCandleChecks,
    listCatalogueChecks,
  ].flatMap((ask) => ask(raw));
}

function listPriceChecks(raw: RawData): DataCheck[] {
  const cardano = raw.last("ADA");
  const inLink = (date: string) => 1 / raw.on("LINK", date).price;
  const inEuros = (date: string) => raw.perDollar("EUR", date);
  const currencies = raw.currenciesOn(cardano.date);
  return [
    {
      question: "What does Cardano cost, and since when?",
      path: latest("cardano"),
      expects: { "0.quote.0.price": cardano.price, "0.last_updated": cardano.date + END },
    },
    {
      question: "What does Cardano cost in each currency of the central bank, at the rates of that day?",
      path: latest("cardano", currencies.join(",")),
      expects: {
        "0.quote.*.symbol": currencies,
        "0.quote.*.price": currencies.map(
          (currency) => cardano.price * raw.perDollar(currency, cardano.date),
        ),
      },
    },
    {
      question: "How did USD Coin move in euros, over a day and a week?",
      path: latest("usd-coin", "EUR"),
      expects: {
        "0.quote.0.percent_change_24h": raw.change("USDC", 1, inEuros),
        "0.quote.0.percent_change_7d": raw.change("USDC", 7, inEuros),
      },
    },
    {
      question: "What does Cardano cost in Chainlink, and how did that change in a day?",
      path: latest("cardano", "LINK"),
      expects: {
        "0.quote.0.price": cardano.price * inLink(cardano.date),
        "0.quote.0.percent_change_24h": raw.change("ADA", 1, inLink),
      },
    },
    ...["usd-coin", "ethereum"].map((slug) => ({
      question: `What does ${slug} cost in bitcoin, which has no price near the newest one of the market?`,
      path: latest(slug, "BTC"),
      expects: noRate("convert", "BTC", raw.last("BTC").date),
    })),
    {
      question: "What does Cardano cost in lita, a currency that ended in 2014?",
      path: latest("cardano", "LTL"),
      expects: noRate("convert", "LTL"),
    },
    {
      question: "What does Cardano cost in gold, whose price no file has?",
      path: latest("cardano", "XAU"),
      expects: noRate("convert", "XAU"),
    },
    {
      question: "What did Sai cost last, and has it a rank still?",
      path: latest("single-collateral-dai"),
      expects: {
        "0.quote.0.price": raw.last("SAI").price,
        "0.last_updated": raw.last("SAI").date + END,
        "0.svc_rank": null,
      },
    },
    {
      question: "What is the rank of Bitcoin, whose prices ended weeks before the others?",
      path: latest("bitcoin"),
      expects: { "0.quote.0.price": raw.last("BTC").price, "0.svc_rank": null },
    },
    {
      question: "How many USDT are there, on all chains together, and what are they worth?",
      path: latest("tether"),
      expects: {
        "0.circulating_supply": raw.last("USDT").supply,
        "0.quote.0.market_cap": raw.last("USDT").cap,
      },
    },
  ];
}

/** The error for a currency without a current rate. The message contains the time of the last rate. */
function noRate(parameter: string, symbol: string, lastDate = ""): DataCheck["expects"] {
  return {
    "status.error_code": 400,
    "status.error_message": new RegExp(`^Invalid value for "${parameter}": "${symbol}".*${lastDate}`),
  };
}

function listConversionChecks(raw: RawData): DataCheck[] {
  const convert = (query: string) => `/v1/tools/price-conversion?${query}`;
  const day = "2020-12-31";
  return [
    {
      question: "How much Cardano do 1000 dollars buy?",
      path: convert("symbol=USD&amount=1000&convert=ADA"),
      expects: { "data.quote.ADA.price": 1000 / raw.last("ADA").price },
    },
    {
      question: "What are 50 Cardano worth in euros?",
      path: convert("symbol=ADA&amount=50&convert=EUR"),
      expects: {
        "data.quote.EUR.price": 50 * raw.last("ADA").price * raw.perDollar("EUR", raw.last("ADA").date),
      },
    },
    {
      question: "What are 50 Uniswap worth in Cardano?",
      path: convert("symbol=UNI&amount=50&convert=ADA"),
      expects: { "data.quote.ADA.price": (50 * raw.last("UNI").price) / raw.last("ADA").price },
    },
    {
      question: "What are 50 litecoin worth, which has no price near the newest one of the market?",
      path: convert("symbol=LTC&amount=50&convert=EUR"),
      expects: noRate("symbol", "LTC", raw.last("LTC").date),
    },
    {
      question: `What were 3 bitcoin worth in Swiss francs at the end of ${day}?`,
      path: convert(`id=1&amount=3&convert=CHF&time=${day}${END}`),
      expects: { "data.quote.CHF.price": 3 * raw.on("BTC", day).price * raw.pastPerDollar("CHF", day) },
    },
    {
      question: `How much dogecoin did 500 euros buy at the end of ${day}?`,
      path: convert(`symbol=EUR&amount=500&convert=DOGE&time=${day}${END}`),
      expects: { "data.quote.DOGE.price": 500 / raw.pastPerDollar("EUR", day) / raw.on("DOGE", day).price },
    },
    {
      question: "What are 100 euros worth in roubles, at the rates of the newest price of the market?",
      path: convert("symbol=EUR&amount=100&convert=RUB"),
      expects: {
        "data.quote.RUB.price": (100 * raw.perDollar("RUB", raw.newest)) / raw.perDollar("EUR", raw.newest),
      },
    },
    {
      question: "What were 100 euros worth in roubles in 2023, after their last rate?",
      path: convert("symbol=EUR&amount=100&convert=RUB&time=2023-06-01"),
      expects: noRate("convert", "RUB", raw.lastRateDate("RUB")),
    },
  ];
}

/** Intervals with the end date of the first interval of 2018. Calendar intervals have the start date. */
const INTERVALS = [
  ["daily", "2018-01-01"],
  ["weekly", "2018-01-01"],
  ["monthly", "2018-01-01"],
  ["yearly", "2018-01-01"],
  ["24h", "2018-01-01"],
  ["1d", "2018-01-01"],
  ["7d", "2018-01-07"],
  ["30d", "2018-01-30"],
  ["365d", "2018-12-31"],
] as const;

function listHistoryChecks(raw: RawData): DataCheck[] {
  const bitcoin = raw.days("BTC");
  const year = raw.days("ETH").filter(({ date }) => date.startsWith("2020"));
  const euro = ({ date, price }: CoinDay) => price * raw.pastPerDollar("EUR", date);
  const minutes = new Map(
    raw.candles.minutes.map(([start, , , , close]) => [Number(start) / 60_000 + 1, close]),
  );
  return [
    {
      question: "What did ether cost at the end of each day of 2020?",
      path: closes("ethereum", "2020-12-31", year.length),
      expects: { "data.quotes.*.quote.USD.price": year.map(({ price }) => price) },
    },
    {
      question: "What did bitcoin cost at the end of each day, and what were all of them worth?",
      path: closes("bitcoin", raw.last("BTC").date, bitcoin.length),
      expects: {
        "data.quotes.*.timestamp": bitcoin.map(({ date }) => date + END),
        "data.quotes.*.quote.USD.price": bitcoin.map(({ price }) => price),
        "data.quotes.*.quote.USD.market_cap": bitcoin.map(({ cap }) => cap),
      },
    },
    {
      question: "And in euros, each day at its own rate?",
      path: closes("bitcoin", raw.last("BTC").date, bitcoin.length, "EUR"),
      expects: { "data.quotes.*.quote.EUR.price": bitcoin.map(euro) },
    },
    {
      question: "What did ether cost in bitcoin at the end of 2020?",
      path: closes("ethereum", "2020-12-31", 1, "BTC"),
      expects: {
        "data.quotes.0.quote.BTC.price":
          raw.on("ETH", "2020-12-31").price / raw.on("BTC", "2020-12-31").price,
      },
    },
    ...INTERVALS.map(([interval, day]) => ({
      question: `What did ether cost first in 2018, ${interval}?`,
      path: `/v2/cryptocurrency/quotes/historical?id={ethereum}&interval=${interval}&time_start=2018-01-01&time_end=2019-01-01&count=10000`,
      expects: { "data.quotes.0.quote.USD.price": raw.on("ETH", day).price },
    })),
    {
      question: "What did bitcoin cost each five minutes of an hour of 2018?",
      path: "/v2/cryptocurrency/quotes/historical?id=1&interval=5m&time_start=2018-04-05T03:05:00Z&time_end=2018-04-05T04:00:00Z",
      expects: {
        "data.quotes.*.quote.USD.price": Array.from({ length: 12 }, (_, index) =>
          Number(minutes.get(185 + 5 * index)),
        ),
      },
    },
    {
      question: "What did TRON cost before it had a chain of its own?",
      path: closes("tron", "2018-01-05"),
      expects: { "data.quotes.0.quote.USD.price": raw.on("TRX", "2018-01-05").price },
    },
    {
      question: "What are the highest and the lowest price of Cardano, and of when?",
      path: "/v2/cryptocurrency/price-performance-stats/latest?slug=cardano&time_period=all_time",
      expects: expectExtremes(raw.days("ADA")),
    },
    {
      question: "When did the history of Chainlink begin, and with what price?",
      path: `/v2/cryptocurrency/quotes/historical?id={chainlink}&interval=daily&time_start=2017-01-01&count=1&time_end=2018-01-01`,
      expects: {
        "data.quotes.0.timestamp": `${raw.days("LINK")[0]?.date}${END}`,
        "data.quotes.0.quote.USD.price": raw.days("LINK")[0]?.price,
      },
    },
  ];
}

function expectExtremes(days: readonly CoinDay[]): DataCheck["expects"] {
  const high = days.reduce((best, day) => (day.price > best.price ? day : best));
  const low = days.reduce((best, day) => (day.price < best.price ? day : best));
  const place = "data.cardano.periods.all_time.quote.USD";
  return {
    [`${place}.open`]: days[0]?.price,
    [`${place}.high`]: high.price,
    [`${place}.high_timestamp`]: high.date + END,
    [`${place}.low`]: low.price,
    [`${place}.low_timestamp`]: low.date + END,
    [`${place}.close`]: days.at(-1)?.price,
  };
}

function listRankingChecks(raw: RawData): DataCheck[] {
  const members = raw.members();
  const known = members.filter(({ cap }) => cap !== null);
  const changes = members
    .flatMap(({ symbol, date }) => {
      const isKnown = raw.days(symbol).some((day) => day.date === addDays(date, -1));
      return isKnown ? [{ symbol, change: raw.change(symbol, 1) }] : [];
    })
    .sort((one, other) => other.change - one.change);
  const trending = (direction: string, top: typeof changes) => ({
    path: `/v1/cryptocurrency/trending/gainers-losers?limit=5&sort_dir=${direction}`,
    expects: {
      "data.*.symbol": top.map(({ symbol }) => symbol),
      "data.*.quote.USD.percent_change_24h": top.map(({ change }) => change),
    },
  });
  return [
    {
      question: "Which are the 100 largest coins, and how large are they?",
      path: "/v3/cryptocurrency/listings/latest?limit=100&market_cap_min=1",
      expects: {
        "*.symbol": known.map(({ symbol }) => symbol),
        "*.quote.0.price": known.map(({ price }) => price),
        "*.quote.0.market_cap": known.map(({ cap }) => cap),
      },
    },
    {
      question: "Which coins have the tag defi? No file has tags.",
      path: "/v1/cryptocurrency/listings/latest?tag=defi",
      expects: { "data.*.symbol": [] },
    },
    { question: "Which coins rose most in a day?", ...trending("desc", changes.slice(0, 5)) },
    { question: "Which coins fell most in a day?", ...trending("asc", changes.slice(-5).reverse()) },
    ...["2017-12-17", "2021-05-01"].map((date) => {
      const all = raw.members(date);
      const top = all.filter(({ cap }) => cap !== null).slice(0, 20);
      return {
        question: `How many coins had a rank on ${date}, and which were the 20 largest?`,
        path: `/v1/cryptocurrency/listings/historical?date=${date}&limit=5000`,
        expects: {
          "data.length": all.length,
          ...Object.fromEntries(
            top.flatMap(({ symbol, price, cap }, index) => [
              [`data.${index}.symbol`, symbol],
              [`data.${index}.quote.USD.price`, price],
              [`data.${index}.quote.USD.market_cap`, cap],
            ]),
          ),
        },
      };
    }),
  ];
}

function listMarketChecks(raw: RawData): DataCheck[] {
  const yesterday = addDays(raw.newest, -1);
  const [now, before] = [raw.totalCap(), raw.totalCap(yesterday)];
  // Yesterday's totals and rate are the values at the start of today.
  const perDollar = raw.perDollar("EUR", raw.newest);
  const quote = "data.quote.USD";
  const past = "2021-05-01";
  const bitcoin = raw.on("BTC", past).cap ?? Number.NaN;
  const days = [0, 1, 2, 3, 4, 5, 6].map((back) => addDays(raw.newest, -back));
  return [
    {
      question: "What is the whole market worth, what was it worth yesterday, and how many coins are that?",
      path: "/v1/global-metrics/quotes/latest",
      expects: {
        "data.active_cryptocurrencies": raw.members().length,
        [`${quote}.total_market_cap`]: now,
        [`${quote}.total_market_cap_yesterday`]: before,
        [`${quote}.total_market_cap_yesterday_percentage_change`]: (now / before - 1) * 100,
      },
    },
    {
      question: "And in euros?",
      path: "/v1/global-metrics/quotes/latest?convert=EUR",
      expects: {
        "data.quote.EUR.total_market_cap": now * perDollar,
        "data.quote.EUR.total_market_cap_yesterday": before * perDollar,
        "data.quote.EUR.total_market_cap_yesterday_percentage_change": (now / before - 1) * 100,
      },
    },
    {
      question: "What is the dominance of Bitcoin and Ethereum, now and yesterday?",
      path: "/v1/global-metrics/quotes/latest",
      expects: {
        "data.btc_dominance": raw.share("BTC"),
        "data.btc_dominance_yesterday": raw.share("BTC", yesterday),
        "data.eth_dominance": raw.share("ETH"),
        "data.eth_dominance_yesterday": raw.share("ETH", yesterday),
      },
    },
    {
      question: `What was the market like at the end of ${past}?`,
      path: `/v1/global-metrics/quotes/historical?interval=daily&count=1&time_end=${addDays(past, 1)}`,
      expects: {
        "data.quotes.0.timestamp": addDays(past, 1) + MIDNIGHT,
        "data.quotes.0.quote.USD.total_market_cap": raw.totalCap(past),
        "data.quotes.0.quote.USD.altcoin_market_cap": raw.totalCap(past) - bitcoin,
        "data.quotes.0.btc_dominance": raw.share("BTC", past),
        "data.quotes.0.eth_dominance": raw.share("ETH", past),
      },
    },
    {
      question: "What is traded on Binance in a day? No file has volumes.",
      path: "/v1/exchange/quotes/latest?slug=binance",
      expects: {
        "data.binance.quote.USD.volume_24h": null,
        "data.binance.num_market_pairs": raw.pairs.filter(({ exchange }) => exchange === "binance").length,
      },
    },
    {
      question: "How greedy was the market on each of the last seven days?",
      path: "/v3/fear-and-greed/historical?limit=7",
      expects: {
        "data.*.timestamp": days.map((date) => date + MIDNIGHT),
        "data.*.value": days.map((date) => getGreed(raw, date)),
      },
    },
  ];
}

/** The weights follow from the members at the start of the month and their price changes since then. */
function listIndexChecks(raw: RawData): DataCheck[] {
  const start = addDays(`${raw.newest.slice(0, 7)}-01`, -1);
  const worths = (size: number, date: string) => {
    const members = raw.members(start).filter(({ cap }) => cap !== null);
    return members.slice(0, size).map(({ symbol, cap, price }) => ({
      symbol,
      worth: (cap ?? 0) * (raw.last(symbol, date).price / price),
    }));
  };
  const value = (size: number, date: string) => sum(worths(size, date).map(({ worth }) => worth));
  const weights = (size: number, date: string) =>
    worths(size, date)
      .map(({ symbol, worth }) => [symbol, (worth / value(size, date)) * 100] as const)
      .sort(([, one], [, other]) => other - one);
  const yesterday = addDays(raw.newest, -1);
  return [
    {
      question: "What is in the top 100 index, with which weights?",
      path: "/v3/index/svc100-latest",
      expects: {
        "data.constituents.*.symbol": weights(100, raw.newest).map(([symbol]) => symbol),
        "data.constituents.*.weight": weights(100, raw.newest).map(([, weight]) => weight),
      },
    },
    {
      question: "What is in the top 20 index, and how did it change in a day?",
      path: "/v3/index/svc20-latest",
      expects: {
        "data.constituents.*.symbol": weights(20, raw.newest).map(([symbol]) => symbol),
        "data.value_24h_percentage_change": (value(20, raw.newest) / value(20, yesterday) - 1) * 100,
      },
    },
    {
      question: "What were the weights of the top 20 index as the last days began?",
      path: "/v3/index/svc20-historical?interval=daily&count=2",
      expects: {
        // The closest price to midnight is the price at the end of the day.
        "data.*.update_time": [raw.newest, addDays(raw.newest, 1)].map((date) => date + MIDNIGHT),
        "data.*.constituents.*.weight": [yesterday, raw.newest].map((date) =>
          weights(20, date).map(([, weight]) => weight),
        ),
      },
    },
  ];
}

function listCandleChecks(raw: RawData): DataCheck[] {
  const { days, hours } = raw.candles;
  const mondays = days.filter(
    ([time]) => toDate(time).startsWith("2017") && new Date(toDate(time)).getUTCDay() === 1,
  );
  const months = days.filter(([time]) => /^2016\d\d01/.test(time ?? ""));
  // The close of a minute is the price of the next full minute. The last hour has a price from a different source.
  const points = raw.candles.minutes.map(([start, , , , close]) => ({
    minute: Number(start) / 60_000 + 1,
    close,
  }));
  const byHour = Array.from({ length: 23 }, (_, hour) =>
    points.filter(({ minute }) => Math.floor(minute / 60) === hour).map(({ close }) => Number(close)),
  );
  return [
    {
      question: "What are all daily candles of bitcoin up to the last one of the exchange?",
      path: ohlcv(
        `id=1&time_start=${addDays(toDate(days[0]?.[0]), -1)}&time_end=${toDate(days.at(-1)?.[0])}`,
      ),
      expects: expectCandles(days, true),
    },
    {
      question: "What are the hourly candles of bitcoin of October 2013?",
      path: ohlcv(
        "id=1&time_period=hourly&interval=hourly&time_start=2013-09-30T23:00:00Z&time_end=2013-10-31T21:00:00Z",
      ),
      expects: expectCandles(hours, false),
    },
    {
      question: "What are the candles of bitcoin of each Monday of 2017?",
      path: ohlcv("id=1&interval=weekly&time_start=2017-01-01&time_end=2017-12-31"),
      expects: expectCandles(mondays, true),
    },
    {
      question: "What are the candles of bitcoin of each first day of a month of 2016?",
      path: ohlcv("id=1&interval=monthly&time_start=2015-12-31&time_end=2016-12-31"),
      expects: expectCandles(months, true),
    },
    {
      question: "What are the hourly candles of a day of 2018, of which the prices of minutes are known?",
      path: ohlcv(
        "id=1&time_period=hourly&interval=hourly&time_start=2018-04-04T23:00:00Z&time_end=2018-04-05T22:00:00Z",
      ),
      expects: {
        "data.quotes.*.quote.USD.open": byHour.map((points) => points[0]),
        "data.quotes.*.quote.USD.high": byHour.map((points) => Math.max(...points)),
        "data.quotes.*.quote.USD.low": byHour.map((points) => Math.min(...points)),
        "data.quotes.*.quote.USD.close": byHour.map((points) => points.at(-1)),
        "data.quotes.*.quote.USD.volume": byHour.map(() => null),
      },
    },
  ];
}

/** Volumes of the files are in units of the coin. Hourly volumes before 2020-09-22 are missing. */
function expectCandles(candles: readonly RawCandle[], hasVolume: boolean): DataCheck["expects"] {
  const column = (index: number) => candles.map((candle) => Number(candle[index]));
  const place = "data.quotes.*.quote.USD";
  return {
    "data.quotes.*.time_open": candles.map(([time]) => `${toDate(time)}T${time?.slice(9)}:00.000Z`),
    [`${place}.open`]: column(1),
    [`${place}.high`]: column(2),
    [`${place}.low`]: column(3),
    [`${place}.close`]: column(4),
    [`${place}.volume`]: candles.map(([, , , , close, volume]) =>
      hasVolume ? Number(volume) * Number(close) : null,
    ),
  };
}

/** Parses `20141201 00:00` to a date. */
function toDate(time = ""): string {
  return `${time.slice(0, 4)}-${time.slice(4, 6)}-${time.slice(6, 8)}`;
}

function listCatalogueChecks(raw: RawData): DataCheck[] {
  const CHAINLINK = "0x514910771AF9Ca656af840dff83E8264EcF986CA";
  const token = raw.tokens.find(
    ({ chain, address }) => chain === "ethereum" && address?.toLowerCase() === CHAINLINK.toLowerCase(),
  );
  const traded = (code: string) =>
    raw.pairs.filter(
      ({ symbol = "", quote = "" }) => quote === code || symbol.slice(0, -quote.length) === code,
    ).length;
  const ids = raw.fiats.map(({ id }) => Number(id)).sort((one, other) => one - other);
  const bitcoin = raw.registry.find(({ chain, symbol }) => chain === "bitcoin" && symbol === "BTC");
  return [
    {
      question: "Which coin is meant by USDT, of all that have the symbol?",
      path: "/v2/cryptocurrency/quotes/latest?symbol=USDT",
      expects: { "data.USDT.0.slug": "tether", "data.USDT.0.quote.USD.price": raw.last("USDT").price },
    },
    {
      question: "Which token has this contract address?",
      path: `/v2/cryptocurrency/info?address=${CHAINLINK}`,
      expects: {
        "data.*.symbol": [token?.["symbol"]],
        "data.*.platform.symbol": ["ETH"],
        "data.*.platform.token_address": [token?.["address"]],
      },
    },
    ...[
      ["BTC", "bitcoin"],
      ["ETH", "ethereum"],
      ["LINK", "chainlink"],
    ].map(([code = "", slug = ""]) => ({
      question: `On how many markets is ${slug} traded?`,
      path: `/v2/cryptocurrency/market-pairs/latest?slug=${slug}&limit=1`,
      expects: { "data.num_market_pairs": traded(code) },
    })),
    {
      question: "What does Cardano cost on a market that states no price?",
      path: "/v2/cryptocurrency/market-pairs/latest?slug=cardano&limit=1&matched_symbol=USD",
      expects: { "data.market_pairs.0.quote.USD.price": raw.last("ADA").price },
    },
    {
      question: "How many markets has Kraken?",
      path: "/v1/exchange/market-pairs/latest?slug=kraken&limit=1",
      expects: { "data.num_market_pairs": raw.pairs.filter(({ exchange }) => exchange === "kraken").length },
    },
    {
      question: "Which fiat currencies and metals are there, under the ids that clients know?",
      path: `/v1/fiat/map?include_metals=true&sort=id&limit=${ids.length}`,
      expects: { "data.*.id": ids },
    },
    {
      question: "What is Bitcoin?",
      path: "/v2/cryptocurrency/info?id=1",
      expects: { "data.1.description": bitcoin?.["description"] },
    },
  ];
}
