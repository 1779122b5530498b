import type { CoinDescription } from "./coin.ts";
import { describeCoins, type ExampleCoin } from "./example-coins.ts";

/**
 * Common facts of these coins. Totals exclude their market caps, so that the remaining caps add up to a round number.
 */
const USUAL = { isCounted: false, volatility: 0.5, prices: {}, fixedDays: [], volumes: [] };
/** The newest minute at the time of the examples, and the next minute. */
const [CLOCK, NEXT] = ["2026-01-15T11:59Z", "2026-01-15T12:00Z"];

/** Coins with irregularities of real markets. The descriptions state the irregularity. */
const UNUSUAL_COINS: readonly ExampleCoin[] = [
  {
    id: 9003,
    name: "Sample Watermelon",
    symbol: "WATERMELON",
    slug: "sample-watermelon",
    added: "2023-06-01",
    maxSupply: null,
    description: "A long symbol. A minute after the examples' clock this invented coin leaves the first 20.",
    trading: {
      ...USUAL,
      since: "2023-06-01",
      supply: { circulating: 50e9, total: 60e9 },
      knots: { [CLOCK]: 0.509, [NEXT]: 0.507 },
      unitsPerDay: 1e9,
    },
  },
  {
    id: 9004,
    name: "Sample Crumb",
    symbol: "$CRUMB",
    slug: "sample-crumb",
    added: "2023-06-01",
    maxSupply: null,
    description:
      "A price of 0.00000001. A minute after the examples' clock this invented coin leaves the first 100.",
    trading: {
      ...USUAL,
      since: "2023-06-01",
      supply: { circulating: 191e15, total: 200e15 },
      bounds: { low: 0.7e-8, high: 1.4e-8 },
      knots: { [CLOCK]: 1e-8, [NEXT]: 0.996e-8 },
      unitsPerDay: 5e15,
    },
  },
  {
    id: 9005,
    name: "Sample Añil 見本",
    symbol: "ANIL",
    slug: "sample-anil",
    added: "2023-06-01",
    maxSupply: 3e9,
    description: "A name beyond ASCII.",
    trading: {
      ...USUAL,
      since: "2023-06-01",
      supply: { circulating: 2e9, total: 2.5e9 },
      knots: { [CLOCK]: 6 },
      unitsPerDay: 60e6,
    },
  },
  {
    id: 9006,
    name: "Sample Newcomer",
    symbol: "NEWC",
    slug: "sample-newcomer",
    added: "2026-01-12",
    maxSupply: null,
    description: "Too young at the examples' clock for changes of 7 days and more, and without a volume.",
    trading: {
      ...USUAL,
      since: "2026-01-12",
      supply: { circulating: 1e9, total: 10e9 },
      knots: { "2026-01-12T00:00Z": 4.8, [CLOCK]: 5 },
      unitsPerDay: null,
    },
  },
  {
    id: 9007,
    name: "Sample Whisper",
    symbol: "WHSP",
    slug: "sample-whisper",
    added: "2024-02-01",
    maxSupply: null,
    description: "No volume and no history, and so no changes.",
    trading: {
      ...USUAL,
      since: "2024-02-01",
      history: "none",
      supply: { circulating: 40e6, total: 40e6 },
      knots: { [CLOCK]: 75 },
      unitsPerDay: null,
    },
  },
  {
    id: 9008,
    name: "Sample Sundial",
    symbol: "SNDL",
    slug: "sample-sundial",
    added: "2023-06-01",
    maxSupply: 100e6,
    description: "No price since September 2025: it has a last quote and history, and is in no ranking.",
    trading: {
      ...USUAL,
      since: "2023-06-01",
      until: "2025-09-17",
      supply: { circulating: 80e6, total: 80e6 },
      knots: { "2025-09-16T00:00Z": 2 },
      unitsPerDay: 1e6,
    },
  },
];

export function unusualCoins(): CoinDescription[] {
  return describeCoins(UNUSUAL_COINS);
}
