import type { DexNetwork } from "@market-data/market";
import data from "../data/dex-networks.json" with { type: "json" };

/** The networks of the contract's examples, and two more networks. */
export const sampleNetworks: readonly DexNetwork[] = data.map(({ hasExplorer, ...network }) => {
  const site = hasExplorer ? `https://explorer.example.com/${network.slug}` : null;
  return {
    ...network,
    tokenExplorerUrl: site && `${site}/token/`,
    poolExplorerUrl: site && `${site}/address/`,
    transactionHashUrl: site && `${site}/tx/`,
  };
});
