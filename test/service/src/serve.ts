// Runs the real service with the sample market and a fixed clock in a separate process. running-service.ts starts the
// process, and service-deps.ts selects the storage engine.
import { EXAMPLES_CLOCK } from "@market-data/sample";
import { createLogger, createService, PlanTable, readPlans } from "@market-data/service";
import type { ServiceRequest, ServiceStart } from "./running-service.ts";
import { openServiceDeps } from "./service-deps.ts";

const {
  plans,
  keys,
  addressLimit = 0,
  vendorPrefix = "svc",
} = JSON.parse(process.argv[2] as string) as ServiceStart;
const now = () => EXAMPLES_CLOCK;
const parts = await openServiceDeps();
const service = createService({
  ...parts,
  plans: new PlanTable(readPlans(JSON.stringify({ plans }))),
  // On a busy machine, a request may wait longer than the default 10 seconds for a slot.
  settings: { addressLimit, vendorPrefix, stopDrain: 0, queueTimeout: 600_000 },
  log: createLogger({ level: "warn", write: (lines) => process.stderr.write(lines) }),
  now,
});
const secrets: Record<string, string> = {};
for (const [name, plan] of Object.entries(keys)) {
  secrets[name] = (await parts.keys.create({ plan, name }, now())).secret;
}
const url = await service.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ url, keys: secrets });

process.on("message", (message: ServiceRequest) => {
  if (message === "memory") process.send?.({ peak: process.resourceUsage().maxRSS * 1024 });
});
// Ends with the test, even if the test crashes.
process.on("disconnect", async () => {
  await service.close();
  await parts.close();
});
