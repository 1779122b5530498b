export { type DemoKey, KEY_PATTERN, type LimitUsage, type PlanLimitName } from "@market-data/http";
export { sampleStore } from "@market-data/sample";
export { FeatureUsageCounter, type FeatureUsageCounterOptions } from "./accounts/feature-usage-counter.ts";
export { MemoryMeter } from "./accounts/memory-meter.ts";
export { NetworkError, parseNetworks } from "./accounts/networks.ts";
export {
  PlanConfigurationError,
  type PlanOverrides,
  type PlanSettings,
  readPlans,
} from "./accounts/plan-settings.ts";
export { PlanTable, type ServicePlan } from "./accounts/plan-table.ts";
export { UsageLedger, type UsageLedgerOptions } from "./accounts/usage-ledger.ts";
export type { ServiceOptions } from "./application.ts";
export type { ServedOperations } from "./http/operation-handler.ts";
export { createLogger, type LoggerOptions } from "./monitoring/logger.ts";
export { tuneCollector } from "./server/collector.ts";
export {
  createService,
  type Server,
  type ServerOptions,
  type Service,
  startServer,
} from "./server/server.ts";
export { DEFAULT_SETTINGS, type ServiceSettings } from "./settings.ts";
export { openBackend } from "./storage/open-backend.ts";
export { openDatabase } from "./storage/sqlite/open.ts";
export { SqliteBackend } from "./storage/sqlite/sqlite-backend.ts";
export { SqliteWriter } from "./storage/sqlite/sqlite-writer.ts";
export { lowerPoolPriority } from "./threads/priority.ts";
