import type { Feature, FeatureUsage } from "../accounts/feature-usage-store.ts";

/** How often something was used, by how many keys, and on which UTC day last, as `2026-01-31`. */
export interface UsageCount {
  /** Different keys; 0 for an operation that requires none. */
  readonly keys: number;
  readonly requests: number;
  readonly lastSeen: string;
}

/** The usage of the contract's features, by name; what was not used is absent. */
export interface UsageReport {
  /** The first day with a request, of those that were asked for. */
  readonly since: string;
  /** Today, of which the rest is to come. */
  readonly until: string;
  readonly operations: Readonly<Record<string, OperationUsage>>;
}

interface OperationUsage extends UsageCount {
  /** Absent in a report by operation alone. */
  readonly parameters?: Readonly<Record<string, ParameterUsage>>;
}

interface ParameterUsage extends UsageCount {
  /** None where the contract does not enumerate them. */
  readonly values: Readonly<Record<string, UsageCount>>;
}

export interface ReportOptions {
  /** A Unix time in ms. */
  readonly now: number;
  /** Start of the first day that was asked for, a Unix time in ms; any where absent. */
  readonly since?: number | undefined;
  /** Whether parameters and their values are reported. */
  readonly withParameters: boolean;
}

/** Makes the report of what a store lists. */
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

/** @param getMore What a feature has in addition to its counts. */
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
