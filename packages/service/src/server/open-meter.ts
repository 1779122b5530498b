import type { OpenMeter, OpenMeterOptions, RedisSettings } from "@market-data/storage";
import { loadCluster } from "../storage/load-cluster.ts";

/** Opens the meter that all nodes share, or the meter of this node if there is no Redis. */
export async function openMeter(
  settings: RedisSettings | undefined,
  deps: Pick<OpenMeterOptions, "store" | "onError" | "log">,
  createOwn: (deps: Pick<OpenMeterOptions, "store" | "onError" | "log">) => OpenMeter,
): Promise<OpenMeter> {
  if (settings === undefined) return createOwn(deps);
  const cluster = await loadCluster("Redis");
  return cluster.openMeter({ ...settings, ...deps });
}
