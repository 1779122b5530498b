import type { Airdrop } from "@market-data/market";
import { sampleCoins } from "../coins/coins.ts";
import { DAY } from "../course/moments.ts";
import { chance, pick, seedOf } from "../course/noise.ts";

const examples: readonly Omit<Airdrop, "status">[] = [
  {
    id: "695f1a7000000000000a9001",
    assetId: 9001,
    projectName: "Example Batcoin",
    description: "Hold Example Batcoin on the snapshot's day.",
    startDate: Date.parse("2026-01-10T00:00:00Z"),
    endDate: Date.parse("2026-01-31T23:59:59Z"),
    totalPrize: 1_000_000,
    winnerCount: 500,
    link: "https://example.com/airdrops/example-batcoin",
  },
  {
    id: "695f1a7000000000000a5426",
    assetId: 5426,
    projectName: "Example Wallet",
    description: "Send one payment from Example Wallet.",
    startDate: Date.parse("2026-01-12T00:00:00Z"),
    endDate: Date.parse("2026-02-15T23:59:59Z"),
    totalPrize: 2_500,
    winnerCount: 100,
    link: "https://example.com/airdrops/example-wallet",
  },
];

const A_MONTH = 3;
const [MONTHS_BEFORE, MONTHS_AHEAD] = [6, 2];

/** Those of the contract's examples, and a few each month: of half a year before `since` up to the month after next. */
export function airdropsAt(newest: number, since: number): Airdrop[] {
  const [first, last] = [monthOf(since) - MONTHS_BEFORE, monthOf(newest) + MONTHS_AHEAD];
  const months = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const made = months.flatMap((month) =>
    Array.from({ length: A_MONTH }, (_, number) => madeAirdrop(month, number)),
  );
  return [...examples, ...made].map((airdrop) => ({ ...airdrop, status: statusOf(airdrop, newest) }));
}

function statusOf({ startDate, endDate }: Omit<Airdrop, "status">, time: number): Airdrop["status"] {
  if (time < startDate) return "UPCOMING";
  return time <= endDate ? "ONGOING" : "ENDED";
}

/** From the middle of a month on, for one to three weeks. */
function madeAirdrop(month: number, number: number): Omit<Airdrop, "status"> {
  const seed = seedOf(month * A_MONTH + number, 8);
  const coins = sampleCoins().all.filter(({ facts }) => facts.status === "active" && facts.id > 10_000);
  const { id, name, slug } = pick(coins, seed, 1).facts;
  const startDate = Date.UTC(Math.floor(month / 12), month % 12, 14 + number);
  const prize = chance(seed, 2);
  return {
    id: `695f1a70000000000b${(month * A_MONTH + number).toString(16).padStart(6, "0")}`,
    assetId: id,
    projectName: name,
    description: `Send one payment in ${name}.`,
    startDate,
    endDate: startDate + (7 + Math.floor(chance(seed, 3) * 15)) * DAY - 1000,
    totalPrize: prize < 0.1 ? null : 100 * Math.ceil(prize * 1000),
    winnerCount: prize > 0.9 ? null : 10 * Math.ceil(prize * 50),
    link: prize > 0.8 ? null : `https://example.com/airdrops/${slug}`,
  };
}

function monthOf(time: number): number {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
