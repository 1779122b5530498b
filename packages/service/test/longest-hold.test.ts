import type { MarketOperation } from "@market-data/market";
import { expect, test } from "vitest";
import { startService, type TestService } from "./support/service.ts";

/** Longer than all that held the loop before, however busy the machine is. */
const LONGER_SECONDS = 0.4;
let holdSeconds = 0;

/** A map of assets that is made in one go, and takes long. */
const holding: MarketOperation = {
  measure: () => ({ units: 1, quotes: 1 }),
  async handle() {
    const until = performance.now() + holdSeconds * 1000;
    while (performance.now() < until);
    return { data: [], count: 0 };
  },
};

test("a metric shows for how long a request held the event loop", async () => {
  const service = await startService({ operations: { cryptocurrencyMapV1: holding } });
  try {
    const key = await service.key("Basic");
    holdSeconds = (await readLongestHold(service)) + LONGER_SECONDS;
    let limit = 0;
    // What holds the loop before it was looked at for the first time is not measured.
    const hold = async () => {
      limit += 1;
      const { status } = await service.get(`/v1/cryptocurrency/map?limit=${limit}`, key);
      expect(status).toBe(200);
      return readLongestHold(service);
    };
    await expect.poll(hold).toBeGreaterThan(holdSeconds - 0.006);
  } finally {
    await service.close();
  }
});

async function readLongestHold(service: TestService): Promise<number> {
  const { text } = await service.get("/metrics");
  return Number(/^market_data_event_loop_longest_hold_seconds (\S+)$/m.exec(text)?.[1]);
}
