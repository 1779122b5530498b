import type { OperationHandler } from "../operation.ts";
import { changeOver, listingOrders } from "../rows/listing-orders.ts";
import { paginate } from "../rows/paging.ts";
import { getView } from "../rows/view.ts";
import type { TrendPeriod, Trends } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { plainRecords } from "./plain-records.ts";

const NO_LIST = "This market has no such list. Instead, assets are listed by 24-hour volume, then by rank.";

/** Returns the most searched or most visited assets. A market without such a list returns the highest volumes. */
export function trending(
  by: keyof Trends,
): OperationHandler<"cryptocurrencyTrendingLatestV1" | "cryptocurrencyTrendingMostVisitedV1"> {
  return async (parameters, context) => {
    const view = getView(await context.store.snapshot());
    const ids = view.snapshot.trends[by][parameters.time_period];
    if (ids.length === 0) {
      const sorted = await view.sorted("volume_24h", listingOrders.volume_24h);
      const rows = paginate(sorted, parameters);
      return { ...(await plainRecords(view, context, parameters, rows, { flags: true })), notice: NO_LIST };
    }
    const known = ids.map((id) => view.row(id)).filter((row) => row !== undefined);
    // Inactive assets are marked as inactive. An active asset without a rank has no current price and is left out.
    const rows = paginate(known, parameters, ({ asset, rank }) => rank !== null || asset.status !== "active");
    return plainRecords(view, context, parameters, rows, { flags: true });
  };
}

/** Returns the assets with the highest gains or losses. */
export const gainersLosers: OperationHandler<"cryptocurrencyTrendingGainersLosersV1"> = async (
  parameters,
  context,
) => {
  const view = getView(await context.store.snapshot());
  const { time_period, sort_dir } = parameters;
  const sorted = await view.sorted(`change over ${time_period}`, changeOver(time_period), sort_dir);
  const rows = paginate(sorted, parameters);
  return plainRecords(view, context, parameters, rows);
};

/** The maximum length of a trending list. */
export function countTrending(by: keyof Trends) {
  return ({ trends, index }: Snapshot, { time_period }: { readonly time_period: TrendPeriod }): number =>
    trends[by][time_period].length || index.ranked.length;
}
