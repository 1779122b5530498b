import type { Tag } from "@market-data/market";

/** The tags of the sample market. */
export const sampleTags: readonly Tag[] = [
  { slug: "mineable", name: "Mineable", category: "OTHERS" },
  { slug: "defi", name: "DeFi", category: "CATEGORY" },
  { slug: "filesharing", name: "Filesharing", category: "INDUSTRY" },
  { slug: "stablecoin", name: "Stablecoin", category: "CATEGORY" },
  { slug: "wrapped", name: "Wrapped", category: "CATEGORY" },
  { slug: "payments", name: "Payments", category: "INDUSTRY" },
  { slug: "gaming", name: "Gaming", category: "INDUSTRY" },
  { slug: "storage", name: "Storage", category: "INDUSTRY" },
  { slug: "privacy", name: "Privacy", category: "CATEGORY" },
  { slug: "oracles", name: "Oracles", category: "CATEGORY" },
  { slug: "layer-1", name: "Layer 1", category: "PLATFORM" },
  { slug: "layer-2", name: "Layer 2", category: "PLATFORM" },
];
