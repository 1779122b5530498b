import type { MarketOperation } from "@market-data/market";
import { expect, test } from "vitest";
import { startService, type TestService } from "./support/service.ts";

const HOLD_SECONDS = 0.4;

/** A map of assets that is made in one go, and takes long. */
const holding: MarketOperation = {
  measure: () => ({ units: 1, quotes: 1 }),
  async handle() {
    const until = performance.now() + HOLD_SECONDS * 1000;
    while (performance.now() < until);
    return { data: [], count: 0 };
  },
};

test("a metric shows for how long a request held the event loop", async () => {
  const service = await startService({ operations: { cryptocurrencyMapV1: holding } });
  try {
    const before = await readLongestHold(service);
    const { status } = await service.get("/v1/cryptocurrency/map", await service.key("Basic"));
    expect(status).toBe(200);
    const after = await readLongestHold(service);
    expect(after).toBeGreaterThan(before);
    expect(after).toBeGreaterThan(HOLD_SECONDS - 0.006);
  } finally {
    await service.close();
  }
});

async function readLongestHold(service: TestService): Promise<number> {
  const { text } = await service.get("/metrics");
  return Number(/^market_data_event_loop_longest_hold_seconds (\S+)$/m.exec(text)?.[1]);
}
