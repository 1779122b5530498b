import type { AssetMetrics } from "@market-data/market";
import type { MetricsWithPast } from "@market-data/market/store";
import { runSync } from "@market-data/scheduler";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { CommittedChanges } from "../../src/postgres/changes.ts";
import { decodeChanges, encodeChanges } from "../../src/redis/changes-codec.ts";

const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const value = fc.option(number);
const priceBefore: fc.Arbitrary<AssetMetrics["priceBefore"]> = fc.record({
  "1h": value,
  "24h": value,
  "7d": value,
  "30d": value,
  "60d": value,
  "90d": value,
});
const metrics: fc.Arbitrary<MetricsWithPast> = fc.record({
  assetId: fc.nat(),
  price: number,
  priceBefore,
  volume24h: value,
  volume24hBefore: value,
  volume7d: value,
  volume30d: value,
  volume24hReported: value,
  volume7dReported: value,
  volume30dReported: value,
  circulatingSupply: value,
  totalSupply: value,
  selfReportedCirculatingSupply: value,
  unlockedCirculatingSupply: value,
  isMarketCapIncludedInCalc: fc.boolean(),
  tvl: value,
  lastUpdated: fc.nat(2 ** 42),
});
const message: fc.Arbitrary<CommittedChanges> = fc.record({
  epoch: fc.string(),
  commit: fc.nat(),
  commits: fc.array(fc.nat()),
  revision: fc.nat(),
  isAll: fc.boolean(),
  origin: fc.constantFrom("import", "sample", undefined),
  catalogue: fc.record({
    tags: fc.array(
      fc.record({ slug: fc.string(), name: fc.string({ unit: "grapheme" }), category: fc.string() }),
    ),
  }),
  metrics: fc.array(metrics),
  // JSON has no -0.
  rates: fc.array(
    fc.record({ fiatId: fc.nat(), usd: number.map((value) => value + 0), lastUpdated: fc.nat() }),
  ),
});

test("changes are what they were when they were sent, to the last bit", () => {
  fc.assert(
    fc.property(message, (sent) => void expect(runSync(decodeChanges(encodeChanges(sent)))).toEqual(sent)),
  );
});

test("the metrics of 10,000 assets take 1.76 MB", () => {
  const [one] = fc.sample(metrics, 1);
  const all = Array.from({ length: 10_000 }, (_, assetId) => ({ ...(one as MetricsWithPast), assetId }));
  const rest = {
    epoch: "a",
    revision: 2,
    commits: [7],
    isAll: false,
    origin: undefined,
    catalogue: {},
    rates: [],
  };
  const bytes = encodeChanges({ ...rest, metrics: all });
  expect(bytes.length).toBeLessThan(1_761_000);
  expect(runSync(decodeChanges(bytes))?.metrics[9999]?.assetId).toBe(9999);
});

test("what another version wrote is not read, and what is damaged is an error", () => {
  const rest = {
    epoch: "a",
    revision: 2,
    commits: [7],
    isAll: false,
    origin: undefined,
    catalogue: {},
    rates: [],
  };
  const bytes = encodeChanges({ ...rest, metrics: fc.sample(metrics, 3) });
  const other = Buffer.from(bytes.toString("latin1").replace('"format":3', '"format":2'), "latin1");
  expect(runSync(decodeChanges(other))).toBeUndefined();
  expect(() => runSync(decodeChanges(bytes.subarray(0, -8)))).toThrow(RangeError);
});
