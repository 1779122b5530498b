import type { ExchangeAsset } from "@market-data/types";
import { lookUpExchanges } from "../lookup/lookup.ts";
import type { OperationHandler } from "../operation.ts";
import { compareKeys } from "../rows/ordering.ts";
import type { Asset, ExchangeWallet } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { product } from "../values/rounding.ts";

/** Returns the assets in the wallets of an exchange, most valuable first. Wallets of unknown value come last. */
export const exchangeAssets: OperationHandler<"exchangeAssetsV1"> = async ({ id }, { store }) => {
  const snapshot = await store.snapshot();
  lookUpExchanges(snapshot, { id: [id] });
  const data = findWallets(snapshot, id)
    .flatMap((wallet) => toRecord(snapshot, wallet))
    .sort((one, other) => compareKeys(getValue(one), getValue(other), -1));
  return { data, count: data.length };
};

/** The maximum number of items in a response. */
export function countWallets(snapshot: Snapshot, { id }: { readonly id: number }): number {
  return findWallets(snapshot, id).length;
}

function findWallets({ wallets }: Snapshot, id: number): ExchangeWallet[] {
  return wallets.filter(({ exchangeId }) => exchangeId === id);
}

function getValue({ balance, currency }: ExchangeAsset): number | null {
  return product(balance, currency.price_usd);
}

/** Empty if the platform or the asset is missing from the catalogue. */
function toRecord({ assets, metrics }: Snapshot, wallet: ExchangeWallet): ExchangeAsset[] {
  const [platform, currency] = [assets.get(wallet.platformId), assets.get(wallet.assetId)];
  if (platform === undefined || currency === undefined) return [];
  return [
    {
      wallet_address: wallet.address,
      balance: wallet.balance,
      platform: toNames(platform),
      currency: { ...toNames(currency), price_usd: metrics.get(currency.id)?.price ?? null },
    },
  ];
}

function toNames({ id, symbol, name }: Asset) {
  return { crypto_id: id, symbol, name };
}
