import type { Asset } from "@market-data/market";
import { DAY } from "../clock.ts";
import { base58Address, hexAddress, pick, random, seedFor } from "../random.ts";
import type { CoinDescription } from "./coin.ts";
import { generatedName } from "./names.ts";

/** The facts that determine the metadata and trading of a generated coin. */
export interface Kind {
  readonly status: Asset["status"];
  readonly isStable: boolean;
  readonly isWrapped: boolean;
  readonly isDefi: boolean;
  readonly isToken: boolean;
  /** Whether the supply is only self-reported. */
  readonly hasUnknownSupply: boolean;
}

/** First id of a generated coin. Coins of the examples and fiat currencies have lower ids. */
export const FIRST_ID = 10_001;
const [ETHEREUM, BNB, SOLANA] = [1027, 1839, 5426];
/**
 * Every 40th coin has the symbol of the coin 20 places before. The coins of `SHARED_WITH_FIAT`, by index, have the
 * symbol of a fiat currency.
 */
const SHARES_WITH_NEIGHBOUR = 40;
const SHARED_WITH_FIAT: Readonly<Record<number, string>> = { 50: "TRY", 350: "GEL" };

/** One index per random number of a coin, so that the numbers do not correlate. */
const DRAW = { token: 1, tags: 2, added: 3, platform: 4, supply: 5, launched: 6, texts: 7 };

/** Every 33rd coin is inactive, every 33rd is untracked, and every 50th is a stablecoin, including the first. */
export function kindAt(index: number): Kind {
  const statuses = { 31: "untracked", 32: "inactive" } as const;
  const status = statuses[(index % 33) as 31] ?? "active";
  const isStable = index % 50 === 0;
  const isWrapped = !isStable && index % 100 === 75;
  return {
    status,
    isStable,
    isWrapped,
    isDefi: !isStable && index % 7 === 3,
    isToken: isStable || isWrapped || random(seedFor(FIRST_ID + index, 3), DRAW.token) < 0.5,
    hasUnknownSupply: status === "untracked" || index % 45 === 44,
  };
}

/** Returns the metadata of a coin without its maximum supply, which depends on the price. */
export function generatedMetadata(index: number, kind: Kind): CoinDescription["metadata"] {
  const id = FIRST_ID + index;
  const draw = (number: number) => random(seedFor(id, 3), number);
  const { name, slug, symbol } = generatedName(index);
  // All coins are older than the examples. Inactive coins were listed for some time before trading ended.
  const days = kind.status === "inactive" ? 3650 : 4270;
  const dateAdded = Date.UTC(2014, 0, 1) + Math.floor(draw(DRAW.added) * days) * DAY;
  const isInfinite = kind.isStable || draw(DRAW.supply) < 0.3;
  const tags = generatedTags(id, kind);
  return {
    id,
    name,
    symbol: sharedSymbol(index) ?? symbol,
    slug,
    category: kind.isToken ? "token" : "coin",
    status: kind.status,
    dateAdded,
    dateLaunched: draw(DRAW.launched) < 0.6 ? dateAdded - Math.floor(draw(DRAW.launched) * 300) * DAY : null,
    tags,
    platform: kind.isToken ? platform(id, draw(DRAW.platform)) : null,
    maxSupply: null,
    infiniteSupply: isInfinite,
    logo: `https://img.example.com/coins/64x64/${id}.png`,
    description: draw(DRAW.texts) < 0.9 ? `${name} is an invented ${kind.isToken ? "token" : "coin"}.` : null,
    notice: id % 60 === 0 ? `${name} is **invented**: nobody can buy it.` : null,
    urls: generatedUrls(slug, draw(DRAW.texts)),
    selfReportedTags: kind.hasUnknownSupply ? tags.slice(0, 1) : [],
  };
}

function sharedSymbol(index: number): string | undefined {
  if (index % SHARES_WITH_NEIGHBOUR === 39) return generatedName(index - 20).symbol;
  return SHARED_WITH_FIAT[index];
}

/** Returns the platform of a token. The last platform has case-sensitive addresses. */
function platform(id: number, draw: number): NonNullable<Asset["platform"]> {
  if (draw >= 0.75) return { assetId: SOLANA, tokenAddress: base58Address(seedFor(id, 4)) };
  return { assetId: draw < 0.55 ? ETHEREUM : BNB, tokenAddress: hexAddress(seedFor(id, 4)) };
}

const INDUSTRIES = ["filesharing", "payments", "gaming", "storage", "privacy", "oracles"];

function generatedTags(id: number, { isStable, isWrapped, isDefi, isToken }: Kind): string[] {
  const seed = seedFor(id, 5);
  const tags: string[] = [];
  if (isStable) tags.push("stablecoin");
  if (isWrapped) tags.push("wrapped");
  if (isDefi) tags.push("defi");
  if (!isToken) {
    if (random(seed, 1) < 0.3) tags.push("mineable");
    tags.push(random(seed, 2) < 0.7 ? "layer-1" : "layer-2");
  }
  if (!isStable && random(seed, 3) < 0.5) tags.push(pick(INDUSTRIES, seed, 4));
  return tags;
}

function generatedUrls(slug: string, draw: number): Asset["urls"] {
  const site = `https://${slug}.example.com`;
  return {
    website: [site],
    technical_doc: draw < 0.5 ? [`${site}/paper.pdf`] : [],
    explorer: [`https://explorer.example.com/${slug}`],
    source_code: draw < 0.7 ? [`https://code.example.com/${slug}`] : [],
    message_board: draw < 0.2 ? [`https://forum.example.com/${slug}`] : [],
    chat: draw < 0.4 ? [`https://chat.example.com/${slug}`, `https://talk.example.com/${slug}`] : [],
    announcement: draw < 0.1 ? [`https://news.example.com/${slug}`] : [],
    reddit: draw < 0.3 ? [`https://boards.example.com/${slug}`] : [],
    twitter: draw < 0.6 ? [`https://posts.example.com/${slug}`] : [],
  };
}
