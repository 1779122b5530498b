import { DAY, EXAMPLES_CLOCK, HOUR, MINUTE } from "../course/moments.ts";
import { seedOf } from "../course/noise.ts";
import type { Knot, PriceCourse } from "../course/price-path.ts";
import type { ToldDay, VolumeCourse } from "../course/volume-path.ts";
import type { CoinDescription, Extras, Supply } from "./coin.ts";
import { dayNamed, NO_EXTRAS } from "./coin.ts";
import { EXAMPLE_COURSES, type ExampleCourse } from "./example-courses.ts";

/** What the contract's examples say of a coin; `added` is also the first day of its history where no other is said. */
interface Example {
  readonly id: number;
  readonly name: string;
  readonly symbol: string;
  readonly slug: string;
  readonly added: string;
  readonly first?: string;
  readonly launched?: string;
  readonly token?: string;
  readonly chain?: number;
  readonly max: number | null;
  readonly infinite?: true;
  readonly tags?: readonly string[];
  /** Absent for coins that the examples only name: nobody has a price for them. */
  readonly supply?: Supply;
  readonly extras?: Partial<Extras>;
  readonly text?: string;
}

const ETHEREUM = 1027;
const SOLANA = 5426;

const examples: readonly Example[] = [
  {
    id: 1,
    name: "Bitcoin",
    symbol: "BTC",
    slug: "bitcoin",
    added: "2010-07-13",
    first: "2013-04-28",
    launched: "2009-01-03",
    max: 21_000_000,
    tags: ["mineable"],
    supply: { circulating: 19_960_000, total: 19_960_000, growth: 0 },
    text: "Bitcoin is the first cryptocurrency, kept by miners since 2009.",
  },
  {
    id: ETHEREUM,
    name: "Ethereum",
    symbol: "ETH",
    slug: "ethereum",
    added: "2015-08-07",
    launched: "2015-07-30",
    max: null,
    infinite: true,
    supply: { circulating: 120e6, total: 120e6, growth: 0 },
    text: "Ethereum is a platform for programs that run on a blockchain.",
  },
  {
    id: 825,
    name: "Tether USDt",
    symbol: "USDT",
    slug: "tether",
    added: "2015-02-25",
    launched: "2014-10-06",
    token: "0xdac17f958d2ee523a2206206994597c13d831ec7",
    max: null,
    infinite: true,
    supply: { circulating: 180e9, total: 185e9, growth: 0 },
    text: "Tether USDt is a token that is meant to keep the value of one US dollar.",
  },
  {
    id: 1839,
    name: "BNB",
    symbol: "BNB",
    slug: "bnb",
    added: "2017-07-25",
    max: null,
    supply: { circulating: 138e6, total: 138e6, growth: 0 },
  },
  {
    id: 5426,
    name: "Solana",
    symbol: "SOL",
    slug: "solana",
    added: "2020-04-10",
    max: null,
    infinite: true,
    supply: { circulating: 560e6, total: 615e6, growth: 0 },
  },
  {
    id: 1697,
    name: "Basic Attention Token",
    symbol: "BAT",
    slug: "basic-attention-token",
    added: "2017-06-01",
    launched: "2017-05-31",
    token: "0x0d8775f648430679a709e98d2b0cb6250d2887ef",
    max: 1.5e9,
    supply: { circulating: 1.5e9, total: 1.5e9, growth: 0 },
    text: "Basic Attention Token pays for attention in a web browser.",
  },
  {
    id: 9002,
    name: "Example Share Token",
    symbol: "EXSH",
    slug: "example-share-token",
    added: "2025-12-20",
    token: "0x0000000000000000000000000000000000009002",
    max: 5e6,
    supply: { circulating: 2e6, total: 2e6, growth: 0 },
  },
  {
    id: 9001,
    name: "Example Batcoin",
    symbol: "BAT",
    slug: "example-batcoin",
    added: "2025-10-01",
    launched: "2025-09-30",
    token: "0x0000000000000000000000000000000000009001",
    max: 2e8,
    supply: { circulating: 1e8, total: 1e8, growth: 0 },
    extras: { selfReported: 5e7 },
    text: "Example Batcoin is an invented token that shares its symbol with another.",
  },
  {
    id: 2396,
    name: "WETH",
    symbol: "WETH",
    slug: "weth",
    added: "2018-01-14",
    token: "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2",
    max: null,
    tags: ["wrapped"],
  },
  {
    id: 16116,
    name: "Wrapped Solana",
    symbol: "WSOL",
    slug: "wrapped-solana",
    added: "2021-12-20",
    token: "So11111111111111111111111111111111111111112",
    chain: SOLANA,
    max: null,
    tags: ["wrapped"],
  },
];

