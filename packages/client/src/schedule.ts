/**
 * A query of TanStack Query. The type omits `data`, because TypeScript would infer the type of the query's data from this
 * property.
 */
export interface QueryState {
  readonly state: { readonly dataUpdatedAt: number };
}

/** Computes how long the data of a history is fresh in ms. Takes the parameters, then the query with the data. */
export type Schedule = (parameters: Record<string, unknown>) => (query: QueryState) => number;

/**
 * Creates the schedule of a history, in seconds (spec/guides/caching.md).
 * @param day From the end of a UTC day until its record is available.
 * @param hour From the end of a UTC hour, for `time_period: "hourly"`.
 * @param incomplete The cache time of data with the current, incomplete period.
 */
export function schedule(day: number, hour = day, incomplete = Infinity): Schedule {
  return (parameters) => {
    const isHourly = /hourly/i.test(`${parameters["time_period"]}`);
    const period = isHourly ? 3_600_000 : 86_400_000;
    return ({ state }) => {
      const { data: body, dataUpdatedAt } = state as { data?: unknown; dataUpdatedAt: number };
      // A period that opened later is incomplete.
      const end = new Date(dataUpdatedAt - period).toISOString();
      const data = Object(Object(body).data);
      // One record, a list, or a map of records or lists. Bodies are not validated.
      const records = [data, ...Object.values(data)].flat();
      const isCurrent = records.some((record) =>
        [record?.quotes].flat().some((quote) => quote?.time_open > end),
      );
      const wait = period - ((dataUpdatedAt - (isHourly ? hour : day) * 1000) % period);
      return isCurrent ? Math.min(incomplete * 1000, wait) : wait;
    };
  };
}
