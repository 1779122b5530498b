import type { Feature, FeatureUsage } from "@market-data/storage";

/** A usage count: requests, distinct keys, and the last UTC day with a request (`2026-01-31`). */
interface UsageCount {
  /** Distinct keys; 0 for an operation without keys. */
  readonly keys: number;
  readonly requests: number;
  readonly lastSeen: string;
}

/** The usage of the contract's features, by name. Unused features are absent. */
interface UsageReport {
  /** The first day with a request, among the requested days. */
  readonly since: string;
  /** Today, still incomplete. */
  readonly until: string;
  readonly operations: Readonly<Record<string, OperationUsage>>;
}

interface OperationUsage extends UsageCount {
  /** Absent in a report by operation. */
  readonly parameters?: Readonly<Record<string, ParameterUsage>>;
}

interface ParameterUsage extends UsageCount {
  /** Empty if the contract does not enumerate the values. */
  readonly values: Readonly<Record<string, UsageCount>>;
}

interface ReportOptions {
  /** Unix time in ms. */
  readonly now: number;
  /** Start of the first requested day, as Unix time in ms. Default: all days. */
  readonly since?: number | undefined;
  /** Whether parameters and their values are reported. */
  readonly withParameters: boolean;
}

/** Creates a report from stored usage. */
export function createUsageReport(
  listed: readonly FeatureUsage[],
  { now, since = now, withParameters }: ReportOptions,
): UsageReport {
  const find = (isMeant: (feature: Feature) => boolean) => listed.filter(({ feature }) => isMeant(feature));
  const getValues = ({ operationId, parameter }: Feature) => ({
    values: toRecord(
      find((each) => each.operationId === operationId && each.parameter === parameter && each.value !== ""),
      "value",
    ),
  });
  const getParameters = ({ operationId }: Feature) => ({
    parameters: toRecord(
      find((each) => each.operationId === operationId && each.parameter !== "" && each.value === ""),
      "parameter",
      getValues,
    ),
  });
  return {
    since: toDay(listed.length === 0 ? since : Math.min(...listed.map(({ firstDay }) => firstDay))),
    until: toDay(now),
    operations: toRecord(
      find(({ parameter }) => parameter === ""),
      "operationId",
      withParameters ? getParameters : undefined,
    ),
  };
}

/** @param getMore Returns the fields of a feature besides its counts. */
function toRecord<More = unknown>(
  usages: readonly FeatureUsage[],
  name: keyof Feature,
  getMore?: (feature: Feature) => More,
): Record<string, UsageCount & More> {
  return Object.fromEntries(
    usages.map(({ feature, keys, requests, lastDay }) => [
      feature[name],
      { keys, requests, lastSeen: toDay(lastDay), ...(getMore?.(feature) as More) },
    ]),
  );
}

/** The UTC day of a time, as `2026-01-31`. */
export function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
