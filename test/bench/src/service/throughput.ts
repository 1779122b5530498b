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
}

/** What a server did, a figure a round. */
export interface Throughput {
  /** Calls a second. */
  readonly perSecond: number[];
  /** Calls for each second of the server's CPU time: it tells of the server alone, however fast the calls come. */
  readonly perCpuSecond: number[];
}

/** What two servers did, a figure a round. */
export type Comparison = Readonly<Record<keyof Throughput, Pick<Row, "ours" | "theirs">>>;

/** What two servers do, in turn. */
export async function compared(loader: Loader, ours: Side, theirs: Side): Promise<Comparison> {
  const [one, other] = await inTurn(loader, [ours, theirs]);
  const pair = (unit: keyof Throughput) => ({ ours: one[unit], theirs: other[unit] });
  return { perSecond: pair("perSecond"), perCpuSecond: pair("perCpuSecond") };
}

/** What several servers do, in turn (A B A B ...) so that a machine that slows down slows all of them. */
export async function inTurn<Sides extends readonly Side[]>(
  loader: Loader,
  sides: readonly [...Sides],
): Promise<{ [Index in keyof Sides]: Throughput }> {
  for (const side of sides) await once(loader, side, WARM_UP_SECONDS);
  const results = sides.map((): Throughput => ({ perSecond: [], perCpuSecond: [] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, side] of sides.entries()) {
      const { perSecond, perCpuSecond } = await once(loader, side, SECONDS);
      results[index]?.perSecond.push(perSecond);
      results[index]?.perCpuSecond.push(perCpuSecond);
    }
  }
  return results as { [Index in keyof Sides]: Throughput };
}

async function once(
  loader: Loader,
  { server, calls, encoding = "identity" }: Side,
  seconds: number,
): Promise<Record<keyof Throughput, number>> {
  const headers = toHeaders(encoding);
  const before = await server.usage();
  const { requests, perSecond } = await loader.run({
    url: server.url,
    calls,
    headers,
    seconds,
    connections: CONNECTIONS,
  });
  const after = await server.usage();
  return { perSecond, perCpuSecond: requests / (after.cpu - before.cpu) };
}
