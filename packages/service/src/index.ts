export { sampleStore } from "@market-data/sample";
export type { Answers, LooksBackTo } from "./answers.ts";
export type { ConformanceCase } from "./conformance.ts";
export { type ApiKey, type KeyStore, type NewKey, UnknownKey, UnusableSecret } from "./keys/key-store.ts";
export { keyStoreConformance } from "./keys/key-store-conformance.ts";
export {
  MemoryMeter,
  type MemoryMeterOptions,
  type UsageEntry,
  type UsageJournal,
} from "./metering/memory-meter.ts";
export type { Account, Admission, Gauge, Limit, Meter, Usage } from "./metering/meter.ts";
export { meterConformance } from "./metering/meter-conformance.ts";
export { createLogger, type Logger, type LoggerOptions, type LogLevel } from "./observing/logger.ts";
export {
  PlanConfigurationError,
  type PlanOverrides,
  type PlanSettings,
  readPlans,
} from "./plans/configuration.ts";
export { PlanTable, type ServicePlan } from "./plans/plan-table.ts";
export type { DemoKey } from "./server/demo-keys.ts";
export { type Server, type ServerOptions, startServer } from "./server/start-server.ts";
export { createService, type Service, type ServiceOptions } from "./service.ts";
export { DEFAULT_SETTINGS, type ServiceSettings } from "./settings.ts";
export { DatabaseFault, type FaultKind } from "./storage/sqlite/faults.ts";
export { openAccounts, openDatabase } from "./storage/sqlite/open.ts";
export { type OpenMarket, openMarket } from "./storage/sqlite/open-market.ts";
export { SqliteJournal } from "./storage/sqlite/sqlite-journal.ts";
export { SqliteKeyStore } from "./storage/sqlite/sqlite-key-store.ts";
export { SqliteStore, type SqliteStoreOptions } from "./storage/sqlite/sqlite-store.ts";
export { SqliteWriter } from "./storage/sqlite/sqlite-writer.ts";
