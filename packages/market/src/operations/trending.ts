import type { OperationHandler } from "../operation.ts";
import { changeOver, listingOrders } from "../rows/listing-orders.ts";
import { paginate } from "../rows/paging.ts";
import { getView } from "../rows/view.ts";
import type { TrendPeriod, Trends } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { plainRecords } from "./plain-records.ts";

const NO_LIST = "This market has no such list. These are its assets by 24-hour volume, then by rank.";

/** The assets that are searched for or visited most; where the market has no such list, those with the highest volume. */
export function trending(
  by: keyof Trends,
): OperationHandler<"cryptocurrencyTrendingLatestV1" | "cryptocurrencyTrendingMostVisitedV1"> {
  return async (parameters, context) => {
    const view = getView(await context.store.snapshot());
    const ids = view.snapshot.trends[by][parameters.time_period];
    if (ids.length === 0) {
      const sorted = await view.sorted("volume_24h", listingOrders.volume_24h);
      const rows = paginate(sorted, parameters);
      const data = await plainRecords(view, context, parameters, rows, { flags: true });
      return { data, count: rows.length, notice: NO_LIST };
    }
    const known = ids.map((id) => view.row(id)).filter((row) => row !== undefined);
    // Inactive ones are marked as such; an active one without a rank has no current price.
    const rows = paginate(known, parameters, ({ asset, rank }) => rank !== null || asset.status !== "active");
    const data = await plainRecords(view, context, parameters, rows, { flags: true });
    return { data, count: rows.length };
  };
}

/** The assets whose price rose or fell most. */
export const gainersLosers: OperationHandler<"cryptocurrencyTrendingGainersLosersV1"> = async (
  parameters,
  context,
) => {
  const view = getView(await context.store.snapshot());
  const { time_period, sort_dir } = parameters;
  const sorted = await view.sorted(`change over ${time_period}`, changeOver(time_period), sort_dir);
  const rows = paginate(sorted, parameters);
  const data = await plainRecords(view, context, parameters, rows);
  return { data, count: rows.length };
};

/** How long a list of trends is at most. */
export function countTrending(by: keyof Trends) {
  return ({ trends, index }: Snapshot, { time_period }: { readonly time_period: TrendPeriod }): number =>
    trends[by][time_period].length || index.ranked.length;
}
