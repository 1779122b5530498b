export { type DemoKey, KEY_PATTERN, type LimitUsage, type PlanLimitName } from "@market-data/http";
export { sampleStore } from "@market-data/sample";
export { BackgroundSaver, type BackgroundSaverOptions } from "./accounts/background-saver.ts";
export { closeMeter } from "./accounts/close-meter.ts";
export * as counting from "./accounts/counting.ts";
export { FeatureUsageCounter, type FeatureUsageCounterOptions } from "./accounts/feature-usage-counter.ts";
export type {
  Feature,
  FeatureUsage,
  FeatureUsageEntry,
  FeatureUsageStore,
} from "./accounts/feature-usage-store.ts";
export type { KeyChange, KeyNews } from "./accounts/key-cache.ts";
export {
  assertNotRevoked,
  changeKey,
  describeChange,
  describeRotation,
  getAccount,
  type KeyAccount,
  limitBySecret,
  moveKey,
  revokeKey,
  withAccount,
} from "./accounts/key-changes.ts";
export {
  type ApiKey,
  type KeyCommand,
  type KeyLogEntry,
  type KeyStore,
  type KeyTerms,
  type NewKey,
  OtherPlan,
  UnknownKey,
  UnusableSecret,
} from "./accounts/key-store.ts";
export { MemoryMeter, type MemoryMeterOptions } from "./accounts/memory-meter.ts";
export type { Account, Admission, Admitted, Meter, Rejected, Reservation, Usage } from "./accounts/meter.ts";
export { NetworkError, parseNetworks } from "./accounts/networks.ts";
export { type MadeKey, type MadeSecret, makeKey, makeSecret } from "./accounts/new-key.ts";
export { type BatchName, OnceSaver } from "./accounts/once-saver.ts";
export {
  PlanConfigurationError,
  type PlanOverrides,
  type PlanSettings,
  readPlans,
} from "./accounts/plan-settings.ts";
export { PlanTable, type ServicePlan } from "./accounts/plan-table.ts";
export { hashSecret } from "./accounts/secret.ts";
export type { UsageEntry, UsageKind, UsageStore } from "./accounts/usage-store.ts";
export type { Cluster, OpenMeter, OpenMeterOptions, RedisSettings } from "./cluster.ts";
export type { ServedOperations } from "./http/operation-handler.ts";
export { logErrors } from "./observing/log-errors.ts";
export { createLogger, type Logger, type LoggerOptions, type LogLevel } from "./observing/logger.ts";
export type { GaugeDefinition } from "./observing/metrics.ts";
export { OutageLog, type OutageMessages } from "./observing/outage-log.ts";
export { tuneCollector } from "./server/collector.ts";
export { type Server, type ServerOptions, startServer } from "./server/start-server.ts";
export { createService, type Service, type ServiceOptions } from "./service.ts";
export { DEFAULT_SETTINGS, type ServiceSettings } from "./settings.ts";
export type {
  AccountsOptions,
  Backend,
  BackupFile,
  CheckResult,
  DataLocation,
  MaintainOptions,
  Maintenance,
  MarketOptions,
  MovedTable,
  OpenAccounts,
  OpenMarket,
  PostgresLocation,
  Publishing,
  PublishOptions,
  Removal,
  RemovalRequest,
} from "./storage/backend.ts";
export { MemoryBackend } from "./storage/memory/memory-backend.ts";
export { MemoryFeatureUsageStore } from "./storage/memory/memory-feature-usage-store.ts";
export { MemoryKeyStore } from "./storage/memory/memory-key-store.ts";
export { MemoryUsageStore } from "./storage/memory/memory-usage-store.ts";
export { openBackend } from "./storage/open-backend.ts";
export { openDatabase } from "./storage/sqlite/open.ts";
export { SqliteBackend } from "./storage/sqlite/sqlite-backend.ts";
export { SqliteWriter } from "./storage/sqlite/sqlite-writer.ts";
export { StorageError, type StorageErrorKind } from "./storage/storage-error.ts";
export { lowerPoolPriority } from "./threads/priority.ts";
