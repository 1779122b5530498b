import type { Category } from "@market-data/market";
import { sampleCoins } from "../coins/coins.ts";
import examples from "../data/categories.json" with { type: "json" };
import tags from "../data/tags.json" with { type: "json" };

/** The categories of the contract's examples, then one category per tag. */
export function categoriesAt(newest: number): Category[] {
  const listed = sampleCoins()
    .all.map(({ metadata }) => metadata)
    .filter(({ status, dateAdded }) => status === "active" && dateAdded <= newest);
  const tagged = tags.map(({ slug, name }) => ({
    name: `${name} coins`,
    description: `Coins and tokens with the tag ${name}.`,
    assetIds: listed.filter((asset) => asset.tags.includes(slug)).map(({ id }) => id),
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
