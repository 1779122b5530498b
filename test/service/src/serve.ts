// The real service over the sample market at a fixed clock, as a program of its own; see running-service.ts. The market
// is computed as it is asked for; with CONFORMANCE_STORE=sqlite it is first written into a database, and read from there.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MarketStore } from "@market-data/market";
import { EXAMPLES_CLOCK, sampleStore, seedSample } from "@market-data/sample";
import {
  createLogger,
  createService,
  MemoryKeyStore,
  MemoryMeter,
  openBackend,
  PlanTable,
  readPlans,
} from "@market-data/service";
import type { ServiceRequest, ServiceStart } from "./running-service.ts";

const {
  plans,
  keys,
  addressLimit = 0,
  vendorPrefix = "svc",
} = JSON.parse(process.argv[2] as string) as ServiceStart;
const now = () => EXAMPLES_CLOCK;
const accounts = new MemoryKeyStore();
const market = process.env["CONFORMANCE_STORE"] === "sqlite" ? await storedMarket() : computedMarket();
const meter = new MemoryMeter();
const service = createService({
  store: market.store,
  keys: accounts,
  meter,
  plans: new PlanTable(readPlans(JSON.stringify({ plans }))),
  settings: { addressLimit, token: vendorPrefix, stopDrain: 0 },
  log: createLogger({ level: "warn", write: (lines) => process.stderr.write(lines) }),
  now,
});
const secrets: Record<string, string> = {};
for (const [name, plan] of Object.entries(keys)) {
  secrets[name] = (await accounts.create({ plan, name }, now())).secret;
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
  await market.close();
});

interface Market {
  readonly store: MarketStore;
  close(): Promise<void>;
}

function computedMarket(): Market {
  return { store: sampleStore({ now }), close: async () => {} };
}

async function storedMarket(): Promise<Market> {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  const opened = await (await openBackend(folder)).openMarket();
  for await (const _ of seedSample(opened.writer, { until: EXAMPLES_CLOCK }));
  return {
    store: opened.store,
    async close() {
      await opened.close();
      rmSync(folder, { recursive: true });
    },
  };
}
