import type { Exchange, ExchangeWallet } from "@market-data/market";
import { toSlug } from "../coins/names.ts";
import data from "../data/exchanges.json" with { type: "json" };
import wallets from "../data/wallets.json" with { type: "json" };

/** An entry of the data file, by status. */
interface ExchangeData
  extends Pick<Exchange, "id" | "name" | "notice" | "weeklyVisits" | "makerFee" | "takerFee"> {
  readonly launched: string | null;
}

const byStatus: Readonly<Record<Exchange["status"], readonly ExchangeData[]>> = data;

/** Exchanges with pairs of the sample market. */
export const activeExchanges = exchangesIn("active");

/** All exchanges. The inactive exchange and the untracked exchange have no pairs. */
export const sampleExchanges: readonly Exchange[] = [
  ...activeExchanges,
  ...exchangesIn("inactive"),
  ...exchangesIn("untracked"),
];

/** The known wallets of two exchanges. */
export const sampleWallets: readonly ExchangeWallet[] = wallets;

function exchangesIn(status: Exchange["status"]): Exchange[] {
  return byStatus[status].map(({ launched, ...facts }) => ({
    ...facts,
    ...makePages(toSlug(facts.name)),
    status,
    logo: `https://img.example.com/exchanges/64x64/${facts.id}.png`,
    description: `${facts.name} is made up, as everything that is traded on it.`,
    dateLaunched: launched === null ? null : Date.parse(launched),
  }));
}

function makePages(slug: string): Pick<Exchange, "slug" | "urls"> {
  const urls = {
    website: [`https://${slug}.example.com`],
    blog: [`https://${slug}.example.com/blog`],
    chat: [`https://chat.example.com/${slug}`],
    fee: [`https://${slug}.example.com/fees`],
    twitter: [`https://twitter.example.com/${slug}`],
  };
  return { slug, urls };
}
