import { optional, readRow, required } from "../columns.ts";
import { type Format, withHeader } from "../format.ts";
import type { ImportSession } from "../session.ts";
import { slugify } from "../slugs.ts";
import type { SourceKey } from "../source-keys.ts";
import { line, number, upperCase } from "../values.ts";

const SOURCE = "viaprotocol";
/** The address of a chain's native coin in these lists. */
const NATIVE = `0x${"0".repeat(40)}`;

const COLUMNS = {
  chain_id: required(line, ""),
  chain: required(line, ""),
  address: required(line, ""),
  symbol: required(upperCase, ""),
  name: required(line, ""),
  decimals: optional(number, ""),
};

/**
 * Tokens on many chains. Chain and address identify a token. The lists contain no markets, so tokens are listed and
 * untracked.
 */
export const tokenList: Format = {
  name: "token-list",
  summary: "Token lists of many chains: chain_id,chain,address,symbol,name,decimals,gecko_id",
  order: 50,
  recognises: withHeader("chain_id", "chain", "address", "symbol", "name", "decimals", "gecko_id"),
  start: ({ session }) => ({
    row({ texts }) {
      const { chain_id, chain, address, symbol, name } = readRow(COLUMNS, texts);
      const coin = { source: SOURCE, key: `chain:${chain_id}` };
      const coinId = session.assets.assignId(coin);
      saveNetwork(session, chain_id, chain, coinId);
      if (address.toLowerCase() === NATIVE) {
        session.assets.save(coin, { name, symbol }, { name, symbol });
        return;
      }
      const key: SourceKey = { source: SOURCE, key: `${chain_id}:${normaliseAddress(address)}` };
      const platform = { assetId: coinId, tokenAddress: address };
      session.assets.save(key, { name, symbol, platform, category: "token" }, { name, symbol });
    },
  }),
};

/** Hexadecimal addresses ignore case. Other addresses, like Solana's, do not. */
function normaliseAddress(address: string): string {
  return /^0x[0-9a-f]+$/i.test(address) ? address.toLowerCase() : address;
}

function saveNetwork(session: ImportSession, chainId: string, chain: string, assetId: number): void {
  session.catalogue.put("dexNetworks", {
    id: session.assignId("network", { source: SOURCE, key: chainId }),
    name: chain,
    alternativeName: null,
    slug: slugify(chain) || `chain-${chainId}`,
    assetId,
    wrappedAssetId: null,
    tokenExplorerUrl: null,
    poolExplorerUrl: null,
    transactionHashUrl: null,
  });
}
