import type { Multiplier } from "@market-data/market";

/** Of the two tokens of the contract's examples that have one. */
export const sampleMultipliers: readonly Multiplier[] = [
  {
    assetId: 9001,
    multiplier: 2,
    effectiveAt: Date.parse("2025-12-01T00:00:00Z"),
    tokenAddress: "0x0000000000000000000000000000000000009001",
    platformId: 1027,
  },
  {
    assetId: 9002,
    multiplier: 1.5,
    effectiveAt: Date.parse("2026-01-05T00:00:00Z"),
    tokenAddress: "0x0000000000000000000000000000000000009002",
    platformId: 1027,
  },
];
