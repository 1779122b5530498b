import { performance } from "node:perf_hooks";
import { type HttpResponse, NO_ROUTE } from "@market-data/http";
import type { ServiceContext } from "../http/authorizer.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";

/** Counts a response and logs it. */
export function recordResponse(
  { id, method, address, receivedTicks, route, account, plan }: ServiceContext,
  { status, credits = 0 }: HttpResponse,
  { log, metrics }: { log: Logger; metrics: Metrics },
): void {
  const milliseconds = performance.now() - receivedTicks;
  const operation = route?.name ?? NO_ROUTE;
  metrics.request(operation, status, milliseconds / 1000);
  if (plan !== undefined) metrics.credits(plan.name, credits);
  if (!log.writes("info")) return;
  log.log("info", "request", {
    requestId: id,
    method,
    operation,
    status,
    milliseconds: Math.round(milliseconds * 1000) / 1000,
    credits,
    key: account?.keyId,
    address,
  });
}
