// The real service over the sample market at a fixed clock, as a program of its own; see running-service.ts, and
// served-parts.ts for the engines that it may have the market from.
import { EXAMPLES_CLOCK } from "@market-data/sample";
import { createLogger, createService, PlanTable, readPlans } from "@market-data/service";
import type { ServiceRequest, ServiceStart } from "./running-service.ts";
import { openServedParts } from "./served-parts.ts";

const {
  plans,
  keys,
  addressLimit = 0,
  vendorPrefix = "svc",
} = JSON.parse(process.argv[2] as string) as ServiceStart;
const now = () => EXAMPLES_CLOCK;
const parts = await openServedParts();
const service = createService({
  ...parts,
  plans: new PlanTable(readPlans(JSON.stringify({ plans }))),
  settings: { addressLimit, token: vendorPrefix, stopDrain: 0 },
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
// Ends when the test does, however that ends.
process.on("disconnect", async () => {
  await service.close();
  await parts.close();
});
