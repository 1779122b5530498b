import type { Airdrop } from "@market-data/market";
import { DAY } from "../clock.ts";
import { sampleCoins } from "../coins/coins.ts";
import data from "../data/airdrops.json" with { type: "json" };
import { pick, random, seedFor } from "../random.ts";

type UndatedAirdrop = Omit<Airdrop, "status">;

/** The airdrops of the contract's examples. */
const examples: readonly UndatedAirdrop[] = data.map((airdrop) => ({
  ...airdrop,
  startDate: Date.parse(airdrop.startDate),
  endDate: Date.parse(airdrop.endDate),
}));

const PER_MONTH = 3;
const [MONTHS_BEFORE, MONTHS_AHEAD] = [6, 2];

/** The airdrops of the examples, and a few per month from half a year before `since` to two months after `newest`. */
export function airdropsAt(newest: number, since: number): Airdrop[] {
  const [first, last] = [monthNumber(since) - MONTHS_BEFORE, monthNumber(newest) + MONTHS_AHEAD];
  const count = Math.max(0, last - first + 1) * PER_MONTH;
  const generated = Array.from({ length: count }, (_, index) => generatedAirdrop(first * PER_MONTH + index));
  return [...examples, ...generated].map((airdrop) => ({ ...airdrop, status: statusAt(airdrop, newest) }));
}

function statusAt({ startDate, endDate }: UndatedAirdrop, time: number): Airdrop["status"] {
  if (time < startDate) return "UPCOMING";
  return time <= endDate ? "ONGOING" : "ENDED";
}

/** Generates an airdrop that starts in the middle of a month and lasts one to three weeks. */
function generatedAirdrop(number: number): UndatedAirdrop {
  const seed = seedFor(number, 8);
  const coins = sampleCoins().all.filter(
    ({ metadata }) => metadata.status === "active" && metadata.id > 10_000,
  );
  const { id, name, slug } = pick(coins, seed, 1).metadata;
  const month = Math.floor(number / PER_MONTH);
  const startDate = Date.UTC(Math.floor(month / 12), month % 12, 14 + (number % PER_MONTH));
  const prize = random(seed, 2);
  return {
    id: `695f1a70000000000b${number.toString(16).padStart(6, "0")}`,
    assetId: id,
    projectName: name,
    description: `Send one payment in ${name}.`,
    startDate,
    endDate: startDate + (7 + Math.floor(random(seed, 3) * 15)) * DAY - 1000,
    totalPrize: prize < 0.1 ? null : 100 * Math.ceil(prize * 1000),
    winnerCount: prize > 0.9 ? null : 10 * Math.ceil(prize * 50),
    link: prize > 0.8 ? null : `https://example.com/airdrops/${slug}`,
  };
}

/** Months since the year 0. */
function monthNumber(time: number): number {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
