import type { MarketOperation } from "@market-data/market";
import { expect, test } from "vitest";
import { startService, type TestService } from "./support/service.ts";

/** Longer than any earlier block of the event loop on a busy machine. */
const LONGER_SECONDS = 0.4;
let blockedSeconds = 0;

/** An ID map that blocks the event loop. */
const blocking: MarketOperation = {
  measure: () => ({ units: 1, quotes: 1 }),
  async handle() {
    const until = performance.now() + blockedSeconds * 1000;
    while (performance.now() < until);
    return { data: [], count: 0 };
  },
};

test("a metric shows how long a request blocked the event loop", async () => {
  const service = await startService({ operations: { cryptocurrencyMapV1: blocking } });
  try {
    const key = await service.key("Basic");
    blockedSeconds = (await readEventLoopDelay(service)) + LONGER_SECONDS;
    let limit = 0;
    // Blocks before the first read of metrics are not measured.
    const block = async () => {
      limit += 1;
      const { status } = await service.get(`/v1/cryptocurrency/map?limit=${limit}`, key);
      expect(status).toBe(200);
      return readEventLoopDelay(service);
    };
    await expect.poll(block).toBeGreaterThan(blockedSeconds - 0.006);
  } finally {
    await service.close();
  }
});

async function readEventLoopDelay(service: TestService): Promise<number> {
  const { text } = await service.get("/metrics");
  return Number(/^market_data_event_loop_delay_max_seconds (\S+)$/m.exec(text)?.[1]);
}
