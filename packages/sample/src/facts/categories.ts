import type { Category } from "@market-data/market";
import { sampleCoins } from "../coins/coins.ts";
import { sampleTags } from "./tags.ts";

interface CategoryText {
  readonly name: string;
  readonly description: string;
  readonly assetIds: readonly number[];
}

const examples: readonly CategoryText[] = [
  {
    name: "Smart contract platforms",
    description: "Coins of blockchains that run programs.",
    assetIds: [1027, 1839, 5426],
  },
  { name: "Attention tokens", description: "Tokens that share the symbol BAT.", assetIds: [1697, 9001] },
];

/** Those of the contract's examples, then one for each tag. */
export function categoriesAt(newest: number): Category[] {
  const listed = sampleCoins()
    .all.map(({ facts }) => facts)
    .filter(({ status, dateAdded }) => status === "active" && dateAdded <= newest);
  const tagged = sampleTags.map(({ slug, name }) => ({
    name: `${name} coins`,
    description: `Coins and tokens with the tag ${name}.`,
    assetIds: listed.filter(({ tags }) => tags.includes(slug)).map(({ id }) => id),
  }));
  return [...examples, ...tagged].map(({ name, description, assetIds }, index) => ({
    id: `695f1a7000000000000c${(index + 1).toString(16).padStart(4, "0")}`,
    name,
    title: name,
    description,
    assetIds,
    lastUpdated: newest,
  }));
}
