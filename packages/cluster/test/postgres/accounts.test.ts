import { MemoryMeter } from "@market-data/service";
import {
  describeFeatureUsageStore,
  describeKeyStore,
  describeMeter,
  describeUsageStore,
} from "@market-data/service/conformance";
import { afterAll } from "vitest";
import { PostgresFeatureUsageStore, PostgresKeyStore, PostgresUsageStore } from "../../src/index.ts";
import { shareAccounts } from "../support/schemas.ts";

const accounts = shareAccounts();
afterAll(() => accounts.close());

describeKeyStore("PostgreSQL", async () => ({ keys: new PostgresKeyStore(await accounts.open()) }));
describeUsageStore("PostgreSQL", async () => ({ usage: new PostgresUsageStore(await accounts.open()) }));
describeFeatureUsageStore("PostgreSQL", async () => ({
  featureUsage: new PostgresFeatureUsageStore(await accounts.open()),
}));
describeMeter("A meter on PostgreSQL", async () => ({
  meter: new MemoryMeter({ store: new PostgresUsageStore(await accounts.open()) }),
}));
