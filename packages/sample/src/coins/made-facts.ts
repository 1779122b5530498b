import type { Asset } from "@market-data/market";
import { DAY } from "../course/moments.ts";
import { base58, chance, hexDigits, pick, seedOf } from "../course/noise.ts";
import type { CoinDescription } from "./coin.ts";
import { namingOf } from "./names.ts";

/** What sort of coin stands at an index. */
export interface Kind {
  readonly status: Asset["status"];
  readonly isStable: boolean;
  readonly isWrapped: boolean;
  readonly isDefi: boolean;
  readonly isToken: boolean;
  /** Nobody but the project says how many units there are. */
  readonly hasUnknownSupply: boolean;
}

/** Ids of made coins begin here; those of the examples and of fiat currencies lie below. */
const FIRST_ID = 10_001;
const [ETHEREUM, BNB, SOLANA] = [1027, 1839, 5426];
/** Which coin's symbol a coin shares: that of another made coin, or of a fiat currency. */
const SHARES_WITH_NEIGHBOUR = 40;
const SHARED_WITH_FIAT: Readonly<Record<number, string>> = { 50: "TRY", 350: "GEL" };

const use = { token: 1, tags: 2, added: 3, platform: 4, supply: 5, launched: 6, texts: 7 };

export function idOf(index: number): number {
  return FIRST_ID + index;
}

/** Every 33rd coin is inactive, as many are untracked, every 50th is stable; the first is a dollar. */
export function kindOf(index: number): Kind {
  const statuses = { 31: "untracked", 32: "inactive" } as const;
  const status = statuses[(index % 33) as 31] ?? "active";
  const isStable = index % 50 === 0;
  const isWrapped = !isStable && index % 100 === 75;
  return {
    status,
    isStable,
    isWrapped,
    isDefi: !isStable && index % 7 === 3,
    isToken: isStable || isWrapped || chance(seedOf(idOf(index), 3), use.token) < 0.5,
    hasUnknownSupply: status === "untracked" || index % 45 === 44,
  };
}

/** The facts of the coin at an index, but for its maximum supply, which its price decides. */
export function factsOf(index: number, kind: Kind): CoinDescription["facts"] {
  const id = idOf(index);
  const lucky = (what: number) => chance(seedOf(id, 3), what);
  const { name, slug, symbol } = namingOf(index);
  // None after the newest of the examples; those that have stopped since had been there for a while.
  const days = kind.status === "inactive" ? 3650 : 4270;
  const dateAdded = Date.UTC(2014, 0, 1) + Math.floor(lucky(use.added) * days) * DAY;
  const isInfinite = kind.isStable || lucky(use.supply) < 0.3;
  const tags = tagsOf(index, kind);
  return {
    id,
    name,
    symbol: symbolOf(index, symbol),
    slug,
    category: kind.isToken ? "token" : "coin",
    status: kind.status,
    dateAdded,
    dateLaunched: lucky(use.launched) < 0.6 ? dateAdded - Math.floor(lucky(use.launched) * 300) * DAY : null,
    tags,
    platform: kind.isToken ? platformOf(id, lucky(use.platform)) : null,
    maxSupply: null,
    infiniteSupply: isInfinite,
    logo: `https://img.example.com/coins/64x64/${id}.png`,
    description: lucky(use.texts) < 0.9 ? `${name} is an invented ${kind.isToken ? "token" : "coin"}.` : null,
    notice: id % 60 === 0 ? `${name} is **invented**: nobody can buy it.` : null,
    urls: urlsOf(slug, lucky(use.texts)),
    selfReportedTags: kind.hasUnknownSupply ? tags.slice(0, 1) : [],
  };
}

function symbolOf(index: number, own: string): string {
  if (index % SHARES_WITH_NEIGHBOUR === 39) return namingOf(index - 20).symbol;
  return SHARED_WITH_FIAT[index] ?? own;
}

/** Where a token lives. Addresses on the last platform tell upper from lower case. */
function platformOf(id: number, luck: number): NonNullable<Asset["platform"]> {
  if (luck >= 0.75) return { assetId: SOLANA, tokenAddress: base58(seedOf(id, 4), 44) };
  const tokenAddress = `0x${hexDigits(seedOf(id, 4), 40)}`;
  return { assetId: luck < 0.55 ? ETHEREUM : BNB, tokenAddress };
}

const SUBJECTS = ["filesharing", "payments", "gaming", "storage", "privacy", "oracles"];

function tagsOf(index: number, { isStable, isWrapped, isDefi, isToken }: Kind): string[] {
  const seed = seedOf(idOf(index), 5);
  const tags: string[] = [];
  if (isStable) tags.push("stablecoin");
  if (isWrapped) tags.push("wrapped");
  if (isDefi) tags.push("defi");
  if (!isToken) {
    if (chance(seed, 1) < 0.3) tags.push("mineable");
    tags.push(chance(seed, 2) < 0.7 ? "layer-1" : "layer-2");
  }
  if (!isStable && chance(seed, 3) < 0.5) tags.push(pick(SUBJECTS, seed, 4));
  return tags;
}

function urlsOf(slug: string, luck: number): Asset["urls"] {
  const site = `https://${slug}.example.com`;
  return {
    website: [site],
    technical_doc: luck < 0.5 ? [`${site}/paper.pdf`] : [],
    explorer: [`https://explorer.example.com/${slug}`],
    source_code: luck < 0.7 ? [`https://code.example.com/${slug}`] : [],
    message_board: luck < 0.2 ? [`https://forum.example.com/${slug}`] : [],
    chat: luck < 0.4 ? [`https://chat.example.com/${slug}`, `https://talk.example.com/${slug}`] : [],
    announcement: luck < 0.1 ? [`https://news.example.com/${slug}`] : [],
    reddit: luck < 0.3 ? [`https://boards.example.com/${slug}`] : [],
    twitter: luck < 0.6 ? [`https://posts.example.com/${slug}`] : [],
  };
}
