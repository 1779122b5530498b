import type { OperationHandler } from "../operation.ts";
import { changeOver } from "../rows/listing-orders.ts";
import { paginate } from "../rows/paging.ts";
import { getView } from "../rows/view.ts";
import type { Trends } from "../store/catalogue.ts";
import { plainRecords } from "./plain-records.ts";

/** The assets that are searched for or visited most. */
export function trending(
  by: keyof Trends,
): OperationHandler<"cryptocurrencyTrendingLatestV1" | "cryptocurrencyTrendingMostVisitedV1"> {
  return async (parameters, { store }) => {
    const view = getView(await store.snapshot());
    const ids = view.snapshot.trends[by][parameters.time_period];
    const rows = ids.map((id) => view.row(id)).filter((row) => row !== undefined);
    const toRecord = await plainRecords(view, store, parameters, { flags: true });
    const data = paginate(rows, parameters).map(toRecord);
    return { data, count: data.length };
  };
}

/** The assets whose price rose or fell most. */
export const gainersLosers: OperationHandler<"cryptocurrencyTrendingGainersLosersV1"> = async (
  parameters,
  { store },
) => {
  const view = getView(await store.snapshot());
  const { time_period, sort_dir } = parameters;
  const rows = view.sorted(`change over ${time_period}`, changeOver(time_period), sort_dir);
  const toRecord = await plainRecords(view, store, parameters, { flags: false });
  const data = paginate(rows, parameters).map(toRecord);
  return { data, count: data.length };
};
