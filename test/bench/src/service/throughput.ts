import type { Row } from "../figures/table.ts";
import { ROUNDS } from "../measure.ts";
import { toHeaders } from "./key.ts";
import type { Loader } from "./loader.ts";
import type { MeasuredProcess } from "./measured-process.ts";

/** Short: what else the machine does then falls on all sides alike. */
const SECONDS = 1;
/** Until all sides are compiled: on a machine that is busy, that takes the service some seconds. */
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 10;

/** Calls to one server. */
export interface Side {
  readonly server: MeasuredProcess;
  readonly calls: readonly string[];
  readonly encoding?: string;
  /** How many connections send them; 10 where absent. */
  readonly connections?: number;
}

/** What a server did, a figure a round. */
export interface Throughput {
  /** Calls a second. */
  readonly perSecond: number[];
  /** Calls for each second of the server's CPU time: it tells of the server alone, however fast the calls come. */
  readonly perCpuSecond: number[];
  /** Of the CPU time of server and loader, that of the loader, in percent. */
  readonly loaderShare: number[];
}

/** What two servers did, a figure a round. */
export type Comparison = Readonly<Record<keyof Throughput, Pick<Row, "ours" | "theirs">>>;

const MEASURES = ["perSecond", "perCpuSecond", "loaderShare"] as const satisfies (keyof Throughput)[];

/**
 * What two servers do, in turn.
 *
 * @param warmUpSeconds Of calls to each, before the first round.
 */
export async function compared(
  loader: Loader,
  ours: Side,
  theirs: Side,
  warmUpSeconds = WARM_UP_SECONDS,
): Promise<Comparison> {
  const [one, other] = await inTurn(loader, [ours, theirs], warmUpSeconds);
  const pair = (unit: keyof Throughput) => ({ ours: one[unit], theirs: other[unit] });
  return {
    perSecond: pair("perSecond"),
    perCpuSecond: pair("perCpuSecond"),
    loaderShare: pair("loaderShare"),
  };
}

/** What several servers do, in turn (A B A B ...) so that a machine that slows down slows all of them. */
export async function inTurn<Sides extends readonly Side[]>(
  loader: Loader,
  sides: readonly [...Sides],
  warmUpSeconds = WARM_UP_SECONDS,
): Promise<{ [Index in keyof Sides]: Throughput }> {
  for (const side of sides) await once(loader, side, warmUpSeconds);
  const results = sides.map((): Throughput => ({ perSecond: [], perCpuSecond: [], loaderShare: [] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, side] of sides.entries()) {
      const measured = await once(loader, side, SECONDS);
      for (const measure of MEASURES) results[index]?.[measure].push(measured[measure]);
    }
  }
  return results as { [Index in keyof Sides]: Throughput };
}

async function once(
  loader: Loader,
  { server, calls, encoding = "identity", connections = CONNECTIONS }: Side,
  seconds: number,
): Promise<Record<keyof Throughput, number>> {
  const headers = toHeaders(encoding);
  const before = await server.usage();
  const { requests, perSecond, cpu } = await loader.run({
    url: server.url,
    calls,
    headers,
    seconds,
    connections,
  });
  const after = await server.usage();
  const used = after.cpu - before.cpu;
  return { perSecond, perCpuSecond: requests / used, loaderShare: (100 * cpu) / (cpu + used) };
}
