import { performance } from "node:perf_hooks";
import { LiveBody, type MalformedRequest, type NetworkResponse } from "@market-data/http";
import type { Logger } from "@market-data/storage";
import type { FeatureUsageCounter } from "../accounts/feature-usage-counter.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { ServiceContext } from "./service-route.ts";

export interface RecordDeps {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly featureUsage: FeatureUsageCounter | undefined;
}

/** Counts and logs a response. Only successful requests count as feature usage. */
export function recordResponse(
  { id, method, address, receivedAt, receivedTicks, route, state }: ServiceContext,
  { status, credits = 0, body }: Pick<NetworkResponse, "status" | "credits" | "body">,
  { log, metrics, featureUsage }: RecordDeps,
): void {
  const milliseconds = performance.now() - receivedTicks;
  const { name: operation } = route;
  const { keyId, plan, features } = state;
  metrics.request(operation, status, body instanceof LiveBody ? undefined : milliseconds / 1000);
  if (plan !== undefined) metrics.credits(plan, credits);
  if (status < 400 && features.length > 0) featureUsage?.count(features, keyId, receivedAt);
  const level = "isProbe" in route && route.isProbe === true && status < 400 ? "debug" : "info";
  if (!log.writes(level)) return;
  log.log(level, "request", {
    requestId: id,
    method,
    operation,
    status,
    milliseconds: Math.round(milliseconds * 1000) / 1000,
    credits,
    key: keyId,
    address,
  });
}

/** Logs a malformed request without the bytes, because a key may be among them. */
export function recordMalformed({ id, name, address }: MalformedRequest, log: Logger): void {
  log.log("info", "malformed request", { requestId: id, error: name, address });
}
