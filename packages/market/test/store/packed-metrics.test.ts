import { runTask } from "@market-data/scheduler";
import { expect, test } from "vitest";
import {
  type MetricsWithPast,
  packMetrics,
  unpackMetrics,
  unpackMetricsInSteps,
} from "../../src/store/index.ts";

const full: MetricsWithPast = {
  assetId: 1,
  price: 0.1 + 0.2,
  priceBefore: { "1h": 1.5, "24h": 2.5, "7d": 3.5, "30d": 4.5, "60d": 5.5, "90d": 6.5 },
  volume24h: 10,
  volume24hBefore: 11,
  volume7d: 12,
  volume30d: 13,
  volume24hReported: 14,
  volume7dReported: 15,
  volume30dReported: 16,
  circulatingSupply: 1e21,
  totalSupply: 18,
  selfReportedCirculatingSupply: 19,
  unlockedCirculatingSupply: 20,
  isMarketCapIncludedInCalc: true,
  tvl: 21,
  lastUpdated: 1_768_478_340_000,
};

/** Every field that can be unknown is null. */
const bare: MetricsWithPast = {
  ...(Object.fromEntries(Object.keys(full).map((field) => [field, null])) as unknown as MetricsWithPast),
  assetId: 2,
  price: 0,
  priceBefore: { "1h": null, "24h": null, "7d": null, "30d": null, "60d": null, "90d": null },
  isMarketCapIncludedInCalc: false,
  lastUpdated: 0,
};

test("unpacked metrics equal the packed ones, including unknown values", () => {
  const metrics = [full, bare];
  const completed = metrics.map((one) => ({ ...one, rank: undefined, numMarketPairs: undefined }));
  expect(unpackMetrics(packMetrics(metrics))).toStrictEqual(completed);
});

test("unpacking in steps gives equal metrics", async () => {
  const packed = packMetrics(Array.from({ length: 1000 }, (_, index) => ({ ...full, assetId: index })));
  expect(await runTask(unpackMetricsInSteps(packed))).toStrictEqual(unpackMetrics(packed));
});
