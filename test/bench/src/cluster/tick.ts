import { setTimeout as delay } from "node:timers/promises";
import { PostgresBackend } from "@market-data/cluster";
import type { NewMetrics } from "@market-data/market";
import { ServiceNode } from "@market-data/test-cluster/service-node";
import type { Row, Table } from "../figures/table.ts";
import { ROUNDS } from "../measure.ts";
import { toHeaders } from "../service/key.ts";
import { getMarket } from "../service/market.ts";
import { MeasuredProcess } from "../service/measured-process.ts";
import type { Engines } from "./engines.ts";

const NODES = 3;
const MOST_UNTIL_SERVED_MS = 1000;
const MOST_HELD_MS = 10;
const GIVEN_UP_MS = 30_000;
/** How often each node is asked: more often would take from it what it needs. */
const POLL_MS = 10;

/** What one tick took, in ms: from its commit until each node served it, and for how long a node was held. */
interface Tick {
  readonly served: readonly number[];
  readonly held: number;
  /** The most CPU time that a node took meanwhile without a turn for others, up to 1 ms more. */
  readonly worked: number;
  /** Until it was committed. */
  readonly written: number;
}

/** New prices of 10,000 assets at once, published to three nodes. */
export async function benchTick(engines: Engines): Promise<Table[]> {
  const folder = await getMarket({ copies: 10, candles: 40 });
  const url = await engines.createDatabase("tick");
  const backend = new PostgresBackend({ market: url, accounts: url });
  await backend.moveFrom(folder);
  const market = await backend.openMarket();
  const nodes: MeasuredProcess[] = [];
  const publisher = await ServiceNode.start({ MARKET: url, METER: engines.redisUrl }, [], {
    args: ["publish"],
    isReady: /"Publishing: /,
  });
  try {
    for (let index = 0; index < NODES; index++)
      nodes.push(await MeasuredProcess.start("served.ts", [url, "1", engines.redisUrl]));
    const { metrics } = await market.store.snapshot();
    const known = [...metrics.values()].map(
      ({ rank: _, numMarketPairs: __, priceBefore: ___, volume24hBefore: ____, ...rest }): NewMetrics => rest,
    );
    const ticks: Tick[] = [];
    // The first one compiles, and does not count.
    for (let round = 0; round <= ROUNDS; round++) {
      const changed = known.map((one) => ({
        ...one,
        price: one.price * (1 + (round + 1) / 1000),
        lastUpdated: Date.now(),
      }));
      const tick = await write(changed, nodes, market);
      if (round > 0) ticks.push(tick);
    }
    const row = (what: string, of: (tick: Tick) => number, most?: number): Row => ({
      ...{
        what,
        unit: "ms",
        ours: ticks.map(of),
        reference: "its commit",
        theirs: ticks.map(({ written }) => written),
      },
      ...(most === undefined ? {} : { aim: { most, of: "ours" } }),
    });
    return [
      {
        title: `A tick of ${known.length.toLocaleString("en")} assets`,
        rows: [
          row("from the commit until the first of three nodes serves it", ({ served }) =>
            Math.min(...served),
          ),
          row("until all three do", ({ served }) => Math.max(...served), MOST_UNTIL_SERVED_MS),
          row("the longest that a node was held meanwhile", ({ held }) => held, MOST_HELD_MS),
          row("the same by CPU time, up to 1 ms more: the rest it had no processor", ({ worked }) => worked),
        ],
      },
    ];
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await publisher.stop();
    await market.close();
  }
}

async function write(
  metrics: readonly NewMetrics[],
  nodes: readonly MeasuredProcess[],
  { writer }: Awaited<ReturnType<PostgresBackend["openMarket"]>>,
): Promise<Tick> {
  for (const node of nodes) node.watchHolds();
  const begun = performance.now();
  await writer.transaction(async (batch) => {
    await batch.saveMetrics(metrics);
    for (const { assetId, lastUpdated: time, price, volume24h, circulatingSupply, totalSupply } of metrics) {
      const quote = { time, price, volume24h, marketCap: null, circulatingSupply, totalSupply };
      await batch.saveQuotes(assetId, [quote]);
    }
  });
  const committed = performance.now();
  const last = metrics.at(-1) as NewMetrics;
  const served = await Promise.all(nodes.map((node) => findTurn(node, last, committed)));
  const usages = await Promise.all(nodes.map((node) => node.usage()));
  const held = Math.max(...usages.map(({ longestHold }) => longestHold));
  const worked = Math.max(...usages.map(({ longestWork }) => longestWork));
  return { served, held, worked, written: committed - begun };
}

/** How long after a commit a node first serves what was updated then, in ms. */
async function findTurn(
  { url }: MeasuredProcess,
  { assetId, lastUpdated }: NewMetrics,
  committed: number,
): Promise<number> {
  const path = `/v1/simple/price?ids=${assetId}&include_last_updated=true`;
  const expected = new Date(lastUpdated).toISOString();
  while (performance.now() < committed + GIVEN_UP_MS) {
    const response = await fetch(url + path, { headers: toHeaders("identity") });
    const body = await response.text();
    if (body.includes(expected)) return performance.now() - committed;
    if (!response.ok) throw new Error(`${url}: ${response.status} ${body}`);
    await delay(POLL_MS);
  }
  throw new Error(`${url} did not serve the prices of ${expected} within ${GIVEN_UP_MS} ms.`);
}
