import type { Exchange } from "@market-data/market";

const names = [
  "Example Exchange",
  "Sample Exchange",
  "Made-up Market",
  "Pretend Trade",
  "Model Bourse",
  "Mock Money",
  "Toy Trading",
  "Paper Place",
];

/** Exchanges on which the sample market's pairs trade. */
export const activeExchanges: readonly Exchange[] = names.map((name, index) => ({
  id: 101 + index,
  name,
  slug: slugOf(name),
  status: "active",
  notice: index === 7 ? "**Paper Place** is invented, like all exchanges here." : null,
}));

/** All of them; the last two have no pair. */
export const sampleExchanges: readonly Exchange[] = [
  ...activeExchanges,
  { id: 109, name: "Closed Counter", slug: slugOf("Closed Counter"), status: "inactive", notice: null },
  { id: 110, name: "Unseen Exchange", slug: slugOf("Unseen Exchange"), status: "untracked", notice: null },
];

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}
