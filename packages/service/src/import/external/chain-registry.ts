import type { Asset } from "@market-data/market";
import { NO_URLS } from "../assets.ts";
import { optional, readRow, required } from "../columns.ts";
import { type Format, withHeader } from "../format.ts";
import { line, text, upperCase, url } from "../values.ts";

const SOURCE = "chain-registry";
const TOKENS = /^(ics20|cw20|erc20|snip20|snip25)$/;

const COLUMNS = {
  chain: required(line, ""),
  symbol: required(upperCase, ""),
  name: required(line, ""),
  type: required(line, ""),
  logo: optional(url, ""),
  website: optional(url, ""),
  x: optional(url, ""),
  description: optional(text, ""),
};

/**
 * Assets of the Cosmos chain registry: sites, descriptions, and logos with several sizes. Assets of a chain may share a
 * symbol, so the key contains the name.
 */
export const chainRegistry: Format = {
  name: "chain-registry",
  summary: "Assets of the Cosmos chain registry: chain,symbol,name,gecko_id,type,logo,website,x,description",
  order: 60,
  recognises: withHeader(
    "chain",
    "symbol",
    "name",
    "gecko_id",
    "type",
    "logo",
    "website",
    "x",
    "description",
  ),
  start: ({ session }) => ({
    row({ texts }) {
      const { chain, symbol, name, type, logo, website, x, description } = readRow(COLUMNS, texts);
      const key = { source: SOURCE, key: `${chain}:${texts["symbol"]}:${name}` };
      const known = session.assets.find(key);
      const urls = known === undefined ? undefined : session.catalogue.find("assets", known)?.urls;
      session.assets.save(
        key,
        {
          name,
          symbol,
          ...(logo === null ? {} : { logo }),
          ...(description === null ? {} : { description }),
          urls: { ...NO_URLS, ...urls, ...site("website", website), ...site("twitter", x) },
        },
        { name, symbol, category: TOKENS.test(type) ? "token" : "coin" },
      );
    },
  }),
};

function site(kind: keyof Asset["urls"], address: string | null): Partial<Asset["urls"]> {
  return address === null ? {} : { [kind]: [address] };
}
