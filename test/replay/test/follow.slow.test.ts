import type { OperationId } from "@market-data/openapi";
import { sampleStore } from "@market-data/sample";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestCopy, TestUpstream } from "../../../packages/service/test/support/follow.ts";
import { differingValues } from "../src/compare/json.ts";
import { readOperations } from "../src/requests/contract.ts";
import { getVariations } from "../src/requests/variations.ts";

/** The operations of current data and of days. The others show hours and minutes before the copy. */
const OPERATIONS: readonly OperationId[] = [
  "cryptocurrencyMapV1",
  "cryptocurrencyInfoV1",
  "cryptocurrencyInfoV2",
  "cryptocurrencyListingsHistoricalV1",
  "cryptocurrencyListingsLatestV1",
  "cryptocurrencyListingsLatestV3",
  "cryptocurrencyListingsNewV1",
  "cryptocurrencyQuotesLatestV1",
  "cryptocurrencyQuotesLatestV2",
  "cryptocurrencyQuotesLatestV3",
  "cryptocurrencyMarketPairsLatestV1",
  "cryptocurrencyMarketPairsLatestV2",
  "cryptocurrencyCategoriesV1",
  "cryptocurrencyCategoryV1",
  "cryptocurrencyAirdropV1",
  "cryptocurrencyAirdropsV1",
  "cryptocurrencyMultiplierV1",
  "cryptocurrencyTrendingLatestV1",
  "cryptocurrencyTrendingMostVisitedV1",
  "dexMultiplierV2",
  "dexNetworksListV4",
  "dexListingsInfoV4",
  "dexListingsQuotesV4",
  "exchangeAssetsV1",
  "exchangeInfoV1",
  "exchangeMapV1",
  "exchangeMarketPairsLatestV1",
  "fiatMapV1",
  "simplePriceV1",
  "toolsPriceConversionV1",
  "toolsPriceConversionV2",
];

/** The fields that differ, each with a reason. A place is a target with a field. */
const EXPECTED: readonly (readonly [place: RegExp, reason: string])[] = [
  [/ body \S*(percent|volume|price|cap)_change/, "changes compare with history, which begins with the copy"],
  [/(first|last)_historical_data$/, "the history of the copy begins with the copy"],
  [/listings\/historical.* body data\.\d+\.num_market_pairs$/, "snapshots of days have no pairs"],
  [/ body status\.notice$/, "only the sample market is marked as made up"],
];

/** Sorts by values that no record of the contract shows, or by history. Only the order differs. */
const OTHER_ORDER =
  /sort=(percent_change|svc_rank_advanced|effective_liquidity|market_score|market_reputation)/;
/** Times and filters of history, and days before the first day of the copy. */
const OF_HISTORY = /[?&](time=|percent_change_\w+=|date=20(?!26))/;
/** A day is compared as a whole, because its listing takes long. */
const PART_OF_DAY = /listings\/historical(?!.*limit=5000)/;
const BACKFILL = { days: 2 };

/** Rates are quotients of rounded prices, so the last digit of a conversion may differ. */
const isRounded = (old: string, now: string) => Math.abs(Number(old) / Number(now) - 1) < 1e-11;

let upstream: TestUpstream;
let copy: TestCopy;
beforeAll(async () => {
  upstream = await TestUpstream.start((now) => sampleStore({ now }));
  copy = new TestCopy(upstream);
  await (await copy.follow(BACKFILL)).round();
  upstream.move(86_400_000);
  await (await copy.follow(BACKFILL)).round();
});
afterAll(async () => {
  await copy[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});

test("a copy serves the current data and the days of its upstream: equal prices, volumes, supplies and times", async () => {
  const service = await copy.serve();
  const key = await service.key("Enterprise");
  const operations = readOperations().filter(({ operation }) =>
    OPERATIONS.includes(operation.operationId as OperationId),
  );
  const targets = getVariations(operations).filter(
    (target) =>
      !OTHER_ORDER.test(target) &&
      !OF_HISTORY.test(target) &&
      !PART_OF_DAY.test(target) &&
      !target.includes("#"),
  );
  const unexpected = new Map<string, string>();
  const used = new Set<RegExp>();
  const statuses = new Map<number, number>();
  for (const target of targets) {
    const one = await upstream.get(target);
    const other = await service.get(target, key);
    statuses.set(one.status, (statuses.get(one.status) ?? 0) + 1);
    if (one.status !== other.status) unexpected.set(`status ${target}`, `${one.status} -> ${other.status}`);
    for (const { field, old, new: now } of differingValues(one.text, other.text) ?? []) {
      if (isRounded(old, now)) continue;
      const expected = EXPECTED.find(([pattern]) => pattern.test(`${target} ${field}`));
      if (expected !== undefined) used.add(expected[0]);
      else unexpected.set(field.replace(/\.\d+/g, ".*"), `${target}: ${old} -> ${now}`);
    }
  }
  await service.close();
  expect(statuses.get(200)).toBeGreaterThan(1500);
  expect(statuses.get(429)).toBeUndefined();
  expect([...unexpected]).toEqual([]);
  expect(used.size).toBe(EXPECTED.length);
});
