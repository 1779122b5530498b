import type { Checks, Get } from "./checks.ts";
import { readLines, readRows } from "./files.ts";

const DAY = 86_400_000;

type Row = Record<string, string>;

/** What a user would ask, and the value that the raw files have for it. */
interface Question {
  readonly question: string;
  /** With `{slug}` where the id of an asset goes. */
  readonly path: string;
  /** Names of fields and indexes of the body, with dots between them. */
  readonly field: string;
  readonly expected: number | string | null;
}

/** The raw files by what questions are about. Shares no code with the import. */
class RawData {
  readonly #days = new Map<string, Row>();
  readonly #newest = new Map<string, Row>();
  readonly #oldest = new Map<string, Row>();
  readonly #rates: ReadonlyMap<string, number>;
  readonly pairs: readonly Row[];
  readonly candles: readonly string[][];
  readonly hours: readonly string[][];
  readonly #minutes: readonly string[][];

  constructor(folder: string) {
    for (const row of readRows(folder, "non-commercial/coinmetrics_daily.csv.gz")) {
      const { asset = "", date = "" } = row;
      this.#days.set(`${asset} ${date}`, row);
      if (date > (this.#newest.get(asset)?.["date"] ?? "")) this.#newest.set(asset, row);
      if (date < (this.#oldest.get(asset)?.["date"] ?? "~")) this.#oldest.set(asset, row);
    }
    const rates = readRows(folder, "open/fx_ecb_daily_per_eur.csv.gz");
    this.#rates = new Map(
      rates.map(({ date, currency, per_eur }) => [`${currency} ${date}`, Number(per_eur)]),
    );
    this.pairs = readRows(folder, "open/market_pairs_lean.csv");
    const read = (file: string) => readLines(folder, `open/candles/${file}`).map((line) => line.split(","));
    this.candles = read("lean_coinbase_btcusd_daily.csv");
    this.hours = read("lean_bitfinex_btcusd_hour.csv");
    this.#minutes = read("lean_coinbase_btcusd_min_20180405.csv");
  }

  price(asset: string, date: string): number {
    return Number(this.#days.get(`${asset} ${date}`)?.["price_usd"]);
  }

  cap(asset: string, date: string): number {
    return Number(this.#days.get(`${asset} ${date}`)?.["market_cap_usd"]);
  }

  newest(asset: string, column: string): number {
    return Number(this.#newest.get(asset)?.[column]);
  }

  newestDate(asset: string): string {
    return this.#newest.get(asset)?.["date"] ?? "";
  }

  oldestDate(asset: string): string {
    return this.#oldest.get(asset)?.["date"] ?? "";
  }

  /** Units of a currency for one US dollar at the end of a day: by the rates of the day that begins then. */
  perDollar(currency: string, date: string): number {
    const next = new Date(Date.parse(date) + DAY).toISOString().slice(0, 10);
    const euro = currency === "EUR" ? 1 : (this.#rates.get(`${currency} ${next}`) ?? Number.NaN);
    return euro / (this.#rates.get(`USD ${next}`) ?? Number.NaN);
  }

  /** A value of Coinbase's candle of a day: 1 is open, 2 high, 3 low, 4 close. */
  candle(date: string, column: number): number {
    const found = this.candles.find(([time]) => time?.startsWith(date.replaceAll("-", "")));
    return Number(found?.[column]);
  }

  hour(time: string, column: number): number {
    return Number(this.hours.find(([start]) => start === time)?.[column]);
  }

  /** Coinbase's price some minutes after the start of 2018-04-05: the close of the minute that ends then. */
  minute(minutes: number): number {
    const start = String((minutes - 1) * 60_000);
    return Number(this.#minutes.find(([time]) => time === start)?.[4]);
  }
}

const dayBefore = (date: string) => new Date(Date.parse(date) - DAY).toISOString().slice(0, 10);

const END = "T23:59:59.999Z";
const closeOf = (slug: string, date: string, convert = "USD") =>
  `/v2/cryptocurrency/quotes/historical?id={${slug}}&interval=24h&count=1&time_end=${date}${END}&convert=${convert}`;
const latest = (slug: string, convert = "USD") =>
  `/v3/cryptocurrency/quotes/latest?slug=${slug}&convert=${convert}`;
const info = (slug: string) => `/v2/cryptocurrency/info?slug=${slug}`;

/** Coins that have the source's daily prices alone, by its key: one on a day of each, and the newest. */
const CLOSES = [
  ["eth", "ethereum", "2017-01-01"],
  ["ltc", "litecoin", "2014-06-01"],
  ["xrp", "xrp", "2018-01-04"],
  ["doge", "dogecoin", "2021-05-04"],
  ["ada", "cardano", "2020-02-29"],
  ["link", "chainlink", "2020-08-16"],
] as const;

/** Intervals, and the day that the first one of 2018 ends with or, where it is of the calendar, begins with. */
const INTERVALS = [
  ["daily", "2018-01-01"],
  ["weekly", "2018-01-01"],
  ["monthly", "2018-01-01"],
  ["yearly", "2018-01-01"],
  ["24h", "2018-01-01"],
  ["1d", "2018-01-01"],
  ["2d", "2018-01-02"],
  ["3d", "2018-01-03"],
  ["7d", "2018-01-07"],
  ["14d", "2018-01-14"],
  ["15d", "2018-01-15"],
  ["30d", "2018-01-30"],
  ["60d", "2018-03-01"],
  ["90d", "2018-03-31"],
  ["365d", "2018-12-31"],
] as const;

/** Intervals within a day, and their lengths in hours. */
const HOURS = [
  ["hourly", 1],
  ["1h", 1],
  ["2h", 2],
  ["3h", 3],
  ["4h", 4],
  ["6h", 6],
  ["12h", 12],
] as const;

/** In minutes. */
const MINUTES = [5, 10, 15, 30, 45];

/** Questions with answers worked out from the raw files. */
export async function askQuestions(folder: string, get: Get, checks: Checks): Promise<void> {
  const questions = listQuestions(new RawData(folder));
  const { data } = (await get("/v1/cryptocurrency/map")) as { data: { id: number; slug: string }[] };
  const ids = new Map(data.map(({ id, slug }) => [slug, id]));
  for (const { question, path, field, expected } of questions) {
    const body = await get(path.replace(/{([^}]+)}/, (_, slug: string) => String(ids.get(slug))));
    const found = field.split(".").reduce<unknown>(readField, body);
    if (typeof expected === "number") checks.close(question, found, expected);
    else checks.equal(question, found, expected);
  }
}

function readField(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null | undefined)?.[name] ?? null;
}

function listQuestions(raw: RawData): Question[] {
  return [
    ...askCloses(raw),
    ...askIntervals(raw),
    ...askWithinDays(raw),
    ...askConversions(raw),
    ...askOneCoin(raw),
    ...askCandles(raw),
    ...askCatalogue(raw),
  ];
}

/** What a coin cost at the end of a day, and what it costs now. */
function askCloses(raw: RawData): Question[] {
  return CLOSES.flatMap(([key, slug, date]) => [
    {
      question: `What did ${slug} cost at the end of ${date}?`,
      path: closeOf(slug, date),
      field: "data.quotes.0.quote.USD.price",
      expected: raw.price(key, date),
    },
    {
      question: `What is the newest price of ${slug}?`,
      path: latest(slug),
      field: "0.quote.0.price",
      expected: raw.newest(key, "price_usd"),
    },
  ]);
}

/** Within a day, the second quote of a history that begins with a known one. */
function askWithinDays(raw: RawData): Question[] {
  const history = (interval: string, start: string) =>
    `/v2/cryptocurrency/quotes/historical?id=1&interval=${interval}&time_start=${start}&time_end=${start.slice(0, 10)}${END}`;
  const second = "data.quotes.1.quote.USD.price";
  const byHours = HOURS.map(([interval, hours]) => ({
    question: `What did bitcoin cost ${interval} from 10:00 on a day of 2013?`,
    path: history(interval, "2013-10-02T10:00:00Z"),
    field: second,
    expected: raw.hour(`20131002 ${10 + hours}:00`, 1),
  }));
  const byMinutes = MINUTES.map((minutes) => ({
    question: `What did bitcoin cost each ${minutes} minutes from 3:00 on a day of 2018?`,
    path: history(`${minutes}m`, "2018-04-05T03:00:00Z"),
    field: second,
    expected: raw.minute(3 * 60 + minutes),
  }));
  return [...byHours, ...byMinutes];
}

/** A calendar period has its first quote, and the source one at the end of each day. */
function askIntervals(raw: RawData): Question[] {
  return INTERVALS.map(([interval, day]) => ({
    question: `What did ether cost in 2018, ${interval}?`,
    path: `/v2/cryptocurrency/quotes/historical?id={ethereum}&interval=${interval}&time_start=2018-01-01&time_end=2019-01-01&count=10000`,
    field: "data.quotes.0.quote.USD.price",
    expected: raw.price("eth", day),
  }));
}

/** Prices and caps in other currencies, at the central bank's rates of the day. */
function askConversions(raw: RawData): Question[] {
  const day = "2019-07-01";
  const inFiat = ["EUR", "GBP", "JPY", "CHF", "CAD"].flatMap((currency) => ({
    question: `What did ether cost in ${currency} at the end of ${day}?`,
    path: closeOf("ethereum", day, currency),
    field: `data.quotes.0.quote.${currency}.price`,
    expected: raw.price("eth", day) * raw.perDollar(currency, day),
  }));
  return [
    ...inFiat,
    {
      question: "What did litecoin cost in bitcoin?",
      path: closeOf("litecoin", day, "BTC"),
      field: "data.quotes.0.quote.BTC.price",
      expected: raw.price("ltc", day) / raw.price("btc", day),
    },
    {
      question: "What was ether's market cap in euros?",
      path: closeOf("ethereum", day, "EUR"),
      field: "data.quotes.0.quote.EUR.market_cap",
      expected: raw.cap("eth", day) * raw.perDollar("EUR", day),
    },
    {
      question: "What are 50 of litecoin worth in ether?",
      path: "/v1/tools/price-conversion?symbol=LTC&amount=50&convert=ETH",
      field: "data.quote.ETH.price",
      expected: (50 * raw.newest("ltc", "price_usd")) / raw.newest("eth", "price_usd"),
    },
    {
      question: "What were 3 bitcoin worth at the end of 2020?",
      path: `/v1/tools/price-conversion?id=1&amount=3&time=2020-12-31${END}`,
      field: "data.quote.USD.price",
      expected: 3 * raw.price("btc", "2020-12-31"),
    },
  ];
}

/** Coins that the source names once for each of their chains. */
function askOneCoin(raw: RawData): Question[] {
  const sum = (keys: readonly string[], column: string) =>
    keys.reduce((total, key) => total + raw.newest(key, column), 0);
  const tether = ["usdt_omni", "usdt_eth", "usdt_trx"];
  const leo = ["leo_eth", "leo_eos"];
  return [
    {
      question: "How many USDT are there?",
      path: latest("tether"),
      field: "0.circulating_supply",
      expected: sum(tether, "supply_current"),
    },
    {
      question: "How many LEO are there?",
      path: latest("unus-sed-leo"),
      field: "0.circulating_supply",
      expected: sum(leo, "supply_current"),
    },
    {
      question: "What was Tether's market cap in mid-2019?",
      path: closeOf("tether", "2019-06-01"),
      field: "data.quotes.0.quote.USD.market_cap",
      expected: tether.reduce((total, key) => total + raw.cap(key, "2019-06-01"), 0),
    },
    {
      question: "What does BNB cost, whose prices go on under another key?",
      path: latest("bnb"),
      field: "0.quote.0.price",
      expected: raw.newest("bnb_bc", "price_usd"),
    },
    {
      question: "What did BNB cost before that?",
      path: closeOf("bnb", "2018-01-01"),
      field: "data.quotes.0.quote.USD.price",
      expected: raw.price("bnb", "2018-01-01"),
    },
    {
      question: "What did EOS cost before it had a chain of its own?",
      path: closeOf("eos", "2018-05-01"),
      field: "data.quotes.0.quote.USD.price",
      expected: raw.price("eos_eth", "2018-05-01"),
    },
    {
      question: "Which coin is named by the symbol USDT first?",
      path: "/v2/cryptocurrency/quotes/latest?symbol=USDT",
      field: "data.USDT.0.name",
      expected: "Tether USDt",
    },
    {
      question: "What did TRON cost before it had a chain of its own?",
      path: closeOf("tron", "2018-01-05"),
      field: "data.quotes.0.quote.USD.price",
      expected: raw.price("trx_eth", "2018-01-05"),
    },
    {
      question: "Who is the largest coin now?",
      path: "/v1/cryptocurrency/listings/latest?limit=1",
      field: "data.0.slug",
      expected: "bitcoin",
    },
  ];
}

/** An exchange's days and hours of bitcoin, with the market caps of the other source. */
function askCandles(raw: RawData): Question[] {
  const day = "2017-12-17";
  const path = `/v2/cryptocurrency/ohlcv/historical?id=1&time_period=daily&interval=daily&count=1&time_end=${day}`;
  const daily = ["open", "high", "low", "close"].map((name, index) => ({
    question: `What was bitcoin's ${name} on ${day}?`,
    path,
    field: `data.quotes.0.quote.USD.${name}`,
    expected: raw.candle(day, index + 1),
  }));
  const hour = ["open", "close"].map((name) => ({
    question: `What was bitcoin's ${name} in an hour of 2013?`,
    path: "/v2/cryptocurrency/ohlcv/historical?id=1&time_period=hourly&interval=hourly&count=1&time_end=2013-10-02T10:00:00Z",
    field: `data.quotes.0.quote.USD.${name}`,
    expected: raw.hour("20131002 10:00", name === "open" ? 1 : 4),
  }));
  const atMidnight = `/v2/cryptocurrency/quotes/historical?id=1&interval=daily&time_start=${day}&time_end=${day}${END}`;
  return [
    ...daily,
    ...hour,
    {
      question: "What did bitcoin cost at midnight?",
      path: atMidnight,
      field: "data.quotes.0.quote.USD.price",
      expected: raw.candle(day, 1),
    },
    {
      question: "What was its market cap then?",
      path: atMidnight,
      field: "data.quotes.0.quote.USD.market_cap",
      expected: (raw.cap("btc", "2017-12-16") / raw.price("btc", "2017-12-16")) * raw.candle(day, 1),
    },
    {
      question: "What was bitcoin's volume on a day of Coinbase?",
      path,
      field: "data.quotes.0.quote.USD.volume",
      expected: raw.candle(day, 5) * raw.candle(day, 4),
    },
  ];
}

/** What is known of a coin, an exchange and a pair. */
function askCatalogue(raw: RawData): Question[] {
  const traded = (codes: readonly string[]) =>
    raw.pairs.filter(({ symbol = "", quote = "" }) =>
      codes.some((code) => quote === code || symbol.slice(0, -quote.length) === code),
    ).length;
  const pairs = (slug: string) => `/v2/cryptocurrency/market-pairs/latest?slug=${slug}&limit=1`;
  const added = [
    ["eth", "ethereum"],
    ["zec", "zcash"],
    ["link", "chainlink"],
  ].map(([key = "", slug = ""]) => ({
    question: `When was ${slug} added?`,
    path: info(slug),
    field: `data.${slug}.date_added`,
    expected: `${raw.oldestDate(key)}${END}`,
  }));
  const counted = [
    ["ETH", "ethereum"],
    ["LTC", "litecoin"],
    ["LINK", "chainlink"],
  ].map(([code = "", slug = ""]) => ({
    question: `On how many markets is ${slug} traded?`,
    path: pairs(slug),
    field: "data.num_market_pairs",
    expected: traded([code]),
  }));
  const named = [
    ["ant", "aragon", "Aragon"],
    ["gno", "gnosis", "Gnosis"],
    ["knc", "kyber-network-crystal", "Kyber Network Crystal"],
    ["qash", "qash", "QASH"],
    ["ht", "huobi-token", "Huobi Token"],
  ].map(([key = "", slug = "", name = ""]) => ({
    question: `What is ${key} called?`,
    path: latest(slug),
    field: "0.name",
    expected: name,
  }));
  return [
    ...added,
    ...counted,
    ...named,
    {
      question: "What does ether cost on a market that states no price?",
      path: `${pairs("ethereum")}&matched_symbol=USD`,
      field: "data.market_pairs.0.quote.USD.price",
      expected: raw.newest("eth", "price_usd"),
    },
    {
      question: "What did ether's last day open with?",
      path: "/v1/cryptocurrency/ohlcv/latest?symbol=ETH",
      field: "data.ETH.quote.USD.open",
      expected: raw.price("eth", dayBefore(raw.newestDate("eth"))),
    },
    {
      question: "What did it close with?",
      path: "/v1/cryptocurrency/ohlcv/latest?symbol=ETH",
      field: "data.ETH.quote.USD.close",
      expected: raw.newest("eth", "price_usd"),
    },
    {
      question: "Of when is the newest price of cardano?",
      path: latest("cardano"),
      field: "0.last_updated",
      expected: `${raw.newestDate("ada")}${END}`,
    },
    {
      question: "Has Sai, last priced in 2019, a rank?",
      path: latest("single-collateral-dai"),
      field: "0.svc_rank",
      expected: null,
    },
    {
      question: "What did Sai cost last?",
      path: latest("single-collateral-dai"),
      field: "0.quote.0.price",
      expected: raw.newest("sai", "price_usd"),
    },
  ];
}