/** The coins of the contract's examples, with the figures of these at the examples' clock. */
export function exampleCoins(): CoinDescription[] {
  return examples.map((example) => {
    const { id, added, first = added, supply, extras } = example;
    if (supply === undefined) return { facts: factsOf(example), trading: null };
    const course = EXAMPLE_COURSES[id];
    if (course === undefined) throw new RangeError(`Coin ${id} has no course.`);
    const from = Date.parse(first);
    return {
      facts: factsOf(example),
      trading: {
        from,
        until: null,
        isLong: true,
        price: priceCourse(id, course, from),
        volume: volumeCourse(id, course),
        supply,
        extras: { ...NO_EXTRAS, ...extras },
      },
    };
  });
}

function factsOf(example: Example): CoinDescription["facts"] {
  const { id, name, symbol, slug, added, launched, token, max, infinite = false, tags = [] } = example;
  const { chain = ETHEREUM, supply } = example;
  const site = `https://${slug}.example.com`;
  const explorer = token === undefined ? slug : `${chain === SOLANA ? "solana" : "ethereum"}/token/${token}`;
  return {
    id,
    name,
    symbol,
    slug,
    category: token === undefined ? "coin" : "token",
    status: supply === undefined ? "untracked" : "active",
    dateAdded: Date.parse(added),
    dateLaunched: launched === undefined ? null : Date.parse(launched),
    tags,
    platform: token === undefined ? null : { assetId: chain, tokenAddress: token },
    maxSupply: max,
    infiniteSupply: infinite,
    logo: `https://img.example.com/coins/64x64/${id}.png`,
    description: example.text ?? null,
    notice: null,
    urls: {
      website: [site],
      technical_doc: [`${site}/paper.pdf`],
      explorer: [`https://explorer.example.com/${explorer}`],
      source_code: [`https://code.example.com/${slug}`],
      message_board: [],
      chat: [],
      announcement: [],
      reddit: [],
      twitter: [],
    },
    selfReportedTags: [],
  };
}

/** When the newest figures of the examples are of: their clock shows the minute before. */
const NEWEST = EXAMPLES_CLOCK - MINUTE;

/**
 * Percent changes look back from the newest minute, answers over a period from the clock: both find the same price.
 * Beyond a month only days are kept, so there the start of the day has it as well.
 */
function changeKnots(changes: ExampleCourse["changes"], from: number): Knot[] {
  const back = [0, HOUR, DAY, 7 * DAY, 30 * DAY, 60 * DAY, 90 * DAY];
  return changes.flatMap((price, index) => {
    const length = back[index] ?? 0;
    const times = [NEWEST - length, EXAMPLES_CLOCK - length];
    if (length > 30 * DAY) times.unshift(EXAMPLES_CLOCK - length - 12 * HOUR);
    return times.filter((time) => time >= from).map((time) => ({ time, price }));
  });
}

function priceCourse(id: number, course: ExampleCourse, from: number): PriceCourse {
  const { changes, knots, told = [], volatility, bounds } = course;
  const named = Object.entries(knots).map(([time, price]) => ({ time: Date.parse(time), price }));
  const all = [...named, ...changeKnots(changes, from)].sort((one, other) => one.time - other.time);
  return {
    seed: seedOf(id, 1),
    volatility,
    knots: all,
    toldDays: new Set(told.map(dayNamed)),
    ...(bounds === undefined ? {} : { bounds }),
  };
}

function volumeCourse(id: number, { volumes, units }: ExampleCourse): VolumeCourse {
  const days = Object.entries(volumes).map(([date, [total, by]]): [number, ToldDay] => [
    dayNamed(date),
    { total, by },
  ]);
  return { seed: seedOf(id, 2), units, told: new Map(days) };
}
