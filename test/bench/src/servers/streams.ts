import { createService, MemoryMeter, PlanTable } from "@market-data/service";
import { openMemoryAccounts } from "../../../../packages/service/test/support/accounts.ts";
import { asset, metrics } from "../../../conformance/src/fixtures.ts";
import { MemoryStore } from "../../../conformance/src/memory/memory-store.ts";
import { KEY, PLAN } from "./key.ts";
import { serveParent } from "./serve-parent.ts";

// The service with a small market in memory, so that a commit costs little. A message changes the price of all assets.
// Argument: the number of assets, with the ids from 1.
const ids = Array.from({ length: Number(process.argv[2]) }, (_, id) => id + 1);
const many = 1_000_000_000;
const store = new MemoryStore();
let price = 0;
async function commit(): Promise<void> {
  price += 1;
  await store.saveMetrics(ids.map((id) => metrics(id, { price })));
}
await store.saveCatalogue({ assets: ids.map((id) => asset(id)) });
await commit();
const { keys, usage } = openMemoryAccounts();
await keys.create({ plan: PLAN, name: "Bench", secret: KEY }, Date.now());
const limits = { rateLimitMinute: many, creditLimitDaily: many, creditLimitMonthly: many, openStreams: many };
const service = createService({
  store,
  keys,
  meter: new MemoryMeter({ store: usage }),
  plans: new PlanTable({ [PLAN]: limits }),
  settings: { addressLimit: many, maxConnectionsPerAddress: 0, maxStreams: many },
});
process.on("message", () => void commit());
serveParent(await service.listen({ host: "127.0.0.1", port: 0 }), () => service.close());
