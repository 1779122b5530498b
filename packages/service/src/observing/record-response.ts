import { performance } from "node:perf_hooks";
import { type HttpResponse, type MalformedRequest, NO_ROUTE } from "@market-data/http";
import type { FeatureUsageCounter } from "../accounts/feature-usage-counter.ts";
import type { ServiceContext } from "../http/authorizer.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";

export interface RecordDeps {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly featureUsage: FeatureUsageCounter | undefined;
}

/** Counts a response and logs it. What an error was the response to has used nothing of the contract. */
export function recordResponse(
  { id, method, address, receivedAt, receivedTicks, route, keyId, plan, work }: ServiceContext,
  { status, credits = 0 }: Pick<HttpResponse, "status" | "credits">,
  { log, metrics, featureUsage }: RecordDeps,
): void {
  const milliseconds = performance.now() - receivedTicks;
  const operation = route?.name ?? NO_ROUTE;
  metrics.request(operation, status, milliseconds / 1000);
  if (plan !== undefined) metrics.credits(plan.name, credits);
  if (status < 400 && work !== undefined && "size" in work) {
    featureUsage?.count(work.query.features, keyId, receivedAt);
  }
  const level = route?.isProbe === true && status < 400 ? "debug" : "info";
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

/** Logs a request that could not be parsed. Of its bytes nothing is: they may contain a key. */
export function recordMalformed({ id, name, address }: MalformedRequest, log: Logger): void {
  log.log("info", "malformed request", { requestId: id, error: name, address });
}
