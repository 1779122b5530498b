import { FeatureUsageCounter } from "../accounts/feature-usage-counter.ts";
import type { PlanTable } from "../accounts/plan-table.ts";
import type { OpenMeter } from "../cluster.ts";
import { logErrors } from "../observing/log-errors.ts";
import type { Logger } from "../observing/logger.ts";
import { createService, type Service, type SharedParts } from "../service.ts";
import type { ServiceSettings } from "../settings.ts";
import type { OpenAccounts, OpenMarket } from "../storage/backend.ts";
import { closeAll } from "./close-all.ts";
import { createFaultFinder } from "./find-faults.ts";

/** What a thread has opened to serve requests. */
export interface AssemblyDeps {
  readonly market: Pick<OpenMarket, "store" | "gauges" | "probe">;
  readonly accounts: OpenAccounts;
  readonly metering: Pick<OpenMeter, "meter" | "gauges">;
  readonly plans: PlanTable;
  readonly settings: ServiceSettings;
  readonly log: Logger;
  /** The time that is now, a Unix time in ms; the machine's clock where absent. */
  readonly now?: number | undefined;
  readonly shared?: SharedParts;
}

/** Makes the service of a market and its accounts; closing it leaves those open. */
export function assembleService(deps: AssemblyDeps): { service: Service; close(): Promise<void> } {
  const { market, accounts, metering, settings, log, now } = deps;
  const { meter } = metering;
  const { usageDays: days } = settings;
  const featureUsage = new FeatureUsageCounter({
    store: accounts.featureUsage,
    days,
    onError: logErrors(log, "The usage of operations could not be stored; it is kept and tried again"),
  });
  const service = createService({
    store: market.store,
    keys: accounts.keys,
    keyNews: accounts.keyNews,
    meter,
    gauges: [...metering.gauges, ...(market.gauges ?? []), ...(accounts.gauges ?? [])],
    ...(days > 0 && { featureUsage }),
    plans: deps.plans,
    settings,
    log,
    findFaults: createFaultFinder(
      [
        { name: "the accounts cannot be read", check: accounts.probe },
        { name: "the market cannot be read", check: market.probe },
        {
          name: "used credits cannot be stored",
          // No other service could store them either: this one goes on, and they wait.
          check: async () => (accounts.isReadOnly?.() ? undefined : meter.checkStored()),
        },
      ],
      log,
    ),
    ...(now !== undefined && { now: () => now }),
    ...(deps.shared !== undefined && { shared: deps.shared }),
  });
  return {
    service,
    close: () => closeAll([() => featureUsage.close(), () => service.close()]),
  };
}
