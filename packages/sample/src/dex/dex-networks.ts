import type { DexNetwork } from "@market-data/market";

function explorers(slug: string) {
  const site = `https://explorer.example.com/${slug}`;
  return {
    tokenExplorerUrl: `${site}/token/`,
    poolExplorerUrl: `${site}/address/`,
    transactionHashUrl: `${site}/tx/`,
  };
}

/** Those of the contract's examples, and two that come after them. */
export const sampleNetworks: readonly DexNetwork[] = [
  {
    id: 1,
    name: "Ethereum",
    alternativeName: "ERC20",
    slug: "ethereum",
    assetId: 1027,
    wrappedAssetId: 2396,
    ...explorers("ethereum"),
  },
  {
    id: 16,
    name: "Solana",
    alternativeName: "SPL",
    slug: "solana",
    assetId: 5426,
    wrappedAssetId: 16116,
    ...explorers("solana"),
  },
  {
    id: 17,
    name: "Example Smart Chain",
    alternativeName: "BEP20",
    slug: "example-smart-chain",
    assetId: 1839,
    wrappedAssetId: null,
    ...explorers("example-smart-chain"),
  },
  {
    id: 18,
    name: "Example Rollup",
    alternativeName: null,
    slug: "example-rollup",
    assetId: null,
    wrappedAssetId: null,
    tokenExplorerUrl: null,
    poolExplorerUrl: null,
    transactionHashUrl: null,
  },
];
