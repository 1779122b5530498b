// The real service over the sample market at a fixed clock, as a program of its own; see running-service.ts.
import { EXAMPLES_CLOCK, sampleStore } from "@market-data/market/sample";
import {
  createLogger,
  createService,
  MemoryMeter,
  openAccounts,
  PlanTable,
  readPlans,
  SqliteKeyStore,
} from "@market-data/service";
import type { ServiceRequest, ServiceStart } from "./running-service.ts";

const { plans, keys } = JSON.parse(process.argv[2] as string) as ServiceStart;
const now = () => EXAMPLES_CLOCK;
const store = new SqliteKeyStore(openAccounts(":memory:"));
const meter = new MemoryMeter();
const service = createService({
  store: sampleStore({ now }),
  keys: store,
  meter,
  plans: new PlanTable(readPlans(JSON.stringify({ plans }))),
  settings: { addressLimit: 0 },
  log: createLogger({ level: "warn", write: (lines) => process.stderr.write(lines) }),
  now,
});
const secrets: Record<string, string> = {};
for (const [name, plan] of Object.entries(keys)) {
  secrets[name] = (await store.create({ plan, name }, now())).secret;
}
const url = await service.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ url, keys: secrets });

process.on("message", (message: ServiceRequest) => {
  if (message === "memory") process.send?.({ peak: process.resourceUsage().maxRSS * 1024 });
});
// Ends when the test does, however that ends.
process.on("disconnect", async () => {
  await service.close();
  await meter.close();
});
