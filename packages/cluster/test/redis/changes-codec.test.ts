import type { AssetMetrics } from "@market-data/market";
import type { MetricsWithPast } from "@market-data/market/store";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { CommittedChanges } from "../../src/postgres/changes.ts";
import { decodeChanges, encodeChanges } from "../../src/redis/changes-codec.ts";

const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const figure = fc.option(number);
const priceBefore: fc.Arbitrary<AssetMetrics["priceBefore"]> = fc.record({
  "1h": figure,
  "24h": figure,
  "7d": figure,
  "30d": figure,
  "60d": figure,
  "90d": figure,
});
const metrics: fc.Arbitrary<MetricsWithPast> = fc.record({
  assetId: fc.nat(),
  price: number,
  priceBefore,
  volume24h: figure,
  volume24hBefore: figure,
  volume7d: figure,
  volume30d: figure,
  volume24hReported: figure,
  volume7dReported: figure,
  volume30dReported: figure,
  circulatingSupply: figure,
  totalSupply: figure,
  selfReportedCirculatingSupply: figure,
  unlockedCirculatingSupply: figure,
  isMarketCapIncludedInCalc: fc.boolean(),
  tvl: figure,
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
  fc.assert(fc.property(message, (sent) => void expect(decodeChanges(encodeChanges(sent))).toEqual(sent)));
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
  expect(decodeChanges(bytes)?.metrics[9999]?.assetId).toBe(9999);
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
  expect(decodeChanges(other)).toBeUndefined();
  expect(() => decodeChanges(bytes.subarray(0, -8))).toThrow(RangeError);
});
